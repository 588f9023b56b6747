import type { Json, JsonObject } from '../../../core/json.js';
import type { SeatId } from '../../../core/seat.js';
import { AREA_IDS, NATION_IDS, type NationId } from '../facts/ids.js';
import { nationScore } from '../scoring/final.js';
import { LAID_OUT } from '../sequence/battle-phase.js';
import { isAwaited } from '../special/opening-arrivals.js';
import { nationsIn } from '../state/reading.js';
import { piecesOf } from '../state/stack.js';
import type { Hispania, Occupation } from '../state/state.js';

/** The present position in the notation that is read. A battle under way is not part of it: it is written as before it. */
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
    ...present(
      'scores',
      byNation((id) => nationScore(state, id) || null),
    ),
    ...present(
      'hands',
      bySeat(state, nameOf, (seat) => nonEmpty(state.players[seat]?.hand ?? [])),
    ),
    ...(state.options.events ? { bag: state.counters.bag, played: state.counters.played } : {}),
    ...signs(state, nameOf),
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
  };
}

/** How far the phase has come: what has been received, what has moved. */
function course(state: Hispania): JsonObject {
  const { phase, task, received, second, fought } = state.stage;
  // A position in the battle phase is laid out when it is read (LAID_OUT): that goes without saying.
  const told = task === 0 || (phase === 'battle' && task === LAID_OUT);
  return {
    ...(told ? {} : { task }),
    ...(received.length === 0 ? {} : { received }),
    // A pile that the card gives and that nobody has named yet is known anyway.
    ...(second?.kind === 'pile' && (second.at !== null || BY_EVENT.has(second.why)) ? { pile: second } : {}),
    ...present('march', { ...state.march }),
    // Whoever has won a Ruin is asked about it (9.5.2), also where he came without a march (11.navarre.4).
    ...(phase === 'limits' && fought.length > 0 ? { fought } : {}),
  };
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
function switches(state: Hispania): JsonObject {
  const { scenario: _scenario, version: _version, ...rules } = state.options;
  return Object.fromEntries(Object.entries(rules).filter(([, on]) => on));
}
