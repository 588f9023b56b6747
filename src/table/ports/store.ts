import type { Action } from '../../core/action.js';
import type { GameEvent, Outcome } from '../../core/chronicle.js';
import type { Setup } from '../../core/contract/setup.js';
import type { Roll } from '../../core/dice.js';
import type { Json } from '../../core/json.js';
import type { Obligation } from '../../core/obligation.js';
import type { SeatId } from '../../core/seat.js';
import type { State } from '../../core/state.js';
import type { Locale } from '../../core/words.js';
import type { Challenge, ChallengeOfGame } from './challenge.js';
import type { GamePhase } from './phase.js';
import type { Post } from './post.js';
import type { Preferences } from './preferences.js';
import type { SeatRecord } from './seat-record.js';
import type { TableSettings } from './settings.js';
import type { TableRequest } from './table-request.js';

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
  /** Its replaced data, used until the game begins; after that, its log has it. */
  readonly overrides: Json;
  readonly settings: TableSettings;
  readonly seats: readonly SeatRecord[];
  readonly masterId: string;
  /** Rises by one with every accepted command. */
  readonly version: number;
  /** The number of the next roll: never decreases, not even by an undo. */
  readonly nextRoll: number;
  readonly seed: string;
  readonly seedHash: string;
  /** Words given by players after the hash was public, mixed into every later roll. */
  readonly words: readonly { readonly seat: SeatId; readonly word: string; readonly fromRoll: number }[];
  /** Words given before the first throw, until all are shown together; null: no longer accepted. */
  readonly sealing: Sealing | null;
  /** A pending undo that others must agree to. */
  readonly undoAsked: UndoAsked | null;
  /** Requests beside the play: each waits for its answer or expires. */
  readonly requests: readonly TableRequest[];
  /** How it ended; null until it is played to its end. */
  readonly outcome: Outcome | null;
  /** It shares its seed with others; null: its own. */
  readonly challenge: ChallengeOfGame | null;
  /** Since when the game is paused; deadlines move by as much when it resumes. */
  readonly pausedAt: Date | null;
  /** When silence has its consequence (`deadline/silence.ts`); null: never. */
  readonly restsAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

interface Sealing {
  readonly words: readonly SealedWord[];
  /**
   * Since when (ISO 8601) players who gave only a hash are asked for their word; null: the start has not been called.
   */
  readonly askedAt: string | null;
  /** A finished game, continued by those who sat there: it does not gather players. */
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

/** Open until all agreed, one refused, or anyone played on. */
type UndoAsked = {
  readonly by: SeatId;
  /** The version to go back to. */
  readonly to: number;
  /** The version at which it was asked: the question lapses once the game moves on. */
  readonly at: number;
  readonly awaiting: readonly SeatId[];
  /** All who were asked; unknown for requests older than this field. */
  readonly asked?: readonly SeatId[];
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
  /** Whatever else this kind needs to be replayed (an undo's target, a set position). */
  readonly detail: Json;
}
/** `spent`: dice thrown for actions that were then refused, with no other effect. */
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
 * The store. `change` locks the game's row while the work runs: commands on one game queue. A version rises by one with
 * each log entry and never otherwise; the request id of a commit without an entry is not remembered. Request ids of
 * entries are unique over all games (an import or the autopilot makes its own).
 */
export interface Store {
  /** `seen`: this request already created one. `taken`: the channel has a game that is not archived. */
  create(commit: Commit): Promise<'created' | 'seen' | 'taken'>;
  /**
   * Runs `work` with the game locked and writes its result in the same transaction. The database may require `work` to
   * run again, so it must have no side effects. For a known request id it returns `seen` and runs nothing.
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
  /** The servers in which something is played or gathers players. */
  serversInPlay(): Promise<readonly string[]>;
  /** Those of a server that are not archived. */
  inGuild(guildId: string): Promise<readonly GameRecord[]>;
  /** Finished games, latest first, archived or not: of channels, or of a server. */
  finished(where: Where): Promise<readonly GameRecord[]>;
  playing(): Promise<readonly GameRecord[]>;
  log(gameId: string, fromVersion?: number, toVersion?: number): Promise<readonly LogEntry[]>;
  snapshotAt(gameId: string, atMost: number): Promise<Snapshot | null>;
  obligations(gameId: string): Promise<readonly OpenObligation[]>;
  /** The challenge of that id as first opened, perhaps by this call. */
  openChallenge(challenge: Challenge): Promise<Challenge>;
  challenge(id: string): Promise<Challenge | null>;
  /** Latest first. */
  challengesIn(scopes: readonly string[]): Promise<readonly Challenge[]>;
  /** All games of a challenge, archived ones too. */
  gamesOfChallenge(id: string): Promise<readonly GameRecord[]>;
  preferences(userId: string): Promise<Preferences>;
  setPreferences(userId: string, preferences: Preferences): Promise<void>;
  /** A small value by its name. */
  memo(key: string): Promise<string | null>;
  /** Replaces it, if it still is what it was (null: there was none). */
  setMemo(key: string, was: string | null, value: string): Promise<boolean>;
  /** Deletes those whose names begin so and that were not written for so long; how many. */
  forgetMemos(beginning: string, keptMs: number): Promise<number>;
}

export type Where = { readonly channelIds: readonly string[] } | { readonly guildId: string };

export type Changed<Answer> =
  | { readonly done: true; readonly answer: Answer }
  /** The version that the request made when first seen. */
  | { readonly done: false; readonly why: 'seen'; readonly version: number }
  | { readonly done: false; readonly why: 'gone' }
  /** The target channel has another game by now. */
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
