import { simplify } from '../shared/lines.js';
import { coastsOf } from '../shared/natural-earth.js';
import type { Point } from '../shared/points.js';
import { area, bounds } from '../shared/shapes.js';
import { BOARD, projected } from './projection.js';

/** The Balearics, enlarged and moved nearer to the coast, since counters must fit on them. */
interface Island {
  readonly of: string | null;
  readonly ring: readonly Point[];
}

interface Move {
  /** Somewhere on the island, in board units before the move. */
  readonly name: string;
  readonly of: string | null;
  readonly lon: readonly [number, number];
  readonly to: Point;
  readonly scale: number;
}
const MOVES: readonly Move[] = [
  { name: 'Majorca', of: 'majorque', lon: [2.3, 3.5], to: [1440, 552], scale: 2.05 },
  { name: 'Minorca', of: null, lon: [3.75, 4.4], to: [1549, 434], scale: 1.3 },
  { name: 'Ibiza', of: 'ibiza', lon: [1.2, 1.63], to: [1400, 744], scale: 4.3 },
  { name: 'Formentera', of: null, lon: [1.37, 1.59], to: [1524, 800], scale: 1.5 },
];

export function islands(): Island[] {
  const rings = coastsOf('Spain').slice(1);
  return MOVES.map(({ name, of, lon, to, scale }) => {
    const ring = rings
      .filter((one) => one.every(([east, north]) => east > lon[0] && east < lon[1] && north > 38 && north < 41))
      .sort((a, b) => b.length - a.length)
      .at(0);
    if (ring === undefined) throw new Error(`${name} is not in the atlas`);
    const there = projected(ring);
    const [left, top, right, bottom] = bounds([there]);
    const moved = there.map(
      ([x, y]): Point => [to[0] + (x - (left + right) / 2) * scale, to[1] + (y - (top + bottom) / 2) * scale],
    );
    const [first = to] = moved;
    const closed = simplify([...moved, first], 1.2);
    return { of, ring: area(closed) > 0 ? closed : closed.reverse() };
  });
}

/** Morocco's coast, moved south and flattened to a strip along the board's lower edge. */
export function africa(): Point[] {
  const ring = projected(coastsOf('Morocco', 'Algeria', 'Tunisia', 'W. Sahara')[0] ?? []).map(
    ([x, y]): Point => [x, 1074 + (y - 1048) * 0.4],
  );
  const clipped = [
    (p: Point) => BOARD.height - p[1],
    (p: Point) => p[0] - BOARD.west,
    (p: Point) => BOARD.width - p[0],
  ].reduce<Point[]>((left, edge) => clip(left, edge), ring);
  const start = clipped.findIndex(([x, y]) => x >= BOARD.width && y >= BOARD.height);
  const turned = [...clipped.slice(start), ...clipped.slice(0, start)];
  const [first = [0, 0]] = turned;
  return simplify([...turned, first], 1.6);
}

/** Sutherland-Hodgman: the part of a ring on the positive side of one edge. */
function clip(ring: readonly Point[], side: (p: Point) => number): Point[] {
  return ring.flatMap((point, index): Point[] => {
    const before = ring[(index + ring.length - 1) % ring.length] ?? point;
    const [was, is] = [side(before), side(point)];
    const t = was / (was - is || 1);
    const crossing: Point = [before[0] + (point[0] - before[0]) * t, before[1] + (point[1] - before[1]) * t];
    if (is >= 0) return was < 0 ? [crossing, point] : [point];
    return was >= 0 ? [crossing] : [];
  });
}
