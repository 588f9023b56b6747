import type { Post } from './post.js';
import type { Preferences } from './preferences.js';
import type { GameRecord, OpenObligation } from './store.js';

/** From the mildest to the gravest: of several due at one moment only the gravest is said. */
export const NOTICE_KINDS = ['reminder', 'call', 'warning', 'grace'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** That somebody was told something about an obligation: of each kind the last time, and how often in all. */
export type SentNotice = {
  readonly userId: string;
  readonly kind: NoticeKind;
  /** ISO 8601, in UTC. */
  readonly at: string;
  readonly count: number;
};

/** An open obligation and what was said about it so far: kept with its row, gone with it, untouched by commits. */
export interface Wait {
  readonly obligation: OpenObligation;
  readonly said: readonly SentNotice[];
}

interface AwaitedGame {
  readonly game: GameRecord;
  readonly waits: readonly Wait[];
}

/** All that decides who is owed a word. */
export interface OpenWaits {
  /** Games in play (not paused) in which somebody is awaited. */
  readonly games: readonly AwaitedGame[];
  /** Of every player and substitute of those games. */
  readonly preferences: ReadonlyMap<string, Preferences>;
}

/** Games that a round has to look at; everything else can be left alone until its moment comes. */
export interface DueGames {
  readonly openWaits: OpenWaits;
  /** Of each game, those without an open wait too: what `looked` must bring back. */
  readonly marks: ReadonlyMap<string, number>;
}

export interface Look {
  readonly gameId: string;
  readonly mark: number;
  /** Nothing falls due before that; null: nothing at all until the game changes. */
  readonly next: Date | null;
}

export interface NoticePosts {
  /** Replaces what was noted about these obligations. */
  readonly noted: readonly {
    readonly gameId: string;
    readonly obligationId: string;
    readonly said: readonly SentNotice[];
  }[];
  readonly posts: readonly Post[];
}

/** Between two marks of the rounds: the memo of that name holds `since` as it was written. */
export interface Outage {
  readonly mark: string;
  readonly since: string;
  readonly until: string;
}

/** Reminders are rows in the database, so that a restart loses none and several processes double none. */
export interface ReminderStore {
  /** In bulk, without a lock: of all games, or of these. */
  openWaits(gameIds?: readonly string[]): Promise<OpenWaits>;
  /** The next so many games, by id, in which something may be due: they changed, or the moment of the last look came. */
  dueGames(now: Date, after: string, most: number): Promise<DueGames>;
  /** Notes when to look again, but not at a game that changed meanwhile. */
  looked(looks: readonly Look[]): Promise<void>;
  /**
   * In one transaction: claims everything that concerns this person (`SKIP LOCKED`: false, and nothing is
   * done, when another process has it), reads the openWaits afresh for the games where that person has a seat or
   * is a substitute, and writes what `decide` returns: the notes, and the posts into the outbox.
   */
  tell(userId: string, decide: (openWaits: OpenWaits) => NoticePosts | null): Promise<boolean>;
  /**
   * Nobody could act for so long: every wait of a game in play that had begun by then begins and ends later, and the
   * mark says until when that is made up for; both or neither. False, and nothing is done, where the mark has moved.
   */
  moveOn(outage: Outage): Promise<boolean>;
}
