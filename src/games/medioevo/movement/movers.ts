import type { Tally } from '../../../core/action.js';
import type { SeatId } from '../../../core/seat.js';
import { cachedByState } from '../engine/remembered.js';
import { bookOf } from '../facts/override.js';
import { engineOfLevel, transportAt } from '../facts/pieces.js';
import { isTerritory, type PlaceId } from '../facts/place-ids.js';
import { NO_ARMY, unitsOf } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { tallyOf, type Units, unitsIn, without } from '../state/units.js';
import { isTrade, isTransport, type Vehicle } from '../state/vehicle.js';
import { wayOf } from './allowances.js';
import { servesAs, wagonCapacity } from './roles.js';

/** What moves together: vehicles, and the military units they carry (6.2.1). */
export type Group = { readonly units: Units; readonly vehicles: readonly number[] };

const VEHICLE = 'vehicle:';
export const vehicleKey = ({ id }: Pick<Vehicle, 'id'>): string => `${VEHICLE}${id}`;

/** Out of one's own castle every step is free, needs no wagon and ignores stop tokens (6.2.3, RULINGS 78). */
export function leavesCastle(state: Medioevo, seat: SeatId, from: PlaceId): boolean {
  return isTerritory(from) && state.lands[from].holder === seat && state.lands[from].military?.level === 3;
}

/** A seat's movable pieces in a place: those with points left, and those that can still leave its castle free. */
export function moversAt(state: Medioevo, seat: SeatId, at: PlaceId): Tally {
  return movers(state, `${seat} ${at}`, () => {
    const vehicles = militaryVehicles(state, seat, at).filter((one) => canMove(state, one));
    return {
      ...tallyOf(movableUnits(state, seat, at)),
      ...Object.fromEntries(vehicles.map((one) => [vehicleKey(one), 1])),
    };
  });
}
const movers = cachedByState<Tally>();

export function canMove(state: Medioevo, vehicle: Vehicle): boolean {
  if (pointsOf(state, vehicle) > 0) return true;
  return vehicle.kind !== 'galley' && leavesCastle(state, vehicle.owner, vehicle.at);
}

function movableUnits(state: Medioevo, seat: SeatId, at: PlaceId): Units {
  return isTerritory(at) && leavesCastle(state, seat, at)
    ? unitsOf(state.lands[at], seat)
    : unstoppedUnits(state, seat, at);
}

export function unstoppedUnits(state: Medioevo, seat: SeatId, at: PlaceId): Units {
  if (!isTerritory(at)) return {};
  const { units, stopped } = state.lands[at].armies[seat] ?? NO_ARMY;
  return without(units, stopped);
}

/** War wagons, galleys and engines not aboard anything. */
export function militaryVehicles(state: Medioevo, seat: SeatId, at: PlaceId): readonly Vehicle[] {
  return state.vehicles.filter(
    (one) =>
      one.owner === seat &&
      one.at === at &&
      one.aboard === null &&
      (!isTrade(one) || servesAs(state, one, 'war-wagon')),
  );
}

/** A vehicle's remaining movement points this turn; none with a stop token (6.2.2, 6.2.4). */
export function pointsOf(state: Medioevo, vehicle: Vehicle): number {
  if (vehicle.stopped) return 0;
  const { pieces } = bookOf(state.overrides);
  const all = isTransport(vehicle)
    ? transportAt(pieces, vehicle.kind, vehicle.level).movement
    : engineOfLevel(pieces, vehicle.level).movement;
  return Math.max(0, all - vehicle.used);
}

export function capacityOf(state: Medioevo, vehicle: Vehicle): number {
  const { pieces } = bookOf(state.overrides);
  if (servesAs(state, vehicle, 'war-wagon')) return wagonCapacity(state, vehicle);
  return isTransport(vehicle) ? transportAt(pieces, vehicle.kind, vehicle.level).capacity : 0;
}

/** The group of a choice of movers. */
export function groupIn(chosen: Tally): Group {
  const vehicles = Object.keys(chosen).flatMap((key) =>
    key.startsWith(VEHICLE) ? [Number(key.slice(VEHICLE.length))] : [],
  );
  return { units: unitsIn(chosen), vehicles };
}

export function vehiclesIn(state: Medioevo, { vehicles }: Group): readonly Vehicle[] {
  return state.vehicles.filter(({ id }) => vehicles.includes(id));
}

/** A group with a galley goes by sea, with everything else aboard. */
export function goesBySea(state: Medioevo, group: Group): boolean {
  return vehiclesIn(state, group).some(({ kind }) => kind === 'galley');
}

/** With card 53 engines go as far as the wagons they accompany. */
function leaders(state: Medioevo, vehicles: readonly Vehicle[]): readonly Vehicle[] {
  const wagons = vehicles.filter(({ kind }) => kind !== 'siege-engine');
  const [first] = wagons;
  return first !== undefined && wayOf(state, first.owner, 'follow') !== null ? wagons : vehicles;
}

/** The range of its slowest part (6.2.5). */
export function rangeOf(state: Medioevo, group: Group): number {
  const movers = goesBySea(state, group)
    ? vehiclesIn(state, group).filter(({ kind }) => kind === 'galley')
    : leaders(state, vehiclesIn(state, group));
  return movers.length === 0 ? 0 : Math.min(...movers.map((one) => pointsOf(state, one)));
}
