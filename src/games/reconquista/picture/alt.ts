import type { Scene } from '../../../core/scene.js';
import type { Locale } from '../../../core/words.js';
import { altOf, listed } from '../../../kit/index.js';
import { PLACE_IDS, UNIT_KINDS } from '../facts/ids.js';
import type { Place, Reconquista, Stand } from '../state/state.js';
import { countOf } from '../state/troops.js';
import { WORDS } from '../words/index.js';
import { nounFor } from '../words/names.js';

/** The picture in words: what is new, and what stands in each place. */
export function altText(state: Reconquista, locale: Locale, scene: Omit<Scene, 'alt'>): string {
  return altOf(locale, scene, {
    place: (id) => nounFor(locale, 'place', id),
    faction: (id) => nounFor(locale, 'side', id),
    pieces: (id, count) => nounFor(locale, 'troop', id, count),
    stands: (id) => listedAt(state, id, locale),
  });
}

/** What stands in one place. */
export function stands(state: Reconquista, place: string, locale: Locale): string {
  const at = PLACE_IDS.find((id) => id === place);
  return at === undefined ? '' : partsOf(state.places[at], locale).join(', ');
}

/** The same as a sentence, with El Cid. */
function listedAt(state: Reconquista, place: string, locale: Locale): string {
  const at = PLACE_IDS.find((id) => id === place);
  if (at === undefined) return '';
  const cid = state.cid?.at === at ? [nounFor(locale, 'event', 'el-cid')] : [];
  const { outside, ...within } = state.places[at];
  const inside = listed(locale, [...partsOf({ ...within, outside: null }, locale), ...cid]);
  return [inside, ...siegeOf(outside, locale)].filter((part) => part !== '').join('; ');
}

/** A name and its description, joined by the language's colon. */
export function nameWithText(locale: Locale, what: string, about: string): string {
  return WORDS.say(locale, 'picture.said', { what, said: about }) ?? about;
}

function partsOf(place: Place, locale: Locale): readonly string[] {
  const walls = [
    ...(place.city === null ? [] : [nounFor(locale, 'counter', `${place.city}-city`)]),
    ...(place.fort ? [nounFor(locale, 'counter', 'fort')] : []),
  ];
  const inside = place.inside === null ? [] : standText(place.inside, locale);
  return [...walls, ...inside, ...siegeOf(place.outside, locale)];
}

function siegeOf(outside: Stand | null, locale: Locale): readonly string[] {
  if (outside === null) return [];
  return [`${WORDS.say(locale, 'picture.siege') ?? ''} ${listed(locale, standText(outside, locale))}`];
}

function standText({ side, units }: Stand, locale: Locale): readonly string[] {
  const kinds = UNIT_KINDS.filter((kind) => countOf(units, kind) > 0);
  return kinds.map((kind) => nounFor(locale, 'troop', `${side}-${kind}`, countOf(units, kind)));
}
