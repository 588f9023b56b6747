import type { Board } from '../facts/board.js';
import { SPACE_IDS, type SpaceId } from '../facts/ids.js';

type Distances = Readonly<Record<SpaceId, Readonly<Record<SpaceId, number>>>>;

const KNOWN = new WeakMap<Board, Distances>();

/** Segments between any two spaces, whatever stands between. */
export function distancesOn(board: Board): Distances {
  const known = KNOWN.get(board);
  if (known !== undefined) return known;
  const found = each((from) => distancesFrom(board, from));
  KNOWN.set(board, found);
  return found;
}

function distancesFrom(board: Board, from: SpaceId): Readonly<Record<SpaceId, number>> {
  const far = new Map<SpaceId, number>([[from, 0]]);
  const open = [from];
  for (const here of open) {
    for (const { to, segments } of board.ways[here]) {
      const length = (far.get(here) ?? 0) + segments;
      if (length >= (far.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      far.set(to, length);
      open.push(to);
    }
  }
  return each((to) => far.get(to) ?? Number.POSITIVE_INFINITY);
}

function each<Value>(value: (space: SpaceId) => Value): Readonly<Record<SpaceId, Value>> {
  const [first, ...rest] = SPACE_IDS;
  const start = value(first);
  const all: Record<SpaceId, Value> = filled(start);
  for (const space of rest) all[space] = value(space);
  return all;
}

function filled<Value>(value: Value): Record<SpaceId, Value> {
  const all: Partial<Record<SpaceId, Value>> = {};
  for (const space of SPACE_IDS) all[space] = value;
  if (!isFull(all)) throw new Error('not every space has a value');
  return all;
}
function isFull<Value>(all: Partial<Record<SpaceId, Value>>): all is Record<SpaceId, Value> {
  return SPACE_IDS.every((space) => Object.hasOwn(all, space));
}
