import { isTerritory, type TerritoryId } from '../../facts/place-ids.js';
import { pointsOf } from '../../movement/movers.js';
import type { Medioevo } from '../../state/state.js';
import { isTrade, type Vehicle } from '../../state/vehicle.js';
import type { Use } from '../ability.js';
import { stepUnderWay } from '../holding.js';

/** Is it the turn of the card's player, in the commerce phase? */
function isOwnCommerceTurn(state: Medioevo, { seat }: Pick<Use, 'seat'>): boolean {
  const here = stepUnderWay(state);
  return here?.kind === 'commerce' && state.order[here.place] === seat;
}

/** His trade transports ashore with a point left: a purchase or a sale takes one (7.2). */
export function stallsOf(state: Medioevo, use: Pick<Use, 'seat'>): readonly (Vehicle & { readonly at: TerritoryId })[] {
  if (!isOwnCommerceTurn(state, use)) return [];
  return state.vehicles.flatMap((one) => {
    const { at } = one;
    const ready = one.owner === use.seat && isTrade(one) && !one.stopped && pointsOf(state, one) > 0;
    return ready && isTerritory(at) ? [{ ...one, at }] : [];
  });
}

/** Removes one of each colour of these cubes. */
export function lessCubes(vehicle: Vehicle, sold: Vehicle['cubes']): Vehicle['cubes'] {
  const left = [...vehicle.cubes];
  for (const good of sold) {
    const index = left.indexOf(good);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}
