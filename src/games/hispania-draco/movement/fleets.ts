import type { Board } from '../facts/board.js';
import { isSea, type SeaId, type SpaceId } from '../facts/ids.js';
import { type Pieces, revoltsAt } from '../state/pieces.js';

export interface Voyage {
  readonly to: SeaId;
  readonly cost: number;
  readonly path: readonly SeaId[];
}

/** Every sea this fleet may stop in, past other fleets, never through pirates (5.1.4, 5.1.7, 10.5.2). */
export function voyagesOf(board: Board, pieces: Pieces, from: SeaId, denarii: number): readonly Voyage[] {
  const found: Voyage[] = [{ to: from, cost: 0, path: [from] }];
  for (const here of found) {
    for (const { to, segments } of board.ways[here.to]) {
      if (!isSea(to) || revoltsAt(pieces, to) > 0 || found.some((voyage) => voyage.to === to)) continue;
      const cost = here.cost + segments;
      if (cost <= denarii) found.push({ to, cost, path: [...here.path, to] });
    }
  }
  return found.filter(({ to }) => !pieces.fleets.includes(to));
}

/** Can it sail at all? Mostly to the next sea. */
export function canSail(board: Board, pieces: Pieces, from: SeaId, denarii: number): boolean {
  const isFree = (to: SpaceId) => isSea(to) && revoltsAt(pieces, to) === 0 && !pieces.fleets.includes(to);
  if (board.ways[from].some(({ to, segments }) => segments <= denarii && isFree(to))) return true;
  return voyagesOf(board, pieces, from, denarii).length > 0;
}
