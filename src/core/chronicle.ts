import type { Json } from './json.js';
import type { Phrase } from './result.js';
import type { Audience, SeatId } from './seat.js';

/**
 * Something that happened, typed by the game; sentences are made from it in each reader's language.
 * Only the audience may read it; what the others see instead, if anything, is an event of its own.
 */
export interface GameEvent {
  readonly type: string;
  readonly audience?: Audience;
  /** It showed something that had been secret: not taken back without consent, like a die. */
  readonly reveals?: true;
  /** The side story it belongs to (a battle), as an id: a table may give each its own thread. Named by kind `thread`. */
  readonly thread?: string;
  readonly [key: string]: Json | undefined;
}

/** What an accepted action gives: the state after it and what happened, in order. */
export interface Applied<State> {
  readonly state: State;
  readonly events: readonly GameEvent[];
  /** The state at the end of each chapter that ended in it, for what its post shows; without it that after the action. */
  readonly chapterEnds?: readonly State[];
}

/** The end of a game: best first; seats that share a place, or one fate, are in one group. */
export interface Outcome {
  readonly ranking: readonly (Place | Fate)[];
  /** How it ended, in the game's words (`verdict.<key>`): a level of victory, which of several defeats. */
  readonly verdict?: Phrase;
}

/** Against one another. */
interface Place {
  readonly seats: readonly SeatId[];
  readonly score: number;
  /** These seats are equal by the rules of the game. Without it several seats are a team. */
  readonly tied?: true;
}

/** How a game ended for those who play alone or together against it, or against others. */
export const RESULTS = ['won', 'drawn', 'lost'] as const;
export type GameResult = (typeof RESULTS)[number];

/** Alone or together, perhaps against others who play together; by points where the game counts them. */
export interface Fate {
  readonly seats: readonly SeatId[];
  readonly result: GameResult;
  readonly score?: number;
}

export function isFate(group: Place | Fate): group is Fate {
  return 'result' in group;
}

/** What a place in the ranking is worth to whoever counts victories: the first place wins, a shared one is a draw. */
export function resultOf({ ranking }: Outcome, group: Place | Fate): GameResult {
  if (isFate(group)) return group.result;
  if (group !== ranking[0]) return 'lost';
  return group.tied === true ? 'drawn' : 'won';
}

/**
 * A stretch of play after which the table posts the map and tells what happened (a nation's phase).
 * A system's own moves are told in the same way, each phase of them a chapter, also where several end in one action.
 * A game closes one with an event of this type; `chapter` names it for the reader (`chapter.<what>`). What follows it in
 * the same action belongs to the next one. `still`: on the board nothing has changed (a bid was knocked down).
 */
export const CHAPTER_ENDED = 'chapter-ended';

/** An end at which the board has not changed: what happened is told, no picture of it is drawn and no film shows it. */
export function isStill(event: GameEvent): boolean {
  return event.type === CHAPTER_ENDED && event.still === true;
}
