import type { SeatId } from '../../../core/seat.js';
import type { NationId } from '../facts/ids.js';
import type { Hispania } from '../state/state.js';

/** A nation's total score so far, whoever played it. */
export function nationScore(state: Hispania, nation: NationId): number {
  return state.ledger.reduce((sum, entry) => (entry.nation === nation ? sum + entry.points : sum), 0);
}

/**
 * A seat's score from its nations, less what it paid for them (15.1); it may be negative (15.3). At the end it ranks
 * the seats (15.2).
 */
export function seatScore(state: Hispania, seat: SeatId): number {
  const scored = state.ledger.reduce((sum, entry) => (entry.seat === seat ? sum + entry.points : sum), 0);
  const paid = (state.players[seat]?.bids ?? []).reduce((sum, bid) => sum + bid.points, 0);
  return scored - paid;
}
