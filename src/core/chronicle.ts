import type { Json } from './json.js';
import type { Phrase } from './result.js';
import type { Audience, SeatId } from './seat.js';

/**
 * Something that happened, typed by the game; sentences are made from it in each reader's language. Only the audience
 * may read it; anything the others may see is a separate event.
 */
export interface GameEvent {
  readonly type: string;
  readonly audience?: Audience;
  /** It revealed a secret: like a die, it cannot be taken back without consent. */
  readonly reveals?: true;
  /** The side story it belongs to (a battle), as an id: a table may give each its own thread. Named by kind `thread`. */
  readonly thread?: string;
  readonly [key: string]: Json | undefined;
}

/** The result of an accepted action: the new state and what happened, in order. */
export interface Applied<State> {
  readonly state: State;
  readonly events: readonly GameEvent[];
  /**
   * The state at the end of each chapter closed by this action, for its post; by default the state after the action.
   */
  readonly chapterEnds?: readonly State[];
}

/** The end of a game, best first; seats that share a place or a fate are in one group. */
export interface Outcome {
  readonly ranking: readonly (Place | Fate)[];
  /** How it ended, in the game's words (`verdict.<key>`): a level of victory, which of several defeats. */
  readonly verdict?: Phrase;
}

/** In a competitive game. */
interface Place {
  readonly seats: readonly SeatId[];
  readonly score: number;
  /** These seats are tied by the rules of the game. Otherwise several seats are a team. */
  readonly tied?: true;
}

/** How a game ended for those who play alone or together, against the game or against others. */
export const RESULTS = ['won', 'drawn', 'lost'] as const;
export type GameResult = (typeof RESULTS)[number];

/** Alone or together, perhaps against another team; with points where the game counts them. */
export interface Fate {
  readonly seats: readonly SeatId[];
  readonly result: GameResult;
  readonly score?: number;
}

export function isFate(group: Place | Fate): group is Fate {
  return 'result' in group;
}

/** A place in the ranking as a win, draw or loss: the first place wins, a shared one is a draw. */
export function resultOf({ ranking }: Outcome, group: Place | Fate): GameResult {
  if (isFate(group)) return group.result;
  if (group !== ranking[0]) return 'lost';
  return group.tied === true ? 'drawn' : 'won';
}

/**
 * A stretch of play after which the table posts the map and tells what happened (a nation's phase). A system's own
 * moves are told the same way: each of its phases is a chapter, even when several end in one action. A game closes a
 * chapter with an event of this type; `chapter` names it for the reader (`chapter.<what>`). Later events of the same
 * action belong to the next chapter. `still`: the board has not changed (a bid was knocked down).
 */
export const CHAPTER_ENDED = 'chapter-ended';

/** A chapter that left the board unchanged: it is told, but gets no picture and no place in the film. */
export function isStill(event: GameEvent): boolean {
  return event.type === CHAPTER_ENDED && event.still === true;
}
