import type { Bounds, Connection, Place } from '../../../src/rendering/board.js';
import { LABEL } from '../../../src/rendering/layout.js';
import { distance, smooth } from './lines.js';
import { CELL, Mask, WEIGHED } from './mask.js';
import type { Point } from './points.js';
import { tidy } from './shapes.js';
import type { ConnectionSource, MapSource, NodeSource } from './source.js';

const WIDE = 34;
/** Counters stand within this distance of their node, and nearer to it than to any other. */
const AROUND = 92;
/** Their maximum height, so that a whole board looks alike. */
const LARGEST = 40;
const ENOUGH = 32;
const OVER = 24;
const NAME = 16;
const GAP = 3;

type Measure = (text: string, size: number) => number;
interface Site {
  readonly id: string;
  readonly at: Point;
  readonly radius: number;
  readonly source: NodeSource;
}

/** A board's nodes: each with a place for its name, and room for counters beside it. */
export function nodePlaces(source: MapSource, connections: readonly Connection[], measure: Measure): [string, Place][] {
  const sites = Object.entries(source.nodes ?? {}).map(
    ([id, node]): Site => ({ id, at: node.at, radius: (node.wide ?? WIDE) / 2, source: node }),
  );
  const covered = (source.covered ?? []).map(([x, y, width, height]): Bounds => [x, y, x + width, y + height]);
  const labels = placeNames(source, sites, connections, covered, measure);
  return sites.map((site) => {
    const { id, at, radius } = site;
    const label = labels.get(id) ?? [at[0], at[1], at[0], at[1]];
    const taken = [...labels.values(), ...covered].map(grown);
    const crossings = connections.flatMap(({ between: [a, b], line }): [string, Point][] => {
      const other = a === id ? b : b === id ? a : null;
      return other === null ? [] : [[other, middleOf(line)]];
    });
    return [
      id,
      {
        kind: site.source.kind,
        d: ringPath(at, radius),
        bounds: reachOf(site, source.size),
        centre: [tidy(at[0]), tidy(at[1])],
        ...(crossings.length === 0
          ? {}
          : { crossings: Object.fromEntries(crossings.sort(([a], [b]) => (a < b ? -1 : 1))) }),
        label: tidied(label),
        node: radius * 2,
        ...(site.source.badge === undefined
          ? {}
          : { badges: { size: site.source.badge.size, at: { [site.source.badge.kind]: [tidy(at[0]), tidy(at[1])] } } }),
        room: { ...roomOf(site, sites, taken, source.size), largest: LARGEST },
      },
    ];
  });
}

/**
 * Cells nearer to this node than to any other, off all nodes and names. If that is too little for two counters, also
 * cells a little nearer to others.
 */
function roomOf(site: Site, sites: readonly Site[], taken: readonly Bounds[], size: MapSource['size']): Place['room'] {
  const near = sites.filter(({ at }) => distance(at, site.at) < AROUND * 2 + 40);
  const maskOf = (strict: boolean) =>
    new Mask(reachOf(site, size), WEIGHED, (x, y) => {
      const own = distance([x, y], site.at);
      if (own > AROUND || own < site.radius + GAP + CELL) return false;
      return near.every((other) => {
        const far = distance([x, y], other.at);
        return other === site || (far > other.radius + GAP + CELL && far > own + (strict ? 2 : -OVER));
      });
    });
  const strict = maskOf(true);
  return (strict.pair(taken) < ENOUGH ? maskOf(false) : strict).plan(taken, site.at);
}

function reachOf({ at: [x, y] }: Site, [width, height]: MapSource['size']): Bounds {
  return tidied([
    Math.max(4, x - AROUND),
    Math.max(4, y - AROUND),
    Math.min(width - 4, x + AROUND),
    Math.min(height - 4, y + AROUND),
  ]);
}

/**
 * Names go below, above or beside: where they cover least of nodes, connections and other names; the most crowded
 * choose first.
 */
