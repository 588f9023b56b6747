import type { SceneStack } from '../core/scene.js';
import { counterAspect } from './counters/shape.js';
import type { Places, Spot } from './places.js';

/** A province's name on the board; `y` is the base line of the first line. */
export interface PlacedLabel {
  readonly area: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Degrees, clockwise. */
  readonly angle: number;
  readonly lines: readonly string[];
}
/** A counter: its centre and its height; `stack` and `counter` are indexes into the scene. */
export interface PlacedCounter {
  readonly stack: number;
  readonly counter: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}
/** Where an area's income and stacking limit are printed: the centre of the mark. */
export interface PlacedMark {
  readonly area: string;
  readonly what: 'income' | 'stacking';
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const SIZE = 46;
const GAP = 3;

/** `measure` gives the width of a name in the hand of the names. */
export function placeLabels(
  places: Places,
  areas: readonly { readonly id: string; readonly name: string }[],
  measure: (text: string, size: number) => number,
): PlacedLabel[] {
  return areas.flatMap(({ id, name }) => {
    const place = places.areas[id];
    if (place === undefined) return [];
    const [left, top, right] = place.bounds;
    const size = Math.min(22, (22 * (right - left - 12)) / measure(name, 22));
    return [{ area: id, x: (left + right) / 2, y: top + size + 14, size, angle: 0, lines: [name] }];
  });
}

export function placeMarks(places: Places): PlacedMark[] {
  return Object.entries(places.areas).flatMap(([area, place]): PlacedMark[] => {
    const [left, , right, bottom] = place.bounds;
    const middle = (left + right) / 2;
    return [
      { area, what: 'income', x: middle - 14, y: bottom - 18, size: 20 },
      { area, what: 'stacking', x: middle + 14, y: bottom - 18, size: 20 },
    ];
  });
}

export function placeCounters(places: Places, stacks: readonly SceneStack[]): PlacedCounter[] {
  const placed: PlacedCounter[] = [];
  const pens = new Map<string, Spot>();
  for (const [stackIndex, stack] of stacks.entries()) {
    const place = places.areas[stack.area];
    if (place === undefined) continue;
    const [left, top, right] = place.bounds;
    for (const [index, counter] of stack.counters.entries()) {
      const width = SIZE * counterAspect(counter.unit);
      let [x, y] = pens.get(stack.area) ?? [left + 12, top + 50];
      if (x + width > right - 8 && x > left + 12) [x, y] = [left + 12, y + SIZE + GAP];
      placed.push({ stack: stackIndex, counter: index, x: x + width / 2, y: y + SIZE / 2, size: SIZE });
      pens.set(stack.area, [x + width + GAP, y]);
    }
  }
  return placed;
}
