import type { Choice, Domain } from '../../../core/offer.js';
import type { Vehicle } from './vehicle.js';

const NUMERALS = ['', 'I', 'II', 'III'];

/** A vehicle among others: called by its kind, with its level and where it stands. */
export function vehicleChoice({ id, kind, level, at }: Vehicle, key = `${id}`): Choice {
  return {
    id: key,
    name: { kind: 'vehicle-kind', id: kind },
    note: 'vehicle',
    values: { level: NUMERALS[level] ?? '', at: { kind: 'place', id: at } },
  };
}

export function askVehicle(slot: string, vehicles: readonly Vehicle[]): Domain {
  return { kind: 'one', slot, choices: vehicles.map((one) => vehicleChoice(one)) };
}
