import type { TypedOptions } from '../../../core/command.js';
import type { Rejection } from '../../../core/result.js';
import * as kit from '../../../kit/index.js';
import type { Book } from '../facts/book.js';
import type { PlaceId } from '../facts/ids.js';
import { COSTS, hasBuilders, mostOf, placesForGood } from '../income/purchase.js';
import { GOODS, type Good } from '../state/events.js';
import { holderOf, isSheltered } from '../state/reading.js';
import type { Reconquista } from '../state/state.js';
import { because, KIT, placesInstead, placeTerm, placeTyped, sideTerm, whyInRevolt } from './reasons.js';

const GOOD_CHOICES = GOODS.map((id) => kit.named('good', id));

/** Why this is not bought, or not there (10.3 to 10.8, 9.6, 9.7). */
export function whyNoPurchase(state: Reconquista, book: Book, options: TypedOptions): Rejection | null {
  const good = kit.oneIn(GOODS, kit.choiceNamed(KIT, GOOD_CHOICES, String(options.unit ?? ''))?.id);
  if (good === null) return options.unit === undefined ? null : because('good-unknown', { text: String(options.unit) });
  const at = placeTyped(options.place, options.to, options.province);
  return (
    notOnTheMarket(state, good) ??
    (at === null ? null : whyNotThere(state, book, good, at)) ??
    tooDear(state, good) ??
    (placesForGood(state, book, good).length === 0 ? because(`nowhere-${good}`) : null) ??
    tooMany(state, good, Number(options.count ?? 1))
  );
}

/** Hired and bought off only in the turn of their event. */
function notOnTheMarket({ fortune }: Reconquista, good: Good): Rejection | null {
  if (good === 'mercenary' && fortune.mercenaries === 0) return because('no-mercenaries');
  return good === 'bribe' && !fortune.corruption ? because('no-corruption') : null;
}

function tooDear({ purse }: Reconquista, good: Good): Rejection | null {
  const cost = COSTS[good];
  if (purse === 0) return because('nothing-left');
  return cost > purse ? because('good-dear', { ware: { kind: 'ware', id: good }, cost, points: purse }) : null;
}

function tooMany(state: Reconquista, good: Good, count: number): Rejection | null {
  if (count > 1 && ONE_EACH.includes(good)) return because('one-each', { ware: { kind: 'ware', id: good } });
  const most = mostOf(state, good);
  return count > most ? because('good-most', { ware: { kind: 'ware', id: good }, most, points: state.purse }) : null;
}

/** A place takes one of them at most (3.1). */
const ONE_EACH: readonly Good[] = ['city', 'fort', 'conversion', 'bribe'];

export function whyNotThere(state: Reconquista, book: Book, good: Good, at: PlaceId): Rejection | null {
  const places = placesForGood(state, book, good);
  if (places.includes(at)) return null;
  return whyInRevolt(state, book, at) ?? whyUnfit(state, good, at, places);
}

function whyUnfit(state: Reconquista, good: Good, at: PlaceId, places: readonly PlaceId[]): Rejection {
  const place = state.places[at];
  const values = { place: placeTerm(at), ...placesInstead(places) };
  if (place.outside !== null && good !== 'conversion' && good !== 'bribe') return because('place-besieged', values);
  const holder = place.inside?.side ?? null;
  switch (good) {
    case 'army':
    case 'garrison':
    case 'mercenary': {
      const side = holderOf(place);
      if (side !== null && side !== 'christian') return because('held-by', { ...values, side: sideTerm(side) });
      return because(isSheltered(place) ? 'not-held' : 'no-walls', values);
    }
    case 'city':
      return because(place.city === null ? 'no-builders' : 'has-city', values);
    case 'fort':
      return because(place.fort ? 'has-fort' : 'no-fort-builders', values);
    case 'conversion':
      if (place.city !== 'muslim') return because('no-muslim-city', values);
      return because(hasBuilders(place) ? 'not-held' : 'no-converters', values);
    case 'bribe':
      return because(holder === 'rebel' ? 'not-held' : 'no-rebels', values);
  }
}
