import type { Setup } from '../../../core/contract/setup.js';
import type { Json } from '../../../core/json.js';
import { ok, type Result, refuse } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import type { Book } from '../facts/book.js';
import { AREA_IDS, type AreaId, EVENT_KINDS, type EventKind, NATION_IDS, type NationId } from '../facts/ids.js';
import { bookFrom } from '../facts/override.js';
import type { Hispania, NationState, Occupation, Options, PlayerState } from '../state/state.js';
import { readOptions } from './options.js';

/** A new game: the board of the scenario (12.1, 12.2), the counters in the bag; then the seats get their nations. */
export function startGame(setup: Setup, seats: readonly SeatId[], overrides: Json | undefined): Result<Hispania> {
  const read = readOptions(setup);
  if (!read.ok) return read;
  const built = bookFrom(overrides);
  if (!built.ok) return built;
  const { drawn, ...options } = read.value;
  const most = options.version === 'standard' ? 4 : 5;
  if (seats.length < 4 || seats.length > most || new Set(seats).size !== seats.length) {
    return refuse('setup-seats', { min: 4, max: most });
  }
  return ok({ ...blank(built.value, options, seats, overrides ?? null), frames: [{ kind: 'seating', id: 0, drawn }] });
}

/** The state before anything is handed out: also what a position of a play script is laid upon. */
export function blank(book: Book, options: Options, seats: readonly SeatId[], overrides: Json): Hispania {
  const scenario = book.scenarios[options.scenario];
  const setup = book.setups.setups.find((one) => one.scenarios.includes(options.scenario));
  const areas = everyArea(() => ({}));
  for (const nation of NATION_IDS) {
    for (const [province, units] of Object.entries(setup?.units[nation] ?? {})) {
      const area = AREA_IDS.find((id) => id === province);
      if (area !== undefined && units !== undefined) areas[area] = { ...areas[area], [nation]: units };
    }
  }
  return {
    overrides,
    options,
    seats,
    turn: scenario.first,
    stage: {
      phase: 'opening',
      nation: null,
      pass: 1,
      task: 0,
      received: [],
      second: null,
      fought: [],
      forced: [],
    },
    frames: [],
    wait: 0,
    nations: everyNation((nation) => newNation(book, options, nation, setup?.units[nation] !== undefined)),
    areas,
    ruins: {},
    march: {},
    players: Object.fromEntries(seats.map((seat) => [seat, NEW_PLAYER])),
    counters: { bag: options.events ? fullBag(book) : [], played: [] },
    opener: 0,
    ledger: [],
  };
}

const NEW_PLAYER: PlayerState = { orders: [], hand: [], signUsed: false, bids: [] };

/** Without gold (2.4.4). */
function newNation(book: Book, options: Options, nation: NationId, onBoard: boolean): NationState {
  return {
    status: onBoard ? 'playing' : stillToCome(book, options, nation) ? 'waiting' : 'gone',
    seat: null,
    gold: 0,
    capital: null,
    suzerain: null,
    pool: [],
    overfull: [],
    notes: {},
  };
}

/** IBÈRE is gone when a game starts on turn 4; CROISADE and ALMOHADE exist in scenario E only (1.6, 13.6). */
function stillToCome(book: Book, options: Options, nation: NationId): boolean {
  const { becomes, leavesEndOf, extendedOnly } = book.nations[nation];
  const scenario = book.scenarios[options.scenario];
  if (extendedOnly === true && scenario.extended !== true) return false;
  const ends = becomes?.endOf.at(-1) ?? leavesEndOf ?? scenario.last;
  return ends >= scenario.first;
}

export function fullBag(book: Book): readonly EventKind[] {
  return EVENT_KINDS.flatMap((event) => Array.from({ length: book.events.counts[event] }, () => event));
}

function everyArea(make: () => Occupation): Record<AreaId, Occupation> {
  const made: Partial<Record<AreaId, Occupation>> = {};
  for (const area of AREA_IDS) made[area] = make();
  if (!isWhole(AREA_IDS, made)) throw new Error('an area is missing');
  return made;
}
function everyNation(make: (nation: NationId) => NationState): Record<NationId, NationState> {
  const made: Partial<Record<NationId, NationState>> = {};
  for (const nation of NATION_IDS) made[nation] = make(nation);
  if (!isWhole(NATION_IDS, made)) throw new Error('a nation is missing');
  return made;
}
function isWhole<Id extends string, Value>(
  ids: readonly Id[],
  made: Partial<Record<Id, Value>>,
): made is Record<Id, Value> {
  return ids.every((id) => made[id] !== undefined);
}
