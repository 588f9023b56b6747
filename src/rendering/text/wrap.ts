import type { FontRole, Lettering } from './lettering.js';

/** Never before a mark that has a space before it, as in French, nor inside its quotation marks. */
const BREAKS = /(?<!«)[ \t\r\n]+(?!\s|[:;?!»](?:\s|$))/u;

/** Wraps a text into lines no wider than this; a word that is wider gets its own line and is shortened. */
export function wrapped(lettering: Lettering, font: FontRole, text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of text.trim().split(BREAKS)) {
    const word = part.replace(/\s+/gu, ' ');
    if (word === '') continue;
    const longer = line === '' ? word : `${line} ${word}`;
    if (lettering.measure(font, longer, size) <= width) line = longer;
    else {
      if (line !== '') lines.push(line);
      line = lettering.fit(font, word, size, width);
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** The largest size between two limits at which the wrapped paragraphs are no higher than this, with their lines. */
export function fitted(
  lettering: Lettering,
  font: FontRole,
  paragraphs: readonly string[],
  sizes: { readonly largest: number; readonly smallest: number },
  width: number,
  height: number,
): { readonly size: number; readonly paragraphs: readonly (readonly string[])[] } {
  for (let size = sizes.largest; ; size -= 0.5) {
    const cut = paragraphs.map((one) => wrapped(lettering, font, one, size, width));
    if (size <= sizes.smallest || heightOf(cut, size) <= height) return { size, paragraphs: cut };
  }
}

/** Line spacing; paragraphs are a little further apart. */
export const LEADING = 1.22;
export const PARAGRAPH = 0.45;

export function heightOf(paragraphs: readonly (readonly string[])[], size: number): number {
  const lines = paragraphs.reduce((sum, one) => sum + one.length, 0);
  return size * (lines * LEADING + Math.max(0, paragraphs.length - 1) * PARAGRAPH);
}

/** The paragraphs as one path, their upper left corner at (x, y), no lower than `bottom`. */
export function blockPath(
  lettering: Lettering,
  font: FontRole,
  paragraphs: readonly (readonly string[])[],
  size: number,
  [x, y]: readonly [x: number, y: number],
  bottom = Number.POSITIVE_INFINITY,
): string {
  let path = '';
  let top = y;
  for (const lines of paragraphs) {
    for (const line of lines) {
      if (top + size > bottom) return path;
      path += lettering.path(font, line, { x, y: top + size * 0.86, size });
      top += size * LEADING;
    }
    top += size * PARAGRAPH;
  }
  return path;
}
