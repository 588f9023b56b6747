import type { SeatId } from './seat.js';

/** The unit of luck where there are no points: units that fell on either side, or battles won. */
export const LUCK_COUNTS = ['units', 'victories'] as const;

/**
 * A finished battle, for the game's memory: the attacker's gain in points (or `counted`), and the gain expected before
 * the first throw. The difference is his luck and, negated, his enemy's.
 */
export interface Fought {
  /** The side story that names it (kind `thread`). */
  readonly thread: string;
  /** Null: nobody plays that side. */
  readonly by: SeatId | null;
  readonly against: SeatId | null;
  readonly expected: number;
  readonly won: number;
  /** For games whose battles give no points; the same in all battles of a game. */
  readonly counted?: (typeof LUCK_COUNTS)[number];
  /** Losses of both sides. */
  readonly fallen: number;
}
