import type { Tally } from '../action.js';
import type { JsonObject } from '../json.js';
import type { SeatId } from '../seat.js';
import type { State } from '../state.js';
import type { Setup } from './setup.js';

/**
 * A practice for one person: a few things done one at a time on a laid position, then a turn of one's own. The others
 * play their defaults. The words have `learn.begin`, and for each step `learn.<id>.ask` (what to do, and why),
 * `learn.<id>.right` (what came of it) and `learn.<id>.wrong` (why something else not now, and what instead); then
 * `learn.free`, before the turn of one's own, and `learn.end`.
 */
export interface Lesson<S extends State = State> {
  /** Raised when a practice that was begun before could not go on. */
  readonly edition: number;
  readonly begins: LessonStart;
  readonly seats: readonly SeatId[];
  /** The learner's. */
  readonly seat: SeatId;
  readonly steps: readonly LessonStep[];
  /** The last turn of it, where that is not the turn in which the steps end. */
  readonly lastTurn?: number;
  /** Whether the goal of one's own turn is reached (`learn.met`, `learn.missed`), against how its steps left it. */
  goal?(began: S, now: S): boolean;
}

/** The position's notation, with the seats' own ids as names; or a set-up. */
type LessonStart = { readonly position: JsonObject } | { readonly setup: Setup };

export interface LessonStep {
  readonly id: string;
  /** Any of these is right. */
  readonly wants: readonly Wanted[];
  /** How often; once, if not told. */
  readonly times?: number;
  /** Left out where none of it is possible: the dice decided otherwise. */
  readonly maybe?: true;
}

/** An action with these values; slots that are not named are free. */
export interface Wanted {
  readonly verb: string;
  readonly [slot: string]: WantedValue;
}

/** One of several values, or at least so many of each. */
export type WantedValue = string | number | readonly (string | number)[] | Tally;

/** What a lesson with a goal says of it in the end. */
export type GoalKey = 'learn.met' | 'learn.missed';

/** The sentences of a lesson with these steps. */
export type LessonKey<Step extends string> =
  | 'learn.begin'
  | 'learn.free'
  | 'learn.end'
  | `learn.${Step}.${'ask' | 'right' | 'wrong'}`;
