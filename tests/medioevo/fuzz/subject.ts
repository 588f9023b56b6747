import { isObject, type JsonObject } from '../../../src/core/json.js';
import type { SeatId } from '../../../src/core/seat.js';
import { MEDIOEVO } from '../../../src/games/medioevo/index.js';
import { SETUP_OPTIONS } from '../../../src/games/medioevo/setup/options.js';
import type { Realm } from '../../../src/games/medioevo/state/realm.js';
import type { Medioevo } from '../../../src/games/medioevo/state/state.js';
import { Chance } from '../../kit/fuzz/chance.js';
import type { Start, Subject } from '../../kit/fuzz/subject.js';
import { checkCubes } from './cubes.js';
import { missing, see } from './met.js';
import { checkPieces } from './pieces.js';
import { checkPurses } from './purses.js';
import { checkSecrets, holdingElse, secretsElse } from './secrets.js';
import { tasteOf } from './taste.js';

/** One game of so many begins where whoever does anything of note reaches the limit of honour. */
const NEAR_THE_LIMIT = 12;
/** One of so many where all but the first cannot pay what they owe, for the second time. */
const NEAR_RUIN = 25;

/** Three to six kingdoms, any length, any variants. */
function start(seed: number, only?: string): Start {
  const chance = new Chance(seed ^ 0x2545f491);
  const setup: Record<string, string> = {};
  for (const { name, choices } of SETUP_OPTIONS) setup[name] = chance.one(choices);
  const count = only === undefined ? chance.between(3, 6) : Number(only);
  const seats = Array.from({ length: count }, (_, index) => `p${index + 1}`);
  const begun = { name: `${count} kingdoms`, setup, seats };
  if (seed % NEAR_THE_LIMIT === 0) {
    const limited = { ...begun, setup: { ...setup, 'honour-limit': '20' } };
    return { ...begun, position: positionOf(limited, chance, () => ({ honour: 19 })) };
  }
  const ruined = { loans: 5, arrears: 5000, unpaid: 1 };
  const [first] = seats;
  if (seed % NEAR_RUIN !== 0) return begun;
  return { ...begun, position: positionOf(begun, chance, (seat) => (seat === first ? {} : ruined)) };
}

/** The beginning with something else in everybody's hands. */
function positionOf({ setup, seats }: Start, chance: Chance, patch: (seat: SeatId) => Partial<Realm>): JsonObject {
  const started = MEDIOEVO.setup.begin(setup, seats, chance);
  if (!started.ok) throw new Error(started.rejection.code);
  const { state } = started.value;
  const realms = Object.entries(state.realms).map(([seat, realm]) => [seat, { ...realm, ...patch(seat) }] as const);
  const written = MEDIOEVO.position.write({ ...state, realms: Object.fromEntries(realms) }, (seat) => seat);
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
  secretsElse,
  see,
  missing,
  place: ({ turn, phase, frames }) => JSON.stringify({ turn, phase, frame: frames.at(-1) }),
};
