import type { NameTerm, Rejection, Term, Terms } from '../../../core/result.js';
import * as kit from '../../../kit/index.js';
import { regionOf } from '../facts/board.js';
import type { Book } from '../facts/book.js';
import { PLACE_IDS, type PlaceId } from '../facts/ids.js';
import type { Reconquista } from '../state/state.js';
import { WORDS } from '../words/index.js';
import { LEXICON } from './commands.js';

export const KIT = { ...LEXICON, words: WORDS };
const PLACES = PLACE_IDS.map((id) => kit.named('place', id));

export function because(code: string, values: Terms = {}): Rejection {
  return { code, values };
}
export function placeTerm(id: PlaceId): NameTerm {
  return { kind: 'place', id };
}
export function sideTerm(id: string): NameTerm {
  return { kind: 'side', id };
}

/** The place a text names; null: none, or more than one. */
export function placeNamed(text: string | number | boolean): PlaceId | null {
  return kit.oneIn(PLACE_IDS, kit.choiceNamed(KIT, PLACES, String(text))?.id);
}

/** Null if nothing is typed there. */
export function placeTyped(...typed: readonly (string | number | boolean | undefined)[]): PlaceId | null {
  const text = typed.find((one) => one !== undefined && one !== '');
  return text === undefined ? null : placeNamed(text);
}

/** The first text that is no place. */
export function noPlace(...typed: readonly (string | number | boolean | undefined)[]): Rejection | null {
  const text = typed.find((one) => one !== undefined && one !== '' && placeNamed(one) === null);
  if (text === undefined) return null;
  const { meant } = kit.nameHints(KIT, PLACES, String(text));
  return because('place-unknown', { text: String(text), ...(meant === undefined ? {} : { meant }) });
}

/** Nothing is done in a region out of the turn (8.9). */
export function whyInRevolt({ revolt }: Reconquista, { board }: Book, at: PlaceId): Rejection | null {
  return revolt !== null && regionOf(board, at) === revolt
    ? because('in-revolt', { place: placeTerm(at), region: { kind: 'region', id: revolt } })
    : null;
}

/** What can be chosen instead, if that is a short list. */
export function placesInstead(places: readonly PlaceId[]): Terms {
  return places.length === 0 || places.length > MOST_TOLD ? {} : { instead: placesTerm(places) };
}
const MOST_TOLD = 8;

export function placesTerm(places: readonly PlaceId[]): readonly Term[] {
  return places.map(placeTerm);
}
