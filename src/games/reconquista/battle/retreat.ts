import type { Play } from '../engine/play.js';
import { type Board, placesAfter, regionOf, roadsFrom } from '../facts/board.js';
import type { PlaceId, Side } from '../facts/ids.js';
import { isForeignCity, standsIn } from '../state/reading.js';
import type { Reconquista, Stand } from '../state/state.js';
import { countOf, plus, sizeOf, type Troops } from '../state/troops.js';

/** Free of enemies: only troops block a retreat (12.10), and the region in revolt (8.9). */
export function isFreeOfEnemies(state: Reconquista, board: Board, at: PlaceId, side: Side): boolean {
  if (regionOf(board, at) === state.revolt) return false;
  return standsIn(state.places[at]).every((stand) => stand.side === side);
}

/** The next free place of the region by number, else one by a road (lowest first), else none (12.6). */
export function refugeOf(play: Play, from: PlaceId, side: Side): PlaceId | null {
  const inside = placesAfter(play.board, from).find((at) => isFreeOfEnemies(play.state, play.board, at, side));
  return inside ?? roadsFrom(play.board, from).find((at) => isFreeOfEnemies(play.state, play.board, at, side)) ?? null;
}

/**
 * Beaten troops, already lifted from the battle, go to a place or are lost; Garrisons are lost on a road (12.11).
 * Returns the survivors, still in hand.
 */
export function retreat(play: Play, from: PlaceId, to: PlaceId | null, stand: Stand): Troops {
  const { side } = stand;
  const byRoad = to !== null && regionOf(play.board, from) !== regionOf(play.board, to);
  const stay = to === null ? stand.units : byRoad ? onlyGarrisons(stand.units) : {};
  const units = minus(stand.units, stay);
  if (sizeOf(stay) > 0)
    play.emit({ type: 'lost', why: to === null ? 'rout' : 'road', tolls: [{ at: from, side, units: stay }] });
  const { cid } = play.state;
  const cidHere = cid !== null && cid.side === side && cid.at === from;
  if (to === null || sizeOf(units) === 0) {
    if (cidHere) {
      play.set({ cid: null });
      play.emit({ type: 'cid-gone' });
    }
    return {};
  }
  if (cidHere) play.set({ cid: { ...cid, at: to } });
  play.emit({ type: 'retreated', side, from, to, units });
  return units;
}

/** Troops stop where no enemy stands: before an unoccupied city of another religion they besiege it (12.10). */
export function settle(play: Play, at: PlaceId, stand: Stand): void {
  const place = play.at(at);
  const foreign = place.outside?.side === stand.side || isForeignCity(place, stand.side);
  // Rebels besiege nobody: they walk into the city.
  if (foreign && stand.side !== 'rebel') laySiege(play, at, stand);
  else play.enter(at, stand);
}

/** A siege of those inside, or reinforcement of an existing one. */
export function laySiege(play: Play, at: PlaceId, stand: Stand): void {
  const begins = play.at(at).outside === null;
  play.besiege(at, stand);
  if (begins) play.emit({ type: 'besieged', side: stand.side, at, units: stand.units });
  else siegeJoined(play, at, stand);
}

/** They are besiegers already. */
export function siegeJoined(play: Play, at: PlaceId, { side, units }: Stand): void {
  const now = sizeOf(play.at(at).outside?.units ?? {});
  play.emit({ type: 'siege-joined', side, at, units, now });
}

function onlyGarrisons(units: Troops): Troops {
  return plus({}, 'garrison', countOf(units, 'garrison'));
}
function minus(units: Troops, gone: Troops): Troops {
  return plus(units, 'garrison', -countOf(gone, 'garrison'));
}
