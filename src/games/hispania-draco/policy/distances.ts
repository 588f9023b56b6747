import { ofEach } from '../../../kit/data/of-each.js';
import type { Board } from '../facts/board.js';
import { SPACE_IDS, type SpaceId } from '../facts/ids.js';

type Distances = Readonly<Record<SpaceId, Readonly<Record<SpaceId, number>>>>;

const KNOWN = new WeakMap<Board, Distances>();

/** Segments between any two spaces, regardless of pieces. */
export function distancesOn(board: Board): Distances {
  const known = KNOWN.get(board);
  if (known !== undefined) return known;
  const found = ofEach(SPACE_IDS, (from) => distancesFrom(board, from));
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
  return ofEach(SPACE_IDS, (to) => far.get(to) ?? Number.POSITIVE_INFINITY);
}
