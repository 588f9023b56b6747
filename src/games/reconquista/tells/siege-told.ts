import type { Terms } from '../../../core/result.js';
import * as kit from '../../../kit/index.js';
import type { PlaceId } from '../facts/ids.js';
import { siegeOdds } from '../odds/siege-odds.js';
import { cidWith, unitsOf } from '../state/reading.js';
import type { Reconquista } from '../state/state.js';
import { type Troops, together } from '../state/troops.js';

/** How a siege that these units begin or join would end, if nobody else comes (14.2 to 14.8). */
export function siegeBegun(state: Reconquista, at: PlaceId, units: Troops, cid: boolean): Terms {
  const place = state.places[at];
  const before = place.outside?.side === 'christian' ? unitsOf(place, 'christian') : {};
  const besiegers = { side: 'christian' as const, units: together(before, units) };
  const chances = siegeOdds(place, besiegers, cid || cidWith(state.cid, 'christian', at));
  return {
    place: { kind: 'place', id: at },
    taken: kit.percentSaid(chances.stormed + chances.sacked + chances.surrendered),
    ...(place.city === null ? {} : { sacked: kit.percentSaid(chances.sacked) }),
  };
}
