import type { Strength } from '../../core/adviser.js';
import type { ObligationKind } from '../../core/obligation.js';
import type { SeatId } from '../../core/seat.js';

/** A seat as stored: its player, and what is played for him. */
export interface SeatRecord {
  readonly seat: SeatId;
  readonly userId: string | null;
  readonly userName: string;
  /** Nobody is awaited in person: the autopilot plays the whole seat. Without a person it is a bot's. */
  readonly autopilot: boolean;
  /** How it plays, or for which part of what a person owes; null: the default for the whole seat, or nothing. */
  readonly pilot: Pilot | null;
  readonly substituteId: string | null;
  /** What he wants to be asked about in others' turns all the same: matters, or things of the game by id. */
  readonly asks?: readonly string[];
  /** How often his time has run out since he last acted: each time he gets less. */
  readonly lapses?: number;
}

/** What the autopilot does for a seat. */
export type Pilot = {
  readonly strength: Strength;
  readonly until: PilotUntil | null;
  /** Only for one part of the seat (a nation), by id; null: all of it. */
  readonly part: string | null;
  /** Answers in others' turns, not one's own turns. */
  readonly only: 'reactions' | null;
};

/** A moment (ISO 8601), the end of a turn of the game, or an overdue wait for as long as it lasts. */
export type PilotUntil =
  | { readonly what: 'date'; readonly at: string }
  | { readonly what: 'turn'; readonly turn: number }
  | { readonly what: 'wait'; readonly id: string; readonly kind: ObligationKind; readonly after: Pilot | null };
