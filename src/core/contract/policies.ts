import type { Strength } from '../adviser.js';
import type { Obligation } from '../obligation.js';
import type { SeatId } from '../seat.js';

/**
 * What a player is asked in others' turns and may settle ahead: then his policy answers in the same instant, as well as
 * the game can for the position as it is, and nobody waits for him.
 */
export interface Policies<S> {
  /** In the order in which they are shown; each told by `policy.<matter>` of the game's words. */
  readonly matters: readonly string[];
  /** Which of them this wait is about, by public facts alone; null: only the player himself can answer. */
  matterOf(state: S, owed: Obligation, seat: SeatId): string | null;
  /** How well a policy answers. */
  readonly strength: Exclude<Strength, 'strong'>;
}
