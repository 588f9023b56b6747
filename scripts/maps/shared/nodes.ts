import type { Bounds, Connection, Place } from '../../../src/rendering/board.js';
import { LABEL, splits } from '../../../src/rendering/layout.js';
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
const ENOUGH = 38;
/** Below this, counters may stand nearer to others, which may then overlap theirs. */
const LEAST = 30;
const OVER = 24;
const NAME = 16;
const GAP = 3;

type Measure = (text: string, size: number) => number;
/** Where counters may stand at most, by node. */
type Rooms = ReadonlyMap<Site, Mask>;
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
  const rooms: Rooms = new Map(sites.map((site) => [site, maskOf(site, sites, source.size, 2)]));
  const labels = placeNames(source, sites, connections, covered, rooms, measure);
  const beside = placeNumbers(sites, connections, [...labels.values(), ...covered], rooms);
  const roomy = source.roomy ?? 1;
  return sites.map((site) => {
    const { id, at, radius } = site;
    const label = labels.get(id) ?? [at[0], at[1], at[0], at[1]];
    const taken = [...labels.values(), ...covered, ...beside.values()].map(grown);
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
        ...badgesOf(site, beside.get(id)),
        room: { ...roomOf(site, sites, taken, source.size), largest: Math.round(LARGEST * roomy) },
      },
    ];
  });
}

/** The badge in its middle, and the one at its edge that no name and no counter hides. */
function badgesOf({ at: [x, y], source: { badge, beside } }: Site, box: Bounds | undefined): Pick<Place, 'badges'> {
  if (badge !== undefined) return { badges: { size: badge.size, at: { [badge.kind]: [tidy(x), tidy(y)] } } };
  if (beside === undefined || box === undefined) return {};
  const [left, top, right, bottom] = box;
  return { badges: { size: beside.size, at: { [beside.kind]: [tidy((left + right) / 2), tidy((top + bottom) / 2)] } } };
}

/** At the edge of each node, where it covers least of names, of its connections, and of other nodes. */
function placeNumbers(
  sites: readonly Site[],
  connections: readonly Connection[],
  names: readonly Bounds[],
  rooms: Rooms,
): Map<string, Bounds> {
  const placed = new Map<string, Bounds>();
  for (const site of sites) {
    const { id, at, radius, source } = site;
    if (source.beside === undefined) continue;
    const half = source.beside.size / 2;
    const spots = TURNS.map((turn): Bounds => {
      const [x, y] = [at[0] + Math.cos(turn) * (radius + half * 0.6), at[1] + Math.sin(turn) * (radius + half * 0.6)];
      return [x - half, y - half, x + half, y + half];
    });
    const costs = spots.map((box, rank) => {
      const hidden = [...names, ...placed.values()].filter((other) => touching(box, other)).length * 400;
      const nodes = sites.filter(
        (other) => other.id !== id && distance(nearest(box, other.at), other.at) < other.radius,
      );
      const ways = connections.reduce((sum, { line }) => sum + lengthWithin(line, box), 0);
      return rank * 0.1 + hidden + nodes.length * 400 + ways + cramped(rooms, [site], [...names, box]);
    });
    const best = spots[costs.indexOf(Math.min(...costs))];
    if (best !== undefined) placed.set(id, best);
  }
  return placed;
}

/** From the upper right on, clockwise. */
const TURNS = Array.from({ length: 12 }, (_, step) => -Math.PI / 4 + (step * Math.PI) / 6);

/**
 * Cells nearer to this node than to any other, off all nodes and names. If that is too little for two counters, also
 * cells a little nearer to others.
 */
function roomOf(site: Site, sites: readonly Site[], taken: readonly Bounds[], size: MapSource['size']): Place['room'] {
  const ways = [2, -OVER / 3, -OVER].map((nearer) => maskOf(site, sites, size, nearer));
  const roomy = ways.find((mask) => mask.pair(taken) >= LEAST) ?? ways.at(-1);
  return (roomy ?? maskOf(site, sites, size, 2)).plan(taken, site.at);
}

