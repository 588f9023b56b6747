import type { Bounds, FreeCells, Place } from '../../../src/rendering/board.js';
import { type Furnishing, furnish } from './furnish.js';
import { distance } from './lines.js';
import { type Furnished, overSea } from './over-sea.js';
import type { Point } from './points.js';
import { bounds, pathOf, tidy } from './shapes.js';
import type { AreaSource, MapSource } from './source.js';

type Measure = (text: string, size: number) => number;

/** A board's areas: each with a place for its name and badges, and room for counters. */
export function areaPlaces(source: MapSource, measure: Measure): [string, Place][] {
  const { areas = {}, roomy = 1 } = source;
  const alone = Object.entries(areas).map(([id, area]) => ({
    id,
    area,
    furnished: furnishedArea(area, roomy, measure),
  }));
  const rooms = source.overSea === true ? overSea(alone.map(withTaken)) : new Map<string, FreeCells>();
  const placed = alone.map(({ id, area, furnished }) => {
    const room = rooms.get(id) ?? furnished.room;
    return { id, area, furnished: { ...furnished, room } };
  });
  const hearts = new Map(placed.map(({ id, furnished }) => [id, furnished.room.heart]));
  const crossings = crossingsOf(areas, hearts);
  return placed.map(({ id, area, furnished }) => {
    const { rings, kind = 'land', terrain } = area;
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

/** Its name and badges, as boxes. */
function withTaken(one: { readonly id: string; readonly area: AreaSource; readonly furnished: Furnishing }): Furnished {
  const { id, area, furnished } = one;
  const { size, at } = furnished.badges ?? { size: 0, at: {} };
  const badges = Object.values(at).map(([x, y]): Bounds => {
    const half = size / 2;
    return [x - half, y - half, x + half, y + half];
  });
  return {
    id,
    rings: area.rings,
    kind: area.kind ?? 'land',
    taken: [furnished.label, ...badges],
    room: furnished.room,
  };
}

function furnishedArea({ names, rings, within, badges = [] }: AreaSource, roomy: number, measure: Measure) {
  return furnish({ names, rings, badges, roomy, stride: 2, ...(within === undefined ? {} : { within }) }, measure);
}

/** Where two outlines share corners, the one with the shortest path from heart to heart. */
function crossingsOf(
  areas: Readonly<Record<string, AreaSource>>,
  hearts: ReadonlyMap<string, Point>,
): Map<string, Record<string, Point>> {
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
    const ends = [one, other].flatMap((id) => {
      const heart = hearts.get(id);
      return heart === undefined ? [] : [heart];
    });
    const far = (point: Point) => ends.reduce((sum, end) => sum + distance(point, end), 0);
    const middle = points.reduce((best, point) => (far(point) < far(best) ? point : best));
    found.set(one, { ...found.get(one), [other]: middle });
    found.set(other, { ...found.get(other), [one]: middle });
  }
  return found;
}

const tidied = ([left, top, right, bottom]: Bounds): Bounds => [tidy(left), tidy(top), tidy(right), tidy(bottom)];
