import type { SeatId } from '../../../core/seat.js';
import type { Play } from '../engine/play.js';
import type { EventKind } from '../facts/ids.js';
import { book } from '../state/reading.js';
import type { Hispania } from '../state/state.js';

/** Secret, and kept as long as one likes (10.3.2). */
export function handOf(state: Hispania, seat: SeatId): readonly EventKind[] {
  return state.players[seat]?.hand ?? [];
}

/** Public: how many counters a seat holds, and which were played; only these decide who is asked. */
export function mightHold(state: Hispania, seat: SeatId, event: EventKind): boolean {
  if (handOf(state, seat).length === 0) return false;
  const played = state.counters.played.filter((one) => one === event).length;
  return played < book(state).events.counts[event];
}

/** Played counters are discarded, even cancelled ones (10.3.24). */
export function discardCounter(play: Play, seat: SeatId, event: EventKind): void {
  const hand = [...handOf(play.state, seat)];
  const place = hand.indexOf(event);
  if (place < 0) return;
  hand.splice(place, 1);
  play.player(seat, { hand });
  const { bag, played } = play.state.counters;
  play.set({ counters: { bag, played: [...played, event] } });
}
