import { describe, expect, it } from 'vitest';
import { pairOf, RIVERS } from '../../scripts/maps/hispania/board.js';
import type { Point } from '../../scripts/maps/shared/points.js';
import { clearance, inside } from '../../scripts/maps/shared/shapes.js';
import {
  atlas,
  board,
  cornersOf,
  edge,
  edgesOf,
  facts,
  geography,
  offMapIds,
  provinceIds,
  sources,
  spell,
} from './board-files.js';

const landIds = [...provinceIds, ...offMapIds];
const edges = new Map(landIds.map((id) => [id, edgesOf(id)]));
const sharedEdges = (a: string, b: string): string[] => {
  const other = edges.get(b) ?? new Set();
  return [...(edges.get(a) ?? [])].filter((one) => other.has(one));
};
const edgesOfLine = (line: readonly Point[]): string[] =>
  line.slice(1).map((point, index) => edge(line[index] ?? point, point));
const courses = new Map(
  atlas
    .shapes('rivers')
    .map((shape) => [shape.id, new Set(shape.type === 'LineString' ? edgesOfLine(atlas.line(shape.arcs)) : [])]),
);

describe.each(sources)('the geography obeys %s', (_name, wanted) => {
  it('has every border as a line that two outlines share, and no other', () => {
    const found = landIds.flatMap((a, index) =>
      landIds.slice(index + 1).flatMap((b) => (sharedEdges(a, b).length > 0 ? [pairOf(a, b)] : [])),
    );
    expect(found.sort()).toEqual([...wanted.borders.keys()].sort());
  });

  it('lets a border lie on the river it is marked with, and on no river otherwise', () => {
    for (const [pair, river] of wanted.borders) {
      const [a = '', b = ''] = pair.split('|');
      for (const name of RIVERS) {
        const wet = sharedEdges(a, b).filter((one) => courses.get(name)?.has(one)).length;
        expect([pair, name, wet]).toEqual([pair, name, river === name ? sharedEdges(a, b).length : 0]);
      }
    }
  });

  it('lets a province touch the sea where it has a coast, and nowhere else', () => {
    for (const [id, coast] of wanted.coasts) {
      const open = [...(edges.get(id) ?? [])].filter(
        (one) => !landIds.some((other) => other !== id && edges.get(other)?.has(one)),
      );
      expect([id, open.length > 0]).toEqual([id, coast !== 'none']);
    }
  });

  it('marks each landing place and each barred coast with an anchor of its kind, and each strait with an arrow', () => {
    const anchors = atlas
      .shapes('anchors')
      .map(({ id, properties }) => [id, properties.landing ? 'landing' : 'barred']);
    expect(anchors.sort()).toEqual([...wanted.coasts].filter(([, coast]) => coast !== 'none').sort());
    const straits = atlas.shapes('straits').map(({ id }) => id);
    expect(straits.sort()).toEqual(wanted.straits);
  });

  it('lets an arrow from the sea come in past the anchor, wherever the sea’s box lies', () => {
    const coastal = [...wanted.coasts].flatMap(([id, coast]) => (coast === 'none' ? [] : [id]));
    const landings = board.places.sea?.crossings ?? {};
    expect(Object.keys(landings).sort()).toEqual(coastal.sort());
    for (const id of coastal) {
      const [x, y] = landings[id] ?? [0, 0];
      expect(board.places[id]?.crossings?.sea).toEqual([x, y]);
      expect(clearance([x, y], atlas.rings(id))).toBeLessThan(60);
    }
  });

  it('lets opposite provinces of a four-corner point touch in that single point', () => {
    const corners = atlas.shapes('corners').filter(({ id }) => !id.split('|').some((one) => offMapIds.includes(one)));
    expect(corners.map(({ id }) => id).sort()).toEqual(wanted.corners);
    for (const shape of corners) {
      const around = shape.id.split('|');
      const at = shape.type === 'Point' ? spell(atlas.spot(shape.coordinates)) : '';
      expect(around.every((id) => cornersOf(id).has(at))).toBe(true);
      const strangers = around.flatMap((a) =>
        around.filter((b) => a < b && !wanted.borders.has(pairOf(a, b))).map((b) => [a, b] as const),
      );
      expect(strangers).toHaveLength(2);
      for (const [a, b] of strangers) {
        const other = cornersOf(b);
        expect([...cornersOf(a)].filter((one) => other.has(one))).toEqual([at]);
      }
    }
  });
});

