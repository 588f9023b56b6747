import type { Locale } from '../../../core/words.js';
import { listed } from '../../../kit/index.js';
import { PLACE_IDS, SIDES, UNIT_KINDS } from '../facts/ids.js';
import { unitsOf } from '../state/reading.js';
import type { Place, Reconquista, Stand } from '../state/state.js';
import { countOf, sizeOf } from '../state/troops.js';
import { WORDS } from '../words/index.js';
import { nounFor } from '../words/names.js';

/** The whole position in words, place by place. */
export function altText(state: Reconquista, locale: Locale, title: string): string {
  const whole = sentences(state, locale, title, standText);
  if (whole.length <= MOST) return whole;
  const brief = sentences(state, locale, title, forceText);
  return brief.length <= MOST ? brief : bySides(state, locale, title);
}

/** Every place is full: side by side, where how many units are. */
function bySides({ places }: Reconquista, locale: Locale, title: string): string {
  const sides = SIDES.flatMap((side) => {
    const held = PLACE_IDS.flatMap((at) => {
      const count = sizeOf(unitsOf(places[at], side));
      return count === 0 ? [] : [`${nounFor(locale, 'place', at)} ${count}`];
    });
    return held.length === 0 ? [] : [nameWithText(locale, nounFor(locale, 'side', side), listed(locale, held))];
  });
  return `${[title, ...sides].join('. ')}.`;
}

/** Discord cuts longer texts. */
const MOST = 1024;

type Told = (stand: Stand, locale: Locale) => readonly string[];

function sentences(state: Reconquista, locale: Locale, title: string, told: Told): string {
  const places = PLACE_IDS.flatMap((at) => {
    const parts = partsOf(state.places[at], locale, told);
    return parts.length === 0 ? [] : [nameWithText(locale, nounFor(locale, 'place', at), listed(locale, parts))];
  });
  return `${[title, ...places].join('. ')}.`;
}

/** What stands in one place. */
export function stands(state: Reconquista, place: string, locale: Locale): string {
  const at = PLACE_IDS.find((id) => id === place);
  return at === undefined ? '' : partsOf(state.places[at], locale, standText).join(', ');
}

/** A name and its description, joined by the language's colon. */
export function nameWithText(locale: Locale, what: string, about: string): string {
  return WORDS.say(locale, 'picture.said', { what, said: about }) ?? about;
}

function partsOf(place: Place, locale: Locale, told: Told): readonly string[] {
  const walls = [
    ...(place.city === null ? [] : [nounFor(locale, 'counter', `${place.city}-city`)]),
    ...(place.fort ? [nounFor(locale, 'counter', 'fort')] : []),
  ];
  const siege =
    place.outside === null
      ? []
      : [`${WORDS.say(locale, 'picture.siege') ?? ''} ${listed(locale, told(place.outside, locale))}`];
  return [...walls, ...(place.inside === null ? [] : told(place.inside, locale)), ...siege];
}

function standText({ side, units }: Stand, locale: Locale): readonly string[] {
  const kinds = UNIT_KINDS.filter((kind) => countOf(units, kind) > 0);
  return kinds.map((kind) => nounFor(locale, 'troop', `${side}-${kind}`, countOf(units, kind)));
}

/** Only how many, where many stand everywhere. */
function forceText({ side, units }: Stand, locale: Locale): readonly string[] {
  return [nounFor(locale, 'force', side, sizeOf(units))];
}
