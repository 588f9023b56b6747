import type { Locale } from '../../../core/words.js';
import { listed } from '../../../kit/index.js';
import { PLACE_IDS, UNIT_KINDS } from '../facts/ids.js';
import type { Place, Reconquista, Stand } from '../state/state.js';
import { countOf } from '../state/troops.js';
import { WORDS } from '../words/index.js';
import { called } from '../words/names.js';

/** The whole position in words, place by place. */
export function altText(state: Reconquista, locale: Locale, title: string): string {
  const places = PLACE_IDS.flatMap((at) => {
    const parts = partsOf(state.places[at], locale);
    return parts.length === 0 ? [] : [said(locale, called(locale, 'place', at), listed(locale, parts))];
  });
  return [title, ...places].join('. ');
}

/** A name and its description, joined by the language's colon. */
export function said(locale: Locale, what: string, about: string): string {
  return WORDS.say(locale, 'picture.said', { what, said: about }) ?? about;
}

function partsOf(place: Place, locale: Locale): readonly string[] {
  const walls = [
    ...(place.city === null ? [] : [called(locale, 'counter', `${place.city}-city`)]),
    ...(place.fort ? [called(locale, 'counter', 'fort')] : []),
  ];
  const siege =
    place.outside === null ? [] : [`${WORDS.say(locale, 'picture.siege') ?? ''} ${standText(place.outside, locale)}`];
  return [...walls, ...(place.inside === null ? [] : [standText(place.inside, locale)]), ...siege];
}

function standText({ side, units }: Stand, locale: Locale): string {
  const kinds = UNIT_KINDS.filter((kind) => countOf(units, kind) > 0);
  return `${called(locale, 'side', side)} (${kinds.map((kind) => called(locale, 'unit', kind, countOf(units, kind))).join(', ')})`;
}
