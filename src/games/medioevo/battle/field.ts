import type { SeatId } from '../../../core/seat.js';
import { atWar } from '../diplomacy/relations.js';
import type { Play } from '../engine/play.js';
import { isTerritory, type PlaceId } from '../facts/place-ids.js';
import { armiesIn, BARBARIANS, type Owner } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';
import { conquer } from './aftermath/conquest.js';

/** All owners of military units in a place: in the territory, or aboard at sea. */
export function ownersAt(state: Medioevo, at: PlaceId): readonly Owner[] {
  if (isTerritory(at)) return armiesIn(state.lands[at]);
  const manned = state.vehicles.filter((one) => one.at === at && sizeOf(one.units) > 0);
  return [...new Set(manned.map(({ owner }) => owner))];
}

/** A seat's enemies there: a horde first, then in turn order (6.10.5). */
export function enemiesAt(state: Medioevo, seat: SeatId, at: PlaceId): readonly Owner[] {
  const there = ownersAt(state, at);
  return [BARBARIANS, ...state.order].filter((owner) => there.includes(owner) && atWar(state, seat, owner));
}

/** The seat that entered a place, and the enemies it has beaten there. */
export interface Arrival {
  readonly seat: SeatId;
  readonly at: PlaceId;
  readonly held: SeatId | null;
  readonly beaten: Owner | null;
}

/** No enemy is left: the land is conquered, or keeps its holder; he gets what the beaten leave (6.10.2). */
export function takeField(play: Play, { seat, at, held, beaten }: Arrival): void {
  if (isTerritory(at) && held !== seat && mayTake(play, { seat, at, held, beaten })) conquer(play, at, seat, held);
  else play.next({ kind: 'spoils', seat, at, from: beaten, conquered: false, attacking: true });
}

/** Nobody's, the beaten side's, an enemy's without an army left there, or given up by its holder. */
function mayTake({ state }: Play, { seat, at, held, beaten }: Arrival): boolean {
  if (held === null || held === beaten) return true;
  if (ownersAt(state, at).includes(held)) return false;
  return atWar(state, seat, held) || (isTerritory(at) && state.lands[at].holder === seat);
}
