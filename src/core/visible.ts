/**
 * A person's own text, safe to stand in a line with others: on one line, without characters that are invisible or
 * reverse the rest of the line. Right-to-left letters stay, isolated.
 */
export function visible(text: string): string {
  const seen = text
    .replaceAll(/[^\S\ufeff]+/g, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(HEAPED, '$1');
  return FROM_RIGHT.test(seen) ? `${ISOLATE}${seen}${END}` : seen;
}

/**
 * Controls, direction marks, empty spaces, fillers and other invisible characters; joiners inside an emoji and
 * variation selectors stay.
 */
const UNSEEN =
  /(?!\u200d\p{Extended_Pictographic})(?!(?<=[\p{Extended_Pictographic}\d#*])\ufe0f)[\p{Cf}\p{DI}]|\p{Cc}|\p{Cs}|\u2800/gu;
/** Stacked diacritics that spill over the lines above and below: no language needs more. */
const HEAPED = /(\p{M}{4})\p{M}+/gu;
/** Right-to-left letters of all scripts, by Unicode block. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const [ISOLATE, END] = ['\u2068', '\u2069'];
