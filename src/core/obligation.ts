import type { Terms } from './result.js';
import type { SeatId } from './seat.js';

/** A turn of one's own, or an answer owed in somebody else's. */
const OBLIGATION_KINDS = ['turn', 'reaction'] as const;
export type ObligationKind = (typeof OBLIGATION_KINDS)[number];

/** Somebody is awaited. Every obligation has a legal default (`GameModule.fallback`), so that absence kills no game. */
export interface Obligation {
  /** The same as long as it is the same wait: a reminder is counted against it. Never reused in a game. */
  readonly id: string;
  readonly seat: SeatId;
  readonly kind: ObligationKind;
  /** What is awaited, as a key of the game's words (`owe.<what>`). */
  readonly what: string;
  readonly values?: Terms;
}
