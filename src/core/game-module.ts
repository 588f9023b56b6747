// Over 200 lines: the whole contract of a game.
import type { Action } from './action.js';
import type { Adviser } from './adviser.js';
import type { Applied, GameEvent, Outcome } from './chronicle.js';
import type { CommandSpec, Suggestion, SuggestionRoom, TypedOptions } from './command.js';
import type { Dice } from './dice.js';
import type { Fought } from './fought.js';
import type { Json, JsonObject } from './json.js';
import type { Obligation } from './obligation.js';
import type { Choice, Domain, Filled, Offer } from './offer.js';
import type { NameTerm, Phrase, Result } from './result.js';
import type { Chart, Scene, SceneRequest, SceneView } from './scene.js';
import type { SeatId, TableMode } from './seat.js';
import type { GameWords, Locale } from './words.js';

/** What is chosen at creation: the scenario, the version, optional rules. */
export interface SetupOption {
  readonly name: string;
  readonly choices: readonly string[];
  readonly fallback: string;
  /** Told wherever it is said what is played, also when it is as usual. */
  readonly always?: true;
  /** Other options that a choice brings with it where nothing is said of them. */
  readonly brings?: Readonly<Record<string, Setup>>;
}
export type Setup = Readonly<Record<string, string>>;

/** The state of a game is opaque to the table: plain JSON that only its module reads. */
export type State = JsonObject;

/**
 * A game as the table sees it. Pure: no clock, no I/O, no chance but the dice it is handed.
 * Illegal play is a rejection, never an exception.
 */
export interface GameModule<S extends State = State> {
  readonly id: string;
  /** Recorded with each game; a game is always played with the rules it began with. */
  readonly rulesVersion: string;
  readonly mode: TableMode;
  readonly setupOptions: readonly SetupOption[];
  /**
   * One seed and one setup may be taken up by many (a solitaire whose dice go by event): what every such game is set up
   * with, whatever else is chosen. Without it the game is no challenge.
   */
  readonly challenge?: Setup;
  /** How many seats this setup takes. */
  seatsFor(setup: Setup): Result<{ readonly min: number; readonly max: number }>;
  /** `overrides` replace reconstructed data (`C` values), validated by the module. */
  setup(setup: Setup, seats: readonly SeatId[], dice: Dice, overrides?: Json): Result<Applied<S>>;

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
  /**
   * What an action would mean, said before it is done (`preview.<key>`): "this would leave Toledo empty, attack at
   * 62 %". Whether it is asked about first follows from it. Only from what the seat may know. Null: nothing worth saying.
   */
  preview(state: S, seat: SeatId, action: Action): Preview | null;

  /**
   * What is worth knowing before this choice is made (the odds of an attack), noted beside it instead of its own note.
   * It may take longer than the choices themselves: only asked about what is shown. From what the seat may know.
   * `beside`: others that are done before it, with the same choice (stacks that go together).
   */
  foreseen?(
    state: S,
    seat: SeatId,
    verb: string,
    filled: Filled,
    choice: Choice,
    beside?: readonly Filled[],
  ): Pick<Choice, 'note' | 'values'> | null;

  /**
   * What the seat (or a spectator: null) may know, as JSON. Nothing else leaves the table. Before the table makes
   * pictures and sentences of it, it adds `people`: the name of the person in each seat.
   */
  view(state: S, seat: SeatId | null): JsonObject;
  /** A seat may write or hold what others may not know: `view` leaves it out. */
  readonly keepsSecrets?: boolean;
  /** The pictures that `scene` makes beside `board` and `changes`; any other it refuses. */
  readonly views?: readonly SceneView[];
  scene(view: JsonObject, request: SceneRequest, locale: Locale): Result<Scene>;
  chart(view: JsonObject, locale: Locale): Chart | null;
  /** Seat by seat, what they have: for the status message and /score. */
  standings(view: JsonObject): readonly Standing[];
  /** What goes on for a while and is shown on a card as it goes on; null where nothing does. Of a spectator's view. */
  affair?(view: JsonObject): Affair | null;
  /** Where the game is, as a key and values of its words (`status.<key>`): turn, nation, phase. */
  status(view: JsonObject): Phrase;
  /**
   * What a seat is in the game (a general, a colour), where that tells the seats apart better than their ids: shown on
   * the buttons of a person who has several.
   */
  roleOf?(view: JsonObject, seat: SeatId): NameTerm | null;

