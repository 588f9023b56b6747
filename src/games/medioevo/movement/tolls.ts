import type { SeatId } from '../../../core/seat.js';
import { atWar } from '../diplomacy/relations.js';
import { payToll, rightOf } from '../diplomacy/rights.js';
import type { Play } from '../engine/play.js';
import { isTerritory, type PlaceId } from '../facts/place-ids.js';
import type { Medioevo } from '../state/state.js';

/** The owners of lands on a way, each once, without oneself and enemies. */
function hostsOn(state: Medioevo, seat: SeatId, way: readonly PlaceId[]): ReadonlySet<SeatId> {
  const holders = way.flatMap((at) => (isTerritory(at) ? (state.lands[at].holder ?? []) : []));
  return new Set(holders.filter((host) => host !== seat && !atWar(state, seat, host)));
}

/** Hosts who let it pass are paid, once per move (11.5, 11.10). */
export function payPassage(play: Play, seat: SeatId, way: readonly PlaceId[]): void {
  for (const host of hostsOn(play.state, seat, way)) payToll(play, seat, host, 'passage');
}

/** Can all tolls of a way be paid together (11.10)? */
export function canPayPassage(state: Medioevo, seat: SeatId, way: readonly PlaceId[]): boolean {
  if (state.pacts.every(({ toll }) => toll === 0)) return true;
  let left = state.realms[seat]?.cash ?? 0;
  for (const host of hostsOn(state, seat, way)) left -= rightOf(state, seat, host, 'passage')?.toll ?? 0;
  return left >= 0;
}
