import type { Action } from './action.js';
import type { Adviser } from './adviser.js';
import type { Applied, Outcome } from './chronicle.js';
import type { EventMeanings } from './contract/event-meanings.js';
import type { Foresight } from './contract/foresight.js';
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
 * A game as the table sees it. Pure: no clock, no I/O, no chance but the dice it is handed.
 * Illegal play is a rejection, never an exception.
 */
export interface GameModule<S extends State = State> {
  readonly id: string;
  /** Recorded with each game; a game is always played with the rules it began with. */
  readonly rulesVersion: string;
  readonly mode: TableMode;
  /** What is chosen at creation, and how a game begins. */
  readonly setup: SetupRules<S>;

  /** Who is awaited, and for what. Empty only when the game is over. */
  obligations(state: S): readonly Obligation[];
  /** The verbs that this seat may use now. */
  offers(state: S, seat: SeatId): readonly Offer[];
  /** The next slot of a verb and its legal values, given what is filled. */
  ask(state: S, seat: SeatId, verb: string, filled: Filled): Domain;
  apply(state: S, seat: SeatId, action: Action, dice: Dice): Result<Applied<S>>;
  /** The legal default of an obligation, done by the first seat that it awaits: what the autopilot does. */
  fallback(state: S, obligation: Obligation): Action;
  /** Who thinks about what to do, beyond the default. It is asked by `adviceFor`, which hands it views alone. */
  readonly adviser?: Adviser;
  outcome(state: S): Outcome | null;
  /** What would come of it: said before it is done. */
  readonly foresee: Foresight<S>;

  /**
   * What the seat (or a spectator: null) may know, as JSON. Nothing else leaves the table. Before the table makes
   * pictures and sentences of it, it adds `people`: the name of the person in each seat.
   */
  view(state: S, seat: SeatId | null): JsonObject;
  /** A seat may write or hold what others may not know: `view` leaves it out. */
  readonly keepsSecrets?: boolean;
  /** Where the game is, as a key and values of its words (`status.<key>`): turn, nation, phase. */
  status(view: JsonObject): Phrase;
  /** Seat by seat what they have, are and play. */
  seats(view: JsonObject): readonly SeatSeen[];
  /** What goes on for a while and is shown on a card as it goes on; null where nothing does. Of a spectator's view. */
  affair?(view: JsonObject): Affair | null;
  readonly pictures: Pictures;
  /** What events mean beyond their sentence. */
  readonly meanings: EventMeanings<S>;

  readonly typing: Typing<S>;
  /** The position notation of play scripts. */
  readonly position: Positions<S>;
  readonly words: GameWords;
}

export interface Pictures {
  /** What `scene` makes beside `board` and `changes`; any other it refuses. */
  readonly views?: readonly SceneView[];
  scene(view: JsonObject, request: SceneRequest, locale: Locale): Result<Scene>;
  chart(view: JsonObject, locale: Locale): Chart | null;
}

export interface Positions<S extends State> {
  read(position: Json, seatOf: (name: string) => SeatId): Result<S>;
  write(state: S, nameOf: (seat: SeatId) => string): Json;
}

/**
 * What goes on for a while and is followed as one thing: a battle. The table shows it on a card, one post that goes on
 * telling: who stands against whom, what happened so far, what may come of it. All of it as everybody may know it.
 */
export interface Affair {
  /** Never used again in a game. */
  readonly id: string;
  /** Its events bear this `thread`; it began with the last of them that has this type. */
  readonly thread: string;
  readonly begins: string;
  /** `card.<key>`: what it is about, the sides, the chances; below what has happened in it. */
  readonly title: Phrase;
  readonly lines: readonly Phrase[];
  readonly picture: SceneRequest;
}
