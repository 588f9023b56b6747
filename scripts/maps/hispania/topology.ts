import { blunt, distance, meander, simplify, smooth, wander } from '../shared/lines.js';
import { coastsOf } from '../shared/natural-earth.js';
import type { Point } from '../shared/points.js';
import { type BoardFacts, pairOf, RIVERS, type River } from './board.js';
import { JUNCTIONS } from './network.js';
import { BOARD, project, projected } from './projection.js';

/** One line between two junctions, with the areas on either side. */
interface Arc {
  readonly points: readonly Point[];
  readonly between: readonly [string, string];
  readonly river: River | null;
}
/** A ring as arcs in walking order; `back` if the arc is walked from its end. */
export type Ring = readonly { readonly arc: number; readonly back: boolean }[];
export interface Land {
  readonly arcs: readonly Arc[];
  /** Outer rings by area; `headland` has joined its province. */
  readonly rings: ReadonlyMap<string, readonly Ring[]>;
  /** Rivers from source to sea, as arcs. */
  readonly rivers: ReadonlyMap<River, Ring>;
  readonly corners: readonly { readonly at: Point; readonly of: readonly string[] }[];
}

const SIMPLER = 1.6;
/** Narrower inlets are left out. */
const NECK = 5;
const OUTSIDE = ['sea', 'frame'];
/** A detached part of Pyrénées Orientales on the coast, across the pass of Le Perthus. */
const PARTS: Readonly<Record<string, string>> = { headland: 'pyrenees-orientales' };
const wholeOf = (area: string): string => PARTS[area] ?? area;

interface Node {
  readonly at: Point;
  readonly of: readonly string[];
  /** For junctions on the sea, the index in the coast's ring. */
  readonly shore: number;
}

export function buildLand(facts: BoardFacts): Land {
  const coast = blunt(projected(coastsOf('Spain', 'Portugal', 'France', 'Andorra', 'Gibraltar')[0] ?? []), NECK);
  const nodes = JUNCTIONS.map(({ at, of }): Node => {
    const spot = project(at);
    if (!of.includes('sea')) return { at: spot, of, shore: -1 };
    const shore = nearest(coast, spot);
    return { at: coast[shore] ?? spot, of, shore };
  });
  const rivers = new Map(
    facts.borders.map(({ between: [a, b], river }) => [pairOf(a, b), river === 'none' ? null : river]),
  );
  const courses = new Map<string, readonly Point[]>();
  const arcs: Arc[] = [];
  const ends: [number, number][] = [];
  const add = (between: [string, string], points: readonly Point[], river: River | null, from: number, to: number) => {
    arcs.push({ points, between, river });
    ends.push([from, to]);
  };

  const meetings = meetingsOf(nodes);
  for (const river of RIVERS) {
    const course = courseOf(
      river,
      [...meetings].filter(([pair]) => rivers.get(pair) === river).map(([, met]) => met),
      nodes,
    );
    for (const [key, points] of course) courses.set(key, points);
  }
  for (const [pair, met] of meetings) {
    const [a = '', b = ''] = pair.split('|');
    const [from = -1, to = -1] = met;
    const [start, end] = [nodes[from], nodes[to]];
    if (start === undefined || end === undefined || met.length !== 2) continue;
    if (b === 'sea' || a === 'sea')
      add([a, b], simplify(along(coast, start.shore, end.shore), SIMPLER), null, from, to);
    else {
      const river = rivers.get(pairOf(wholeOf(a), wholeOf(b))) ?? null;
      add([a, b], courses.get(`${from}-${to}`) ?? wander(pair, start.at, end.at), river, from, to);
    }
  }
  addEdgeOfTheWorld(nodes, coast, add);

  const rings = new Map<string, Ring[]>();
  for (const area of new Set(nodes.flatMap(({ of }) => of))) {
    if (OUTSIDE.includes(area)) continue;
    const own = arcs.flatMap(({ between }, index) => (between.includes(area) ? [index] : []));
    rings.set(wholeOf(area), [...(rings.get(wholeOf(area)) ?? []), chain(area, own, ends)]);
  }
  return {
    arcs: arcs.map((arc) => ({ ...arc, between: [wholeOf(arc.between[0]), wholeOf(arc.between[1])] })),
    rings,
    rivers: riversOf(arcs, ends, nodes),
    corners: nodes.flatMap(({ at, of }) => (of.length > 3 ? [{ at, of }] : [])),
  };
}

/** By pair of areas, the junctions where they meet. */
function meetingsOf(nodes: readonly Node[]): Map<string, number[]> {
  const meetings = new Map<string, number[]>();
  nodes.forEach(({ of }, index) => {
    for (const a of of)
      for (const b of of) {
        if (a >= b) continue;
        const pair = pairOf(a, b);
        meetings.set(pair, [...(meetings.get(pair) ?? []), index]);
      }
  });
  return meetings;
}

