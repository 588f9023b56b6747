import type { Place } from './board.js';
import { type Formation, formations, type Line, oneBelowAnother, sideBySide } from './formation.js';
import { type Box, FreeSpace } from './free-space.js';
import { roomOverName } from './over-name.js';

/** Where an area's counters stand. */
interface Arrangement {
  /** The height of all its counters. */
  readonly size: number;
  /** By stack, the counters' boxes on the board. */
  readonly parts: readonly (readonly Box[])[];
}
/** The counters' widths in each stack, for a height of one. */
type Aspects = readonly (readonly number[])[];

/** Default height of counters if there is room. */
export const USUAL_COUNTER = 54;

/** An area's counters share the first of these sizes that holds them all. */
const SIZES = [
  90, 84, 78, 72, 66, 60, 54, 50, 46, 44, 42, 40, 38, 36, 34, 32, 30, 28, 26, 24, 22, 20, 18, 16, 14, 12,
] as const;
const GAP = 2.5;
/** Between two nations' stacks. */
const APART = 6;

/** What is asked of an arrangement besides its counters. */
interface Wish {
  /** Counters no larger than this. */
  readonly most?: number;
  /** Rather over the place's name than smaller than this. */
  readonly readable?: number;
}

/** Determined by the place and the shapes of its stacks: the same question comes with every picture of a game. */
const answered = new WeakMap<Place, Map<string, Arrangement>>();
const rooms = new WeakMap<Place, FreeSpace>();
const widerRooms = new WeakMap<Place, FreeSpace>();

export function arrange(place: Place, aspects: Aspects, wish: Wish = {}): Arrangement {
  const known = answered.get(place) ?? new Map<string, Arrangement>();
  answered.set(place, known);
  const largest = Math.min(place.room.largest ?? USUAL_COUNTER, wish.most ?? Number.POSITIVE_INFINITY);
  const question = `${largest} ${wish.readable ?? 0} ${questionOf(aspects)}`;
  const before = known.get(question);
  if (before !== undefined) return before;
  const room = rooms.get(place) ?? new FreeSpace(place.room);
  rooms.set(place, room);
  const beside = search(room, aspects, largest);
  const readable = Math.min(largest, wish.readable ?? 0);
  const answer = beside.size >= readable ? beside : orOverName(place, aspects, beside, readable);
  known.set(question, answer);
  return answer;
}
function orOverName(place: Place, aspects: Aspects, beside: Arrangement, readable: number): Arrangement {
  const wider = widerRooms.get(place) ?? new FreeSpace(roomOverName(place));
  widerRooms.set(place, wider);
  const over = search(wider, aspects, readable);
  return over.size > beside.size ? over : beside;
}
const questionOf = (aspects: Aspects): string => aspects.map((one) => one.join(' ')).join('|');

/** The largest size that holds all: what fits at one size fits at every smaller one, so bisect. */
function search(room: FreeSpace, aspects: Aspects, largest: number): Arrangement {
  let low = Math.max(
    0,
    SIZES.findIndex((size) => size <= largest),
  );
  let high: number = SIZES.length;
  let found: Arrangement | null = null;
  while (low < high) {
    const middle = (low + high) >> 1;
    const size = SIZES[middle] ?? SIZES[0];
    const covered = aspects.flat().reduce((sum, aspect) => sum + aspect * size * size, 0);
    const parts = covered > room.extent ? null : settleAll(room, candidatesOf(aspects, size));
    if (parts === null) low = middle + 1;
    else {
      found = { size, parts };
      high = middle;
    }
  }
  return found ?? pile(room, aspects);
}
const settleAll = (room: FreeSpace, all: Candidates): (readonly Box[])[] | null =>
  together(room, all) ?? apart(room, all);

/** All formations of stacks of one shape, wherever they stand: the same for every area, so computed once. */
interface Candidates {
  /** By stack, its formations. */
  readonly ways: readonly (readonly Formation[])[];
  /** All stacks as one body, the most compact first. */
  readonly bodies: readonly { readonly line: Line; readonly reach: number }[];
}
const candidates = new Map<string, Candidates>();
const REMEMBERED = 4000;

