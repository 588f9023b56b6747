import type { Post } from './post.js';
import type { Preferences } from './preferences.js';
import type { GameRecord, OpenObligation } from './store.js';

/** From mildest to gravest: of several due at once only the gravest is sent. */
export const NOTICE_KINDS = ['reminder', 'call', 'warning', 'grace'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** A notice about an obligation: the last time of each kind, and how many in all. */
export type SentNotice = {
  readonly userId: string;
  readonly kind: NoticeKind;
  /** ISO 8601, in UTC. */
  readonly at: string;
  readonly count: number;
};

/** An open obligation and its notices so far: stored with its row and deleted with it; commits leave it alone. */
export interface Wait {
  readonly obligation: OpenObligation;
  readonly said: readonly SentNotice[];
}

interface AwaitedGame {
  readonly game: GameRecord;
  readonly waits: readonly Wait[];
}

/** All that decides who gets a reminder. */
export interface OpenWaits {
  /** Games in play (not paused) in which somebody is awaited. */
  readonly games: readonly AwaitedGame[];
  /** Of every player and substitute of those games. */
  readonly preferences: ReadonlyMap<string, Preferences>;
}

/** The games a round must look at; all others can wait for their time. */
export interface DueGames {
  readonly openWaits: OpenWaits;
  /** Of each game, including those without an open wait: what `looked` must hand back. */
  readonly marks: ReadonlyMap<string, number>;
}

export interface RestDue {
  readonly gameId: string;
  readonly at: Date;
}

export interface Look {
  readonly gameId: string;
  readonly mark: number;
  /** Nothing is due before this; null: nothing until the game changes. */
  readonly next: Date | null;
}

export interface NoticePosts {
  /** Replaces the notes about these obligations. */
  readonly noted: readonly {
    readonly gameId: string;
    readonly obligationId: string;
    readonly said: readonly SentNotice[];
  }[];
  readonly posts: readonly Post[];
}

/** A gap between two marks of the rounds, applied if the memo of that name still holds `since`. */
export interface Outage {
  readonly mark: string;
  readonly since: string;
  readonly until: string;
}

/** Reminders are rows in the database: a restart loses none, and several processes send none twice. */
export interface ReminderStore {
  /** In bulk, without a lock: of all games, or of these. */
  openWaits(gameIds?: readonly string[]): Promise<OpenWaits>;
  /**
   * The next games by id, up to this many, in which something may be due: they changed, or their time to look has come.
   */
  dueGames(now: Date, after: string, most: number): Promise<DueGames>;
  /** Sets when to look again, unless the game changed meanwhile. */
  looked(looks: readonly Look[]): Promise<void>;
  /**
   * In one transaction: claims everything that concerns this person (`SKIP LOCKED`: false, and nothing is done, if
   * another process has it), re-reads the openWaits of the games where that person has a seat or is a substitute, and
   * writes what `decide` returns: the notes, and the posts into the outbox.
   */
  tell(userId: string, decide: (openWaits: OpenWaits) => NoticePosts | null): Promise<boolean>;
  /** The next games by id in which nobody has acted for their time; or this one alone. */
  resting(now: Date, after: string, most: number, only?: string): Promise<readonly RestDue[]>;
  /** It does not rest after all: nothing is due until somebody acts. */
  awake(gameId: string, at: Date): Promise<void>;
  /** The next moment at which a game may rest. */
  nextRest(after: Date): Promise<Date | null>;
  /**
   * After an outage in which nobody could act: every wait that had begun by then in a game in play moves later, as does
   * the rest of whoever is silent, and the mark records until when this is made up for; both or neither. False, and nothing is done, if the mark has moved.
   */
  moveOn(outage: Outage): Promise<boolean>;
}
