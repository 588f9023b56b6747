import { MEDIOEVO } from '../../../src/games/medioevo/index.js';
import { SETUP_OPTIONS } from '../../../src/games/medioevo/setup/options.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { Chance } from '../../kit/fuzz/chance.js';
import type { Start, Subject } from '../../kit/fuzz/subject.js';
import { checkCubes } from './cubes.js';
import { missing, see } from './met.js';
import { checkPieces } from './pieces.js';
import { checkPurses } from './purses.js';
import { checkSecrets, holdingElse } from './secrets.js';

/** What only takes back what was done comes seldom; what ends a step comes often enough for games to get on. */
const LIKING: Readonly<Record<string, number>> = {
  'strike-out': 0.1,
  'drop-route': 0.02,
  'sell-cubes': 3,
  'buy-cubes': 2,
  'open-route': 3,
  repay: 0.2,
  war: 0.1,
  dismiss: 0.03,
  reopen: 0.05,
  'last-turn': 0.005,
  deploy: 0.3,
  letter: 0.02,
  'offer-pact': 0.1,
  'counter-pact': 0.4,
  'withdraw-pact': 0.1,
  'end-pact': 0.1,
  'break-pact': 0.02,
  complain: 0.05,
  'card-order': 0.05,
  'keep-back': 0.02,
  orders: 0.06,
  'usual-orders': 0.2,
  'plan-move': 0.3,
  'drop-plan': 0.2,
  reroll: 0.5,
  'play-card': 2,
  'use-technology': 2,
  done: 1.5,
  move: 3,
  trade: 3,
};

/** In all games but one in so many half of what nobody waits for is let be. */
const BRISK = 4;
/** In one game of so many all strive for technologies. */
const LEARNED = 5;

/** Three to six kingdoms, any length, any variants. */
function start(seed: number, only?: string): Start {
  const chance = new Chance(seed ^ 0x2545f491);
  const setup: Record<string, string> = {};
  for (const { name, choices } of SETUP_OPTIONS) setup[name] = chance.one(choices);
  const count = only === undefined ? chance.between(3, 6) : Number(only);
  return { name: `${count} kingdoms`, setup, seats: Array.from({ length: count }, (_, index) => `p${index + 1}`) };
}

export const MEDIOEVO_SUBJECT: Subject<Medioevo> = {
  module: MEDIOEVO,
  start,
  taste: ({ realms }, seat, seed) => {
    const goals = new Set<string>(realms[seat]?.route?.stages.flatMap(({ at, reached }) => (reached ? [] : [at])));
    const learned = seed % LEARNED === 0 ? 8 : 1;
    return {
      offer: ({ verb, optional }) =>
        (LIKING[verb] ?? 1) *
        (seed % BRISK !== 0 && optional === true ? 0.5 : 1) *
        (verb === 'technology' ? learned : 1),
      choice: ({ id }) => (goals.has(id) ? 30 : 1),
    };
  },
  check(played) {
    checkPieces(played);
    checkPurses(played);
    checkCubes(played);
    checkSecrets(played);
  },
  holdingElse,
  see,
  missing,
  place: ({ turn, phase, frames }) => JSON.stringify({ turn, phase, frame: frames.at(-1) }),
};
