import type { SeatId } from '../../../core/seat.js';
import type { PlaceId } from '../facts/place-ids.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';
import type { Vehicle } from '../state/vehicle.js';
import { canMove, capacityOf, type Group, leavesCastle, militaryVehicles, pointsOf, vehiclesIn } from './movers.js';
import { servesAs } from './roles.js';

/** Possible carriers by land, and by sea: those able to move, the farthest-going first. */
function carriers(state: Medioevo, seat: SeatId, at: PlaceId, kind: 'war-wagon' | 'galley'): readonly Vehicle[] {
  return militaryVehicles(state, seat, at)
    .filter((one) => (kind === 'galley' ? one.kind === kind : servesAs(state, one, kind)) && canMove(state, one))
    .toSorted((one, other) => pointsOf(state, other) - pointsOf(state, one) || one.id - other.id);
}

/** Free spaces on these: men aboard take one each, and so does each wagon or engine (6.2.2). */
function room(state: Medioevo, vehicles: readonly Vehicle[]): number {
  const cargo = state.vehicles.filter(({ aboard }) => vehicles.some(({ id }) => id === aboard)).length;
  return vehicles.reduce((sum, one) => sum + capacityOf(state, one) - sizeOf(one.units), 0) - cargo;
}

/** The most units that can leave a place together, by land or by sea. */
export function mostCarried(state: Medioevo, seat: SeatId, at: PlaceId): number {
  return Math.max(
    room(state, carriers(state, seat, at, 'war-wagon')),
    room(state, carriers(state, seat, at, 'galley')),
  );
}

/** How many of these units can leave a place together: by land, by sea, and on foot out of one's own castle. */
export function sizesOf(state: Medioevo, seat: SeatId, at: PlaceId, units: number): readonly number[] {
  const rooms = BY_KIND.map((kind) => room(state, carriers(state, seat, at, kind)));
  const sizes = [...rooms, ...(leavesCastle(state, seat, at) ? [units] : [])].map((most) => Math.min(units, most));
  return [...new Set(sizes)].filter((size) => size > 0);
}
const BY_KIND = ['war-wagon', 'galley'] as const;

/**
 * The group with the transports it needs to go by land or by sea: the named ones, and others there until all have room.
 * Null if there are too few.
 */
export function withCarriers(
  state: Medioevo,
  seat: SeatId,
  at: PlaceId,
  group: Group,
  by: 'land' | 'sea',
): Group | null {
  const named = vehiclesIn(state, group);
  if (by === 'land' && named.some(({ kind }) => kind === 'galley')) return null;
  const kind = by === 'land' ? 'war-wagon' : 'galley';
  const cargo = by === 'sea' ? named.filter((one) => one.kind !== 'galley').length : 0;
  const needed = sizeOf(group.units) + cargo;
  const carries = (one: Vehicle) => (kind === 'galley' ? one.kind === kind : servesAs(state, one, kind));
  const taken = named.filter(carries);
  for (const more of carriers(state, seat, at, kind)) {
    const enough = taken.length > 0 || (by === 'land' && needed === 0);
    if (room(state, taken) >= needed && enough) break;
    if (!taken.includes(more)) taken.push(more);
  }
  if (room(state, taken) < needed || (by === 'sea' && taken.length === 0)) return null;
  const others = named.filter((one) => !carries(one));
  if (taken.length + others.length === 0) return null;
  return { units: group.units, vehicles: [...taken, ...others].map(({ id }) => id) };
}
