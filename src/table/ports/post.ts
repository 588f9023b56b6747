import type { SceneRequest } from '../../core/scene.js';
import type { Line } from './message.js';

/**
 * Something to publish from the outbox after the commit, at least once; `id` is the nonce that makes it once (at most
 * 25 characters, Discord's limit). Serialisable: pictures and panels are references, drawn when it is sent.
 */
export interface Post {
  readonly id: string;
  readonly gameId: string;
  readonly version: number;
  readonly to: PostTarget;
  readonly lines: readonly Line[];
  /** After the lines: the setup as chosen now. */
  readonly invites?: true;
  /** After the lines: the public story of these versions, read from the log when it is sent. */
  readonly story?: Story;
  /** After the story: who is awaited and why; a live post shows who is awaited now. */
  readonly closing?: readonly Line[];
  /** Then, for a game won or lost: where it stands among each player's past games. */
  readonly past?: true;
  /** With a panel, it keeps updating after it is sent, as long as it is the newest. */
  readonly live?: Live;
  /** For a finished game: its chart, its fiercest battles, each seat's luck. */
  readonly retrospect?: true;
  /** For a finished game: all of it as a moving picture. */
  readonly film?: true;
  /** Users to mention, each once. */
  readonly mentions: readonly string[];
  readonly picture?: PictureRef;
  readonly panel?: PanelRef;
  /** It asks for an answer: a direct message shows all that this person may press, the channel the way to it. */
  readonly call?: true;
}

/** What a post tells of the current chapter, updated whenever something happens. */
export interface Live {
  /** From this version on. */
  readonly since: number;
  /** Of the first entry only what follows the end of that chapter. */
  readonly afterChapter?: number;
  /** Its card; once another post replaces it, how the affair ended remains. */
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
  /** Of the first entry only what follows the end of that chapter (1: the first that ended in it). */
  readonly afterChapter?: number;
  /** Of the last entry only what comes up to the end of that chapter. */
  readonly untilChapter?: number;
  /** Only this side story (a battle's thread). */
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
  /** As at the end of that chapter in the entry (1: the first that ended in it). */
  readonly chapter?: number;
  readonly request: SceneRequest;
}

/** The buttons of the seats awaited at this version; superseded ones are disabled. */
export interface PanelRef {
  readonly gameId: string;
  readonly version: number;
}
