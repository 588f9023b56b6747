import type { Choice } from '../../../src/core/offer.js';
import type { SeatId } from '../../../src/core/seat.js';
import { STANDARD_BOOK } from '../../../src/games/medioevo/facts/book.js';
import { stepsFrom } from '../../../src/games/medioevo/facts/distance.js';
import { isPlace } from '../../../src/games/medioevo/facts/place-ids.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import type { Taste } from '../../kit/fuzz/subject.js';

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
  rest: 0.3,
  wake: 0.3,
  bid: 0.2,
  tax: 0.5,
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

/** What is wanted is what gets games on, and what would else hardly ever come to its end. */
export function tasteOf(state: Medioevo, seat: SeatId, seed: number): Taste {
  const learned = seed % LEARNED === 0 ? 8 : 1;
  const road = roadOf(state, seat);
  return {
    weighsAll: true,
    offer: ({ verb, optional }) =>
      (LIKING[verb] ?? 1) *
      (seed % BRISK !== 0 && optional === true ? 0.5 : 1) *
      (verb === 'technology' ? learned : 1) *
      (road?.verb(verb) ?? 1),
    choice(choice, slot) {
      if (slot === 'length') return choice.id === '4' ? 5 : 1;
      if (slot === 'stages' || slot === 'destination') return nearby(state, seat, choice);
      return road?.choice(choice) ?? 1;
    },
  };
}

interface Road {
  verb(verb: string): number;
  choice(choice: Choice): number;
}

/** On a trade route: from stage to stage, the destination last, and nothing is sold before. */
function roadOf({ realms, vehicles }: Medioevo, seat: SeatId): Road | null {
  const route = realms[seat]?.route ?? null;
  const trader = vehicles.find(({ id }) => id === route?.vehicle);
  const last = route?.stages.at(-1)?.at;
  if (route === null || trader === undefined || last === undefined) return null;
  const open = route.stages.flatMap(({ at, reached }) => (reached || at === last ? [] : [at]));
  const goals: readonly string[] = open.length > 0 ? open : [last];
  const ends = open.length === 0 && trader.at === last;
  return {
    verb(verb) {
      if (verb === 'sell-cubes') return ends ? 20 : 0.01;
      if (verb === 'buy-cubes') return trader.cubes.length === 0 ? 3 : 0.5;
      return verb === 'done' && !ends && trader.used === 0 ? 0.2 : 1;
    },
    choice: ({ id }) => (goals.includes(id) ? 30 : id === `${trader.id}` ? 5 : 1),
  };
}

/** A zone that lies near one of one's transports. */
function nearby({ vehicles }: Medioevo, seat: SeatId, { id }: Choice): number {
  const own = vehicles.filter(({ owner }) => owner === seat);
  const steps = own.map(({ at }) => (isPlace(id) ? (stepsFrom(STANDARD_BOOK.board, at, NEAR).get(id) ?? FAR) : FAR));
  return 4 ** (FAR - Math.min(FAR, ...steps));
}
const NEAR = 3;
const FAR = 4;
