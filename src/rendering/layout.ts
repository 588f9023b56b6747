import type { ScenePlace, SceneStack } from '../core/scene.js';
import type { SceneBadge, SceneCounter, SceneDisc } from '../core/scene-pieces.js';
import { arrange } from './arrange.js';
import type { Board, Bounds } from './board.js';
import type { Style } from './style.js';
import { counterAspect } from './style.js';

/** A place's name on the board; `y` is the baseline of the first line. */
interface PlacedLabel {
  readonly place: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Degrees, clockwise. */
  readonly angle: number;
  readonly lines: readonly string[];
}
/**
 * A counter, or the discs of a stack: its centre and its height; `stack` is an index into the scene, `index` into the
 * stack.
 */
export interface PlacedCounter {
  readonly stack: number;
  readonly index: number;
  readonly what: StackPart;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}
type StackPart =
  | { readonly kind: 'discs'; readonly discs: readonly SceneDisc[] }
  | { readonly kind: 'counter'; readonly counter: SceneCounter };
/** The centre of a place's badge. */
interface PlacedBadge {
  readonly place: string;
  readonly badge: SceneBadge;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Lettering of names: the largest size, the line spacing, and the height above the baseline. */
export const LABEL = { largest: 19, smallest: 9, leading: 0.92, rise: 0.8, fall: 0.06 } as const;
/** `measure` gives a name's width in the lettering of names. */
export function placeLabels(
  board: Board,
  named: readonly { readonly id: string; readonly name: string }[],
  measure: (text: string, size: number) => number,
): PlacedLabel[] {
  return named.flatMap(({ id, name }) => {
    const place = board.places[id];
    if (place === undefined || name === '') return [];
    const [left, top, right, bottom] = place.label;
    const { lines, size } = letter(name, right - left, bottom - top, board.names ?? LABEL.largest, measure);
    const height = size * (LABEL.rise + LABEL.fall + LABEL.leading * (lines.length - 1));
    const y = (top + bottom - height) / 2 + size * LABEL.rise;
    return [{ place: id, x: (left + right) / 2, y, size, angle: 0, lines }];
  });
}

/** The name as large as it fits: on one line, or on two if that is larger. */
function letter(
  name: string,
  width: number,
  height: number,
  most: number,
  measure: (text: string, size: number) => number,
) {
  const ways = [[name], ...splits(name)].map((lines) => {
    const widest = Math.max(...lines.map((line) => measure(line, 100))) / 100;
    const tall = LABEL.rise + LABEL.fall + LABEL.leading * (lines.length - 1);
    const size = Math.min(most, width / widest, height / tall);
    return { lines, size: Math.max(LABEL.smallest, Math.floor(size * 4) / 4) };
  });
  return ways.reduce((best, way) => (way.size > best.size ? way : best));
}

/** A name on two lines, broken at each of its spaces. */
export function splits(name: string): string[][] {
  const words = name.split(' ');
  return words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
}

/** The badges for which the board has a spot; a node's others go around it, from the upper right on. */
export function placeBadges(board: Board, places: readonly Pick<ScenePlace, 'id' | 'badges'>[]): PlacedBadge[] {
  const labels = Object.values(board.places).map(({ label }) => label);
  return places.flatMap(({ id, badges = [] }) => {
    const place = board.places[id];
    if (place === undefined) return [];
    const { size, at } = place.badges ?? { size: LOOSE_BADGE, at: {} };
    const far = (place.node ?? 0) / 2 + size * 0.3;
    const around = AROUND.map((angle): Spot => {
      const [x, y] = place.centre;
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
    });
    // No badge hides a name; where names are on all sides it stays where it would be.
    const free = [...around.filter((spot) => labels.every((label) => !covers(spot, size / 2, label))), ...around];
    let loose = 0;
    return badges.map((badge): PlacedBadge => {
      const [x, y] = at[badge.badge] ?? free[loose++] ?? place.centre;
      return { place: id, badge, x, y, size };
    });
  });
}
const LOOSE_BADGE = 19;

type Spot = readonly [x: number, y: number];
/** From the upper right on, clockwise. */
const AROUND = Array.from({ length: 6 }, (_, at) => -Math.PI / 4 + (at * Math.PI) / 3);

/** Whether something this wide on either side of a spot lies over a box. */
function covers([x, y]: Spot, half: number, [left, top, right, bottom]: Bounds): boolean {
  return x + half > left && x - half < right && y + half > top && y - half < bottom;
}

/** `isEnlarged`: smaller counters can be read, and leave more names uncovered. */
export function placeCounters(
  board: Board,
  style: Style,
  stacks: readonly SceneStack[],
  isEnlarged = false,
): PlacedCounter[] {
  const parts = stacks.map(partsOf);
  const byPlace = new Map<string, number[]>();
  stacks.forEach(({ place }, index) => {
    if (parts[index]?.length === 0) return;
    const own = byPlace.get(place);
    if (own === undefined) byPlace.set(place, [index]);
    else own.push(index);
  });
  const places = [...byPlace].flatMap(([id, own]) => {
    const place = board.places[id];
    const aspects = own.map((index) => (parts[index] ?? []).map((part) => aspectOf(style, part)));
    return place === undefined ? [] : [{ place, own, aspects, matters: own.map((index) => stacks[index]?.matters) }];
  });
  const readable = isEnlarged ? READABLE.enlarged : READABLE.whole;
  const arranged = places.map(({ place, aspects, matters }) =>
    arrange(place, aspects, matters.includes('more') ? { readable } : {}),
  );
  // What matters less stands no larger than the smallest of what matters more, as long as it can be told apart.
  const smallest = Math.min(
    ...arranged.flatMap(({ size }, at) => (places[at]?.matters.includes('more') ? [size] : [])),
  );
  const most = Math.max(smallest, LEAST_LESSER);
  return places.flatMap(({ place, own, aspects, matters }, index) => {
    const isLesser = matters.every((one) => one === 'less');
    const before = arranged[index];
    const { size, parts: boxes } = before === undefined || isLesser ? arrange(place, aspects, { most }) : before;
    return own.flatMap((stack, at) =>
      (parts[stack] ?? []).flatMap((what, index) => {
        const box = boxes[at]?.[index];
        return box === undefined ? [] : [{ stack, index, what, x: box.x, y: box.y, size }];
      }),
    );
  });
}
/** Counters smaller than this cannot be read on a phone. */
const READABLE = { whole: 30, enlarged: 22 } as const;
/** Counters that matter less are not smaller than this where there is room. */
const LEAST_LESSER = 26;

function partsOf({ counters, discs = [] }: SceneStack): readonly StackPart[] {
  return [
    ...(discs.length === 0 ? [] : [{ kind: 'discs' as const, discs }]),
    ...counters.map((counter) => ({ kind: 'counter' as const, counter })),
  ];
}

function aspectOf(style: Style, part: StackPart): number {
  return part.kind === 'discs' ? 1 : counterAspect(style, part.counter.piece);
}
