import type { Setup } from '../../../core/contract/setup.js';
import type { Json } from '../../../core/json.js';
import { ok, type Result, refuse } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { ofEach } from '../../../kit/data/of-each.js';
import type { Book } from '../facts/book.js';
import { AREA_IDS, EVENT_KINDS, type EventKind, NATION_IDS } from '../facts/ids.js';
import { bookFrom } from '../facts/override.js';
import type { Hispania, NationState, Occupation, Options, PlayerState } from '../state/state.js';
import { readOptions } from './options.js';
import { impliedStatus } from './status.js';

/** A new game: the scenario's board (12.1, 12.2), the counters in the bag; then the seats get their nations. */
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
  return ok({
    ...blankState(built.value, options, seats, overrides ?? null),
    frames: [{ kind: 'seating', id: 0, drawn }],
  });
}

/** The state before anything is assigned: also the base of a play script's position. */
export function blankState(book: Book, options: Options, seats: readonly SeatId[], overrides: Json): Hispania {
  const scenario = book.scenarios[options.scenario];
  const setup = book.setups.setups.find((one) => one.scenarios.includes(options.scenario));
  const areas = ofEach(AREA_IDS, (): Occupation => ({}));
  for (const nation of NATION_IDS) {
    for (const [province, units] of Object.entries(setup?.units[nation] ?? {})) {
      const area = AREA_IDS.find((id) => id === province);
      if (area !== undefined && units !== undefined) areas[area] = { ...areas[area], [nation]: units };
    }
  }
  const board = { overrides, options, turn: scenario.first, areas };
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
    nations: ofEach(NATION_IDS, (nation) => ({ status: impliedStatus(board, nation, null), ...NEW_NATION })),
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
const NEW_NATION: Omit<NationState, 'status'> = {
  seat: null,
  gold: 0,
  capital: null,
  suzerain: null,
  pool: [],
  overfull: [],
  notes: {},
};

export function fullBag(book: Book): readonly EventKind[] {
  return EVENT_KINDS.flatMap((event) => Array.from({ length: book.events.counts[event] }, () => event));
}
