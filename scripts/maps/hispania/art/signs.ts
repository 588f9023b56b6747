import { draw, INK } from '../../shared/art/ink.js';
import type { Point } from '../../shared/points.js';
import { pathOf } from '../../shared/shapes.js';
import { SEA_BOX } from '../geography.js';

const halo = (path: string, width: number) =>
  draw('path', {
    d: path,
    fill: 'none',
    stroke: '#eaf0e4',
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'stroke-opacity': 0.9,
  });

/** An anchor where landing is allowed; struck out where it is not. */
export function anchor([x, y]: Point, landing: boolean): string {
  const stem =
    'M0 -6.2V8.2M-4.2 -3.4H4.2M-8 2.6C-7.4 7 -3.6 8.8 0 9.2C3.6 8.8 7.4 7 8 2.6M-8 2.6l-1.7 2.3M-8 2.6l2.6 1.1M8 2.6l1.7 2.3M8 2.6l-2.6 1.1';
  const eye = { cy: -8.3, r: 2.1 };
  const line = {
    fill: 'none',
    stroke: landing ? INK.anchor : '#6b7f86',
    'stroke-width': 1.9,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  const bar = 'M-9.5 8.5L9.5 -9.5';
  return draw(
    'g',
    { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` },
    draw('circle', { r: 12.5, fill: '#dfeae4', 'fill-opacity': 0.75 }),
    halo(stem, 4),
    draw('path', { d: stem, ...line }),
    draw('circle', { ...eye, ...line, 'stroke-width': 1.6 }),
    ...(landing
      ? []
      : [
          halo(bar, 4.4),
          draw('path', { d: bar, fill: 'none', stroke: INK.barred, 'stroke-width': 2.4, 'stroke-linecap': 'round' }),
        ]),
  );
}

/** A double-headed arrow: units cross here. */
export function strait(line: readonly Point[]): string {
  const path = curveOf(line);
  const [first = [0, 0], second = first] = line;
  const last = line[line.length - 1] ?? first;
  const before = line[line.length - 2] ?? last;
  const heads = head(first, second) + head(last, before);
  return (
    halo(path, 5.5) +
    halo(heads, 4) +
    draw('path', { d: path, fill: 'none', stroke: INK.strait, 'stroke-width': 2.4, 'stroke-dasharray': '6 4' }) +
    draw('path', { d: heads, fill: INK.strait, stroke: INK.strait, 'stroke-width': 1, 'stroke-linejoin': 'round' })
  );
}
const curveOf = (line: readonly Point[]): string => {
  const [a, b, c] = line;
  if (a === undefined || b === undefined || c === undefined) return pathOf(line);
  const control: Point = [2 * b[0] - (a[0] + c[0]) / 2, 2 * b[1] - (a[1] + c[1]) / 2];
  return `M${a[0]} ${a[1]}Q${control[0]} ${control[1]} ${c[0]} ${c[1]}`;
};
function head(tip: Point, from: Point): string {
  const length = Math.hypot(tip[0] - from[0], tip[1] - from[1]) || 1;
  const [ux, uy] = [(tip[0] - from[0]) / length, (tip[1] - from[1]) / length];
  const foot: Point = [tip[0] - ux * 9, tip[1] - uy * 9];
  return pathOf(
    [
      tip,
      [foot[0] - uy * 4.6, foot[1] + ux * 4.6],
      [tip[0] - ux * 6.5, tip[1] - uy * 6.5],
      [foot[0] + uy * 4.6, foot[1] - ux * 4.6],
    ],
    true,
  );
}

/** Provinces that meet only in a point: one cannot pass from corner to corner. */
export const corner = ([x, y]: Point): string =>
  draw('circle', { cx: x, cy: y, r: 5, fill: INK.land, stroke: INK.line, 'stroke-width': 1.6 }) +
  draw('circle', { cx: x, cy: y, r: 1.7, fill: INK.zone });

/** The tie between a province's two separate parts, across the border between them. */
export const tie = (from: Point, to: Point): string =>
  draw('path', {
    d: pathOf([from, to]),
    fill: 'none',
    stroke: '#f7efd8',
    'stroke-width': 5,
    'stroke-linecap': 'round',
  }) +
  draw('path', {
    d: pathOf([from, to]),
    fill: 'none',
    stroke: INK.line,
    'stroke-width': 2,
    'stroke-dasharray': '1 4',
    'stroke-linecap': 'round',
  }) +
  [from, to].map(([cx, cy]) => draw('circle', { cx, cy, r: 3, fill: INK.line })).join('');

/** The box where fleets wait. */
export function seaBox(): string {
  const { left, top, right, bottom } = SEA_BOX;
  const frame = (inset: number, width: number, fill: string) =>
    draw('rect', {
      x: left + inset,
      y: top + inset,
      width: right - left - 2 * inset,
      height: bottom - top - 2 * inset,
      rx: Math.max(2, 9 - inset),
      fill,
      stroke: INK.riverEdge,
      'stroke-width': width,
    });
  return frame(0, 2.2, '#d9e7e3') + frame(4.5, 0.8, 'none');
}
