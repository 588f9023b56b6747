import type { CountedChoice } from '../../../core/offer.js';
import * as kit from '../../../kit/index.js';
import { BUILDING_CLASSES } from '../facts/kinds.js';
import type { TerritoryId } from '../facts/place-ids.js';
import type { Owner } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { vehicleChoice } from '../state/vehicle.js';

/** Is this lot protected from plunder this turn (cards 50, 51)? */
export function isSpared({ lasting }: Medioevo, at: TerritoryId, lot: string): boolean {
  return lasting.some((one) => one.kind === 'spared' && one.at === at && one.lot === lot);
}

/** A lot as it is called: a building by its class, a vehicle by its kind, level and place, the goods of the market. */
export function lotChoice({ vehicles }: Medioevo, lot: string): CountedChoice {
  const [kind = '', which = ''] = lot.split(':');
  const vehicle = vehicles.find(({ id }) => kind === 'vehicle' && `${id}` === which);
  if (vehicle !== undefined) return { ...vehicleChoice(vehicle, lot), count: 1 };
  return { ...(kind === 'building' ? kit.named('building-class', which) : kit.named('lot', lot)), id: lot, count: 1 };
}

/** What could be plundered in a territory and is not protected: `building:civil`, `cubes`, `vehicle:12` (6.10). */
export function lotsAt(state: Medioevo, at: TerritoryId, owner: Owner): Readonly<Record<string, number>> {
  const land = state.lands[at];
  const lots = [
    ...BUILDING_CLASSES.filter((category) => land[category] !== null).map((category) => `building:${category}`),
    ...(land.market.length > 0 ? ['cubes'] : []),
    ...state.vehicles.filter((one) => one.at === at && one.owner === owner).map(({ id }) => `vehicle:${id}`),
  ];
  return Object.fromEntries(lots.filter((lot) => !isSpared(state, at, lot)).map((lot) => [lot, 1]));
}
