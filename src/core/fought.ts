import type { SeatId } from './seat.js';

/** What luck is counted in, if not in points: units that fell there and here, or battles won. */
export const LUCK_COUNTS = ['units', 'victories'] as const;

/**
 * A battle that is over, for the memory of a game: what the attacker won by it in points (or `counted`), and what the odds
 * before the first throw had let him expect. The difference is luck, his and, the other way round, his enemy's.
 */
export interface Fought {
  /** Its side story, by which it is named (kind `thread`). */
  readonly thread: string;
  /** Null: nobody plays that side. */
  readonly by: SeatId | null;
  readonly against: SeatId | null;
  readonly expected: number;
  readonly won: number;
  /** In a game whose battles give no points; the same in all of its battles. */
  readonly counted?: (typeof LUCK_COUNTS)[number];
  /** What both sides lost. */
  readonly fallen: number;
}
