import type { PlaceId } from '../facts/ids.js';
import type { Place, Reconquista } from '../state/state.js';
import { armiesOf, countOf, type Troops } from '../state/troops.js';

/** What the besiegers add to their die (14.2). */
export function besiegerStrength(units: Troops, cid: boolean): number {
  return countOf(units, 'garrison') + 2 * armiesOf(units) + 3 * countOf(units, 'order') + (cid ? 2 : 0);
}

/** What the besieged add to theirs: the city and the troops, doubled by a fort (14.3). */
export function besiegedStrength(place: Place): number {
  const units = place.inside?.units ?? {};
  const troops =
    countOf(units, 'garrison') + countOf(units, 'rebel') + 2 * armiesOf(units) + 2 * countOf(units, 'order');
  const whole = troops + (place.city === null ? 0 : 1);
  return place.fort ? 2 * whole : whole;
}

/** The strongest walls and troops: where a Military Order, El Cid and Crusaders help most. */
export function strongest(state: Reconquista, places: readonly PlaceId[]): PlaceId {
  const [first = 'santiago', ...others] = places;
  const strength = (at: PlaceId) => besiegedStrength(state.places[at]);
  return others.reduce((best, at) => (strength(at) > strength(best) ? at : best), first);
}
