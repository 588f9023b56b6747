import type { Choice, Domain } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import type { Play } from '../engine/play.js';
import { isTerritory } from '../facts/place-ids.js';
import { unitsOf } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf, type Units, without } from '../state/units.js';
import { vehicleChoice } from '../state/vehicle.js';

/** Where a seat has military units: territories, and galleys at sea by their number. */
export function unitPlaces(state: Medioevo, seat: SeatId): readonly string[] {
  const lands = state.inPlay.filter((at) => sizeOf(unitsOf(state.lands[at], seat)) > 0);
  const galleys = state.vehicles.filter(({ owner, units }) => owner === seat && sizeOf(units) > 0);
  return [...lands, ...galleys.map(({ id }) => `${id}`)];
}

export function unitsThere(state: Medioevo, seat: SeatId, at: unknown): Units {
  if (typeof at === 'string' && isTerritory(at)) return unitsOf(state.lands[at], seat);
  return state.vehicles.find(({ id, owner }) => `${id}` === at && owner === seat)?.units ?? {};
}

/** These places as choices: a galley is named by its kind and place. */
export function askUnitPlace(state: Medioevo, slot: string, places: readonly string[]): Domain {
  const choices = places.map((at): Choice => {
    const galley = state.vehicles.find(({ id }) => `${id}` === at);
    return galley === undefined ? kit.named('place', at) : vehicleChoice(galley, state.vehicles);
  });
  return { kind: 'one', slot, choices };
}

/** Units go back to the reserve. */
export function dismissUnits(play: Play, seat: SeatId, at: string, units: Units): void {
  if (isTerritory(at)) {
    play.takeUnits(at, seat, units);
    return;
  }
  const galley = play.vehicle(Number(at));
  play.changeVehicle(galley.id, { units: without(galley.units, units) });
}
