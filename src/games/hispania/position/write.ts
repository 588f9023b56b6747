import type { Json, JsonObject } from '../../../core/json.js';
import type { SeatId } from '../../../core/seat.js';
import { AREA_IDS, NATION_IDS, type NationId } from '../facts/ids.js';
import { nationScore } from '../scoring/final.js';
import { LAID_OUT } from '../sequence/battle-phase.js';
import { secondOf } from '../sequence/course.js';
import { isAwaited } from '../special/opening-arrivals.js';
import { nationsIn } from '../state/reading.js';
import { letsTurnPass, standsAllTurn } from '../state/said-for-turn.js';
import { piecesOf } from '../state/stack.js';
import type { Hispania, Occupation } from '../state/state.js';
import { isAtRest, writeFrames } from './frames.js';
import { isGivenOut } from './holders.js';
import { impliedStatus } from './status.js';

/** The present position in the notation that is read: read again, it is played on as this one is. */
export function writePosition(state: Hispania, nameOf: (seat: SeatId) => string): Json {
  const { nation, phase, pass } = state.stage;
  const provinces: Record<string, Json> = {};
  for (const area of AREA_IDS) {
    const written = area === 'sea' ? {} : occupation(state.areas[area]);
    if (Object.keys(written).length > 0) provinces[area] = written;
  }
  return {
    system: 'hispania',
    scenario: state.options.scenario,
    version: state.options.version,
    ...present('options', switches(state)),
    ...(state.overrides === null ? {} : { overrides: state.overrides }),
    turn: state.turn,
    ...(nation === null ? {} : { nation }),
    phase,
    step: pass,
    provinces,
    ...present('sea', occupation(state.areas.sea)),
    ...present('ruins', { ...state.ruins }),
    ...present(
      'gold',
      byNation((id) => state.nations[id].gold || null),
    ),
    ...present(
      'submitted',
      byNation((id) => state.nations[id].suzerain),
    ),
    ...present(
      'capitals',
      byNation((id) => state.nations[id].capital),
    ),
    seats: seatsOf(state, nameOf),
    ...nobody(state),
    ...present(
      'statuses',
      byNation((id) => unlike(state.nations[id].status, statusRead(state, id))),
    ),
    ...(state.opener === 0 ? {} : { opener: nameOf(state.seats[state.opener] ?? '') }),
    ...present(
      'scores',
      byNation((id) => nationScore(state, id) || null),
    ),
    ...present(
      'compensation',
      bySeat(state, nameOf, (seat) => compensationOf(state, seat) || null),
    ),
    ...present(
      'hands',
      bySeat(state, nameOf, (seat) => nonEmpty(state.players[seat]?.hand ?? [])),
    ),
    ...(state.options.events ? { bag: state.counters.bag, played: state.counters.played } : {}),
    ...signs(state, nameOf),
    ...passing(state, nameOf),
    ...present(
      'orders',
      bySeat(state, nameOf, (seat) => nonEmpty(state.players[seat]?.orders ?? [])),
    ),
    ...present(
      'bids',
      bySeat(state, nameOf, (seat) => nonEmpty(state.players[seat]?.bids ?? [])),
    ),
    ...present(
      'waiting',
      // That a company is destroyed is said: nothing said is a company not yet touched.
      byNation((id) => (isAwaited(state, id) ? [] : nonEmpty(state.nations[id].pool))),
    ),
    ...present(
      'overfull',
      byNation((id) => nonEmpty(state.nations[id].overfull)),
    ),
    ...course(state),
    ...present(
      'notes',
      byNation((id) => (Object.keys(state.nations[id].notes).length > 0 ? state.nations[id].notes : null)),
    ),
    ...underWay(state, nameOf),
  };
}

/** A battle, an auction, a choice that somebody is in (`frames`). */
function underWay(state: Hispania, nameOf: (seat: SeatId) => string): JsonObject {
  const frames = writeFrames(state, nameOf);
  return frames.length === 0 ? {} : { frames };
}

/** Nations that nobody plays yet, though by a position without a word on them somebody would. */
function nobody(state: Hispania): JsonObject {
  const { seats, nations } = state;
  const free = NATION_IDS.filter((id) => nations[id].seat === null && seats.length > 0 && isGivenOut(state, id));
  return free.length === 0 ? {} : { nobody: free };
}

