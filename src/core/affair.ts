import type { Phrase } from './result.js';
import type { SceneRequest } from './scene.js';

/**
 * What goes on for a while and is followed as one thing: a battle. The table shows it on a card, one post that goes on
 * telling: who stands against whom, what happened so far, what may come of it. All of it as everybody may know it.
 */
export interface Affair {
  /** Never used again in a game. */
  readonly id: string;
  /** Its events bear this `thread`; it began with the last of them that has this type. */
  readonly thread: string;
  readonly begins: string;
  /** `card.<key>`: what it is about, the sides, the chances; below what has happened in it. */
  readonly title: Phrase;
  readonly lines: readonly Phrase[];
  readonly picture: SceneRequest;
}
