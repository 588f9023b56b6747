/**
 * A person's own words as they may stand in a line with others: on one line, without characters that nobody sees or that
 * turn the rest of the line round. Letters that are written from right to left stay, kept to themselves.
 */
export function visible(text: string): string {
  const seen = text.replaceAll(/[^\S\ufeff]+/g, ' ').replaceAll(UNSEEN, '');
  return FROM_RIGHT.test(seen) ? `${ISOLATE}${seen}${END}` : seen;
}

/** Controls, marks of direction, empty spaces and fillers; a joiner stays between the parts of one emoji. */
const UNSEEN = /(?!\u200d\p{Extended_Pictographic})\p{Cf}|\p{Cc}|\p{Cs}|[\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/gu;
const FROM_RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const [ISOLATE, END] = ['\u2068', '\u2069'];