/** As read: the active nation is in the game, whoever is on the board is. */
function statusRead(state: Hispania, nation: NationId): string {
  const implied = impliedStatus(state, nation);
  return state.stage.nation === nation && implied !== 'neutral' ? 'playing' : implied;
}
function unlike(said: string, implied: string): Json {
  return said === implied ? null : said;
}

function compensationOf({ ledger }: Hispania, seat: SeatId): number {
  return ledger.reduce((sum, entry) => (entry.seat === seat && entry.nation === null ? sum + entry.points : sum), 0);
}

/** How far the phase has come: what has been received, what has moved. */
function course(state: Hispania): JsonObject {
  const { phase, task, received, second, fought, forced } = state.stage;
  // A position in the battle phase is laid out when it is read (LAID_OUT): that goes without saying.
  const usual = phase === 'battle' && isAtRest(state) ? LAID_OUT : 0;
  return {
    ...(task === usual ? {} : { task }),
    ...(received.length === 0 ? {} : { received }),
    // A pile that the card gives and that nobody has named yet is known anyway.
    ...(second?.kind === 'pile' && (second.at !== null || BY_EVENT.has(second.why)) ? { pile: second } : {}),
    ...(second === null && impliesPile(state) ? { pile: null } : {}),
    ...present('march', { ...state.march }),
    // Whoever has won a Ruin is asked about it (9.5.2), also where he came without a march (11.navarre.4).
    ...(fought.length === 0 ? {} : { fought }),
    ...(forced.length === 0 ? {} : { forced }),
  };
}

/** Its card gives it a Fougue, which is over: its Leader is gone (9.2). */
function impliesPile(state: Hispania): boolean {
  const { nation, phase } = state.stage;
  return nation !== null && phase !== 'start' && secondOf(state, nation) !== null;
}

const BY_EVENT: ReadonlySet<string> = new Set(['fougue', 'invasion']);

function present(key: string, value: JsonObject): JsonObject {
  return Object.keys(value).length === 0 ? {} : { [key]: value };
}
function nonEmpty(list: readonly Json[]): Json {
  return list.length === 0 ? null : list;
}

function occupation(here: Occupation): JsonObject {
  const written: Record<string, Json> = {};
  for (const nation of nationsIn(here)) {
    written[nation] = piecesOf(here[nation]).flatMap(([piece, count]) => Array.from({ length: count }, () => piece));
  }
  return written;
}

function byNation(value: (nation: NationId) => Json): JsonObject {
  const written: Record<string, Json> = {};
  for (const nation of NATION_IDS) {
    const said = value(nation);
    if (said !== null) written[nation] = said;
  }
  return written;
}
function bySeat(state: Hispania, nameOf: (seat: SeatId) => string, value: (seat: SeatId) => Json): JsonObject {
  const written: Record<string, Json> = {};
  for (const seat of state.seats) {
    const said = value(seat);
    if (said !== null) written[nameOf(seat)] = said;
  }
  return written;
}
function seatsOf(state: Hispania, nameOf: (seat: SeatId) => string): JsonObject {
  return bySeat(state, nameOf, (seat) => NATION_IDS.filter((nation) => state.nations[nation].seat === seat));
}
function signs(state: Hispania, nameOf: (seat: SeatId) => string): JsonObject {
  const used = state.seats.filter((seat) => state.players[seat]?.signUsed === true).map(nameOf);
  return used.length === 0 ? {} : { signs: used };
}
/** Who lets every event of this turn pass, and who of them stands to the end wherever he is attacked. */
function passing(state: Hispania, nameOf: (seat: SeatId) => string): JsonObject {
  const names = state.seats.filter((seat) => letsTurnPass(state, seat)).map(nameOf);
  const standing = state.seats.filter((seat) => standsAllTurn(state, seat)).map(nameOf);
  return { ...(names.length === 0 ? {} : { passing: names }), ...(standing.length === 0 ? {} : { standing }) };
}
function switches(state: Hispania): JsonObject {
  const { scenario: _scenario, version: _version, ...rules } = state.options;
  return Object.fromEntries(Object.entries(rules).filter(([, on]) => on));
}
