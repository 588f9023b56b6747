import { distance } from '../shared/lines.js';
import type { LonLat, Point } from '../shared/points.js';
import { area, clearance, inside } from '../shared/shapes.js';
import type { BoardFacts, River } from './board.js';
import { pairOf } from './board.js';
import { africa, islands } from './islands.js';
import { BOARD, unproject } from './projection.js';
import { buildLand, type Land, type Ring } from './topology.js';

/** The board's geography as TopoJSON, in degrees; arcs are shared, rounded once to the grid and delta-encoded. */
export interface Geography {
  readonly type: 'Topology';
  /** Degrees to board units: x = west + (lon - lonWest) * perLon, y = (latNorth - lat) * perLat. */
  readonly board: typeof BOARD;
  readonly transform: { readonly scale: [number, number]; readonly translate: [number, number] };
  readonly objects: Readonly<Record<LayerName, Layer>>;
  readonly arcs: readonly (readonly [number, number])[][];
}
const LAYERS = [
  'provinces',
  'offMap',
  'sea',
  'borders',
  'rivers',
  'straits',
  'anchors',
  'corners',
  'decoration',
] as const;
export type LayerName = (typeof LAYERS)[number];
interface Layer {
  readonly type: 'GeometryCollection';
  readonly geometries: readonly Shape[];
}
export type Shape =
  | (Tagged & { readonly type: 'MultiPolygon'; readonly arcs: number[][][] })
  | (Tagged & { readonly type: 'LineString'; readonly arcs: number[] })
  | (Tagged & { readonly type: 'Point'; readonly coordinates: [number, number] });
interface Tagged {
  readonly id: string;
  readonly properties: Readonly<Record<string, string | boolean | null | readonly string[]>>;
}

const STEP = 0.0005;
const ORIGIN: LonLat = [-10, 34];

/** Straits are hand-drawn arrows from shore to shore, in board units. */
const STRAITS: Readonly<Record<string, readonly Point[]>> = {
  'afrique|cadix': [
    [655, 1079],
    [652, 1058],
    [660, 1036],
  ],
  'afrique|gibraltar': [
    [707, 1086],
    [730, 1050],
    [736, 986],
  ],
  'majorque|valence': [
    [1236, 616],
    [1262, 612],
    [1318, 580],
  ],
  'ibiza|majorque': [
    [1432, 674],
    [1432, 662],
    [1438, 648],
  ],
  'denia|ibiza': [
    [1260, 692],
    [1284, 722],
    [1312, 756],
  ],
};
/** The sea's own box, where fleets wait. */
export const SEA_BOX = { left: 1122, top: 882, right: 1322, bottom: 1032 } as const;

export function buildGeography(facts: BoardFacts): Geography {
  const land = buildLand(facts);
  const arcs: (readonly [number, number])[][] = [];
  const store = (points: readonly Point[]): number => arcs.push(stepsOf(points)) - 1;
  for (const { points } of land.arcs) store(points);

  const isles = islands().map(({ of, ring }) => ({ of, arc: store(ring) }));
  const { left, top, right, bottom } = SEA_BOX;
  const box = store([
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ]);
  const shore = store(africa());
  const zoneOf = new Map(facts.provinces.map(({ id, zone }) => [id, zone]));
  const shapeOf = (id: string): number[][][] => [
    ...(land.rings.get(id) ?? []).map((ring) => [clockwise(land, ring)]),
    ...isles.filter(({ of }) => of === id).map(({ arc }) => [[arc]]),
  ];
  const layer = (geometries: readonly Shape[]): Layer => ({ type: 'GeometryCollection', geometries });

  return {
    type: 'Topology',
    board: BOARD,
    transform: { scale: [STEP, STEP], translate: [ORIGIN[0], ORIGIN[1]] },
    objects: {
      provinces: layer(
        facts.provinces.map(({ id, zone, terrain, coast }) => ({
          type: 'MultiPolygon',
          id,
          properties: { zone, terrain, coast },
          arcs: shapeOf(id),
        })),
      ),
      offMap: layer(
        facts.offMap.map(({ id }) => ({
          type: 'MultiPolygon',
          id,
          properties: {},
          arcs: id === 'afrique' ? [[[shore]]] : shapeOf(id),
        })),
      ),
      sea: layer([{ type: 'MultiPolygon', id: 'sea', properties: {}, arcs: [[[box]]] }]),
      borders: layer(
        land.arcs.flatMap(({ between: [a, b], river }, arc): Shape[] =>
          [a, b].some((one) => one === 'sea' || one === 'frame')
            ? []
            : [
                {
                  type: 'LineString',
                  id: pairOf(a, b),
                  properties: { between: [a, b].sort(), river, zone: zoneOf.get(a) !== zoneOf.get(b) },
                  arcs: [arc],
                },
              ],
        ),
      ),
      rivers: layer(
        [...land.rivers].map(([river, ring]: [River, Ring]) => ({
          type: 'LineString',
          id: river,
          properties: {},
          arcs: ring.map(({ arc, back }) => (back ? ~arc : arc)),
        })),
      ),
      straits: layer(
        facts.straits.map(([a, b]) => {
          const points = STRAITS[pairOf(a, b)];
          if (points === undefined) throw new Error(`no arrow is drawn for the strait ${a} - ${b}`);
          return {
            type: 'LineString',
            id: pairOf(a, b),
            properties: { between: [a, b].sort() },
            arcs: [store(points)],
          };
        }),
      ),
      anchors: layer(
        facts.provinces.flatMap(({ id, coast }): Shape[] =>
          coast === 'none'
            ? []
            : [
                {
                  type: 'Point',
                  id,
                  properties: { landing: coast === 'landing' },
                  coordinates: gridOf(anchorOf(land, id, isles)),
                },
              ],
        ),
      ),
      corners: layer(
        land.corners.map(({ at, of }) => ({
          type: 'Point',
          id: [...of].sort().join('|'),
          properties: { of: [...of].sort() },
          coordinates: gridOf(at),
        })),
      ),
      decoration: layer(
        isles.flatMap(({ of, arc }, index): Shape[] =>
          of === null ? [{ type: 'MultiPolygon', id: `island-${index}`, properties: {}, arcs: [[[arc]]] }] : [],
        ),
      ),
    },
    arcs,
  };
}

