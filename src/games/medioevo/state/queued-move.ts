import type { Tally } from '../../../core/action.js';
import type { PlaceId } from '../facts/place-ids.js';

/** What comes of entering a place with a military group (6.3): said with the choice, and what the move then does. */
export const ENTRIES = ['free', 'horde', 'battle', 'take', 'undeclared'] as const;
export type Entry = (typeof ENTRIES)[number];

/** A move given ahead: who goes where, by which way, and what is expected there; anything else is a surprise (6.13). */
export type QueuedMove = {
  readonly from: PlaceId;
  readonly group: Tally;
  readonly to: PlaceId;
  readonly way: readonly PlaceId[];
  readonly entry: Entry;
  /** The full move goes on after it with the next of the queue. */
  readonly more: boolean;
};
