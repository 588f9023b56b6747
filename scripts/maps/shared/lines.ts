import { chanceOf } from './chance.js';
import type { Point } from './points.js';

const mid = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** A point beside the middle of a segment, `aside` units to its left. */
function beside(a: Point, b: Point, aside: number): Point {
  const [x, y] = mid(a, b);
  const length = distance(a, b) || 1;
  return [x + ((b[1] - a[1]) / length) * aside, y - ((b[0] - a[0]) / length) * aside];
}

/** A border drawn as if by hand along hills and streams: midpoints are displaced repeatedly, then smoothed. */
export function wander(name: string, from: Point, to: Point, strength = 0.13): Point[] {
  const chance = chanceOf(name);
  let line: Point[] = [from, to];
  let first = true;
  while (distance(line[0] ?? from, line[1] ?? to) > 15 || first) {
    line = line.flatMap((point, index): Point[] => {
      const next = line[index + 1];
      if (next === undefined) return [point];
      const reach = Math.min(distance(point, next) * strength, 11);
      const swing = (chance() * 2 - 1) * reach;
      // The first bend is always a strong one: straight borders look ruled.
      return [
        point,
        beside(point, next, first ? Math.sign(swing || 1) * (0.45 * reach + 0.55 * Math.abs(swing)) : swing),
      ];
    });
    first = false;
  }
  return smooth(line, 3);
}

/** A river's control points between two places, bending left and right in turn. */
export function meander(name: string, from: Point, to: Point): Point[] {
  const chance = chanceOf(name);
  const length = distance(from, to);
  const bends = Math.max(2, Math.round(length / 17));
  const side = chance() < 0.5 ? 1 : -1;
  const points: Point[] = [from];
  const belly = (chance() * 2 - 1) * Math.min(10, length * 0.09);
  for (let bend = 1; bend < bends; bend++) {
    const along = (bend + (chance() - 0.5) * 0.6) / bends;
    const near = Math.sin(Math.PI * along);
    const aside = side * (bend % 2 === 0 ? 1 : -1) * (0.6 + chance() * 6.2) * (0.5 + 0.5 * near) + belly * near;
    points.push([
      from[0] + (to[0] - from[0]) * along + ((to[1] - from[1]) / length) * aside,
      from[1] + (to[1] - from[1]) * along - ((to[0] - from[0]) / length) * aside,
    ]);
  }
  return points;
}

/** A Catmull-Rom curve through the points, with `steps` pieces between neighbours. */
export function smooth(points: readonly Point[], steps: number): Point[] {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  const curve: Point[] = [];
  for (let index = 0; index + 1 < points.length; index++) {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const along = (axis: 0 | 1) =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t);
      curve.push([along(0), along(1)]);
    }
  }
  curve.push(at(points.length - 1));
  return curve;
}

/** Visvalingam's simplification: removes the least significant point until each one left spans `least` square units. */
export function simplify(line: readonly Point[], least: number): Point[] {
  const left = [...line];
  const spans = (index: number): number => {
    const [a, b, c] = [left[index - 1], left[index], left[index + 1]];
    if (a === undefined || b === undefined || c === undefined) return Number.POSITIVE_INFINITY;
    return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
  };
  for (;;) {
    let weakest = -1;
    let span = least;
    for (let index = 1; index + 1 < left.length; index++) {
      const here = spans(index);
      if (here < span) [weakest, span] = [index, here];
    }
    if (weakest < 0) return left;
    left.splice(weakest, 1);
  }
}

/**
 * A shore without needles: inlets and spits with a neck narrower than `neck` are cut off there, since their two sides
 * would blur into a blot.
 */
export function blunt(ring: readonly Point[], neck: number): Point[] {
  const left = [...ring];
  for (let span = 24; span > 1; span--)
    for (let from = 0; from + span < left.length; from++) {
      const [start, end] = [left[from], left[from + span]];
      if (start === undefined || end === undefined || distance(start, end) >= neck) continue;
      let length = 0;
      for (let at = from; at < from + span; at++) length += distance(left[at] ?? start, left[at + 1] ?? end);
      if (length > 2.2 * distance(start, end) + 1) left.splice(from + 1, span - 1);
    }
  return left;
}
