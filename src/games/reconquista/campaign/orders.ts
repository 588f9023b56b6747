import type { CountedChoice, Domain } from '../../../core/offer.js';
import * as kit from '../../../kit/index.js';
import { placesIn, regionOf, roadsFrom } from '../facts/board.js';
import type { Book } from '../facts/book.js';
import { type PlaceId, UNIT_KINDS } from '../facts/ids.js';
import { comesOut, isSheltered, unitsOf } from '../state/reading.js';
import type { Place, Reconquista } from '../state/state.js';
import { countOf, plus, sizeOf, type Troops, without } from '../state/troops.js';
import { type Campaign, movableAt, startingPlaces } from './movable.js';

/** Who of a place may go to another: so many of each kind, and how many of those whom the place cannot do without. */
export interface Goers {
  readonly units: Troops;
  /** Of Armies and Garrisons together; Military Orders are not counted. */
  readonly most: number;
}

/** Inside the region all who may move; over a road no Garrison, and only if no Muslim is left behind (11). */
export function goersTo(state: Reconquista, book: Book, campaign: Campaign, from: PlaceId, to: PlaceId): Goers {
  const { units } = movableAt(state, book, campaign, from);
  if (regionOf(book.board, from) === regionOf(book.board, to)) return { units, most: sizeOf(units) };
  const mobile = plus(units, 'garrison', -countOf(units, 'garrison'));
  const others = sizeOf(mobile) - countOf(mobile, 'order');
  const held = state.places[from];
  if (held.city !== 'muslim') return { units: mobile, most: others };
  // An Army or Garrison must stay in a Muslim city.
  const all = unitsOf(held, 'christian');
  const stay = sizeOf(without(all, mobile)) - countOf(without(all, mobile), 'order');
  return { units: mobile, most: stay > 0 ? others : Math.max(0, others - 1) };
}

/** Places of the region, and the far ends of the roads out of it, to which somebody may go (11). */
export function targetsOf(state: Reconquista, book: Book, campaign: Campaign, from: PlaceId): readonly PlaceId[] {
  const inside = placesIn(book.board, regionOf(book.board, from)).filter((at) => at !== from);
  const roads = isClear(state, book, from)
    ? roadsFrom(book.board, from).filter((at) => regionOf(book.board, at) !== state.revolt)
    : [];
  return [...inside, ...roads].filter((to) => {
    const { units, most } = goersTo(state, book, campaign, from, to);
    return sizeOf(units) > 0 && (most > 0 || countOf(units, 'order') > 0);
  });
}

/** The region may be left: no Muslim troops, and no Muslim city elsewhere but with an Army or Garrison in it (11). */
function isClear(state: Reconquista, book: Book, from: PlaceId): boolean {
  return placesIn(book.board, regionOf(book.board, from)).every((at) => {
    const place = state.places[at];
    if (sizeOf(unitsOf(place, 'muslim')) > 0) return false;
    if (place.city !== 'muslim') return true;
    if (place.inside?.side !== 'christian') return false;
    return at === from || sizeOf(place.inside.units) > countOf(place.inside.units, 'order');
  });
}

/** Would a battle begin at once where Christians come? Against walls with too few behind them there is a siege (11). */
export function startsBattle(place: Place): boolean {
  if (place.outside !== null) return place.outside.side !== 'christian';
  if (place.inside === null || place.inside.side === 'christian') return false;
  return !isSheltered(place) || comesOut(place.inside);
}

/** What stands in the way of a step, as an attack or not. */
export function targetsFor(
  verb: 'move' | 'attack',
  state: Reconquista,
  book: Book,
  campaign: Campaign,
  from: PlaceId,
): readonly PlaceId[] {
  return targetsOf(state, book, campaign, from).filter((at) => startsBattle(state.places[at]) === (verb === 'attack'));
}

export function startsFor(
  verb: 'move' | 'attack',
  state: Reconquista,
  book: Book,
  campaign: Campaign,
): readonly PlaceId[] {
  return startingPlaces(state, book, campaign).filter((at) => targetsFor(verb, state, book, campaign, at).length > 0);
}

export function askUnits({ units, most }: Goers): Domain {
  const choices = UNIT_KINDS.filter((kind) => countOf(units, kind) > 0 && (kind === 'order' || most > 0)).map(
    (kind): CountedChoice => ({
      ...kit.named('unit', kind),
      count: countOf(units, kind),
      ...(kind === 'order' ? { free: true } : {}),
    }),
  );
  return { kind: 'some', slot: 'units', choices, min: 1, max: most };
}
