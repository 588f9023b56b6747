import { createHash } from 'node:crypto';

/** A band along an outline, from the border inwards, in board units. */
export interface Band {
  readonly depth: number;
  readonly colour: string;
  readonly alpha: number;
}

/** A pattern repeated in squares: which spots of it have the second colour. */
export interface Repeated {
  readonly period: number;
  readonly first: { readonly colour: string; readonly alpha: number };
  readonly second: { readonly colour: string; readonly alpha: number };
  readonly isSecond: (x: number, y: number) => boolean;
}

/**
 * The same as `washInwards` in vectors: strokes along the outline, cut off outside it, the deepest first. `within` is a
 * pattern over everything (depth null) or along the border.
 */
export function washSvg(
  key: string,
  d: string,
  bands: readonly Band[],
  { depth, pattern }: { readonly depth: number | null; readonly pattern: Repeated },
): string {
  const id = `w${createHash('sha256').update(key).digest('base64url').slice(0, 10)}`;
  const outline = `<use href="#${id}p"`;
  const strokes = bands.map(
    (band) =>
      `${outline} fill="none" stroke="${band.colour}" stroke-opacity="${band.alpha}" stroke-width="${band.depth * 2}"/>`,
  );
  const filled =
    depth === null
      ? `${outline} fill="url(#${id}q)"/>`
      : `${outline} fill="none" stroke="url(#${id}q)" stroke-width="${depth * 2}"/>`;
  return `<defs><path id="${id}p" d="${d}"/><clipPath id="${id}c"><use href="#${id}p"/></clipPath>${patternSvg(`${id}q`, pattern)}</defs><g clip-path="url(#${id}c)" stroke-linejoin="round">${depth === null ? [filled, ...strokes].join('') : [...strokes.slice(0, -1), filled, ...strokes.slice(-1)].join('')}</g>`;
}

/** Spots per period: as fine as the eye sees. */
const FINE = 24;

function patternSvg(id: string, { period, first, second, isSecond }: Repeated): string {
  const step = period / FINE;
  const runs: string[] = [];
  for (let row = 0; row < FINE; row++)
    for (let column = 0; column < FINE; column++) {
      const at = (index: number) => isSecond((index + 0.5) * step, (row + 0.5) * step);
      if (!at(column)) continue;
      let end = column;
      while (end + 1 < FINE && at(end + 1)) end++;
      runs.push(
        `M${round(column * step)} ${round(row * step)}h${round((end - column + 1) * step)}v${round(step)}H${round(column * step)}z`,
      );
      column = end;
    }
  const area =
    runs.length === 0 ? '' : `<path d="${runs.join('')}" fill="${second.colour}" fill-opacity="${second.alpha}"/>`;
  return `<pattern id="${id}" width="${period}" height="${period}" patternUnits="userSpaceOnUse"><rect width="${period}" height="${period}" fill="${first.colour}" fill-opacity="${first.alpha}"/>${area}</pattern>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
