import type { Action } from '../../../core/action.js';
import { regionOf, roadsFrom } from '../facts/board.js';
import type { Book } from '../facts/book.js';
import type { PlaceId } from '../facts/ids.js';
import { bookOf } from '../facts/override.js';
import { buyInto, COSTS, goodsFor, placesForGood } from '../income/purchase.js';
import type { Good } from '../state/events.js';
import { holderOf, unitsOf } from '../state/reading.js';
import type { Reconquista } from '../state/state.js';
import { armiesOf } from '../state/troops.js';
import { safetyOf, worthOf } from './worth.js';

const LAST = 20;
/** What an Army is worth for what it may still take. */
const ARMY = 1.7;

/** The purchase that is worth most for its price; what is worth nothing is not bought. */
export function defaultPurchase(state: Reconquista): Action {
  const book = bookOf(state.overrides);
  let best: { readonly worth: number; readonly good: Good; readonly at: PlaceId } | null = null;
  for (const good of goodsFor(state, book)) {
    for (const at of placesForGood(state, book, good)) {
      const worth = worthOfGood(state, book, good, at) / COSTS[good];
      if (best === null || worth > best.worth) best = { worth, good, at };
    }
  }
  return best === null || best.worth <= 0 ? { verb: 'done' } : { verb: 'buy', unit: best.good, place: best.at };
}

/** What it adds to the position, to the strength of the walls, and for Armies what they are needed for. */
function worthOfGood(state: Reconquista, book: Book, good: Good, at: PlaceId): number {
  const bought = buyInto(state.places[at], good);
  const after = { ...state, places: { ...state.places, [at]: bought } };
  const gained = worthOf(after, book) - worthOf(state, book) + safetyOf(after) - safetyOf(state);
  if (good !== 'army' && good !== 'mercenary') return gained;
  const wanted = state.turn === LAST ? 0.3 : ARMY;
  return gained + wanted + 0.05 * nearby(state, book, at) + 0.05 * armiesOf(unitsOf(state.places[at], 'christian'));
}

/** Places about that are not ours: where Armies are wanted. */
function nearby(state: Reconquista, book: Book, at: PlaceId): number {
  const region = regionOf(book.board, at);
  const around = [...(book.board.placesOf.get(region) ?? []), ...roadsFrom(book.board, at)];
  return around.filter((one) => {
    const holder = holderOf(state.places[one]);
    return holder !== null && holder !== 'christian';
  }).length;
}