function candidatesOf(aspects: Aspects, size: number): Candidates {
  const key = `${size} ${questionOf(aspects)}`;
  const known = candidates.get(key);
  if (known !== undefined) return known;
  const ways = aspects.map((one) =>
    formations(
      one.map((aspect) => aspect * size),
      size,
      GAP,
    ),
  );
  const bodies = choices(ways)
    .flatMap((choice) =>
      choice.length === 1 ? [sideBySide(choice, APART)] : [sideBySide(choice, APART), oneBelowAnother(choice, APART)],
    )
    .map((line) => ({ line, reach: Math.max(...line.rows.map(reachOf)) * 0.5 }))
    .sort((a, b) => a.reach - b.reach);
  if (candidates.size >= REMEMBERED) candidates.clear();
  const all = { ways, bodies };
  candidates.set(key, all);
  return all;
}
const reachOf = ({ x, y, width, height }: Box): number => Math.abs(x) + width / 2 + Math.abs(y) + height / 2;

/** One formation of each stack: all combinations for two stacks, formations of similar depth for more. */
function choices(ways: readonly (readonly Formation[])[]): Formation[][] {
  const [first = [], second = []] = ways;
  if (ways.length === 1) return first.map((one) => [one]);
  if (ways.length === 2) return first.flatMap((one) => second.map((other) => [one, other]));
  const deepest = Math.max(...ways.map((one) => one.length));
  return [...Array(deepest).keys()].map((depth) => ways.flatMap((one) => one[Math.min(depth, one.length - 1)] ?? []));
}

/** All stacks as one body, compact and near the centre. */
function together(room: FreeSpace, { bodies }: Candidates): (readonly Box[])[] | null {
  let best: (readonly Box[])[] | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { line, reach } of bodies) {
    // Compact bodies look better than long ones that happen to hit the centre; those after this one are longer
    // still.
    if (reach >= least) break;
    const spot = room.place(line.rows);
    if (spot === null) continue;
    const cost = Math.hypot(spot[0] - room.heart[0], spot[1] - room.heart[1]) + reach;
    if (cost >= least) continue;
    least = cost;
    best = line.parts.map((boxes) => shifted(boxes, spot));
  }
  return best;
}

/** Each stack separately, the largest first and towards a side: L-shaped places hold more this way. */
function apart(room: FreeSpace, { ways }: Candidates): (readonly Box[])[] | null {
  if (ways.length < 2) return null;
  const order = ways.map((_, index) => index).sort((a, b) => counted(ways[b]) - counted(ways[a]) || a - b);
  const [largest = 0, ...others] = order;
  for (const edge of room.outskirts)
    for (const formation of ways[largest] ?? []) {
      const spot = room.place(formation.rows, [], edge);
      if (spot === null) continue;
      const parts: (readonly Box[])[] = ways.map(() => []);
      parts[largest] = shifted(formation.boxes, spot);
      if (others.every((index) => settle(room, ways[index] ?? [], parts, index))) return parts;
    }
  return null;
}
const counted = (ways: readonly Formation[] | undefined): number => ways?.[0]?.boxes.length ?? 0;

/** Finds a place for one more stack beside those placed. */
function settle(room: FreeSpace, ways: readonly Formation[], parts: (readonly Box[])[], index: number): boolean {
  const taken = parts.flat().map((box) => ({ ...box, width: box.width + 2 * GAP, height: box.height + 2 * GAP }));
  for (const formation of ways) {
    const spot = room.place(formation.rows, taken);
    if (spot === null) continue;
    parts[index] = shifted(formation.boxes, spot);
    return true;
  }
  return false;
}

/** More than the place holds at any size: the smallest counters, overlapping, around the centre. */
function pile(room: FreeSpace, aspects: Aspects): Arrangement {
  const size = SIZES[SIZES.length - 1] ?? SIZES[0];
  const [x, y] = room.heart;
  return { size, parts: aspects.map((one) => one.map((aspect) => ({ x, y, width: aspect * size, height: size }))) };
}

const shifted = (boxes: readonly Box[], [dx, dy]: readonly [number, number]): Box[] =>
  boxes.map(({ x, y, width, height }) => ({ x: x + dx, y: y + dy, width, height }));
