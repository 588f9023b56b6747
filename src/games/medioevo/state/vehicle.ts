import type { GoodId, Level, TransportId } from '../facts/kinds.js';
import type { PlaceId } from '../facts/place-ids.js';
import type { Owner } from './land.js';
import type { Units } from './units.js';

/** A transport or a siege engine: what moves by itself and carries a property token with its owner and level. */
export const VEHICLE_KINDS = ['war-wagon', 'galley', 'caravan', 'merchant-ship', 'siege-engine'] as const;
export type VehicleKind = (typeof VEHICLE_KINDS)[number];

export type Vehicle = {
  readonly id: number;
  readonly kind: VehicleKind;
  readonly level: Level;
  readonly owner: Owner;
  /** A ship in a territory is docked there (6.1). */
  readonly at: PlaceId;
  /** Military units aboard a galley at sea; ashore they stand in the territory. */
  readonly units: Units;
  /** Cubes aboard a trade transport. */
  readonly cubes: readonly GoodId[];
  /** The galley at sea that carries this wagon or engine; null: it stands by itself. */
  readonly aboard: number | null;
  /** Movement points used this turn. */
  readonly used: number;
  /** It has a stop token: its movement is over for this turn. */
  readonly stopped: boolean;
  /** It has left a castle free of cost this turn (6.1). */
  readonly exited: boolean;
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
