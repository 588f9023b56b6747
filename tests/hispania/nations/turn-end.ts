import { type NationId, PROVINCE_IDS } from '../../../src/games/hispania/facts/ids.js';
import type { Stack } from '../../../src/games/hispania/state/state.js';
import { Board, type Position } from './support.js';

/** The end of a game turn, up to its first question; everybody else is on the move in the next turn at the latest. */
export const close = (turn: number, board: Position['board'], more: Partial<Position> = {}) =>
  new Board({ turn, board, ...more }).begin();
export const asked = (game: Board) => game.state.frames.at(-1)?.kind ?? null;
export const places = (game: Board, nation: NationId): Record<string, Stack> =>
  Object.fromEntries(
    PROVINCE_IDS.flatMap((id) => (game.state.areas[id][nation] === undefined ? [] : [[id, game.units(id, nation)]])),
  );
