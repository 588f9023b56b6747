import type { SeatId } from '../../../src/core/seat.js';
import type { Way } from './knowing-player.js';

/** What one action came to: which kind of thing it was, and how much it asked of the thumb. */
export interface Done extends Way {
  readonly seat: SeatId;
  readonly verb: string;
  /** Of what was counted (a stack) everything went; null: nothing was counted. */
  readonly whole: boolean | null;
  /** Of one's own turn, or an answer in another's. */
  readonly own: boolean;
}

/** A side story (a battle), from its first event to its last. */
export interface Battle {
  readonly key: string;
  /** All battles of the same two in one place and turn. */
  readonly thread: string;
  /** Answers while it was open of whoever leads the other side than that of the player whose turn it was. */
  answers: number;
  /** Answers of those who take no part in it: an event of others may be annulled by anybody. */
  bystanders: number;
  /** Who was called while it was open, and how often. */
  readonly pings: Map<string, number>;
}

/** One turn of whoever's turn it was (a nation's). */
export interface Turn {
  readonly key: string;
  readonly seat: SeatId | null;
  readonly done: Done[];
  readonly battles: Map<string, Battle>;
  /** Messages that came into the channel. */
  posts: number;
}

/** All that was counted in one game. */
export interface Tally {
  readonly turns: readonly Turn[];
  /** Given before the first turn: standing orders. */
  readonly before: readonly Done[];
  readonly acts: number;
  /** It was played to its end. */
  readonly over: boolean;
  readonly wrong: readonly string[];
}

/** The value below which such a part of all is; of an even number the lower one. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
