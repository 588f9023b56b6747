import type { SceneStack } from '../core/scene.js';
import { counterAspect } from './counters/shape.js';
import { abreast, type Formation, formations, inColumn } from './formation.js';
import type { Place, Places } from './places.js';
import { type Box, Room } from './room.js';

/** A province's name on the board; `y` is the base line of the first line. */
export interface PlacedLabel {
  readonly area: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Degrees, clockwise. */
  readonly angle: number;
  readonly lines: readonly string[];
}
/** A counter: its centre and its height; `stack` and `counter` are indexes into the scene. */
export interface PlacedCounter {
  readonly stack: number;
  readonly counter: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}
/** Where an area's income and stacking limit are printed: the centre of the mark. */
export interface PlacedMark {
  readonly area: string;
  readonly what: 'income' | 'stacking';
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Lettering of names: the largest size, the distance of lines, and how far letters reach above the base line. */
export const LABEL = { largest: 20, smallest: 9, leading: 0.92, rise: 0.72, fall: 0.22 } as const;
/** The counters of one area share the first of these sizes that holds them all. */
const SIZES = [46, 43, 40, 37, 34, 31, 28, 25, 22, 19, 16, 13] as const;
const GAP = 3;
/** Between two nations' stacks. */
const APART = 7;

/** `measure` gives the width of a name in the hand of the names. */
export function placeLabels(
  places: Places,
  areas: readonly { readonly id: string; readonly name: string }[],
  measure: (text: string, size: number) => number,
): PlacedLabel[] {
  return areas.flatMap(({ id, name }) => {
    const place = places.areas[id];
    if (place === undefined) return [];
    const [left, top, right, bottom] = place.label;
    const { lines, size } = letter(name, right - left, bottom - top, measure);
    const height = size * (LABEL.rise + LABEL.fall + LABEL.leading * (lines.length - 1));
    const y = (top + bottom - height) / 2 + size * LABEL.rise;
    return [{ area: id, x: (left + right) / 2, y, size, angle: 0, lines }];
  });
}

/** The name as large as it fits: on one line, or on two where that is larger. */
function letter(name: string, width: number, height: number, measure: (text: string, size: number) => number) {
  const ways = [[name], ...splits(name)].map((lines) => {
    const widest = Math.max(...lines.map((line) => measure(line, 100))) / 100;
    const tall = LABEL.rise + LABEL.fall + LABEL.leading * (lines.length - 1);
    const size = Math.min(LABEL.largest, width / widest, height / tall);
    return { lines, size: Math.max(LABEL.smallest, Math.floor(size * 4) / 4) };
  });
  return ways.reduce((best, way) => (way.size > best.size ? way : best));
}

/** A name on two lines, cut at each of its spaces. */
export function splits(name: string): string[][] {
  const words = name.split(' ');
  return words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
}

export function placeMarks(places: Places): PlacedMark[] {
  return Object.entries(places.areas).flatMap(([area, { marks }]): PlacedMark[] =>
    marks === undefined
      ? []
      : (['income', 'stacking'] as const).map((what) => ({
          area,
          what,
          x: marks[what][0],
          y: marks[what][1],
          size: marks.size,
        })),
  );
}

export function placeCounters(places: Places, stacks: readonly SceneStack[]): PlacedCounter[] {
  const byArea = new Map<string, number[]>();
  stacks.forEach(({ area, counters }, index) => {
    if (counters.length === 0) return;
    const own = byArea.get(area);
    if (own === undefined) byArea.set(area, [index]);
    else own.push(index);
  });
  return [...byArea].flatMap(([area, own]) => {
    const place = places.areas[area];
    if (place === undefined) return [];
    const aspects = own.map((index) => (stacks[index]?.counters ?? []).map(({ unit }) => counterAspect(unit)));
    const { size, parts } = quarter(place, aspects);
    return parts.flatMap((boxes, part) =>
      boxes.map(({ x, y }, counter) => ({ stack: own[part] ?? 0, counter, x, y, size })),
    );
  });
}

interface Quarters {
  readonly size: number;
  /** By stack, the counters' boxes on the board. */
  readonly parts: readonly (readonly Box[])[];
}

/** A place and the shapes of its stacks decide all: the same question comes again with every picture of a game. */
const answered = new WeakMap<Place, Map<string, Quarters>>();
const rooms = new WeakMap<Place, Room>();

function quarter(place: Place, aspects: readonly (readonly number[])[]): Quarters {
  const known = answered.get(place) ?? new Map<string, Quarters>();
  answered.set(place, known);
  const question = aspects.map((one) => one.join(' ')).join('|');
  const before = known.get(question);
  if (before !== undefined) return before;
  const room = rooms.get(place) ?? new Room(place.room);
  rooms.set(place, room);
  const answer = search(room, aspects);
  known.set(question, answer);
  return answer;
}

/** The largest size that holds all: what fits at one size fits at every smaller one, so the sizes are halved. */
function search(room: Room, aspects: readonly (readonly number[])[]): Quarters {
  let low = 0;
  let high: number = SIZES.length;
  let found: Quarters | null = null;
  while (low < high) {
    const middle = (low + high) >> 1;
    const size = SIZES[middle] ?? SIZES[0];
    const ways = aspects.map((one) =>
      formations(
        one.map((aspect) => aspect * size),
        size,
        GAP,
      ),
    );
    const covered = aspects.flat().reduce((sum, aspect) => sum + aspect * size * size, 0);
    const parts = covered > room.extent ? null : (together(room, ways) ?? apart(room, ways));
    if (parts === null) low = middle + 1;
    else {
      found = { size, parts };
      high = middle;
    }
  }
  return found ?? pile(room, aspects);
}

/** All stacks as one body, where it comes nearest to the heart. */
function together(room: Room, ways: readonly (readonly Formation[])[]): (readonly Box[])[] | null {
  let best: (readonly Box[])[] | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const choice of choices(ways)) {
    for (const line of choice.length === 1
      ? [abreast(choice, APART)]
      : [abreast(choice, APART), inColumn(choice, APART)]) {
      const spot = room.place(line.rows);
      if (spot === null) continue;
      // Compact bodies look better than long ones that happen to hit the heart.
      const reach = Math.max(
        ...line.rows.map(({ x, y, width, height }) => Math.abs(x) + width / 2 + Math.abs(y) + height / 2),
      );
      const far = Math.hypot(spot[0] - room.heart[0], spot[1] - room.heart[1]) + reach * 0.5;
      if (far >= nearest) continue;
      nearest = far;
      best = line.parts.map((boxes) => shifted(boxes, spot));
    }
  }
  return best;
}

