import type { Scene } from '../../core/scene.js';
import type { Picture } from './message.js';

/** What the table needs from the outside world. Persistence, rendering and publishing implement these. */
export interface Clock {
  now(): Date;
}

/** Randomness for seeds and ids, not for dice. */
export interface Entropy {
  seed(): string;
  id(): string;
}

export interface Picturer {
  /** PNG or WebP bytes, cached if the same thing was drawn before. */
  draw(picture: Picture, width?: number): Promise<Drawn>;
}
/** Makes moving pictures, which take a while: separately from pictures, one after the other. */
export interface Animator {
  /** GIF of at most 10 MB. If there are too many scenes, they are thinned out evenly. */
  animate(scenes: readonly Scene[], alt: string): Promise<Drawn>;
}
export interface Drawn {
  readonly bytes: Uint8Array;
  readonly type: 'image/png' | 'image/webp' | 'image/gif';
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** Called after a commit when posts wait in the outbox. In-process; other processes poll. */
export interface OutboxSignal {
  ring(gameId: string): void;
}
