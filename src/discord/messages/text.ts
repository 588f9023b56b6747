import type { Measure } from './measure.js';

/** Truncates to this many characters, as Discord counts them, with an ellipsis. */
export function clipped(text: string, most: number): string {
  const end = endOf(text, 0, { characters: most, bytes: Number.POSITIVE_INFINITY });
  if (end === text.length) return text;
  return `${text.slice(0, endOf(text, 0, { characters: most - 1, bytes: Number.POSITIVE_INFINITY }))}…`;
}

/** Splits at line ends, then at spaces, so that no part exceeds `most`. Takes linear time. */
export function parted(text: string, most: Measure): string[] {
  const whole = text.trim();
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const end = endOf(whole, from, most);
    if (end === whole.length) break;
    const head = whole.slice(from, end);
    const cut = [head.lastIndexOf('\n'), head.lastIndexOf(' ')].find((at) => at > head.length / 4) ?? head.length;
    parts.push(head.slice(0, cut).trimEnd());
    from += cut;
    while (from < whole.length && /\s/.test(whole.charAt(from))) from++;
  }
  if (from < whole.length || parts.length === 0) parts.push(whole.slice(from));
  return parts;
}

/** Where this much of it ends, without splitting a surrogate pair; the text's end if it is shorter. */
function endOf(text: string, from: number, most: Measure): number {
  let [at, bytes] = [from, 0];
  for (let count = 0; count < most.characters && at < text.length; count++) {
    const point = text.codePointAt(at) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
    if (bytes > most.bytes) break;
    at += point > 0xffff ? 2 : 1;
  }
  return at;
}
