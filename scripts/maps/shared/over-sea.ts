import type { Bounds, FreeCells } from '../../../src/rendering/board.js';
import { CELL, Mask, WEIGHED } from './mask.js';
import type { Point } from './points.js';
import { bounds, clearance, inside } from './shapes.js';

/** An area with its contents: name and badges. */
export interface Furnished {
  readonly id: string;
  readonly rings: readonly (readonly Point[])[];
  readonly kind: 'land' | 'sea';
  readonly taken: readonly Bounds[];
  readonly room: FreeCells;
}

/** Land with less free ground than this is small: four counters in it cannot be told apart on a phone. */
const SMALL = 4300;
/** A sea with less than this keeps all of it for its own ships. */
const LARGE = 12_000;
/** The share of its room that a sea keeps. */
const KEPT = 0.6;
/** How far out a land's counters may stand; if a sea would lose too much, reduced step by step. */
const FAR = 52;
const STEP = 13;
/** The minimum gain over its own room; less is not worth standing in the water. */
const GAIN = 1.5;
const MARGIN = 2.4;

const keyOf = ([x, y]: Point) => `${x} ${y}`;

/**
 * A small coastal land's counters may stand over its coast, in the water nearest to it. Most of each sea stays with its
 * own ships, which limits how far lands reach out. Returns the changed rooms, by area.
 */
export function overSea(areas: readonly Furnished[]): ReadonlyMap<string, FreeCells> {
  const seas = areas
    .filter(({ kind, room }) => kind === 'sea' && extent(room) > LARGE)
    .map((sea) => ({ ...sea, free: freeIn(sea.room) }));
  const small = areas.filter(({ kind, room }) => kind === 'land' && extent(room) < SMALL);
  const out = new Map(seas.map(({ id }) => [id, FAR]));
  for (;;) {
    const lands = small.flatMap((land) => reachOut(land, areas, seas, out));
    const claimed = new Set(lands.flatMap(({ afloat }) => afloat));
    const left = seas.map((sea) => ({ sea, cells: [...sea.free].filter((key) => !claimed.has(key)) }));
    const poor = left.filter(({ sea, cells }) => cells.length < KEPT * sea.free.size && (out.get(sea.id) ?? 0) > 0);
    for (const { sea } of poor) out.set(sea.id, (out.get(sea.id) ?? 0) - STEP);
    if (poor.length > 0) continue;
    const rooms = left.flatMap(({ sea, cells }): [string, FreeCells][] =>
      cells.length === sea.free.size ? [] : [[sea.id, planOf(bounds(sea.rings), new Set(cells), [])]],
    );
    return new Map([...lands.map(({ id, room }): [string, FreeCells] => [id, room]), ...rooms]);
  }
}

/** The cells of the sea that a land takes, and its room with them; empty if the gain is small. */
function reachOut(
  land: Furnished,
  areas: readonly Furnished[],
  seas: readonly Furnished[],
  out: ReadonlyMap<string, number>,
): readonly { readonly id: string; readonly room: FreeCells; readonly afloat: readonly string[] }[] {
  const [left, top, right, bottom] = bounds(land.rings);
  const limits: Bounds = [left - FAR, top - FAR, right + FAR, bottom + FAR];
  // Neighbours may reach out just as far.
  const rivals: Bounds = [left - 2 * FAR, top - 2 * FAR, right + 2 * FAR, bottom + 2 * FAR];
  const near = areas.filter((one) => one !== land && overlapping(bounds(one.rings), rivals));
  const others = near.filter(({ kind }) => kind === 'land');
  const written = near.flatMap(({ taken }) => taken);
  const isDry = (at: Point) =>
    others.some(({ rings }) => inside(at, rings) || clearance(at, rings) < MARGIN + CELL / 2);
  const isNearest = (at: Point) => {
    const away = clearance(at, land.rings);
    const sea = seas.find(({ rings }) => inside(at, rings));
    const far = sea === undefined ? 0 : (out.get(sea.id) ?? 0);
    return away <= far && others.every(({ rings }) => clearance(at, rings) > away);
  };
  const afloat: string[] = [];
  const free = new Set<string>();
  for (const at of cellsIn(limits)) {
    if (isDry(at) || written.some((box) => holds(box, at))) continue;
    const own = inside(at, land.rings);
    if (!own && !isNearest(at)) continue;
    free.add(keyOf(at));
    if (!own) afloat.push(keyOf(at));
  }
  // They gather at the centre of the land, as near as there is room.
  const room = planOf(limits, free, land.taken, land.room.heart);
  return extent(room) < GAIN * extent(land.room) ? [] : [{ id: land.id, room, afloat }];
}

/** The centres of all cells. */
function cellsIn([left, top, right, bottom]: Bounds): Point[] {
  const cells: Point[] = [];
  for (let y = Math.floor(top / CELL) * CELL + CELL / 2; y < bottom; y += CELL)
    for (let x = Math.floor(left / CELL) * CELL + CELL / 2; x < right; x += CELL) cells.push([x, y]);
  return cells;
}

function planOf(limits: Bounds, free: ReadonlySet<string>, taken: readonly Bounds[], heart?: Point): FreeCells {
  const mask = new Mask(limits, WEIGHED, (x, y) => free.has(keyOf([x, y])));
  return mask.plan(taken, heart ?? mask.heart(taken));
}

function holds([left, top, right, bottom]: Bounds, [x, y]: Point): boolean {
  const room = 1 + CELL / 2;
  return x > left - room && x < right + room && y > top - room && y < bottom + room;
}

const overlapping = (a: Bounds, b: Bounds): boolean => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];

/** The centres of its free cells. */
function freeIn({ corner: [left, top], cell, columns, rows }: FreeCells): ReadonlySet<string> {
  const free = new Set<string>();
  rows.forEach((row, down) => {
    for (let across = 0; across < columns; across++)
      if (((Number.parseInt(row.charAt(across >> 2), 16) >> (3 - (across & 3))) & 1) === 1)
        free.add(keyOf([left + (across + 0.5) * cell, top + (down + 0.5) * cell]));
  });
  return free;
}

const extent = (room: FreeCells): number => freeIn(room).size * room.cell ** 2;
