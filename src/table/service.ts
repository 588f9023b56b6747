import type { OptionSpec, Suggestion } from '../core/command.js';
import type { Json } from '../core/json.js';
import type { Chart, Scene } from '../core/scene.js';
import type { SeatId } from '../core/seat.js';
import type { Locale } from '../core/words.js';
import type { Controls, FilmRequest, Line, People, PictureRequest, Reply } from './ports/message.js';
import type { Post } from './ports/post.js';
import type { GameRecord } from './ports/store.js';
import type { CommandRequest, CompleteRequest, PressRequest } from './request.js';

/**
 * The table: the single authority over games. Every edge (Discord, terminal, play script, reminders) comes in here. Its
 * methods throw only for faults (a store that fails); users' mistakes come back as `refused`.
 */
export interface TableService {
  execute(request: CommandRequest): Promise<Reply>;
  /** A button pressed or a choice made: the token of a control, and the values chosen. */
  press(request: PressRequest): Promise<Reply>;
  complete(request: CompleteRequest): Promise<readonly Suggestion[]>;
  /**
   * All commands of the table and of every game, with names and descriptions in each language, for registration; or
   * those for this module's games alone, without other games' options.
   */
  commands(module?: string): readonly DescribedCommand[];

  /**
   * A post as shown now. Lines, picture and controls are made when it is sent; a status post shows the latest state,
   * whatever version asked for it. Null: nothing to show any more (the game is gone).
   */
  resolve(post: Post, as?: PostUse): Promise<ResolvedPost | null>;
  /** What this person may press now in this channel's game: the private panel. */
  panel(gameId: string, userId: string): Promise<Controls>;

  /**
   * The time of an obligation and its grace are over: the table does what its settings say (the autopilot plays the
   * default, or the substitute takes the seat). Does nothing if the obligation is settled, or if by the table's own
   * clock its time is not over.
   */
  lapse(lapse: Lapse): Promise<Lapsed>;
  /** Nobody has acted for the time that the game allows: it pauses, ends or lapses, unless somebody just has. */
  rest(rest: Rest): Promise<Rested>;
  /** Its channel can no longer be reached: it rests without a word, until somebody resumes it. */
  strand(rest: Rest): Promise<void>;
  /** Lets an awaited bot think and play for a while; to be called again as long as it has `played`. */
  playOn(gameId: string): Promise<PlayedOn>;
}

/** For an edge that shows a whole table at once rather than posts. */
export interface WatchedTable {
  /** The game as one reader may see it now; null: it is gone, or its rules are. */
  watch(request: WatchRequest): Promise<Watched | null>;
  /** The way back through the steps this reader may know of, and one of them. */
  trail(request: StepsRequest): Promise<Trail | null>;
  moment(request: StepsRequest, at: number): Promise<Moment | null>;
  /** What a place of the board is; nothing where there is nothing to tell. */
  placeTold(request: StepsRequest, place: string): Promise<readonly Line[]>;
  /** What this person may press. */
  pressable(gameId: string, userId: string): Promise<Pressable>;
  /** Who may look with the key of a link; null: nobody (any more). */
  openLink(key: string): Promise<LinkOpened | null>;
  /** A key for somebody who opens the page inside Discord, which `openLink` takes as well. */
  letIn(visit: Visit): Promise<LetIn>;
}

/** Who opens the page inside Discord and where, as Discord itself vouches for it. */
export interface Visit {
  readonly userId: string;
  readonly channelId: string;
  readonly parentId?: string;
  /** Discord's name of the Activity that is open there: the key lives no longer. */
  readonly instance: string;
}
export type LetIn =
  | {
      readonly ok: true;
      readonly key: string;
      /** He has no seat. */
      readonly watches: boolean;
      /** The language he has chosen; null: none. */
      readonly locale: Locale | null;
    }
  | { readonly ok: false; readonly why: 'no-game' | 'players-only' };

export interface LinkOpened {
  readonly game: GameRecord;
  /** Null: a spectator. */
  readonly userId: string | null;
  /** It opens nothing once this Activity is closed. */
  readonly instance?: string;
}

export interface Pressable {
  /** The private panel with its lookups. */
  readonly panel: Controls;
  /** What touching a place of the board chooses. */
  readonly touch: Controls;
  /** The game's questions about one of several things, each with all its answers. */
  readonly questions: Controls;
  /** What he is awaited for and what threatens, or who else is awaited. */
  readonly stands: readonly Line[];
}

