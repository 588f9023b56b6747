import type { SeatId } from '../../../../core/seat.js';
import { pointsOf } from '../../movement/movers.js';
import type { Medioevo } from '../../state/state.js';
import type { Vehicle } from '../../state/vehicle.js';
import { holdsReady } from '../holding.js';

/** A seat's caravans and war wagons that serve only as what they are (card 11). */
export function vehiclesServingAsOne({ vehicles, lasting }: Medioevo, seat: SeatId): readonly Vehicle[] {
  return vehicles.filter(
    ({ id, kind, owner }) =>
      owner === seat &&
      (kind === 'caravan' || kind === 'war-wagon') &&
      !lasting.some((one) => one.kind === 'both' && one.vehicle === id),
  );
}

/** Would an open, ready Scientist turn something into a wagon or caravan, where none can move? */
export function couldServe(state: Medioevo, seat: SeatId, as: 'war-wagon' | 'caravan'): boolean {
  return (
    holdsReady(state, seat, 'transport.both') &&
    vehiclesServingAsOne(state, seat).some((one) => one.kind !== as && pointsOf(state, one) > 0)
  );
}
