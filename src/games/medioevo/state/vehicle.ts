import type { Choice, Domain } from '../../../core/offer.js';
import type { GoodId, Level, TransportId } from '../facts/kinds.js';
import type { PlaceId } from '../facts/place-ids.js';
import type { Owner } from './land.js';
import type { Units } from './units.js';

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

/** A vehicle as a choice: named by kind, level and place. */
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