/** Cells around a node, nearer to it than to any other by so much. */
function maskOf(site: Site, sites: readonly Site[], size: MapSource['size'], nearer: number): Mask {
  const near = sites.filter(({ at }) => distance(at, site.at) < AROUND * 2 + 40);
  return new Mask(reachOf(site, size), WEIGHED, (x, y) => {
    const own = distance([x, y], site.at);
    if (own > AROUND || own < site.radius + GAP + CELL) return false;
    return near.every((other) => {
      const far = distance([x, y], other.at);
      return other === site || (far > other.radius + GAP + CELL && far > own + nearer);
    });
  });
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
  { size, roomy = 1 }: MapSource,
  sites: readonly Site[],
  connections: readonly Connection[],
  covered: readonly Bounds[],
  rooms: Rooms,
  measure: Measure,
): Map<string, Bounds> {
  const crowd = (site: Site) => sites.filter(({ at }) => distance(at, site.at) < 150).length;
  const order = [...sites].sort((a, b) => crowd(b) - crowd(a) || (a.id < b.id ? -1 : 1));
  const placed = new Map<string, Bounds>();
  for (let pass = 0; pass < 3; pass++)
    for (const site of order) {
      const others = [...placed].filter(([id]) => id !== site.id).map(([, box]) => box);
      const near = sites.filter(({ at }) => distance(at, site.at) < AROUND * 3);
      const ways = candidates(site, NAME * roomy, measure);
      const plain = ways.map((box, rank) => rank * 2 + costOf(box, size, site, sites, others, connections, covered));
      const least = Math.min(...plain);
      const costs = ways.map((box, rank) => {
        const cost = plain[rank] ?? 0;
        // The room that it leaves for counters is weighed only where it may decide: it takes long.
        return pass === 0 || cost > least + WEIGHTY ? cost + WEIGHTY : cost + cramped(rooms, near, [...others, box]);
      });
      const best = costs.indexOf(Math.min(...costs));
      const box = ways[best];
      if (box !== undefined) placed.set(site.id, box);
    }
  return placed;
}

const WEIGHTY = 160;

/** How much smaller than wanted two counters beside each of these nodes would have to be. */
function cramped(rooms: Rooms, near: readonly Site[], taken: readonly Bounds[]): number {
  const short = near.map((site) => Math.max(0, ENOUGH - (rooms.get(site)?.pair(taken) ?? 0)));
  return Math.min(
    WEIGHTY,
    short.reduce((sum, size) => sum + size * 4, 0),
  );
}

/** Beside each side of the node, also shifted along it, and at its corners; long names also on two lines. */
function candidates({ at: [x, y], radius, source: { names, tall: size } }: Site, usual: number, measure: Measure) {
  const lettering = size ?? usual;
  const out = radius + GAP;
  const aslant = out * 0.72;
  return sizesOf(names, lettering, measure).flatMap(([wide, tall]) => {
    const box = (left: number, top: number): Bounds => [left, top, left + wide, top + tall];
    const along = SHIFTS.map((share) => x - wide / 2 + share * wide);
    const down = SHIFTS.map((share) => y - tall / 2 + share * tall);
    return [
      box(x - wide / 2, y + out),
      box(x + out, y - tall / 2),
      box(x - wide / 2, y - out - tall),
      box(x - out - wide, y - tall / 2),
      box(x + aslant, y + aslant),
      box(x - aslant - wide, y + aslant),
      box(x + aslant, y - aslant - tall),
      box(x - aslant - wide, y - aslant - tall),
      ...along.flatMap((left) => [box(left, y + out), box(left, y - out - tall)]),
      ...down.flatMap((top) => [box(x + out, top), box(x - out - wide, top)]),
    ];
  });
}
/** Of its width or height, from the middle. */
const SHIFTS = [-0.3, 0.3, -0.15, 0.15];

/** Wide and tall enough for the name in each language, on one line and on two. */
function sizesOf(names: readonly string[], size: number, measure: Measure): readonly (readonly [number, number])[] {
  const line = size * (LABEL.rise + LABEL.fall) + 0.5;
  const whole = Math.max(...names.map((name) => measure(name, size))) + 1;
  const broken = names.map((name) =>
    Math.min(measure(name, size), ...splits(name).map((lines) => Math.max(...lines.map((one) => measure(one, size))))),
  );
  const narrow = Math.max(...broken) + 1;
  return narrow < whole
    ? [
        [whole, line],
        [narrow, line + size * LABEL.leading],
      ]
    : [[whole, line]];
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
  const onWays = connections.reduce((sum, { line }) => sum + lengthWithin(line, box), 0);
  return outside + onNames + onNodes.length * 800 + onWays * 2;
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

/** How much of a line lies within a box, in steps of a few units. */
function lengthWithin(line: readonly Point[], [left, top, right, bottom]: Bounds): number {
  const [reach, step] = [3, 4];
  return line.slice(1).reduce((sum, [x, y], index) => {
    const [fromX, fromY] = line[index] ?? [x, y];
    const steps = Math.max(1, Math.round(Math.hypot(x - fromX, y - fromY) / step));
    const within = Array.from({ length: steps }, (_, at) => at / steps).filter((share) => {
      const [atX, atY] = [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
      return atX > left - reach && atX < right + reach && atY > top - reach && atY < bottom + reach;
    });
    return sum + within.length * step;
  }, 0);
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
