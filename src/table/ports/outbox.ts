import type { Post } from './post.js';

/** A post being sent, reserved for one process until its lease ends. */
export interface ClaimedPost {
  readonly post: Post;
  readonly channelId: string;
  /** How long ago it was queued, in milliseconds. */
  readonly waitedMs: number;
  /** How often it was claimed, including now. */
  readonly attempt: number;
}

/**
 * The sending side of the outbox, for any number of processes. It uses the database's time, so that all agree on who
 * holds a lease. A game's posts leave in order; those to one person (`direct`) have a lane of their own, so that a
 * closed mailbox does not block the channel.
 */
export interface Outbox {
  /** The first waiting post of each lane, at most `limit`, leased to this process; only of one game if given. */
  claim(limit: number, leaseMs: number, gameId?: string): Promise<readonly ClaimedPost[]>;
  /**
   * Renews the lease of posts still being sent, for this long from now. A killed process stops renewing and loses it.
   */
  keep(postIds: readonly string[], leaseMs: number): Promise<void>;
  /** It was sent; `externalId` is the message it became. */
  sent(postId: string, externalId: string | null): Promise<void>;
  /** Retry after this long; its lane waits with it. */
  postpone(postId: string, afterMs: number, error: string): Promise<void>;
  /** It can never be sent (the channel is gone, the person takes no messages): its lane goes on without it. */
  abandon(postId: string, error: string): Promise<void>;
  /** The channel's posts of a game can never be sent: all that wait. Those to people go on. */
  abandonLane(gameId: string, error: string): Promise<void>;
  /** What was postponed in a game's channel is tried at once: somebody has come there. */
  hasten(gameId: string): Promise<void>;
  /** The post that became this message, as long as it is known. */
  sentAs(gameId: string, externalId: string): Promise<Post | null>;
  /**
   * How many wait, and how long the oldest one that could leave has waited: for health and metrics. Postponed posts
   * (the bot may not write in one channel) say nothing about the bot.
   */
  waiting(): Promise<{ readonly count: number; readonly oldestMs: number | null }>;
  /**
   * Deletes posts sent or given up longer ago than this; returns how many. Waiting posts stay however old, as do the
   * sentMessages that later edits need.
   */
  prune(keptMs: number): Promise<number>;
}

export const SENT_MESSAGE_KINDS = ['status', 'panel', 'thread'] as const;
export type SentMessageKind = (typeof SENT_MESSAGE_KINDS)[number];

/** A message to find again: the status that is edited, panels to disable, battle threads. */
export interface SentMessage {
  readonly gameId: string;
  readonly kind: SentMessageKind;
  /** Key within its kind: '' for the status, the version of a panel, the key of a thread. */
  readonly key: string;
  readonly channelId: string;
  readonly messageId: string;
  readonly version: number;
}

export interface SentMessages {
  /** Those not taken down, oldest first. */
  ofKind(gameId: string, kind: SentMessageKind): Promise<readonly SentMessage[]>;
  /** Inserts it, or replaces the one with the same kind and key. */
  pin(notice: SentMessage): Promise<void>;
  takeDown(gameId: string, kind: SentMessageKind, key: string): Promise<void>;
}

/** What a bot's processes share besides games; leases use the database's clock. */
export interface Leases {
  /** Takes or renews a lease; false while another process holds it. */
  lease(name: string, holdMs: number): Promise<boolean>;
  release(name: string): Promise<void>;
  /** Small values to remember, such as the hash of the registered commands. */
  recall(key: string): Promise<string | null>;
  remember(key: string, value: string): Promise<void>;
}
