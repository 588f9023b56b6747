import type { SeatId } from '../../../core/seat.js';
import { heldBy } from '../control/holder.js';
import { BUILDING_CLASSES, type BuildingClass } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { engineOfLevel, transportAt } from '../facts/pieces.js';
import type { TerritoryId } from '../facts/place-ids.js';
import type { Medioevo } from '../state/state.js';
import { isTransport, type Vehicle } from '../state/vehicle.js';

/** A seat's goods besides its men, cheapest first: engines, then transports. */
export function vehiclesOf(state: Medioevo, seat: SeatId): readonly Vehicle[] {
  const cheap = (one: Vehicle) => (one.kind === 'siege-engine' ? 0 : 10) + one.level;
  return state.vehicles.filter(({ owner }) => owner === seat).toSorted((one, other) => cheap(one) - cheap(other));
}
export function transportsOf(state: Medioevo, seat: SeatId): readonly Vehicle[] {
  return vehiclesOf(state, seat).filter(isTransport);
}

/** A vehicle's full price at its level. */
export function priceOfVehicle(state: Medioevo, vehicle: Vehicle): number {
  const { pieces } = bookOf(state.overrides);
  return isTransport(vehicle)
    ? transportAt(pieces, vehicle.kind, vehicle.level).cost
    : engineOfLevel(pieces, vehicle.level).cost;
}

type Site = { readonly at: TerritoryId; readonly category: BuildingClass };

/** The buildings in territories the seat controls, whoever built them. */
export function buildingsOf(state: Medioevo, seat: SeatId): readonly Site[] {
  return heldBy(state, seat).flatMap((at) =>
    BUILDING_CLASSES.flatMap((category) => (state.lands[at][category] === null ? [] : [{ at, category }])),
  );
}
