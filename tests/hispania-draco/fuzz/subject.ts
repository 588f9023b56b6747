import type { Setup } from '../../../src/core/contract/setup.js';
import { firstAwaited } from '../../../src/core/obligation.js';
import { VARIANT_IDS } from '../../../src/games/hispania-draco/facts/ids.js';
import { HISPANIA_DRACO } from '../../../src/games/hispania-draco/index.js';
import { SETUP_OPTIONS } from '../../../src/games/hispania-draco/setup/options.js';
import { type Draco, ORDER_WAYS, type OrderWay } from '../../../src/games/hispania-draco/state/state.js';
import { Chance } from '../../kit/fuzz/chance.js';
import type { Start, Subject, Taste } from '../../kit/fuzz/subject.js';
import { checkPieces } from './pieces.js';
import { MUST_BE_MET, see } from './seen.js';

/** Talk, which changes nothing on the board, comes seldom. */
const TALK: readonly string[] = ['lend', 'recall', 'propose', 'order'];
const talk = (verb: string) => (verb === 'approve' ? 20 : TALK.includes(verb) ? 0.15 : 1);
/** The legion shall go round. */
const liking = (id: string) => (id === 'legion' ? 12 : 1);
const EVEN: Taste = { offer: ({ verb }) => talk(verb), choice: ({ id }) => liking(id) };
/** How much more what a sensible player would do is wanted, in games that shall last. */
const SENSE = 25;

/** Any scenario, level and variants that go together, and as many players as they take. */
function start(seed: number, only?: string): Start {
  const chance = new Chance(seed ^ 0x51ed2705);
  const setup: Record<string, string> = {};
  for (const { name, choices } of SETUP_OPTIONS) setup[name] = chance.one(choices);
  setup.scenario = only ?? setup.scenario ?? 'none';
  for (const id of VARIANT_IDS) if (chance.happens(0.5)) setup[id] = 'off';
  if (setup.scenario === 'new-empire') setup.pirates = 'off';
  const seats = HISPANIA_DRACO.setup.seatsFor(setup);
  if (!seats.ok) throw new Error(seats.rejection.code);
  const count = chance.between(seats.value.min, seats.value.max);
  return {
    name: setup.scenario,
    setup: easier(setup, seed),
    seats: Array.from({ length: count }, (_, at) => `p${at + 1}`),
  };
}

/** Every third game is easy: some shall be won. */
function easier(setup: Setup, seed: number): Setup {
  return seed % 3 === 0 ? { ...setup, denarii: '7', garrisons: '5', armies: '1' } : setup;
}

/** Every third game is played without sense; in the others what is sensible is done more often than not. */
function taste(state: Draco, seat: string, seed: number): Taste {
  if (seed % 3 === 1) return EVEN;
  const owed = HISPANIA_DRACO.obligations(state).find((one) => firstAwaited(one) === seat);
  if (owed === undefined) return EVEN;
  const usual = HISPANIA_DRACO.fallback(state, owed);
  const chosen = Object.values(usual);
  return {
    offer: ({ verb }) => (verb === usual.verb ? SENSE : talk(verb)),
    choice: ({ id }) => (chosen.includes(id) ? SENSE : liking(id)),
  };
}

/** The Hispano has ordered something else. */
function secretsElse(state: Draco, seat: string, chance: Chance): Draco | null {
  if (state.hispano !== seat) return null;
  const other = (way: OrderWay) => chance.one(ORDER_WAYS.filter((one) => one !== way));
  const { raise, again, choose, strike } = state.orders;
  const orders = { raise: other(raise), again: other(again), choose: other(choose), strike: other(strike) };
  return { ...state, orders };
}

export const DRACO_SUBJECT: Subject<Draco> = {
  module: HISPANIA_DRACO,
  start,
  taste,
  secretsElse,
  check: ({ after }) => checkPieces(after),
  see,
  missing: (coverage) => MUST_BE_MET.filter((what) => coverage.of('met', what) === 0),
  place: (state) =>
    `${state.options.scenario}, round ${state.round}, ${state.turn.general}, ${state.frames.at(-1)?.kind ?? 'over'}`,
};
