import type { Locale } from '../../../core/words.js';
import { fill } from '../../../kit/words/template.js';
import { STANDARD_BOOK } from '../facts/book.js';
import type { NationId } from '../facts/ids.js';
import { auctionPhrases, cardHead, cardPhrases, pvPhrases, sourcePhrases } from './card.js';
import { filledForCard } from './card-terms.js';
import { isWordKey, sentence } from './sentence.js';

/**
 * A nation's printed card in words, line by line: `/rules topic:rome`. `/nation` shows it with the game's corrections.
 */
export function cardText(locale: Locale, nation: NationId): string {
  const card = STANDARD_BOOK.nations[nation];
  const phrases = [
    cardHead(card),
    ...cardPhrases(card),
    ...pvPhrases(card),
    ...auctionPhrases(card, null),
    ...sourcePhrases(card),
  ];
  return phrases
    .flatMap(({ key, values = {} }) => {
      const wanted = `answer.${key}`;
      return isWordKey(wanted) ? [fill(locale, sentence(locale, wanted), filledForCard(locale, values))] : [];
    })
    .join('\n');
}
