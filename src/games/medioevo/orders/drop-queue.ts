import type { SeatId } from '../../../core/seat.js';
import type { Play } from '../engine/play.js';

/** What was given ahead is given up, with a surprise: its owner alone is told, and asked to look again (6.13.2). */
export function dropQueue(play: Play, seat: SeatId): void {
  const { queue, dropped } = play.realm(seat);
  if (queue.length === 0) return;
  play.changeRealm(seat, { queue: [], dropped: dropped + queue.length });
  play.emit({ type: 'queue-dropped', seat, count: queue.length, audience: [seat] });
}

/** At the end of the phase nothing can be planned anew. */
export function dropAllQueues(play: Play): void {
  for (const seat of play.state.seats) {
    dropQueue(play, seat);
    if (play.realm(seat).dropped > 0) play.changeRealm(seat, { dropped: 0 });
  }
}
