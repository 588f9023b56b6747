import type { Json } from '../../../core/json.js';
import { ok, type Result, refuse } from '../../../core/result.js';
import { type Board, STANDARD_BOARD } from './board.js';

/** The board with the corrections of this table in it, or why they cannot be. */
export function boardFrom(overrides: Json): Result<Board> {
  return overrides === null ? ok(STANDARD_BOARD) : refuse('override-shape', { path: '' });
}

/** The board as this table plays it. */
export function boardWith(_overrides: Json): Board {
  return STANDARD_BOARD;
}
