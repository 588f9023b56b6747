import type { Locale } from '../../../core/locale.js';
import type { NameTerm } from '../../../core/result.js';
import type { GameWords } from '../../../core/words.js';
import { STANDARD_BOOK } from '../facts/book.js';
import { isNation, isProvince } from '../state/reading.js';

/** Names as the cards and the board print them. */
function name(locale: Locale, term: NameTerm): string {
  if ((term.kind === 'province' || term.kind === 'area') && isProvince(term.id)) {
    return STANDARD_BOOK.provinces[term.id].name[locale];
  }
  if (term.kind === 'nation' && isNation(term.id)) return STANDARD_BOOK.nations[term.id].name[locale];
  return STANDARD_BOOK.map.offMap.find(({ id }) => id === term.id)?.name[locale] ?? term.id;
}

export const WORDS: GameWords = {
  say: () => null,
  name,
  describe: () => null,
};
