import type { Action } from './action.js';
import type { Adviser } from './adviser.js';
import type { Applied, Outcome } from './chronicle.js';
import type { About } from './contract/about.js';
import type { EventMeanings } from './contract/event-meanings.js';
import type { Foresight } from './contract/foresight.js';
import type { Lesson } from './contract/lesson.js';
import type { Policies } from './contract/policies.js';
import type { SeatSeen } from './contract/seat-seen.js';
import type { SetupRules } from './contract/setup.js';
import type { Typing } from './contract/typing.js';
import type { Dice } from './dice.js';
import type { Json, JsonObject } from './json.js';
import type { Obligation } from './obligation.js';
import type { Domain, Filled, Offer } from './offer.js';
import type { Phrase, Result } from './result.js';
import type { Chart, Scene, SceneRequest, SceneView } from './scene.js';
import type { SeatId, TableMode } from './seat.js';
import type { State } from './state.js';
import type { GameWords, Locale } from './words.js';

/**
 * A game as the table sees it. Pure: no clock, no I/O, no randomness but the given dice. Illegal play is a rejection,
 * never an exception.
 */
export interface GameModule<S extends State = State> {
  readonly id: string;
  /** Recorded with each game: a game is always played by the rules it began with. */
  readonly rulesVersion: string;
  readonly mode: TableMode;
  /** Options at creation, and how a game begins. */
  readonly setup: SetupRules<S>;

  /** Who is awaited, and for what. Empty only when the game is over. */
  obligations(state: S): readonly Obligation[];
  /** The verbs this seat may use now. */
  offers(state: S, seat: SeatId): readonly Offer[];
  /** The next slot of a verb and its legal values, given the slots already filled. */
  ask(state: S, seat: SeatId, verb: string, filled: Filled): Domain;
  apply(state: S, seat: SeatId, action: Action, dice: Dice): Result<Applied<S>>;
  /** An obligation's legal default, done by the first awaited seat: what the autopilot plays. */
  fallback(state: S, obligation: Obligation): Action;
  /** Thinks beyond the default. Called by `adviceFor`, which gives it views only. */
  readonly adviser?: Adviser;
  /** What may be settled ahead in others' turns. */
  readonly policies?: Policies<S>;
  outcome(state: S): Outcome | null;
  /** Consequences, told before something is done. */
  readonly foresee: Foresight<S>;
  /** What the things are among which people choose. */
  readonly about: About<S>;
  /** How to learn it by doing. */
  readonly lesson?: Lesson<S>;

  /**
   * What the seat (or a spectator: null) may know, as JSON. Nothing else leaves the table. Before making pictures and
   * sentences the table adds `people`: the name of the person in each seat.
   */
  view(state: S, seat: SeatId | null): JsonObject;
  /**
   * The position as this seat may take it to be: what it may not know is dealt anew from what its view leaves open, by
   * the given dice. Absent: nothing is hidden.
   */
  imagine?(state: S, seat: SeatId | null, chance: Dice): S;
  /** Seats may write or hold secrets: `view` leaves them out. */
  readonly keepsSecrets?: boolean;
  /** Where the game stands, as a key and values of its words (`status.<key>`): turn, nation, phase. */
  status(view: JsonObject): Phrase;
  /** What each seat has, is and plays. */
  seats(view: JsonObject): readonly SeatSeen[];
  /** A running affair to show on a card, from a spectator's view; null if there is none. */
  affair?(view: JsonObject): Affair | null;
  readonly pictures: Pictures;
  /** The meaning of events beyond their sentence. */
  readonly meanings: EventMeanings<S>;

  readonly typing: Typing<S>;
  /** The position notation of play scripts. */
  readonly position: Positions<S>;
  readonly words: GameWords;
}

export interface Pictures {
  /** Views that `scene` makes besides `board` and `changes`; it refuses any other. */
  readonly views?: readonly SceneView[];
  scene(view: JsonObject, request: SceneRequest, locale: Locale): Result<Scene>;
  chart(view: JsonObject, locale: Locale): Chart | null;
  /** What stands in a place of the board, in words; empty if nothing does. */
  stands(view: JsonObject, place: string, locale: Locale): string;
}

export interface Positions<S extends State> {
  read(position: Json, seatOf: (name: string) => SeatId): Result<S>;
  write(state: S, nameOf: (seat: SeatId) => string): Json;
}

/**
 * Something that lasts and is followed as a whole: a battle. The table shows it on a card, one post that keeps telling:
 * who fights whom, what has happened, what may come of it. Public knowledge only.
 */
export interface Affair {
  /** Never used again in a game. */
  readonly id: string;
  /** Its events carry this `thread`; it began with the last of them of this type. */
  readonly thread: string;
  readonly begins: string;
  /** `card.<key>`: the title, the sides, the odds; what has happened follows below. */
  readonly title: Phrase;
  readonly lines: readonly Phrase[];
  readonly picture: SceneRequest;
}
