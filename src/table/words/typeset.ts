import { type Locale, languageOf } from '../../core/languages.js';

/** French puts a space before these and inside its quotation marks; no line may break there. */
const BEFORE = / (?=[:;?!»](?:[\s)*_.,]|$))/g;
const AFTER = /« /g;
const HARD = '\u00a0';

/** Text to be typed verbatim is left alone. */
export function typeset(locale: Locale, text: string): string {
  if (languageOf(locale).spacedMarks !== true) return text;
  return text
    .split(CODE)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll(BEFORE, HARD).replaceAll(AFTER, `«${HARD}`)))
    .join('');
}
const CODE = /(`[^`]*`)/;