describe('the geography', () => {
  it('has all provinces, the off-map areas and the sea', () => {
    expect(atlas.shapes('provinces').map(({ id }) => id)).toEqual(provinceIds);
    expect(atlas.shapes('offMap').map(({ id }) => id)).toEqual(['afrique', 'gascogne', 'narbonne']);
    expect(atlas.shapes('sea').map(({ id }) => id)).toEqual(['sea']);
  });

  it('knows the borders between zones', () => {
    const zoneOf = new Map(facts.provinces.map(({ id, zone }) => [id, zone]));
    for (const { id, properties } of atlas.shapes('borders')) {
      const [a, b] = id.split('|').map((one) => zoneOf.get(one));
      expect([id, properties.zone]).toEqual([id, a !== b]);
    }
  });

  it('lets every river run to the sea in one course', () => {
    for (const shape of atlas.shapes('rivers')) {
      if (shape.type !== 'LineString') throw new Error('a river is a line');
      const course = atlas.line(shape.arcs);
      const steps = course
        .slice(1)
        .map((point, index) => Math.hypot(point[0] - (course[index]?.[0] ?? 0), point[1] - (course[index]?.[1] ?? 0)));
      expect(Math.max(...steps)).toBeLessThan(30);
      const mouth = spell(course[course.length - 1] ?? [0, 0]);
      const open = provinceIds.filter((id) => cornersOf(id).has(mouth));
      expect(open.map((id) => facts.provinces.find((one) => one.id === id)?.coast !== 'none')).toEqual([true, true]);
    }
  });

  it('keeps anchors in the water, nearest to their own province', () => {
    for (const shape of atlas.shapes('anchors')) {
      if (shape.type !== 'Point') throw new Error('an anchor is a point');
      const at = atlas.spot(shape.coordinates);
      const near = landIds.map((id) => [id, clearance(at, atlas.rings(id))] as const).sort((a, b) => a[1] - b[1]);
      expect(landIds.some((id) => inside(at, atlas.rings(id)))).toBe(false);
      expect(near[0]?.[0]).toBe(shape.id);
      expect(near[0]?.[1]).toBeGreaterThan(11);
    }
  });

  it('has no line that crosses another', () => {
    const pieces = geography.arcs.flatMap((_, arc) => {
      const line = atlas.arcs[arc] ?? [];
      return line.slice(1).map((to, index) => ({ arc, index, from: line[index] ?? to, to }));
    });
    const straits = new Set(
      atlas.shapes('straits').flatMap((shape) => (shape.type === 'LineString' ? shape.arcs : [])),
    );
    const lines = pieces
      .filter(({ arc }) => !straits.has(arc))
      .sort((a, b) => Math.min(a.from[0], a.to[0]) - Math.min(b.from[0], b.to[0]));
    const crossings: string[] = [];
    lines.forEach((one, index) => {
      const end = Math.max(one.from[0], one.to[0]);
      for (let next = index + 1; next < lines.length; next++) {
        const other = lines[next];
        if (other === undefined || Math.min(other.from[0], other.to[0]) > end) break;
        if (cross(one.from, one.to, other.from, other.to))
          crossings.push(`${one.arc} x ${other.arc} at ${spell(one.from)}`);
      }
    });
    expect(crossings).toEqual([]);
  });
});

/** Two pieces that pass through one another; sharing an end is no crossing. */
function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const turn = (p: Point, q: Point, r: Point) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return turn(a, b, c) * turn(a, b, d) < -1e-6 && turn(c, d, a) * turn(c, d, b) < -1e-6;
}
