import { distance } from '../lines.js';
import type { Point } from '../points.js';
import { pathOf } from '../shapes.js';
import { draw, INK } from './ink.js';

/** A river as a band that widens from source to mouth. */
export function river(bed: readonly Point[], widest: number): string {
  const course = [...bed, beyond(bed)];
  const length = course.reduce((sum, point, index) => sum + distance(point, course[index + 1] ?? point), 0);
  const left: Point[] = [];
  const right: Point[] = [];
  let walked = 0;
  course.forEach((point, index) => {
    const [before, after] = [course[index - 1] ?? point, course[index + 1] ?? point];
    const step = distance(before, after) || 1;
    const [nx, ny] = [(after[1] - before[1]) / step, -(after[0] - before[0]) / step];
    const half = (1.5 + (widest - 1.5) * (walked / length) ** 0.7) / 2;
    left.push([point[0] + nx * half, point[1] + ny * half]);
    right.push([point[0] - nx * half, point[1] - ny * half]);
    walked += distance(point, after);
  });
  const banks = pathOf(left) + pathOf(right);
  const band = pathOf([...left, ...[...right].reverse()], true);
  const line = { fill: 'none', 'stroke-linejoin': 'round' } as const;
  // The banks are two open lines, so nothing closes the mouth.
  return (
    draw('path', {
      ...line,
      d: pathOf(left.slice(0, -1)) + pathOf(right.slice(0, -1)),
      stroke: '#f7efd8',
      'stroke-width': 4.5,
      'stroke-opacity': 0.7,
    }) +
    draw('path', { d: band, fill: INK.river }) +
    draw('path', { ...line, d: banks, stroke: INK.riverEdge, 'stroke-width': 1.1 })
  );
}

/** A little past the mouth, so that no shore line closes it. */
function beyond(bed: readonly Point[]): Point {
  const mouth: Point = bed[bed.length - 1] ?? [0, 0];
  const before: Point = bed[bed.length - 3] ?? mouth;
  const length = distance(before, mouth) || 1;
  return [mouth[0] + ((mouth[0] - before[0]) / length) * 4, mouth[1] + ((mouth[1] - before[1]) / length) * 4];
}
