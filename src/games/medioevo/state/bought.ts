import type { TerritoryId } from '../facts/place-ids.js';
import type { Units } from './units.js';
import type { Vehicle } from './vehicle.js';

/** What was bought to stand somewhere, and is not on the map yet (9.5). */
export type Bought = {
  readonly at: TerritoryId;
  readonly units: Units;
  readonly vehicles: readonly Vehicle[];
};
/** By whoever bought it. */
export type HeldBack = { readonly [Seat: string]: readonly Bought[] };