/** Who reads: a seat, or a spectator (null). */
export interface StepsRequest {
  readonly gameId: string;
  readonly seat: SeatId | null;
}
export interface WatchRequest extends StepsRequest {
  /** Mark what has changed since his last turn. */
  readonly since?: boolean;
}

/** What a page shows of a game: lines and scenes of one reader's view. */
export interface Moment {
  readonly game: GameRecord;
  readonly people: People;
  /** Where it stands, and who is awaited. */
  readonly lines: readonly Line[];
  /** What happened, the latest last. */
  readonly told: readonly Line[];
  readonly board: (locale: Locale) => Scene | null;
  readonly chart: (locale: Locale) => Chart | null;
  /** What stands in a place, in words. */
  readonly stands: (place: string, locale: Locale) => string;
}
export interface Watched extends Moment {
  readonly standings: readonly Line[];
}
export interface Trail {
  readonly game: GameRecord;
  readonly people: People;
  readonly steps: number;
  /** The last step that was his own. */
  readonly acted: number | null;
  /** From which step to which a chapter went, and whose it was or what it is called. */
  readonly chapters: readonly {
    readonly at: number;
    readonly to: number;
    readonly line: Line;
    readonly turn: number | null;
  }[];
}

/** `waits`: for a person, or for nothing at all. */
export type PlayedOn = 'played' | 'waits';

export interface Lapse {
  readonly gameId: string;
  readonly obligationId: string;
  /** Makes it idempotent, e.g. `lapse:<obligation>`. */
  readonly requestId: string;
}
export interface Rest {
  readonly gameId: string;
  readonly requestId: string;
}
/** `lapsed`: it never began. */
export type Rested = 'awake' | 'paused' | 'ended' | 'lapsed';

const LAPSES = ['settled', 'running', 'played', 'substituted', 'broken'] as const;
export type Lapsed = (typeof LAPSES)[number];

/** For play scripts and tests only: what no person at a table may do. */
export interface ScriptedTable {
  /** The next faces, whatever the sides; marked `scripted` in the log. */
  load(faces: readonly number[]): void;
  setPosition(request: PositionRequest): Promise<Reply>;
  position(channelId: string): Promise<Json>;
  view(channelId: string, seat: string): Promise<Json>;
  state(channelId: string): Promise<Json>;
}
export interface PositionRequest {
  readonly requestId: string;
  readonly channelId: string;
  readonly locale: Locale;
  readonly system: string;
  readonly position: Json;
}

/** `newest`: its buttons work and it keeps updating; `superseded`: another has replaced it. */
export type PostUse = 'newest' | 'superseded';

export interface ResolvedPost {
  readonly game: GameRecord;
  readonly locale: Locale;
  readonly lines: readonly Line[];
  /**
   * The lines before this one tell what the picture shows; those below, what has happened since and what is asked now.
   */
  readonly asks?: number;
  readonly people: People;
  readonly mentions: readonly string[];
  readonly picture: PictureRequest | null;
  /** Instead of a picture. */
  readonly film?: FilmRequest;
  readonly controls: Controls;
  /** For a post that keeps updating. */
  readonly live?: LiveLines;
}

/** Which of its lines tell what happened since it was sent; the oldest may be dropped to save room. */
export interface LiveLines {
  readonly told: { readonly from: number; readonly to: number };
  /** Its picture shows the current state and is redrawn with the words. */
  readonly drawn: boolean;
}

export type Localised = Readonly<Record<Locale, string>>;

export interface DescribedOption extends Omit<OptionSpec, 'choices'> {
  /** Only for typed lines in a terminal or script: where commands are picked from a list, a panel does this. */
  readonly lineOnly?: true;
  readonly names: Localised;
  readonly descriptions: Localised;
  readonly choices: readonly { readonly id: string; readonly names: Localised }[];
}
export interface DescribedCommand {
  readonly name: string;
  /** The modules that have it; null: the table's own, there with every game. */
  readonly of: readonly string[] | null;
  /** Games add options to it: the table checks that this game has those typed. */
  readonly gamesOptions: boolean;
  readonly names: Localised;
  readonly descriptions: Localised;
  readonly options: readonly DescribedOption[];
  readonly subcommands: readonly {
    readonly name: string;
    readonly names: Localised;
    readonly descriptions: Localised;
    readonly options: readonly DescribedOption[];
  }[];
}
