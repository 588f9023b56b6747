import type { SceneRequest } from '../../core/scene.js';
import type { Line } from './message.js';

/**
 * Something to publish after the commit, from the outbox, at least once; `id` is the nonce that makes it once
 * (at most 25 characters, Discord's limit).
 * Serialisable: pictures and panels are references, drawn when the post leaves.
 */
export interface Post {
  readonly id: string;
  readonly gameId: string;
  readonly version: number;
  readonly to: PostTarget;
  readonly lines: readonly Line[];
  /** After the lines: what is to be played, as it is chosen now. */
  readonly invites?: true;
  /** After the lines: what everybody may know of these versions, read from the log when the post leaves. */
  readonly story?: Story;
  /** After the story: who is awaited, and why; a post that goes on telling says who is so now. */
  readonly closing?: readonly Line[];
  /** After that, of a game won or lost: where its end stands among each player's own past games. */
  readonly past?: true;
  /** With a panel, it goes on telling after it has left, as long as it is the newest of them. */
  readonly live?: Live;
  /** Of a game that is over: its chart, its fiercest battles, each seat's luck. */
  readonly retrospect?: true;
  /** Of a game that is over: the whole of it as a moving picture. */
  readonly film?: true;
  /** Users to mention, each once. */
  readonly mentions: readonly string[];
  readonly picture?: PictureRef;
  readonly panel?: PanelRef;
  /** It calls for an answer: a direct message brings all that this person may press, the channel the way to it. */
  readonly call?: true;
}

/** What a post tells of the chapter under way, anew whenever something has happened. */
export interface Live {
  /** From this version on. */
  readonly since: number;
  /** Of the first entry only what follows the end of that chapter in it. */
  readonly afterChapter?: number;
  /** Its card; what remains when another post takes its place is how that ended. */
  readonly affair?: AffairRef;
}
export interface AffairRef {
  readonly id: string;
  readonly thread: string;
  readonly begins: string;
}

export interface Story {
  readonly from: number;
  readonly to: number;
  /** Of the first entry only what follows the end of that chapter in it (1: the first that ended in it). */
  readonly afterChapter?: number;
  /** Of the last entry only what comes up to the end of that one. */
  readonly untilChapter?: number;
  /** Only what belongs to this side story (a battle's thread). */
  readonly thread?: string;
}

export type PostTarget =
  /** A new message in the game's channel. */
  | { readonly kind: 'channel' }
  /** The one pinned status message, edited in place. */
  | { readonly kind: 'status' }
  | { readonly kind: 'battle-thread'; readonly key: string; readonly title: Line }
  | { readonly kind: 'direct'; readonly userId: string };

/** The board as spectators saw it at this version. */
export interface PictureRef {
  readonly gameId: string;
  readonly version: number;
  /** As it was at the end of that chapter in the entry (1: the first that ended in it). */
  readonly chapter?: number;
  readonly request: SceneRequest;
}

/** The buttons of the seats awaited at this version; superseded ones are disabled. */
export interface PanelRef {
  readonly gameId: string;
  readonly version: number;
}
