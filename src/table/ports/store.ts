import type { Action } from '../../core/action.js';
import type { Strength } from '../../core/adviser.js';
import type { GameEvent, Outcome } from '../../core/chronicle.js';
import type { Roll } from '../../core/dice.js';
import type { Setup, State } from '../../core/game-module.js';
import type { Json } from '../../core/json.js';
import type { Obligation, ObligationKind } from '../../core/obligation.js';
import type { Scene } from '../../core/scene.js';
import type { SeatId } from '../../core/seat.js';
import type { Locale } from '../../core/words.js';
import type { Challenge, ChallengeOfGame } from './challenge.js';
import type { Picture } from './message.js';
import type { GamePhase } from './phase.js';
import type { Post } from './post.js';

/** What the table needs from the world. Persistence, rendering and publishing implement these. */
export interface Clock {
  now(): Date;
}

/** Randomness that is not dice: seeds and ids. */
export interface Entropy {
  seed(): string;
  id(): string;
}

export interface Picturer {
  /** PNG or WebP bytes, from the cache where the same thing was drawn before. */
  draw(picture: Picture, width?: number): Promise<Drawn>;
}
/** Makes moving pictures, which take their time: beside the pictures, one after the other. */
export interface Animator {
  /** GIF of at most 10 MB. Too many scenes are thinned out evenly. */
  animate(scenes: readonly Scene[], alt: string): Promise<Drawn>;
}
export interface Drawn {
  readonly bytes: Uint8Array;
  readonly type: 'image/png' | 'image/webp' | 'image/gif';
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** Told after a commit that posts wait in the outbox. In-process; other processes poll. */
export interface OutboxSignal {
  ring(gameId: string): void;
}

/** A game as stored, without its log. */
export interface GameRecord {
  readonly id: string;
  readonly module: string;
  readonly rulesVersion: string;
  readonly phase: GamePhase;
  readonly name: string;
  readonly guildId: string | null;
  readonly channelId: string;
  readonly locale: Locale;
  readonly setup: Setup;
  /** What replaces its data. Read until the game begins; from then on its log has it. */
  readonly overrides: Json;
  readonly settings: TableSettings;
  readonly seats: readonly SeatRecord[];
  readonly masterId: string;
  /** Rises by one with every accepted command. */
  readonly version: number;
  /** The number of the next roll: never goes back, not even by an undo. */
  readonly nextRoll: number;
  readonly seed: string;
  readonly seedHash: string;
  /** Words given by players after the hash was public, mixed into every roll from then on. */
  readonly words: readonly { readonly seat: SeatId; readonly word: string; readonly fromRoll: number }[];
  /** Words given before the first throw, until all are shown together; null: none can be given any more. */
  readonly sealing: Sealing | null;
  /** Somebody asked to take back what others must agree to. */
  readonly undoAsked: UndoAsked | null;
  /** What somebody asked of others beside the play: each waits for its answer, or ends by itself. */
  readonly requests: readonly TableRequest[];
  /** How it ended; null as long as it is not played to its end. */
  readonly outcome: Outcome | null;
  /** Its seed is that of others too; null: it is its own. */
  readonly challenge: ChallengeOfGame | null;
  /** Since when the game rests; deadlines move by as much when it resumes. */
  readonly pausedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

interface Sealing {
  readonly words: readonly SealedWord[];
  /** Since when (ISO 8601) those who gave only a hash are asked for their word; null: the game has not been called. */
  readonly askedAt: string | null;
  /** It was over and is played on by those who sat there: no game that gathers people. */
  readonly reopened?: true;
}
export interface SealedWord {
  readonly userId: string;
  /** SHA-256 in hexadecimal, public at once. */
  readonly hash: string;
  readonly salt: string | null;
  /** Null: only the hash was given so far. */
  readonly word: string | null;
}

/** Open until all agreed, one refused, or anybody played on. */
type UndoAsked = {
  readonly by: SeatId;
  /** The version to go back to. */
  readonly to: number;
  /** The version at which it was asked: the question lapses when the game has moved on. */
  readonly at: number;
  readonly awaiting: readonly SeatId[];
  /** All who were asked; not known of what was asked before this was kept. */
  readonly asked?: readonly SeatId[];
};

/** A person's word is awaited, by a button of his own: never his consent to something he was not shown. */
export type TableRequest = {
  /** The version at which it was asked: agreeing to one is not agreeing to the next. */
  readonly at: number;
  /** Whoever asked, and may take it back. */
  readonly by: string;
  readonly byName: string;
  /** ISO 8601; after that it is as if it had not been asked. */
  readonly until: string;
} & (
  | {
      /** A seat handed to somebody, now or for when its holder (`from`) is absent too long. */
      readonly what: 'hand';
      readonly seat: SeatId;
      readonly from: string | null;
      readonly to: string;
      readonly when: 'now' | 'absent';
    }
  /** A free seat of a running game that a stranger would like: for the game master. */
  | { readonly what: 'join'; readonly seat: SeatId }
  /** A game that was ended by hand, to be played on: for all who play. */
  | { readonly what: 'reopen'; readonly awaiting: readonly string[] }
);

export interface SeatRecord {
  readonly seat: SeatId;
  readonly userId: string | null;
  readonly userName: string;
  /** Nobody is awaited here in person: the autopilot plays the whole seat. One without a person is a bot's. */
  readonly autopilot: boolean;
  /** How it plays, or for which part of what a person owes; null: the default for the whole seat, or nothing. */
  readonly pilot: Pilot | null;
  readonly substituteId: string | null;
}

/** What the autopilot does for a seat. */
export type Pilot = {
  readonly strength: Strength;
  readonly until: PilotUntil | null;
  /** For one part of the seat alone (a nation), by its id; null: for all of it. */
  readonly part: string | null;
  /** Answers in others' turns, not one's own turns. */
  readonly only: 'reactions' | null;
};

/** A moment (ISO 8601); the end of a turn of the game; or a wait whose time was over, as long as it goes on. */
export type PilotUntil =
  | { readonly what: 'date'; readonly at: string }
  | { readonly what: 'turn'; readonly turn: number }
  | { readonly what: 'wait'; readonly id: string; readonly kind: ObligationKind; readonly after: Pilot | null };

export const ABSENCE_ANSWERS = ['remind', 'autopilot', 'substitute'] as const;
export interface TableSettings {
  /** Hours for a turn, for a reaction and for a window; null: no deadline. Whoever plays alone has none. */
  readonly turnHours: number | null;
  readonly reactionHours: number | null;
  readonly windowHours: number | null;
  /** Hours after which whoever plays alone is reminded of his game; 0: never. */
  readonly nudgeHours: number;
  readonly warnHours: number;
  readonly graceHours: number;
  readonly onAbsence: (typeof ABSENCE_ANSWERS)[number];
  /** How well the autopilot plays where nobody says it. */
  readonly strength: Strength;
  /** Whether players may ask what the bot would do; null: where nobody plays against anybody. */
  readonly advice: boolean | null;
  readonly battleThreads: boolean;
  readonly undo: 'consent' | 'never';
  /** Anybody may take a free seat of a running game. */
  readonly openSeats: boolean;
}

/** Of a game in which nobody changed them. */
export const DEFAULT_SETTINGS: TableSettings = {
  turnHours: 72,
  reactionHours: 24,
  windowHours: 12,
  nudgeHours: 0,
  warnHours: 12,
  graceHours: 12,
  onAbsence: 'remind',
  strength: 'default',
  advice: null,
  battleThreads: false,
  undo: 'consent',
  openSeats: false,
};

/** One accepted command in the append-only log. */
export interface LogEntry {
  readonly version: number;
  readonly requestId: string;
  readonly at: Date;
  readonly userId: string;
  readonly kind: LogKind;
  readonly seat: SeatId | null;
  readonly actions: readonly Action[];
  readonly events: readonly GameEvent[];
  readonly rolls: readonly Roll[];
  /** Anything else that the kind needs to be replayed (an undo's target, a set position). */
  readonly detail: Json;
}
/** `spent`: dice thrown for actions that were then refused; nothing else came of it. */
export const LOG_KINDS = ['setup', 'act', 'spent', 'undo', 'position', 'word', 'table'] as const;
export type LogKind = (typeof LOG_KINDS)[number];

export interface Snapshot {
  readonly version: number;
  readonly state: State;
}

/** What one command writes, all or nothing. */
export interface Commit {
  readonly game: GameRecord;
  /** In order, each one version further: the command, what the autopilot played after it, or a whole imported log. */
  readonly entries: readonly LogEntry[];
  readonly snapshot: Snapshot | null;
  readonly posts: readonly Post[];
  readonly obligations: readonly OpenObligation[];
}

/** An obligation as stored: since when, until when. */
export interface OpenObligation extends Obligation {
  readonly gameId: string;
  readonly since: Date;
  readonly dueAt: Date | null;
}

/**
 * The store. `change` locks the game's row for as long as the work runs: commands on one game queue.
 * A version rises by one with each log entry and never otherwise; a commit without an entry is not remembered
 * by its request id. Request ids of entries are unique over all games (an import or the autopilot makes its own).
 */
export interface Store {
  /** `seen`: this request created one already. `taken`: the channel has a game that is not archived. */
  create(commit: Commit): Promise<'created' | 'seen' | 'taken'>;
  /**
   * Runs `work` with the game locked and writes what it returns in the same transaction. `work` may run again
   * when the database asks for it: it changes nothing outside. A request id seen before gives `seen` and runs nothing.
   */
  change<Answer>(
    gameId: string,
    requestId: string,
    work: (open: OpenGame) => Promise<{ readonly commit: Commit | null; readonly answer: Answer }>,
  ): Promise<Changed<Answer>>;
  find(gameId: string): Promise<GameRecord | null>;
  /** The game of a channel: the one not archived. */
  inChannel(channelId: string): Promise<GameRecord | null>;
  ofUser(userId: string): Promise<readonly GameRecord[]>;
  /** Those of a server that are not archived. */
  inGuild(guildId: string): Promise<readonly GameRecord[]>;
  /** Those that were played to their end, the latest first, put away or not: of channels, or of a server. */
  finished(where: Where): Promise<readonly GameRecord[]>;
  playing(): Promise<readonly GameRecord[]>;
  log(gameId: string, fromVersion?: number, toVersion?: number): Promise<readonly LogEntry[]>;
  snapshotAt(gameId: string, atMost: number): Promise<Snapshot | null>;
  obligations(gameId: string): Promise<readonly OpenObligation[]>;
  /** The challenge of that id as it was first opened, perhaps just now and by this. */
  openChallenge(challenge: Challenge): Promise<Challenge>;
  challenge(id: string): Promise<Challenge | null>;
  /** The latest first. */
  challengesIn(scopes: readonly string[]): Promise<readonly Challenge[]>;
  /** All games of a challenge, also those put away. */
  gamesOfChallenge(id: string): Promise<readonly GameRecord[]>;
  preferences(userId: string): Promise<Preferences>;
  setPreferences(userId: string, preferences: Preferences): Promise<void>;
}

export type Where = { readonly channelIds: readonly string[] } | { readonly guildId: string };

export type Changed<Answer> =
  | { readonly done: true; readonly answer: Answer }
  /** The version that the request made when it was first seen. */
  | { readonly done: false; readonly why: 'seen'; readonly version: number }
  | { readonly done: false; readonly why: 'gone' }
  /** The game was to go to a channel that has another by now. */
  | { readonly done: false; readonly why: 'taken' };

export interface OpenGame {
  readonly game: GameRecord;
  readonly obligations: readonly OpenObligation[];
  snapshotAt(atMost: number): Promise<Snapshot | null>;
  log(fromVersion: number, toVersion?: number): Promise<readonly LogEntry[]>;
  preferences(userIds: readonly string[]): Promise<ReadonlyMap<string, Preferences>>;
  /** Who was mentioned in the posts of this affair. */
  mentioned(affairId: string): Promise<ReadonlySet<string>>;
}

export const REMIND_BY = ['mention', 'direct', 'none'] as const;

/** In the channel everybody hears it. */
export const LEAST_REMINDER_HOURS = { mention: 6, direct: 1, none: 0 } as const satisfies Readonly<
  Record<(typeof REMIND_BY)[number], number>
>;

/** A player's own settings, the same in every game. */
export interface Preferences {
  readonly locale: Locale | null;
  readonly timeZone: string;
  readonly remindEveryHours: number;
  readonly remindBy: (typeof REMIND_BY)[number];
  /** Local hours, e.g. 22 to 8; null: none. */
  readonly quiet: { readonly from: number; readonly to: number } | null;
  readonly absences: readonly { readonly from: string; readonly to: string }[];
}

/** Of whoever set none. */
export const DEFAULT_PREFERENCES: Preferences = {
  locale: null,
  timeZone: 'UTC',
  remindEveryHours: 24,
  remindBy: 'mention',
  quiet: null,
  absences: [],
};