/** One formation of each stack: every combination for two stacks, formations of a like depth for more. */
function choices(ways: readonly (readonly Formation[])[]): Formation[][] {
  const [first = [], second = []] = ways;
  if (ways.length === 1) return first.map((one) => [one]);
  if (ways.length === 2) return first.flatMap((one) => second.map((other) => [one, other]));
  const deepest = Math.max(...ways.map((one) => one.length));
  return Array.from({ length: deepest }, (_, depth) =>
    ways.flatMap((one) => one[Math.min(depth, one.length - 1)] ?? []),
  );
}

/** Each stack for itself, the largest first: L-shaped places hold more so. */
function apart(room: Room, ways: readonly (readonly Formation[])[]): (readonly Box[])[] | null {
  const order = ways.map((_, index) => index).sort((a, b) => counted(ways[b]) - counted(ways[a]) || a - b);
  const parts: (readonly Box[])[] = ways.map(() => []);
  const taken: Box[] = [];
  for (const index of order) {
    let found: readonly Box[] | null = null;
    for (const one of ways[index] ?? []) {
      const spot = room.place(one.rows, taken);
      if (spot === null) continue;
      found = shifted(one.boxes, spot);
      break;
    }
    if (found === null) return null;
    parts[index] = found;
    taken.push(...found.map((box) => ({ ...box, width: box.width + 2 * GAP, height: box.height + 2 * GAP })));
  }
  return parts;
}
const counted = (ways: readonly Formation[] | undefined): number => ways?.[0]?.boxes.length ?? 0;

/** More than the place holds at any size: the smallest counters, each on the next, about the heart. */
function pile(room: Room, aspects: readonly (readonly number[])[]): Quarters {
  const size = SIZES[SIZES.length - 1] ?? 13;
  return {
    size,
    parts: aspects.map((one) =>
      one.map((aspect) => ({ x: room.heart[0], y: room.heart[1], width: aspect * size, height: size })),
    ),
  };
}

const shifted = (boxes: readonly Box[], [dx, dy]: readonly [number, number]): Box[] =>
  boxes.map((box) => ({ ...box, x: box.x + dx, y: box.y + dy }));
