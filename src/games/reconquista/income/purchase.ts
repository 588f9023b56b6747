import type { Play } from '../engine/play.js';
import { regionOf } from '../facts/board.js';
import type { Book } from '../facts/book.js';
import { PLACE_IDS, type PlaceId } from '../facts/ids.js';
import { GOODS, type Good } from '../state/events.js';
import { controllerOf, holderOf, isSheltered } from '../state/reading.js';
import type { Place, Reconquista } from '../state/state.js';
import { countOf, plus, sizeOf, type Troops } from '../state/troops.js';

export const COSTS: Readonly<Record<Good, number>> = {
  army: 2,
  garrison: 1,
  city: 3,
  fort: 1,
  conversion: 1,
  mercenary: 1,
  bribe: 2,
};

/** Goods for sale now. */
export function goodsFor(state: Reconquista, book: Book): readonly Good[] {
  return GOODS.filter((good) => isForSale(state, book, good));
}

/** Is anything for sale, with a place to put it? */
export function maySpend(state: Reconquista, book: Book): boolean {
  return GOODS.some((good) => isForSale(state, book, good));
}

/** How many of a good the points last for. */
export function mostOf({ purse, fortune }: Reconquista, good: Good): number {
  const most = Math.floor(purse / COSTS[good]);
  if (good === 'mercenary') return Math.min(most, fortune.mercenaries);
  return good === 'bribe' ? Math.min(most, 1) : most;
}

function isForSale(state: Reconquista, book: Book, good: Good): boolean {
  if (COSTS[good] > state.purse || !isOnTheMarket(state, good)) return false;
  return PLACE_IDS.some((at) => mayTake(state, book, at, good));
}

/** Mercenaries and Rebels' favour need their events (9.6, 9.7). */
function isOnTheMarket(state: Reconquista, good: Good): boolean {
  if (good === 'mercenary') return state.fortune.mercenaries > 0;
  return good !== 'bribe' || state.fortune.corruption;
}

export function placesForGood(state: Reconquista, book: Book, good: Good): readonly PlaceId[] {
  return PLACE_IDS.filter((at) => mayTake(state, book, at, good));
}

function mayTake(state: Reconquista, book: Book, at: PlaceId, good: Good): boolean {
  return takes(state.places[at], good) && (state.revolt === null || regionOf(book.board, at) !== state.revolt);
}

function takes(place: Place, good: Good): boolean {
  switch (good) {
    case 'army':
    case 'garrison':
    case 'mercenary': // 9.7, 10.4
      return canRaise(place);
    case 'city': // 10.5
      return place.city === null && place.outside === null && hasBuilders(place);
    case 'fort': // 10.6
      return (
        !place.fort &&
        place.outside === null &&
        ((controllerOf(place) === 'christian' && place.city === 'christian') || hasBuilders(place))
      );
    case 'conversion':
      // As printed: a besieged city may be converted (10.7).
      return place.city === 'muslim' && hasBuilders(place);
    case 'bribe': // 9.6
      return place.inside?.side === 'rebel';
  }
}

/** A controlled city or fort, free of enemies (10.4). */
export function canRaise(place: Place): boolean {
  return isSheltered(place) && place.outside === null && holderOf(place) === 'christian';
}

/** An Army or Garrison holds the place; a Military Order alone does not suffice (10.8). */
export function hasBuilders(place: Place): boolean {
  const units: Troops = place.inside?.side === 'christian' ? place.inside.units : {};
  return sizeOf(units) > countOf(units, 'order');
}

export function buy(play: Play, good: Good, at: PlaceId): void {
  const cost = COSTS[good];
  const { fortune, purse, places } = play.state;
  play.set({ purse: purse - cost });
  play.emit({ type: 'bought', good, at, cost });
  if (good === 'mercenary') play.set({ fortune: { ...fortune, mercenaries: fortune.mercenaries - 1 } });
  if (good === 'bribe') play.set({ fortune: { ...fortune, corruption: false } });
  play.change(at, buyInto(places[at], good));
}

/** The place after the purchase. */
export function buyInto(place: Place, good: Good): Place {
  switch (good) {
    case 'army':
    case 'garrison':
    case 'mercenary':
      return { ...place, inside: { side: 'christian', units: plus(place.inside?.units ?? {}, good, 1) } };
    case 'city':
    case 'conversion':
      return { ...place, city: 'christian' };
    case 'fort':
      return { ...place, fort: true };
    case 'bribe':
      return { ...place, inside: { side: 'christian', units: { garrison: 1 } } };
  }
}

/** The Crusaders land together, where an Army could be raised (9.16). */
export function placesForCrusaders(state: Reconquista, book: Book): readonly PlaceId[] {
  return state.fortune.crusaders === 0 ? [] : placesForGood(state, book, 'army');
}

export function landCrusaders(play: Play, at: PlaceId): void {
  const count = play.state.fortune.crusaders;
  play.set({ fortune: { ...play.state.fortune, crusaders: 0 } });
  play.enter(at, { side: 'christian', units: { crusader: count } });
  play.emit({ type: 'crusaders-landed', at, count });
}
