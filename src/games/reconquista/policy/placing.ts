import type { PlaceId } from '../facts/ids.js';
import { besiegedStrength } from '../siege/strength.js';
import type { Reconquista } from '../state/state.js';

/** Where walls and troops are strongest: there a Military Order, El Cid and Crusaders do most. */
export function strongest(state: Reconquista, places: readonly PlaceId[]): PlaceId {
  const [first = 'santiago', ...others] = places;
  const strength = (at: PlaceId) => besiegedStrength(state.places[at]);
  return others.reduce((best, at) => (strength(at) > strength(best) ? at : best), first);
}
