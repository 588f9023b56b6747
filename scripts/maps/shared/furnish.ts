import { USUAL_COUNTER } from '../../../src/rendering/arrange.js';
import type { Bounds, Place } from '../../../src/rendering/board.js';
import { LABEL, splits } from '../../../src/rendering/layout.js';
import { CELL, Mask, WEIGHED } from './mask.js';
import type { Point } from './points.js';
import { bounds, clearance, inside } from './shapes.js';

/**
 * Finds where an area's name and badges hinder counters least: every place for the name is weighed by the counters that
 * would still fit, then every place for the badges.
 */
export interface Furnishing {
  readonly label: Bounds;
  readonly badges?: NonNullable<Place['badges']>;
  readonly room: Place['room'];
}
interface Wish {
  readonly names: readonly string[];
  readonly rings: readonly (readonly Point[])[];
  /** Only this part of the area is used. */
  readonly within?: Bounds;
  /** Badges that are printed in the area: none, one or two. */
  readonly badges: readonly string[];
  /** By how much everything may be enlarged. */
  readonly roomy?: number;
  /** Tries a place every this many cells: 1 is thorough, 2 four times as fast. */
  readonly stride?: number;
}

/** The distance of counters from a border; names keep a little less. */
const MARGIN = 2.4;
const LABEL_MARGIN = 1.8;
const BADGE = 19;
const SIZES = [19, 17, 15.5, 14];
/** For areas where none of these fits. */
const SMALL_SIZES = [12.5, 11, 10, 9];
/** A name on two lines scores like a single line that is smaller by this factor. */
const SECOND_LINE = 1;

type Measure = (text: string, size: number) => number;

export function furnish({ names, rings, within, badges, roomy = 1, stride = 1 }: Wish, measure: Measure): Furnishing {
  const limits: Bounds = within ?? bounds(rings);
  const [west, north, east, south] = limits;
  const gaps = new Map<string, number>();
  const gap = (x: number, y: number): number => {
    const key = `${x} ${y}`;
    const within = x > west && x < east && y > north && y < south && inside([x, y], rings);
    const known = gaps.get(key) ?? (within ? clearance([x, y], rings) : -1);
    gaps.set(key, known);
    return known;
  };
  // A cell is free if its centre is at least half a cell plus the margin away from every edge.
  const most = WEIGHED * roomy;
  const counters = new Mask(limits, most, (x, y) => gap(x, y) > MARGIN + CELL / 2);
  const letters = new Mask(limits, most, (x, y) => gap(x, y) > LABEL_MARGIN + CELL / 2);
  const sizes = roomy === 1 ? SIZES : [...SIZES.map((size) => size * roomy), ...SIZES];
  const wide = BADGE * roomy;
  const label =
    labelIn(counters, letters, limits, boxesFor(names, sizes, measure), stride * CELL, most) ??
    labelIn(counters, letters, limits, boxesFor(names, SMALL_SIZES, measure), CELL, most) ??
    overhanging(boxesFor(names, SMALL_SIZES.slice(-1), measure), counters.heart([]), limits);
  const spots = badgesFor(badges.length, wide, counters, letters, label, limits, stride * CELL, most);
  const taken = [label, ...spots.map((spot) => disc(spot, wide))].map(grown);
  const plan = counters.plan(taken, counters.heart(taken));
  const room = roomy === 1 ? plan : { ...plan, largest: Math.round(USUAL_COUNTER * roomy) };
  if (badges.length === 0) return { label, room };
  const at = Object.fromEntries(badges.map((badge, index) => [badge, spots[index] ?? room.heart]));
  return { label, badges: { size: wide, at }, room };
}

interface NameBox {
  readonly width: number;
  readonly height: number;
  readonly size: number;
}

/** Where the name leaves most room for counters. */
function labelIn(
  counters: Mask,
  letters: Mask,
  [west, north, east, south]: Bounds,
  boxes: readonly NameBox[],
  step: number,
  counterMost: number,
): Bounds | null {
  const [middleX, middleY] = counters.heart([]);
  let best: { label: Bounds; worth: number } | null = null;
  for (const { width, height, size } of boxes) {
    for (let y = north; y + height <= south; y += step)
      for (let x = west; x + width <= east; x += step) {
        const label: Bounds = [x, y, x + width, y + height];
        if (!letters.holds(label)) continue;
        // A name goes to the centre and above the counters, if that costs them little.
        const aside = Math.abs(x + width / 2 - middleX) * 0.08;
        const below = y + height / 2 > middleY ? 2 : 0;
        const most = counterMost + size * 0.8 - aside - below;
        if (best !== null && most <= best.worth) continue;
        const worth = counters.worth([grown(label)]) + size * 0.8 - aside - below;
        if (best === null || worth > best.worth) best = { label, worth };
      }
  }
  return best?.label ?? null;
}

