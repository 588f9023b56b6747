import type { Board } from '../facts/board.js';
import type { Pieces } from '../state/pieces.js';

/** What a movement or a combat depends on: where everything stands, and the rules that bear on it. */
export interface Field {
  readonly board: Board;
  readonly pieces: Pieces;
  readonly imperivm: boolean;
  /** In force (11.first-repression.2): the Hispanic value is the die alone. */
  readonly demonstration: boolean;
}
