import type { NameTerm } from '../../../core/result.js';
import * as kit from '../../../kit/index.js';
import { type Vehicle, vehicleChoice } from '../state/vehicle.js';

/** A vehicle within a sentence, by kind, level, place and load: "Caravan I, Augsburg (2 furs)". */
export function vehicleTerm(vehicle: Vehicle, among: readonly Vehicle[]): NameTerm {
  const { name, values = {} } = vehicleChoice(vehicle, among);
  return kit.saidTogether([{ key: 'vehicle-there', values: { ...values, kind: name ?? vehicle.kind } }]);
}
