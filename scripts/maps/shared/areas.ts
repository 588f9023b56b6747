import type { Bounds, Place } from '../../../src/rendering/board.js';
import { furnish } from './furnish.js';
import type { Point } from './points.js';
import { bounds, pathOf, tidy } from './shapes.js';
import type { AreaSource, MapSource } from './source.js';

type Measure = (text: string, size: number) => number;

/** The areas of a board: each with a place for its name and badges, and room for counters. */
export function areaPlaces({ areas = {} }: MapSource, measure: Measure): [string, Place][] {
  const crossings = crossingsOf(areas);
  return Object.entries(areas).map(([id, area]) => {
    const { names, rings, within, badges = [], kind = 'land', terrain } = area;
    const furnished = furnish(
      { names, rings, badges, stride: 2, ...(within === undefined ? {} : { within }) },
      measure,
    );
    const crossed = Object.entries({ ...crossings.get(id), ...area.crossings });
    return [
      id,
      {
        kind,
        ...(terrain === undefined ? {} : { terrain }),
        d: rings.map((ring) => pathOf(ring, true)).join(''),
        bounds: tidied(bounds(rings)),
        centre: furnished.room.heart,
        ...(crossed.length === 0
          ? {}
          : { crossings: Object.fromEntries(crossed.sort(([a], [b]) => (a < b ? -1 : 1))) }),
        label: tidied(furnished.label),
        ...(furnished.badges === undefined ? {} : { badges: furnished.badges }),
        room: furnished.room,
      },
    ];
  });
}

/** Where two outlines have corners in common, the one nearest to the middle of these. */
function crossingsOf(areas: Readonly<Record<string, AreaSource>>): Map<string, Record<string, Point>> {
  const owners = new Map<string, { readonly at: Point; readonly of: Set<string> }>();
  for (const [id, { rings }] of Object.entries(areas))
    for (const [x, y] of rings.flat()) {
      const at: Point = [tidy(x), tidy(y)];
      const known = owners.get(`${at}`) ?? { at, of: new Set() };
      owners.set(`${at}`, known);
      known.of.add(id);
    }
  const common = new Map<string, Point[]>();
  for (const { at, of } of owners.values())
    for (const one of of)
      for (const other of of)
        if (one < other) common.set(`${one}|${other}`, [...(common.get(`${one}|${other}`) ?? []), at]);
  const found = new Map<string, Record<string, Point>>();
  for (const [pair, points] of common) {
    // A single corner is no border: four areas may meet in it.
    if (points.length < 2) continue;
    const [one = '', other = ''] = pair.split('|');
    const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
    const [x, y] = [mean(0), mean(1)];
    const far = ([px, py]: Point) => Math.hypot(px - x, py - y);
    const middle = points.reduce((best, point) => (far(point) < far(best) ? point : best));
    found.set(one, { ...found.get(one), [other]: middle });
    found.set(other, { ...found.get(other), [one]: middle });
  }
  return found;
}

const tidied = ([left, top, right, bottom]: Bounds): Bounds => [tidy(left), tidy(top), tidy(right), tidy(bottom)];