/** A river is one curve through all its junctions, cut into arcs: no kink where provinces meet. Keys are "from-to". */
function courseOf(river: River, pieces: readonly (readonly number[])[], nodes: readonly Node[]) {
  const walk = walkOf(pieces, nodes);
  const steps = 4;
  const control: Point[] = [];
  const at: number[] = [];
  walk.forEach((node, index) => {
    const [here, next] = [nodes[node]?.at, nodes[walk[index + 1] ?? -1]?.at];
    at.push(control.length);
    if (here === undefined) return;
    if (next === undefined) control.push(here);
    else control.push(...meander(`${river} ${index}`, here, next));
  });
  const curve = smooth(control, steps);
  const course = new Map<string, readonly Point[]>();
  for (let index = 0; index + 1 < walk.length; index++) {
    const piece = curve.slice((at[index] ?? 0) * steps, (at[index + 1] ?? 0) * steps + 1);
    course.set(`${walk[index]}-${walk[index + 1]}`, piece);
    course.set(`${walk[index + 1]}-${walk[index]}`, [...piece].reverse());
  }
  return course;
}

/** A river's junctions from source to sea. */
function walkOf(pieces: readonly (readonly number[])[], nodes: readonly Node[]): number[] {
  const left = [...pieces];
  const mouth = pieces.flat().find((node) => nodes[node]?.of.includes('sea')) ?? -1;
  const walk = [mouth];
  for (;;) {
    const here = walk[walk.length - 1] ?? -1;
    const next = left.findIndex((piece) => piece.includes(here));
    if (next < 0) return walk.reverse();
    const [piece = []] = left.splice(next, 1);
    walk.push(piece.find((node) => node !== here) ?? -1);
  }
}

function riversOf(arcs: readonly Arc[], ends: readonly [number, number][], nodes: readonly Node[]) {
  const rivers = new Map<River, Ring>();
  for (const river of RIVERS) {
    const own = arcs.flatMap((arc, index) => (arc.river === river ? [index] : []));
    const walk = walkOf(
      own.map((index) => ends[index] ?? []),
      nodes,
    );
    rivers.set(
      river,
      walk.slice(1).map((to, index) => {
        const from = walk[index] ?? -1;
        const arc = own.find((one) => ends[one]?.includes(from) && ends[one]?.includes(to)) ?? -1;
        return { arc, back: ends[arc]?.[0] !== from };
      }),
    );
  }
  return rivers;
}

/** Where Gascony and Narbonne end: the coast as far as the board's edge, then the edge itself. */
function addEdgeOfTheWorld(
  nodes: readonly Node[],
  coast: readonly Point[],
  add: (between: [string, string], points: readonly Point[], river: null, from: number, to: number) => void,
): void {
  const index = (of: string) => nodes.findIndex((node) => node.of.join(' ') === of);
  const top = index('gascogne narbonne frame');
  const west = index('gascogne pays-basque sea');
  const east = index('headland narbonne sea');
  const spot = nodes[top]?.at ?? [0, 0];
  const beyond = nodes.length;
  const north = leave(
    coast,
    nodes[west]?.shore ?? 0,
    ([, y]) => y <= 0,
    ([x]) => [x, 0],
  );
  const right = leave(
    coast,
    nodes[east]?.shore ?? 0,
    ([x]) => x >= BOARD.width,
    ([, y]) => [BOARD.width, y],
  );
  const endOf = (line: readonly Point[]): Point => line[line.length - 1] ?? [0, 0];
  add(['gascogne', 'sea'], simplify(north, SIMPLER), null, west, beyond);
  add(['gascogne', 'frame'], [endOf(north), spot], null, beyond, top);
  add(['narbonne', 'frame'], [spot, [BOARD.width, 0], endOf(right)], null, top, beyond + 1);
  add(['narbonne', 'sea'], simplify(right, SIMPLER), null, east, beyond + 1);
}

/** Follows the coast from a junction until it leaves the board, in the shorter direction. */
function leave(coast: readonly Point[], from: number, out: (p: Point) => boolean, edge: (p: Point) => Point): Point[] {
  const go = (step: 1 | -1): Point[] => {
    const line: Point[] = [];
    for (let count = 0; count < coast.length; count++) {
      const point = coast[(from + step * count + coast.length * 2) % coast.length] ?? [0, 0];
      if (out(point)) return [...line, edge(point)];
      line.push(point);
    }
    return line;
  };
  const [ahead, astern] = [go(1), go(-1)];
  return ahead.length < astern.length ? ahead : astern;
}

function along(coast: readonly Point[], from: number, to: number): Point[] {
  const count = coast.length;
  const ahead = (to - from + count) % count;
  const step = ahead <= count - ahead ? 1 : -1;
  const length = Math.min(ahead, count - ahead);
  return Array.from({ length: length + 1 }, (_, index) => coast[(from + step * index + count) % count] ?? [0, 0]);
}

function nearest(line: readonly Point[], spot: Point): number {
  return line.reduce(
    (best, point, index) => (distance(point, spot) < distance(line[best] ?? point, spot) ? index : best),
    0,
  );
}

function chain(area: string, own: readonly number[], ends: readonly [number, number][]): Ring {
  const [first = -1, ...left] = own;
  const ring = [{ arc: first, back: false }];
  let here = ends[first]?.[1];
  while (left.length > 0) {
    const next = left.findIndex((arc) => ends[arc]?.includes(here ?? -1));
    if (next < 0) throw new Error(`the border of ${area} does not close`);
    const [arc = -1] = left.splice(next, 1);
    const back = ends[arc]?.[0] !== here;
    ring.push({ arc, back });
    here = ends[arc]?.[back ? 0 : 1];
  }
  return ring;
}
