import type { CountedChoice } from '../../../../core/offer.js';
import * as kit from '../../../../kit/index.js';
import { BUILDING_CLASSES } from '../../facts/kinds.js';
import type { PlaceId, TerritoryId } from '../../facts/place-ids.js';
import type { Medioevo } from '../../state/state.js';
import { vehicleChoice } from '../../state/vehicle.js';

/** Is this lot protected from plunder this turn (cards 50, 51)? */
export function isSpared({ lasting }: Medioevo, at: PlaceId, lot: string): boolean {
  const goes = lot.startsWith('vehicle:');
  return lasting.some((one) => one.kind === 'spared' && one.lot === lot && (goes || one.at === at));
}

/** A lot's name: a building by its class, a vehicle by kind, level and place, the market's goods. */
export function lotChoice({ vehicles }: Medioevo, lot: string): CountedChoice {
  const [kind = '', which = ''] = lot.split(':');
  const vehicle = vehicles.find(({ id }) => kind === 'vehicle' && `${id}` === which);
  if (vehicle !== undefined) return { ...vehicleChoice(vehicle, vehicles, lot), count: 1 };
  return { ...(kind === 'building' ? kit.named('building-class', which) : kit.named('lot', lot)), id: lot, count: 1 };
}

/** The territory's own unprotected lots: `building:civil`, `cubes` (6.10.1). */
export function lotsOfLand(state: Medioevo, at: TerritoryId): readonly string[] {
  const land = state.lands[at];
  const lots = [
    ...BUILDING_CLASSES.filter((category) => land[category] !== null).map((category) => `building:${category}`),
    ...(land.market.length > 0 ? ['cubes'] : []),
  ];
  return lots.filter((lot) => !isSpared(state, at, lot));
}
