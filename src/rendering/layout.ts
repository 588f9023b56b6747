import type { SceneStack } from '../core/scene.js';
import { counterAspect } from './counters/shape.js';
import type { Places } from './places.js';
import { quarter } from './quarters.js';

/** A province's name on the board; `y` is the base line of the first line. */
interface PlacedLabel {
  readonly area: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Degrees, clockwise. */
  readonly angle: number;
  readonly lines: readonly string[];
}
/** A counter: its centre and its height; `stack` and `counter` are indexes into the scene. */
interface PlacedCounter {
  readonly stack: number;
  readonly counter: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}
/** Where an area's income and stacking limit are printed: the centre of the mark. */
interface PlacedMark {
  readonly area: string;
  readonly what: 'income' | 'stacking';
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Lettering of names: the largest size, the distance of lines, and how far letters reach above the base line. */
export const LABEL = { largest: 19, smallest: 9, leading: 0.92, rise: 0.8, fall: 0.06 } as const;
/** `measure` gives the width of a name in the hand of the names. */
export function placeLabels(
  places: Places,
  areas: readonly { readonly id: string; readonly name: string }[],
  measure: (text: string, size: number) => number,
): PlacedLabel[] {
  return areas.flatMap(({ id, name }) => {
    const place = places.areas[id];
    if (place === undefined) return [];
    const [left, top, right, bottom] = place.label;
    const { lines, size } = letter(name, right - left, bottom - top, measure);
    const height = size * (LABEL.rise + LABEL.fall + LABEL.leading * (lines.length - 1));
    const y = (top + bottom - height) / 2 + size * LABEL.rise;
    return [{ area: id, x: (left + right) / 2, y, size, angle: 0, lines }];
  });
}

/** The name as large as it fits: on one line, or on two where that is larger. */
function letter(name: string, width: number, height: number, measure: (text: string, size: number) => number) {
  const ways = [[name], ...splits(name)].map((lines) => {
    const widest = Math.max(...lines.map((line) => measure(line, 100))) / 100;
    const tall = LABEL.rise + LABEL.fall + LABEL.leading * (lines.length - 1);
    const size = Math.min(LABEL.largest, width / widest, height / tall);
    return { lines, size: Math.max(LABEL.smallest, Math.floor(size * 4) / 4) };
  });
  return ways.reduce((best, way) => (way.size > best.size ? way : best));
}

/** A name on two lines, cut at each of its spaces. */
export function splits(name: string): string[][] {
  const words = name.split(' ');
  return words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
}

export function placeMarks(places: Places): PlacedMark[] {
  return Object.entries(places.areas).flatMap(([area, { marks }]): PlacedMark[] =>
    marks === undefined
      ? []
      : (['income', 'stacking'] as const).map((what) => ({
          area,
          what,
          x: marks[what][0],
          y: marks[what][1],
          size: marks.size,
        })),
  );
}

export function placeCounters(places: Places, stacks: readonly SceneStack[]): PlacedCounter[] {
  const byArea = new Map<string, number[]>();
  stacks.forEach(({ area, counters }, index) => {
    if (counters.length === 0) return;
    const own = byArea.get(area);
    if (own === undefined) byArea.set(area, [index]);
    else own.push(index);
  });
  return [...byArea].flatMap(([area, own]) => {
    const place = places.areas[area];
    if (place === undefined) return [];
    const aspects = own.map((index) => (stacks[index]?.counters ?? []).map(({ unit }) => counterAspect(unit)));
    const { size, parts } = quarter(place, aspects);
    return parts.flatMap((boxes, part) =>
      boxes.map(({ x, y }, counter) => ({ stack: own[part] ?? 0, counter, x, y, size })),
    );
  });
}
