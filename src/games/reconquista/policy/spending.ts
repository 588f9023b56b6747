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
import { afterAnswers, inPeril } from './foresight.js';
import { safetyOf, worthOf } from './worth.js';

const LAST = 20;
/** In peril: the number of purchases played out, and the weight of their first estimate. */
const TRIED = 4;
const FIRST_SIGHT = 0.7;

/** The worth of an Army for future conquests. */
const ARMY = 1.1;

export interface Purchase {
  readonly good: Good;
  readonly at: PlaceId;
  /** Per price. */
  readonly worth: number;
}

/** The purchase with the best worth for its price; worthless ones are not made. */
export function defaultPurchase(state: Reconquista): Action {
  const book = bookOf(state.overrides);
  const sorted = purchasesIn(state, book);
  const [best] = inPeril(state) ? safest(state, sorted.slice(0, TRIED)) : sorted;
  return best === undefined || best.worth <= 0 ? { verb: 'done' } : { verb: 'buy', unit: best.good, place: best.at };
}

/** All purchases, by worth for their price. */
export function purchasesIn(state: Reconquista, book: Book): readonly Purchase[] {
  const purchases = goodsFor(state, book).flatMap((good) =>
    placesForGood(state, book, good).map((at): Purchase => {
      return { good, at, worth: worthOfGood(state, book, good, at) / COSTS[good] };
    }),
  );
  return purchases.sort((one, other) => other.worth - one.worth);
}

/** If one Muslim answer may end the game: the purchase with the best result after all answers. */
function safest(state: Reconquista, purchases: readonly Purchase[]): readonly Purchase[] {
  if (purchases.length === 0) return [];
  const now = afterAnswers(state);
  return purchases
    .map(({ good, at, worth }) => {
      const after = { ...state, places: { ...state.places, [at]: buyInto(state.places[at], good) } };
      return { good, at, worth: FIRST_SIGHT * worth + (afterAnswers(after) - now) / COSTS[good] };
    })
    .sort((one, other) => other.worth - one.worth);
}

/** Its effect on the position and the walls' strength; for Armies, also the need for them. */
function worthOfGood(state: Reconquista, book: Book, good: Good, at: PlaceId): number {
  const bought = buyInto(state.places[at], good);
  const after = { ...state, places: { ...state.places, [at]: bought } };
  const gained = worthOf(after, book) - worthOf(state, book) + safetyOf(after) - safetyOf(state);
  if (good !== 'army' && good !== 'mercenary') return gained;
  const wanted = state.turn === LAST ? 0.3 : ARMY;
  return gained + wanted + 0.05 * nearby(state, book, at) + 0.05 * armiesOf(unitsOf(state.places[at], 'christian'));
}

/** Nearby places that are not ours: where Armies are wanted. */
function nearby(state: Reconquista, book: Book, at: PlaceId): number {
  const region = regionOf(book.board, at);
  const around = [...(book.board.placesOf.get(region) ?? []), ...roadsFrom(book.board, at)];
  return around.filter((one) => {
    const holder = holderOf(state.places[one]);
    return holder !== null && holder !== 'christian';
  }).length;
}
