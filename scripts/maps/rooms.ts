import { LABEL, splits } from '../../src/rendering/layout.js';
import type { Bounds, Place } from '../../src/rendering/places.js';
import { CELL, Mask } from './mask.js';
import type { Point } from './projection.js';
import { bounds, clearance, inside } from './shapes.js';

/**
 * Finds, for one area, where its name and marks hinder counters least: every place for the name is weighed by the
 * counters that would still fit, then every place for the marks.
 */
interface Furnishing {
  readonly label: Bounds;
  readonly marks?: NonNullable<Place['marks']>;
  readonly room: Place['room'];
}
interface Wish {
  readonly names: readonly string[];
  readonly rings: readonly (readonly Point[])[];
  /** Only this part of the area is used. */
  readonly within?: Bounds;
  readonly marked: boolean;
}

/** Counters keep this far from a border, names a little less. */
const MARGIN = 2.4;
const LABEL_MARGIN = 1.8;
const MARK = 19;
const SIZES = [19, 17, 15.5, 14];
/** A name on two lines is liked as one on a single line that is so much smaller. */
const SECOND_LINE = 1;

type Measure = (text: string, size: number) => number;

export function furnish({ names, rings, within, marked }: Wish, measure: Measure): Furnishing {
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
  // A cell is free when its middle is half a cell and the margin away from every edge.
  const counters = new Mask(limits, (x, y) => gap(x, y) > MARGIN + CELL / 2);
  const letters = new Mask(limits, (x, y) => gap(x, y) > LABEL_MARGIN + CELL / 2);
  const [middleX, middleY] = counters.heart([]);

  let best: { label: Bounds; worth: number } | null = null;
  for (const { width, height, size } of boxesFor(names, measure)) {
    for (let y = north; y + height <= south; y += CELL)
      for (let x = west; x + width <= east; x += CELL) {
        const label: Bounds = [x, y, x + width, y + height];
        if (!letters.holds(label)) continue;
        // A name stands in the middle and above the counters, if that costs them little.
        const aside = Math.abs(x + width / 2 - middleX) * 0.08;
        const below = y + height / 2 > middleY ? 2 : 0;
        const most = 46 + size * 0.8 - aside - below;
        if (best !== null && most <= best.worth) continue;
        const worth = counters.worth([grown(label)]) + size * 0.8 - aside - below;
        if (best === null || worth > best.worth) best = { label, worth };
      }
  }
  if (best === null) throw new Error(`no room for the name ${names[0]}`);
  const { label } = best;
  const marks = marked ? marksFor(counters, letters, label, limits) : null;
  const taken = [label, ...(marks === null ? [] : [disc(marks.income), disc(marks.stacking)])].map(grown);
  const room = counters.plan(taken, counters.heart(taken));
  return marks === null ? { label, room } : { label, marks: { ...marks, size: MARK }, room };
}

/** The two marks stand side by side, one above the other, or at both ends of the name: where they cost counters least. */
function marksFor(counters: Mask, letters: Mask, label: Bounds, [west, north, east, south]: Bounds) {
  const half = MARK / 2;
  const [lx, ly] = [(label[0] + label[2]) / 2, (label[1] + label[3]) / 2];
  const ways: { income: Point; stacking: Point; liking: number }[] = [
    { income: [label[0] - half - 3, ly], stacking: [label[2] + half + 3, ly], liking: 3 },
    { income: [lx - half - 1.5, label[3] + half + 1], stacking: [lx + half + 1.5, label[3] + half + 1], liking: 1 },
  ];
  for (let y = north + half; y + half <= south; y += CELL)
    for (let x = west + half; x + half <= east; x += CELL)
      for (const [dx, dy] of [
        [MARK + 3, 0],
        [0, MARK + 3],
      ] as const)
        ways.push({
          income: [x, y],
          stacking: [x + dx, y + dy],
          liking: -Math.hypot(x + dx / 2 - lx, y + dy / 2 - ly) * 0.05,
        });
  let best: { income: Point; stacking: Point; worth: number } | null = null;
  for (const { income, stacking, liking } of ways) {
    const discs = [disc(income), disc(stacking)];
    if (discs.some((one) => !letters.holds(one) || overlapping(one, label))) continue;
    if (best !== null && 46 + liking <= best.worth) continue;
    const worth = counters.worth([label, ...discs].map(grown)) + liking;
    if (best === null || worth > best.worth) best = { income, stacking, worth };
  }
  if (best === null) throw new Error('no room for the marks');
  return { income: tidied(best.income), stacking: tidied(best.stacking) };
}

/** Boxes that hold the name in every language: at each size, on one line and on two. */
function boxesFor(names: readonly string[], measure: Measure): { width: number; height: number; size: number }[] {
  const boxes: { width: number; height: number; size: number }[] = [];
  for (const size of SIZES) {
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

const disc = ([x, y]: Point): Bounds => [x - MARK / 2, y - MARK / 2, x + MARK / 2, y + MARK / 2];
const grown = ([left, top, right, bottom]: Bounds): Bounds => [left - 1, top - 1, right + 1, bottom + 1];
const overlapping = (a: Bounds, b: Bounds): boolean => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];
const tidied = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
