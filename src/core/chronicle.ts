import type { GameEvent } from './event.js';
import type { SeatId } from './seat.js';

/** What an accepted action gives: the state after it and what happened, in order. */
export interface Applied<State> {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** The end of a game: places by seat, best first; seats that share a place are in one group. */
export interface Outcome {
  readonly ranking: readonly { readonly seats: readonly SeatId[]; readonly score: number }[];
  /** Cooperative and solitaire games: did the players win? */
  readonly won?: boolean;
}

/**
 * A stretch of play after which the table posts the map and tells what happened (a nation's phase).
 * A game closes one with an event of this type; `chapter` names it for the reader (`chapter.<what>`).
 */
export const CHAPTER_ENDED = 'chapter-ended';
