import type { Scene } from '../../core/scene.js';
import type { Picture } from './message.js';

/** What the table needs from the world. Persistence, rendering and publishing implement these. */
export interface Clock {
  now(): Date;
}

/** Randomness that is not dice: seeds and ids. */
export interface Entropy {
  seed(): string;
  id(): string;
}

export interface Picturer {
  /** PNG or WebP bytes, from the cache where the same thing was drawn before. */
  draw(picture: Picture, width?: number): Promise<Drawn>;
}
/** Makes moving pictures, which take their time: beside the pictures, one after the other. */
export interface Animator {
  /** GIF of at most 10 MB. Too many scenes are thinned out evenly. */
  animate(scenes: readonly Scene[], alt: string): Promise<Drawn>;
}
export interface Drawn {
  readonly bytes: Uint8Array;
  readonly type: 'image/png' | 'image/webp' | 'image/gif';
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** Told after a commit that posts wait in the outbox. In-process; other processes poll. */
export interface OutboxSignal {
  ring(gameId: string): void;
}