function placeNames(
  { size }: MapSource,
  sites: readonly Site[],
  connections: readonly Connection[],
  covered: readonly Bounds[],
  measure: Measure,
): Map<string, Bounds> {
  const crowd = (site: Site) => sites.filter(({ at }) => distance(at, site.at) < 150).length;
  const order = [...sites].sort((a, b) => crowd(b) - crowd(a) || (a.id < b.id ? -1 : 1));
  const placed = new Map<string, Bounds>();
  for (let pass = 0; pass < 3; pass++)
    for (const site of order) {
      const others = [...placed].filter(([id]) => id !== site.id).map(([, box]) => box);
      const ways = candidates(site, measure);
      const costs = ways.map((box, rank) => rank * 2 + costOf(box, size, site, sites, others, connections, covered));
      const best = costs.indexOf(Math.min(...costs));
      const box = ways[best];
      if (box !== undefined) placed.set(site.id, box);
    }
  return placed;
}

function candidates({ at: [x, y], radius, source: { names, tall: size = NAME } }: Site, measure: Measure): Bounds[] {
  const wide = Math.max(...names.map((name) => measure(name, size))) + 1;
  const tall = size * (LABEL.rise + LABEL.fall) + 0.5;
  const box = (left: number, top: number): Bounds => [left, top, left + wide, top + tall];
  const out = radius + GAP;
  const aslant = out * 0.72;
  return [
    box(x - wide / 2, y + out),
    box(x + out, y - tall / 2),
    box(x - wide / 2, y - out - tall),
    box(x - out - wide, y - tall / 2),
    box(x + aslant, y + aslant),
    box(x - aslant - wide, y + aslant),
    box(x + aslant, y - aslant - tall),
    box(x - aslant - wide, y - aslant - tall),
  ];
}

function costOf(
  box: Bounds,
  [width, height]: MapSource['size'],
  site: Site,
  sites: readonly Site[],
  names: readonly Bounds[],
  connections: readonly Connection[],
  covered: readonly Bounds[],
): number {
  const [left, top, right, bottom] = box;
  const outside = left < 6 || top < 6 || right > width - 6 || bottom > height - 6 ? 5000 : 0;
  const onNames = [...names, ...covered].filter((other) => touching(box, grown(other))).length * 600;
  const onNodes = sites.filter(
    (other) => other !== site && distance(nearest(box, other.at), other.at) < other.radius + GAP,
  );
  const onWays = connections.reduce(
    (sum, { line }) =>
      sum + line.filter(([x, y]) => x > left - 3 && x < right + 3 && y > top - 3 && y < bottom + 3).length,
    0,
  );
  return outside + onNames + onNodes.length * 800 + onWays * 6;
}

/**
 * The connections as lines with a point every few units, through their bends. Between areas they run from one gathering
 * spot of counters to the other, crossing the border at its crossing.
 */
export function waysOf({ nodes = {}, connections = [] }: MapSource, areas: ReadonlyMap<string, Place>): Connection[] {
  const centre = (id: string): Point => {
    const at = nodes[id]?.at ?? areas.get(id)?.centre;
    if (at === undefined) throw new Error(`a way leads to ${id}, which is not on the map`);
    return at;
  };
  return connections.map(({ between, look, via }: ConnectionSource): Connection => {
    const crossing = areas.get(between[0])?.crossings?.[between[1]];
    const bends = via ?? (crossing === undefined ? [] : [crossing]);
    const bent = [centre(between[0]), ...bends, centre(between[1])];
    const [from = [0, 0], to = [0, 0]] = bent;
    const straight = Array.from({ length: 13 }, (_, step): Point => {
      const share = step / 12;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    });
    const line = bends.length === 0 ? straight : smooth(bent, 10);
    return { between, look, line: line.map(([x, y]): Point => [tidy(x), tidy(y)]) };
  });
}

const middleOf = (line: readonly Point[]): Point => line[Math.floor(line.length / 2)] ?? [0, 0];
const tidied = ([left, top, right, bottom]: Bounds): Bounds => [tidy(left), tidy(top), tidy(right), tidy(bottom)];
const grown = ([left, top, right, bottom]: Bounds): Bounds => [left - 2, top - 2, right + 2, bottom + 2];
const touching = (a: Bounds, b: Bounds): boolean => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];
const nearest = ([left, top, right, bottom]: Bounds, [x, y]: Point): Point => [
  Math.min(right, Math.max(left, x)),
  Math.min(bottom, Math.max(top, y)),
];

function ringPath([x, y]: Point, radius: number): string {
  const corners = Array.from({ length: 24 }, (_, index) => {
    const angle = (index * Math.PI) / 12;
    return `${tidy(x + Math.cos(angle) * radius)} ${tidy(y + Math.sin(angle) * radius)}`;
  });
  return `M${corners.join('L')}Z`;
}
