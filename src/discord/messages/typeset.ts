import type { Locale } from '../../core/words.js';

/** French sets a space before these and inside its quotation marks, at which no line may break. */
const BEFORE = / (?=[:;?!»](?:[\s)*_.,]|$))/g;
const AFTER = /« /g;
const HARD = '\u00a0';

/** What is to be typed as it stands is left alone. */
export function typeset(locale: Locale, text: string): string {
  if (locale !== 'fr') return text;
  return text
    .split(CODE)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll(BEFORE, HARD).replaceAll(AFTER, `«${HARD}`)))
    .join('');
}
const CODE = /(`[^`]*`)/;
