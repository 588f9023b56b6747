import type { Strength } from '../../core/adviser.js';
import type { ObligationKind } from '../../core/obligation.js';
import type { SeatId } from '../../core/seat.js';

/** A seat as stored: who has it, and what is played for him. */
export interface SeatRecord {
  readonly seat: SeatId;
  readonly userId: string | null;
  readonly userName: string;
  /** Nobody is awaited here in person: the autopilot plays the whole seat. One without a person is a bot's. */
  readonly autopilot: boolean;
  /** How it plays, or for which part of what a person owes; null: the default for the whole seat, or nothing. */
  readonly pilot: Pilot | null;
  readonly substituteId: string | null;
  /** How often he was played for because his time was over, since he acted last: then he is waited for less long. */
  readonly lapses?: number;
}

/** What the autopilot does for a seat. */
export type Pilot = {
  readonly strength: Strength;
  readonly until: PilotUntil | null;
  /** For one part of the seat alone (a nation), by its id; null: for all of it. */
  readonly part: string | null;
  /** Answers in others' turns, not one's own turns. */
  readonly only: 'reactions' | null;
};

/** A moment (ISO 8601); the end of a turn of the game; or a wait whose time was over, as long as it goes on. */
export type PilotUntil =
  | { readonly what: 'date'; readonly at: string }
  | { readonly what: 'turn'; readonly turn: number }
  | { readonly what: 'wait'; readonly id: string; readonly kind: ObligationKind; readonly after: Pilot | null };
