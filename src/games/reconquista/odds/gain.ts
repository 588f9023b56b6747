import { pointsOf } from '../closing/points.js';
import type { Book } from '../facts/book.js';
import type { PlaceId } from '../facts/ids.js';
import { unitsOf } from '../state/reading.js';
import type { Places, Reconquista } from '../state/state.js';
import { sizeOf, type Troops, together, without } from '../state/troops.js';

/** The points that a changed board is worth more, or less (16.1 to 16.3). */
export function gainOf(state: Reconquista, book: Book, places: Places): number {
  return pointsOf({ places }, book).total - pointsOf(state, book).total;
}

/** The board after Christians have left a place. */
export function afterLeaving({ places }: Reconquista, from: PlaceId, units: Troops): Places {
  const place = places[from];
  const where = place.inside?.side === 'christian' ? 'inside' : 'outside';
  const left = without(unitsOf(place, 'christian'), units);
  return { ...places, [from]: { ...place, [where]: sizeOf(left) === 0 ? null : { side: 'christian', units: left } } };
}

/** The board after they have entered another, with everybody else there wiped out (12.13, 14.4). */
export function afterTaking(places: Places, at: PlaceId, units: Troops): Places {
  const place = places[at];
  const held = together(unitsOf(place, 'christian'), units);
  return { ...places, [at]: { ...place, inside: { side: 'christian', units: held }, outside: null } };
}