  /** To whom an event happened that matters to them, for what a player is told who was away; those who have it now. */
  touched?(state: S, event: GameEvent): readonly SeatId[];
  /** The battles among these events (a chapter's) that began and ended in them, as everybody may know them. */
  fought?(state: S, events: readonly GameEvent[]): readonly Fought[];
  /** What a chapter that ended was, for whoever wants to see a part of the game again. */
  chapterOf?(ended: GameEvent): ChapterPart;

  readonly commands: readonly CommandSpec[];
  /**
   * A typed command, in any of the languages, as the actions it means. Several are done together or not at all.
   * Spectators (null) may ask questions; the table refuses their actions. `/done`, `/orders` and `/map` come here too.
   */
  interpret(state: S, seat: SeatId | null, command: string, options: TypedOptions): Result<Interpreted>;
  suggest(
    state: S,
    seat: SeatId | null,
    command: string,
    option: string,
    options: TypedOptions,
    locale: Locale,
    room: SuggestionRoom,
  ): readonly Suggestion[];

  /** What can be asked by pressing: a button, or a list to choose from, the likeliest first (25 at most are shown). */
  questions?(state: S, seat: SeatId | null): readonly Question[];

  /** What a seat plays, and from when on: told when the game begins and in `/game mine` (`plays.<key>`). Without it: nothing. */
  plays?(view: JsonObject, seat: SeatId): Phrase | null;

  /** The position notation of play scripts. */
  readPosition(position: Json, seatOf: (name: string) => SeatId): Result<S>;
  writePosition(state: S, nameOf: (seat: SeatId) => string): Json;

  readonly words: GameWords;
  /** What `/rules topic:…` can tell; each is said as `rules.<topic>`, its name as `topic.<topic>`. */
  readonly ruleTopics: readonly string[];
  /**
   * What sentences about these events (already filtered for the reader) need to know of the table besides the events.
   * When it comes to the words, the table puts `people` into it.
   */
  context(view: JsonObject, events: readonly GameEvent[]): JsonObject;
}

/**
 * `loses`: something goes that could still be saved; whoever typed it may be asked first, like whoever pressed it.
 * `binds`: what is chosen so stays so (a bid, a nation). Without either the action is worth a word, but no question.
 * `open`: it says nothing but what everybody sees, and stands under the post too; `brief`: on the button itself
 * (`preview.<key>`), of what is open.
 */
export type Preview = Phrase & {
  readonly loses?: true;
  readonly binds?: true;
  readonly open?: true;
  readonly brief?: Phrase;
};

/** A command that is a question, with one of its options and what is worth asking about; without one it is asked as it is. */
export interface Question {
  readonly command: string;
  readonly option?: string;
  readonly choices?: readonly Choice[];
}

/** A command is either play, or a question that changes nothing and is answered in private. */
export type Interpreted =
  | { readonly kind: 'actions'; readonly actions: readonly Action[] }
  /** `answer.<key>` a line, with a picture where one helps. `/map` and `/odds` are such questions. */
  | {
      readonly kind: 'answer';
      readonly lines: readonly Phrase[];
      readonly picture?: SceneRequest;
      /** What was tried out, to be done by one press: each said as `plan.<key>`. */
      readonly plans?: readonly Plan[];
    };

export interface Plan {
  readonly label: Phrase;
  readonly action: Action;
}

/** The turn that a chapter belongs to, and whose it was (a nation's, a system's); what is not said, it has not. */
export interface ChapterPart {
  readonly turn?: number;
  readonly whose?: NameTerm;
}

export interface Standing {
  readonly seat: SeatId;
  readonly score: number;
  /** What is under the seat, such as its nations with their scores. */
  readonly parts: readonly { readonly kind: string; readonly id: string; readonly score: number }[];
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
