import type { SeatId } from '../../../../core/seat.js';
import { pointsOf } from '../../movement/movers.js';
import type { Medioevo } from '../../state/state.js';
import type { Vehicle } from '../../state/vehicle.js';
import { holdsReady } from '../holding.js';

/** Caravans and war wagons of a seat that serve as what they are alone (card 11). */
export function singleMinded({ vehicles, lasting }: Medioevo, seat: SeatId): readonly Vehicle[] {
  return vehicles.filter(
    ({ id, kind, owner }) =>
      owner === seat &&
      (kind === 'caravan' || kind === 'war-wagon') &&
      !lasting.some((one) => one.kind === 'both' && one.vehicle === id),
  );
}

/** Would a Scientist, who lies open and ready, make a wagon or a caravan of what he has, where he has none of it to move? */
export function couldServe(state: Medioevo, seat: SeatId, as: 'war-wagon' | 'caravan'): boolean {
  return (
    holdsReady(state, seat, 'transport.both') &&
    singleMinded(state, seat).some((one) => one.kind !== as && pointsOf(state, one) > 0)
  );
}
