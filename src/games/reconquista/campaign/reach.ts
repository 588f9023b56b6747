import { placesIn, regionOf, roadsFrom } from '../facts/board.js';
import type { Book } from '../facts/book.js';
import type { PlaceId, RegionId } from '../facts/ids.js';
import { unitsOf } from '../state/reading.js';
import type { Reconquista } from '../state/state.js';
import { countOf, sizeOf, type Troops, without } from '../state/troops.js';

/** Where units may go in one step: any place of the region, and over a road out of it (11). */
export function stepsFrom(state: Reconquista, book: Book, from: PlaceId, units: Troops): readonly PlaceId[] {
  const region = regionOf(book.board, from);
  const inside = placesIn(book.board, region).filter((at) => at !== from);
  return [...inside, ...roadsOut(state, book, from, units)];
}

/** Garrisons stay in the region; the others leave it only when no Muslim is left behind (11). */
function roadsOut(state: Reconquista, book: Book, from: PlaceId, units: Troops): readonly PlaceId[] {
  if (countOf(units, 'garrison') > 0 || !mayLeave(state, book, from, units)) return [];
  return roadsFrom(book.board, from).filter((at) => regionOf(book.board, at) !== state.revolt);
}

/** No Muslim troops in the region, and no Muslim city but those with an Army or Garrison left in them. */
export function mayLeave(state: Reconquista, book: Book, from: PlaceId, units: Troops): boolean {
  const region: RegionId = regionOf(book.board, from);
  return placesIn(book.board, region).every((at) => {
    const place = state.places[at];
    if (sizeOf(unitsOf(place, 'muslim')) > 0) return false;
    if (place.city !== 'muslim') return true;
    if (place.inside?.side !== 'christian') return false;
    const left = at === from ? without(place.inside.units, units) : place.inside.units;
    return sizeOf(left) > countOf(left, 'order');
  });
}
