import type { Line } from './message.js';
import type { PanelRef, PictureRef } from './post-refs.js';

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
  /** Users to mention, each once. */
  readonly mentions: readonly string[];
  readonly picture?: PictureRef;
  readonly panel?: PanelRef;
}

export type PostTarget =
  /** A new message in the game's channel. */
  | { readonly kind: 'channel' }
  /** The one pinned status message, edited in place. */
  | { readonly kind: 'status' }
  | { readonly kind: 'battle-thread'; readonly key: string; readonly title: Line }
  | { readonly kind: 'direct'; readonly userId: string };
