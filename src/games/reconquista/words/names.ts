import type { NameTerm } from '../../../core/result.js';
import type { Locale } from '../../../core/words.js';
import { fill, nounIn } from '../../../kit/index.js';
import { isPlace } from '../facts/ids.js';
import { SENTENCES } from './languages/index.js';

/** Names outside the catalogue: battles, and chosen places. */
export function nameOf(locale: Locale, { kind, id }: NameTerm): string | null {
  if (kind === 'thread') return battleName(locale, id);
  return kind === 'choice' && isPlace(id) ? nounFor(locale, 'place', id) : null;
}

/** A battle by its place, its sides and its turn. */
function battleName(locale: Locale, thread: string): string {
  const [turn = '', at = '', attacker = '', defender = ''] = thread.split('/');
  const sides = [attacker, defender].map((side) => nounFor(locale, 'side', side));
  const filling = { at: nounFor(locale, 'place', at), sides: sides.join(' – '), turn };
  return fill(locale, SENTENCES[locale]['thread.battle'], filling);
}

/** The name of a thing, or of this many. */
export function nounFor(locale: Locale, kind: string, id: string, count?: number): string {
  return nounIn(SENTENCES, locale, { kind, id }, count);
}
