import type { Json } from './json.js';
import type { Audience } from './seat.js';

/**
 * Something that happened, typed by the game; sentences are made from it in each reader's language.
 * Only the audience may read it; what the others see instead, if anything, is an event of its own.
 */
export interface GameEvent {
  readonly type: string;
  readonly audience?: Audience;
  /** It showed something that had been secret: not taken back without consent, like a die. */
  readonly reveals?: true;
  /** The side story it belongs to (a battle), as an id: a table may give each its own thread. Named by kind `thread`. */
  readonly thread?: string;
  readonly [key: string]: Json | undefined;
}
