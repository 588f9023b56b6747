import type { Post } from './post.js';

/** A post on its way out: nobody else has it until the lease ends. */
export interface ClaimedPost {
  readonly post: Post;
  /** The channel of its game. */
  readonly channelId: string;
  /** How long ago it was put there, in milliseconds. */
  readonly waitedMs: number;
  /** How often it was claimed, this time included. */
  readonly attempt: number;
}

/**
 * The leaving side of the outbox, for any number of processes. Its time is the database's: processes whose clocks
 * disagree agree on who holds a lease. A game's posts leave in order; those to one
 * person (`direct`) are a lane of their own, so that a closed mailbox does not hold up the channel.
 */
export interface Outbox {
  /** The first waiting post of each lane, at most `limit`, leased to this process; of one game where it is named. */
  claim(limit: number, leaseMs: number, gameId?: string): Promise<readonly ClaimedPost[]>;
  /** What is still under way stays leased for so long from now. Whoever was killed says nothing more, and loses it. */
  keep(postIds: readonly string[], leaseMs: number): Promise<void>;
  /** It left; `externalId` is the message it became. */
  sent(postId: string, externalId: string | null): Promise<void>;
  /** To be tried again after so long; its lane waits with it. */
  postpone(postId: string, afterMs: number, error: string): Promise<void>;
  /** It can never leave (the channel is gone, the person takes no messages): its lane goes on without it. */
  abandon(postId: string, error: string): Promise<void>;
  /** The post that became this message, while it is known still. */
  sentAs(gameId: string, externalId: string): Promise<Post | null>;
  /**
   * How many wait, and for how long the oldest of those that could leave: for health and metrics. What was postponed
   * (the bot may not write in one channel) says nothing about the bot.
   */
  waiting(): Promise<{ readonly count: number; readonly oldestMs: number | null }>;
  /**
   * Takes out the posts that left, or were given up, longer ago than that: how many. What waits stays, however old, and so
   * do the sentMessages: messages to be edited are found by them.
   */
  prune(keptMs: number): Promise<number>;
}

export const SENT_MESSAGE_KINDS = ['status', 'panel', 'thread'] as const;
export type SentMessageKind = (typeof SENT_MESSAGE_KINDS)[number];

/** A message to be found again: the status that is edited, panels to disable, battle threads. */
export interface SentMessage {
  readonly gameId: string;
  readonly kind: SentMessageKind;
  /** Which of its kind: '' for the status, the version of a panel, the key of a thread. */
  readonly key: string;
  readonly channelId: string;
  readonly messageId: string;
  readonly version: number;
}

export interface SentMessages {
  /** Those not taken down, oldest first. */
  ofKind(gameId: string, kind: SentMessageKind): Promise<readonly SentMessage[]>;
  /** Written anew, or over the one of the same kind and key. */
  pin(notice: SentMessage): Promise<void>;
  takeDown(gameId: string, kind: SentMessageKind, key: string): Promise<void>;
}

/** What the processes of one bot share besides games; leases are by the database's clock. */
export interface Leases {
  /** Takes or renews a lease; false while another process holds it. */
  lease(name: string, holdMs: number): Promise<boolean>;
  release(name: string): Promise<void>;
  /** Small things to remember, such as the hash of the registered commands. */
  recall(key: string): Promise<string | null>;
  remember(key: string, value: string): Promise<void>;
}