function gridOf(point: Point): [number, number] {
  const [lon, lat] = unproject(point);
  return [Math.round((lon - ORIGIN[0]) / STEP), Math.round((lat - ORIGIN[1]) / STEP)];
}

/** Rounded to the grid, without duplicate points, each as the step from the previous one. */
function stepsOf(points: readonly Point[]): (readonly [number, number])[] {
  const grid = points.map(gridOf);
  const kept = grid.filter(([x, y], index) => {
    const before = grid[index - 1];
    return before === undefined || before[0] !== x || before[1] !== y;
  });
  return kept.map(([x, y], index) => {
    const before = kept[index - 1];
    return before === undefined ? [x, y] : [x - before[0], y - before[1]];
  });
}

/** Exterior rings run clockwise on the board (and so on the globe), as TopoJSON readers expect. */
function clockwise(land: Land, ring: Ring): number[] {
  const points = ring.flatMap(({ arc, back }) => {
    const line = land.arcs[arc]?.points ?? [];
    return back ? [...line].reverse() : line;
  });
  const own = ring.map(({ arc, back }) => (back ? ~arc : arc));
  return area(points) > 0 ? own : own.reverse().map((arc) => ~arc);
}

/** Hand-placed anchors for coasts whose middle is unsuitable; the others lie off the middle of their coast. */
const ANCHORS: Readonly<Record<string, Point>> = {
  galice: [338, 92],
  valence: [1224, 637],
  lisbonne: [328, 760],
  majorque: [1350, 616],
  ibiza: [1490, 760],
  'pyrenees-orientales': [1574, 244],
};
/** The minimum distance of an anchor from land. */
const NEAREST = 17;

function anchorOf(land: Land, id: string, isles: readonly { of: string | null }[]): Point {
  const placed = ANCHORS[id];
  if (placed !== undefined) return placed;
  if (isles.some(({ of }) => of === id)) throw new Error(`place the anchor of ${id} by hand`);
  const coast = land.arcs.find(({ between }) => between.includes(id) && between.includes('sea'))?.points ?? [];
  const rings = [...land.rings.values()].flat().map((ring) =>
    ring.flatMap(({ arc, back }) => {
      const line = land.arcs[arc]?.points ?? [];
      return back ? [...line].reverse() : line;
    }),
  );
  const length = coast.reduce((sum, point, index) => sum + distance(point, coast[index + 1] ?? point), 0);
  let walked = 0;
  for (const [index, point] of coast.entries()) {
    const next = coast[index + 1] ?? point;
    walked += distance(point, next);
    if (walked < length / 2) continue;
    // The chord of the whole coast distinguishes inland from offshore better than one short step of it.
    const [first, last] = [coast[0] ?? point, coast[coast.length - 1] ?? point];
    const chord = distance(first, last);
    const [nx, ny] = [(last[1] - first[1]) / chord, -(last[0] - first[0]) / chord];
    for (let reach = NEAREST; reach < 60; reach += 1)
      for (const side of [reach, -reach]) {
        const spot: Point = [point[0] + nx * side, point[1] + ny * side];
        if (!inside(spot, rings) && clearance(spot, rings) >= NEAREST) return spot;
      }
  }
  throw new Error(`${id} has no coast for its anchor`);
}