/** For areas too small for any of the boxes, the narrowest one around the centre: it overlaps the border. */
function overhanging(boxes: readonly NameBox[], [x, y]: Point, [west, north, east, south]: Bounds): Bounds {
  const { width, height } = boxes.reduce((best, box) => (box.width < best.width ? box : best));
  const middle = x === 0 && y === 0 ? [(west + east) / 2, (north + south) / 2] : [x, y];
  const [mx = 0, my = 0] = middle;
  return [mx - width / 2, my - height / 2, mx + width / 2, my + height / 2];
}

/** Badges go in a row, in a column, or two at both ends of the name: where they cost counters least. */
function badgesFor(
  count: number,
  wide: number,
  counters: Mask,
  letters: Mask,
  label: Bounds,
  [west, north, east, south]: Bounds,
  step: number,
  counterMost: number,
): readonly Point[] {
  if (count === 0) return [];
  const half = wide / 2;
  const apart = wide + 3;
  const [lx, ly] = [(label[0] + label[2]) / 2, (label[1] + label[3]) / 2];
  const line = ([x, y]: Point, dx: number, dy: number): readonly Point[] =>
    Array.from({ length: count }, (_, index): Point => [x + dx * index, y + dy * index]);
  const ways: { spots: readonly Point[]; liking: number }[] = [];
  if (count === 2)
    ways.push({
      spots: [
        [label[0] - half - 3, ly],
        [label[2] + half + 3, ly],
      ],
      liking: 3,
    });
  ways.push({ spots: line([lx - (apart * (count - 1)) / 2, label[3] + half + 1], apart, 0), liking: 1 });
  for (let y = north + half; y + half <= south; y += step)
    for (let x = west + half; x + half <= east; x += step)
      for (const [dx, dy] of [
        [apart, 0],
        [0, apart],
      ] as const) {
        const [mx, my] = [x + (dx * (count - 1)) / 2, y + (dy * (count - 1)) / 2];
        ways.push({ spots: line([x, y], dx, dy), liking: -Math.hypot(mx - lx, my - ly) * 0.05 });
      }
  let best: { spots: readonly Point[]; worth: number } | null = null;
  for (const { spots, liking } of ways) {
    const discs = spots.map((spot) => disc(spot, wide));
    if (discs.some((one) => !letters.holds(one) || overlapping(one, label))) continue;
    if (best !== null && counterMost + liking <= best.worth) continue;
    const worth = counters.worth([label, ...discs].map(grown)) + liking;
    if (best === null || worth > best.worth) best = { spots, worth };
  }
  // Too small for them: below the name, over the border if need be.
  return (best?.spots ?? line([lx - (apart * (count - 1)) / 2, label[3] + half + 1], apart, 0)).map(tidied);
}

/** Boxes that hold the name in every language: at each size, on one line and on two. */
function boxesFor(names: readonly string[], sizes: readonly number[], measure: Measure): NameBox[] {
  const boxes: NameBox[] = [];
  for (const size of sizes) {
    const line = size * (LABEL.rise + LABEL.fall) + 0.5;
    boxes.push({ width: Math.max(...names.map((name) => measure(name, size))) + 1, height: line, size });
    if (names.every((name) => !name.includes(' '))) continue;
    const widths = names.map((name) =>
      Math.min(
        measure(name, size),
        ...splits(name).map((lines) => Math.max(...lines.map((one) => measure(one, size)))),
      ),
    );
    boxes.push({ width: Math.max(...widths) + 1, height: line + size * LABEL.leading, size: size - SECOND_LINE });
  }
  return boxes;
}

const disc = ([x, y]: Point, wide: number): Bounds => [x - wide / 2, y - wide / 2, x + wide / 2, y + wide / 2];
const grown = ([left, top, right, bottom]: Bounds): Bounds => [left - 1, top - 1, right + 1, bottom + 1];
const overlapping = (a: Bounds, b: Bounds): boolean => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];
const tidied = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
