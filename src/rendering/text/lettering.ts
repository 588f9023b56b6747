import { join } from 'node:path';
import { type Font, readFont } from './font.js';

/** The board's fonts by purpose; each is shipped with its licence. */
export const FONTS = {
  /** The title cartouche. */
  title: 'Cinzel-Bold.ttf',
  /** Names of provinces. */
  name: 'AlegreyaSC-Bold.ttf',
  /** Counts, dice, points. */
  figure: 'FiraSansCondensed-ExtraBold.ttf',
  /** Everything read only at close range. */
  prose: 'FiraSansCondensed-Medium.ttf',
} as const;
export type FontRole = keyof typeof FONTS;

export interface Lettering {
  measure(font: FontRole, text: string, size: number, spacing?: number): number;
  /** SVG path data of a line of text. `x` is the anchor, `y` the baseline. */
  path(font: FontRole, text: string, at: LineSpot): string;
  /** The text, truncated to the width with an ellipsis. */
  fit(font: FontRole, text: string, size: number, width: number): string;
}

interface LineSpot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Letter spacing, in the same units as `size`. */
  readonly spacing?: number;
}

export function openLettering(folder: string): Lettering {
  const fonts = new Map<FontRole, Font>();
  const fontOf = (role: FontRole): Font => {
    const known = fonts.get(role) ?? readFont(join(folder, FONTS[role]));
    fonts.set(role, known);
    return known;
  };
  const measure = (role: FontRole, text: string, size: number, spacing = 0): number => {
    const font = fontOf(role);
    let width = 0;
    for (const char of text) width += (font.advance(char) * size) / font.unitsPerEm + spacing;
    return Math.max(0, width - spacing);
  };
  return {
    measure,
    path: (role, text, { x, y, size, anchor = 'start', spacing = 0 }) => {
      const font = fontOf(role);
      const scale = size / font.unitsPerEm;
      const width = anchor === 'start' ? 0 : measure(role, text, size, spacing);
      let pen = x - (anchor === 'middle' ? width / 2 : width);
      let path = '';
      for (const char of text) {
        path += font.outline(char, pen, y, scale);
        pen += font.advance(char) * scale + spacing;
      }
      return path;
    },
    fit: (font, text, size, width) => {
      if (measure(font, text, size) <= width + 0.01) return text;
      const letters = [...text];
      while (letters.length > 1 && measure(font, `${letters.join('').trimEnd()}…`, size) > width) letters.pop();
      return `${letters.join('').trimEnd()}…`;
    },
  };
}
