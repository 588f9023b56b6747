import type { Choice, Domain } from '../../../core/offer.js';
import type { NameTerm, Term } from '../../../core/result.js';
import { GOOD_IDS, type GoodId, type Level, type TransportId, UNIT_IDS } from '../facts/kinds.js';
import type { PlaceId } from '../facts/place-ids.js';
import type { Owner } from './land.js';
import { isSameUnits, type Units } from './units.js';

/** A transport or a siege engine: it moves by itself and carries a property token with its owner and level. */
export const VEHICLE_KINDS = ['war-wagon', 'galley', 'caravan', 'merchant-ship', 'siege-engine'] as const;
export type VehicleKind = (typeof VEHICLE_KINDS)[number];

export type Vehicle = {
  readonly id: number;
  readonly kind: VehicleKind;
  readonly level: Level;
  readonly owner: Owner;
  /** A ship in a territory is docked (6.2.1). */
  readonly at: PlaceId;
  /** Military units aboard a galley at sea; ashore they belong to the territory. */
  readonly units: Units;
  /** Cubes aboard a trade transport. */
  readonly cubes: readonly GoodId[];
  /** The galley at sea carrying this wagon or engine; null: not aboard. */
  readonly aboard: number | null;
  /** Movement points used this turn. */
  readonly used: number;
  /** It has a stop token: no more movement this turn. */
  readonly stopped: boolean;
};

export function isTransport(vehicle: Vehicle): vehicle is Vehicle & { readonly kind: TransportId } {
  return vehicle.kind !== 'siege-engine';
}
export function isShip({ kind }: Pick<Vehicle, 'kind'>): boolean {
  return kind === 'galley' || kind === 'merchant-ship';
}
export function isTrade({ kind }: Pick<Vehicle, 'kind'>): boolean {
  return kind === 'caravan' || kind === 'merchant-ship';
}

const NUMERALS = ['', 'I', 'II', 'III'];

/**
 * A vehicle as a choice: named by kind, level, place and load; where several among these are alike, also by a number.
 */
export function vehicleChoice(vehicle: Vehicle, among: readonly Vehicle[], key = `${vehicle.id}`): Choice {
  const same = among.filter((one) => isAlike(one, vehicle));
  const load = loadOf(vehicle, among);
  return {
    id: key,
    name: { kind: 'vehicle-kind', id: vehicle.kind },
    note: 'vehicle',
    values: {
      level: NUMERALS[vehicle.level] ?? '',
      at: { kind: 'place', id: vehicle.at },
      ...(load === null ? {} : { load }),
      ...(same.length < 2 ? {} : { nth: 1 + same.findIndex(({ id }) => id === vehicle.id) }),
    },
  };
}

function isAlike(one: Vehicle, other: Vehicle): boolean {
  return (
    one.kind === other.kind &&
    one.owner === other.owner &&
    one.level === other.level &&
    one.at === other.at &&
    isSameUnits(one.units, other.units) &&
    one.cubes.toSorted().join() === other.cubes.toSorted().join()
  );
}

/** The men, goods and vehicles it carries; of a trade transport also that it is empty. */
function loadOf({ id, kind, units, cubes }: Vehicle, among: readonly Vehicle[]): Term | null {
  const goods = GOOD_IDS.map((good): readonly [number, NameTerm] => [
    cubes.filter((one) => one === good).length,
    { kind: 'cube', id: good },
  ]);
  const men = UNIT_IDS.map((unit): readonly [number, NameTerm] => [units[unit] ?? 0, { kind: 'unit', id: unit }]);
  const carried = VEHICLE_KINDS.map((of): readonly [number, NameTerm] => [
    among.filter((one) => one.aboard === id && one.kind === of).length,
    { kind: 'vehicle-kind', id: of },
  ]);
  const load = [...men, ...carried, ...goods].filter(([count]) => count > 0);
  if (load.length > 0) return load;
  return isTrade({ kind }) ? { kind: 'load', id: 'empty' } : null;
}

export function askVehicle(slot: string, vehicles: readonly Vehicle[]): Domain {
  return { kind: 'one', slot, choices: vehicles.map((one) => vehicleChoice(one, vehicles)) };
}
