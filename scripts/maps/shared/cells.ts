import { distance, wander } from './lines.js';
import type { Point } from './points.js';
import { tidy } from './shapes.js';

/** Divides land by nearest site: areas for a game without known borders, or regions around towns. */
export interface Cell {
  readonly rings: readonly (readonly Point[])[];
  /** By neighbour, the border with it. */
  readonly borders: Readonly<Record<string, readonly Point[]>>;
}
type Sites = Readonly<Record<string, Point>>;
type Frame = readonly [left: number, top: number, right: number, bottom: number];

/** Cells are cut out of the land (its outer rings); without any they fill the frame. */
export function cellsOf(
  sites: Sites,
  frame: Frame,
  land?: readonly (readonly Point[])[],
): Readonly<Record<string, Cell>> {
  const [left, top, right, bottom] = frame;
  const whole: readonly (readonly Point[])[] = land ?? [
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
  ];
  return Object.fromEntries(Object.keys(sites).map((id) => [id, cellOf(id, sites, whole)]));
}

function cellOf(id: string, sites: Sites, land: readonly (readonly Point[])[]): Cell {
  const own = sites[id] ?? [0, 0];
  const others = Object.entries(sites).filter(([other]) => other !== id);
  const borders: Record<string, readonly Point[]> = {};
  const rings = land.flatMap((ring) => {
    const cut = others.reduce<readonly Point[]>((left, [, site]) => nearer(left, own, site), ring).map(tidied);
    if (cut.length < 3) return [];
    return [
      cut.flatMap((from, index): readonly Point[] => {
        const to = cut[(index + 1) % cut.length] ?? from;
        const [beyond] = others.find(([, site]) => isBetween(from, own, site) && isBetween(to, own, site)) ?? [];
        if (beyond === undefined || distance(from, to) < SHORT) return [from];
        const line = border(id, beyond, from, to);
        if (lengthOf(line) > lengthOf(borders[beyond] ?? [])) borders[beyond] = line;
        return line.slice(0, -1);
      }),
    ];
  });
  return { rings, borders };
}
const SHORT = 2;

/** How much nearer a spot is to the other site: 0 on the line between them. */
const towards = ([px, py]: Point, own: Point, [x, y]: Point): number =>
  ((px - (own[0] + x) / 2) * (x - own[0]) + (py - (own[1] + y) / 2) * (y - own[1])) / distance(own, [x, y]);
const isBetween = (point: Point, own: Point, site: Point): boolean => Math.abs(towards(point, own, site)) < 0.15;

/** The part of a ring that is nearer to one site than to another. */
function nearer(ring: readonly Point[], own: Point, site: Point): readonly Point[] {
  const kept: Point[] = [];
  ring.forEach((point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point;
    const [here, there] = [towards(point, own, site), towards(next, own, site)];
    if (here <= 0) kept.push(point);
    if (here <= 0 !== there <= 0) {
      const share = here / (here - there);
      kept.push([point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share]);
    }
  });
  return kept;
}

/** The same wandering line from either side. */
function border(one: string, other: string, from: Point, to: Point): Point[] {
  const forth = one < other;
  const line = wander([one, other].sort().join('|'), forth ? from : to, forth ? to : from).map(tidied);
  return forth ? line : line.reverse();
}

/** Merges cells, without the borders between them. */
export function unionOf(cells: readonly (readonly (readonly Point[])[])[]): readonly (readonly Point[])[] {
  const steps = new Map<string, { readonly from: Point; readonly to: Point }>();
  for (const ring of cells.flat())
    ring.forEach((from, index) => {
      const to = ring[(index + 1) % ring.length] ?? from;
      if (!steps.delete(`${to}>${from}`)) steps.set(`${from}>${to}`, { from, to });
    });
  const leaving = new Map<string, Point[]>();
  for (const { from, to } of steps.values()) leaving.set(`${from}`, [...(leaving.get(`${from}`) ?? []), to]);
  const rings: Point[][] = [];
  for (const { from: start } of steps.values()) {
    const ring: Point[] = [];
    for (let here: Point | undefined = start; here !== undefined; here = leaving.get(`${here}`)?.pop()) ring.push(here);
    if (ring.length > 3) rings.push(ring.slice(0, -1));
  }
  return rings;
}

const tidied = ([x, y]: Point): Point => [tidy(x), tidy(y)];
export const lengthOf = (line: readonly Point[]): number =>
  line.reduce((sum, point, index) => sum + distance(point, line[index + 1] ?? point), 0);
