import type { Obligation } from '../../core/obligation.js';
import type { State } from '../../core/state.js';
import type { Line } from '../ports/message.js';
import type { GameRecord, LogEntry, OpenGame } from '../ports/store.js';

/** A log entry before it has its place in the log. */
export type NewEntry = Omit<LogEntry, 'version' | 'requestId' | 'at'>;

/** The result of a command, before its consequences (autopilot, obligations, posts) are added. */
export interface Change {
  readonly game: GameRecord;
  /** The state after it; null while the game is not set up. */
  readonly state: State | null;
  readonly entry: NewEntry;
  /** Immediate follow-ups, each its own entry: a bot's acts. */
  readonly more?: readonly NewEntry[];
  /** Thrown for actions that were then refused. */
  readonly spent?: NewEntry;
  /** The table's own words for the channel. */
  readonly announce?: readonly Line[];
  /** Then: the setup, as chosen at the time of reading. */
  readonly invites?: true;
  /** To mention besides those awaited. */
  readonly mention?: readonly string[];
  /** Show the board with the announcement. */
  readonly picture?: boolean;
  readonly snapshot?: boolean;
  /** Seats whose time ran out: the autopilot plays on for them until the chapter ends or others are awaited. */
  readonly lapsed?: Obligation;
  /** What cannot be played for the absent. */
  readonly broken?: BrokenDefault;
  /** Buttons under the announcement even if nobody is awaited (a game gathering players). */
  readonly panel?: boolean;
}

/** What settling reads from the locked game. */
export type OpenLog = Pick<OpenGame, 'obligations' | 'log' | 'preferences' | 'mentioned'>;

/** A wait that the autopilot cannot end: the rules are at fault, and a person may still answer. */
export interface BrokenDefault {
  readonly owed: Obligation;
  /** Lets the host find the fault. */
  readonly reference: string;
}
