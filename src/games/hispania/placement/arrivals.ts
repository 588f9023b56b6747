import type { Play } from '../engine/play.js';
import { type AreaId, type NationId, type ProvinceId, UNIT_KINDS } from '../facts/ids.js';
import type { Arrival } from '../facts/nation.js';
import { book, cardOf, countOnBoard, enemiesAt, hasUnitIn, isProvince, provincesOf } from '../state/reading.js';
import { piecesOf } from '../state/stack.js';
import type { Hispania, Stack } from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';

/** This turn's reinforcements (3.2.1, 3.3.1), put where they arrive or beside the board until placed. */
export function arrive(play: Play, nation: NationId): void {
  for (const arrival of cardOf(play.state, nation).arrivals ?? []) {
    if (arrival.turn !== play.state.turn || arrival.when !== undefined || arrival.waits === true) continue;
    if (!happens(play.state, nation, arrival)) continue;
    const units = unitsOf(play.state, nation, arrival);
    const pieces = piecesOf(units);
    if (pieces.length === 0) continue;
    const areas = areasFor(play.state, nation, arrival);
    const only = areas !== 'own' && areas.length === 1 ? (areas[0] ?? null) : null;
    play.emit({ type: 'arrived', nation, units, where: only });
    for (const [piece, count] of pieces) {
      if (only !== null) play.add(only, nation, piece, count);
      else play.wait(nation, { unit: piece, count, to: areas, bought: false });
    }
  }
}

function happens(state: Hispania, nation: NationId, arrival: Arrival): boolean {
  if (arrival.unlessEliminated === true && areasWith(state, nation).length === 0) return false;
  if (arrival.onlyIfControlled !== true) return true;
  return arrival.at.some((area) => area !== 'own' && hasUnitIn(state, nation, area));
}

/** "Up to": units of that kind on the board count (3.2.3), Castles and Forts never (3.2.4). */
function unitsOf(state: Hispania, nation: NationId, arrival: Arrival): Stack {
  const units: { -readonly [U in (typeof UNIT_KINDS)[number]]?: number } = {};
  for (const kind of UNIT_KINDS) {
    const most = arrival.upTo?.[kind];
    const missing = most === undefined ? 0 : Math.max(0, most - countOnBoard(state, nation, kind));
    const count = (arrival.units?.[kind] ?? 0) + missing;
    if (count > 0) units[kind] = count;
  }
  return arrival.leaders === undefined ? units : { ...units, leaders: arrival.leaders };
}

/**
 * A lost province of arrival is replaced by the nation's remaining land (11.navarre.4); several may be named (3.2.10).
 */
function areasFor(state: Hispania, nation: NationId, arrival: Arrival): 'own' | readonly AreaId[] {
  const areas = arrival.at.filter((area) => area !== 'own');
  if (areas.length === 0) return 'own';
  const [first] = areas;
  const taken = first !== undefined && isProvince(first) && enemiesAt(state, first, nation).length > 0;
  return taken && provincesOf(state, nation).length > 0 ? 'own' : areas;
}

/** Where units at sea may land this turn: open anchors (3.2.7, 3.2.8, 5.6.1), unless their arrival says otherwise. */
export function landings(state: Hispania, nation: NationId): readonly ProvinceId[] {
  const arrival = cardOf(state, nation).arrivals?.find(
    (one) => one.turn === state.turn && one.at.includes('sea') && one.landing !== undefined,
  );
  const { provinces } = book(state).map;
  if (arrival?.landing === 'any-coast') return provinces.filter(({ coast }) => coast !== 'none').map(({ id }) => id);
  if (arrival?.landing !== undefined) return arrival.landing;
  return anchors(state);
}

function anchors(state: Hispania): readonly ProvinceId[] {
  return book(state)
    .map.provinces.filter(({ coast }) => coast === 'landing')
    .map(({ id }) => id);
}
