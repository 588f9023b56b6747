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
/** In peril: so many purchases are played through, and so much their first sight counts besides. */
const TRIED = 4;
const FIRST_SIGHT = 0.7;

/** What an Army is worth for what it may still take. */
const ARMY = 1.1;

export interface Purchase {
  readonly good: Good;
  readonly at: PlaceId;
  /** For its price. */
  readonly worth: number;
}

/** The purchase that is worth most for its price; what is worth nothing is not bought. */
export function defaultPurchase(state: Reconquista): Action {
  const book = bookOf(state.overrides);
  const sorted = purchasesIn(state, book);
  const [best] = inPeril(state) ? safest(state, sorted.slice(0, TRIED)) : sorted;
  return best === undefined || best.worth <= 0 ? { verb: 'done' } : { verb: 'buy', unit: best.good, place: best.at };
}

/** All that can be bought, by what it is worth for its price. */
export function purchasesIn(state: Reconquista, book: Book): readonly Purchase[] {
  const purchases = goodsFor(state, book).flatMap((good) =>
    placesForGood(state, book, good).map((at): Purchase => {
      return { good, at, worth: worthOfGood(state, book, good, at) / COSTS[good] };
    }),
  );
  return purchases.sort((one, other) => other.worth - one.worth);
}

/** Where one answer of the Muslims may end the game: with what the purchase leaves after all of them. */
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
