import { isObject, type JsonObject } from '../../../src/core/json.js';
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
import { tasteOf } from './taste.js';

/** One game of so many begins where whoever does anything of note reaches the limit of honour. */
const NEAR_THE_LIMIT = 12;

/** Three to six kingdoms, any length, any variants. */
function start(seed: number, only?: string): Start {
  const chance = new Chance(seed ^ 0x2545f491);
  const setup: Record<string, string> = {};
  for (const { name, choices } of SETUP_OPTIONS) setup[name] = chance.one(choices);
  const count = only === undefined ? chance.between(3, 6) : Number(only);
  const seats = Array.from({ length: count }, (_, index) => `p${index + 1}`);
  const begun = { name: `${count} kingdoms`, setup, seats };
  return seed % NEAR_THE_LIMIT === 0 ? { ...begun, position: nearTheLimit(begun, chance) } : begun;
}

function nearTheLimit({ setup, seats }: Start, chance: Chance): JsonObject {
  const started = MEDIOEVO.setup({ ...setup, 'honour-limit': '20' }, seats, chance);
  if (!started.ok) throw new Error(started.rejection.code);
  const { state } = started.value;
  const realms = Object.entries(state.realms).map(([seat, realm]) => [seat, { ...realm, honour: 19 }] as const);
  const written = MEDIOEVO.writePosition({ ...state, realms: Object.fromEntries(realms) }, (seat) => seat);
  if (!isObject(written)) throw new Error('no position');
  return written;
}

export const MEDIOEVO_SUBJECT: Subject<Medioevo> = {
  module: MEDIOEVO,
  start,
  taste: tasteOf,
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
