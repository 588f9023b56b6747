import type { Obligation } from '../../core/obligation.js';
import type { State } from '../../core/state.js';
import type { Line } from '../ports/message.js';
import type { GameRecord, LogEntry, OpenGame } from '../ports/store.js';

/** An entry of the log before it has its place there. */
export type NewEntry = Omit<LogEntry, 'version' | 'requestId' | 'at'>;

/** What a command came to, before what follows from it (autopilot, obligations, posts) is added. */
export interface Change {
  readonly game: GameRecord;
  /** The state after it; null while the game is not set up. */
  readonly state: State | null;
  readonly entry: NewEntry;
  /** What followed at once, each an entry of its own: the acts of a bot. */
  readonly more?: readonly NewEntry[];
  /** Thrown for what was refused after it. */
  readonly spent?: NewEntry;
  /** Said in the channel: what the table itself has to tell. */
  readonly announce?: readonly Line[];
  /** After that: what is to be played, as it is chosen when it is read. */
  readonly invites?: true;
  /** To be mentioned besides those who are awaited. */
  readonly mention?: readonly string[];
  /** Show the board with the announcement. */
  readonly picture?: boolean;
  readonly snapshot?: boolean;
  /** Whose time was over: the autopilot goes on for them until the chapter ends or others are awaited. */
  readonly lapsed?: Obligation;
  /** What cannot be played for whoever is away. */
  readonly broken?: BrokenDefault;
  /** Buttons under the announcement even where nobody is awaited (a game that gathers). */
  readonly panel?: boolean;
}

/** What settling reads of the locked game. */
export type OpenLog = Pick<OpenGame, 'obligations' | 'log' | 'preferences' | 'mentioned'>;

/** A wait that the autopilot cannot end: the rules are at fault, and a person may still answer. */
export interface BrokenDefault {
  readonly owed: Obligation;
  /** By which whoever runs the bot finds the fault. */
  readonly reference: string;
}
