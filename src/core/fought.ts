import type { SeatId } from './seat.js';

/**
 * A battle that is over, for the memory of a game: what the attacker won by it in points, and what the odds before the
 * first throw had let him expect. The difference is luck, his and, the other way round, his enemy's.
 */
export interface Fought {
  /** Its side story, by which it is named (kind `thread`). */
  readonly thread: string;
  /** Null: nobody plays that side. */
  readonly by: SeatId | null;
  readonly against: SeatId | null;
  readonly expected: number;
  readonly won: number;
  /** What both sides lost. */
  readonly fallen: number;
}
