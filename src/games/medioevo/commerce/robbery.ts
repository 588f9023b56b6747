import type { SeatId } from '../../../core/seat.js';
import { plunderByBarbarians } from '../barbarians/plunder.js';
import { atWar } from '../diplomacy/relations.js';
import type { Play } from '../engine/play.js';
import { isTerritory, type PlaceId } from '../facts/place-ids.js';
import { armiesIn, BARBARIANS, type Owner } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';

/** Owners of armies there, ashore or aboard. */
function armiesAt(state: Medioevo, at: PlaceId): readonly Owner[] {
  if (isTerritory(at)) return armiesIn(state.lands[at]);
  return state.vehicles.flatMap((one) => (one.at === at && sizeOf(one.units) > 0 ? [one.owner] : []));
}

/** An army of his own there guards his transports (7.1). */
export function isGuarded(state: Medioevo, seat: SeatId, at: PlaceId): boolean {
  return armiesAt(state, at).includes(seat);
}

/**
 * A trade transport that enters a place with a hostile army is plundered at once (7.1, RULINGS 90): by barbarians, or
 * kept or plundered by the first in turn order of those at war with its owner.
 */
export function robbed(play: Play, seat: SeatId, at: PlaceId): void {
  const there = armiesAt(play.state, at);
  const robber = play.state.order.find((other) => there.includes(other) && atWar(play.state, seat, other));
  if (robber !== undefined) play.next({ kind: 'spoils', seat: robber, at, from: seat, conquered: false });
  else if (there.includes(BARBARIANS)) plunderByBarbarians(play, at, seat);
}
