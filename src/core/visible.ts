/**
 * A person's own words as they may stand in a line with others: on one line, without characters that nobody sees or that
 * turn the rest of the line round. Letters that are written from right to left stay, kept to themselves.
 */
export function visible(text: string): string {
  const seen = text
    .replaceAll(/[^\S\ufeff]+/g, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(HEAPED, '$1');
  return FROM_RIGHT.test(seen) ? `${ISOLATE}${seen}${END}` : seen;
}

/**
 * Controls, marks of direction, empty spaces, fillers and whatever else nobody sees by itself; a joiner stays between the
 * parts of one emoji, and so does what makes a sign a picture.
 */
const UNSEEN =
  /(?!\u200d\p{Extended_Pictographic})(?!(?<=[\p{Extended_Pictographic}\d#*])\ufe0f)[\p{Cf}\p{DI}]|\p{Cc}|\p{Cs}|\u2800/gu;
/** Marks heaped upon one letter, over the lines above and below it: no language needs more. */
const HEAPED = /(\p{M}{4})\p{M}+/gu;
/** Letters of all scripts that are written from right to left, by the planes that Unicode keeps for them. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const [ISOLATE, END] = ['\u2068', '\u2069'];
