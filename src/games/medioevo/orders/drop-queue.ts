import type { SeatId } from '../../../core/seat.js';
import type { Play } from '../engine/play.js';

/** A surprise drops the queue: only its owner is told, and asked to look again (6.13.2). */
export function dropQueue(play: Play, seat: SeatId): void {
  const { queue, dropped } = play.realm(seat);
  if (queue.length === 0) return;
  play.changeRealm(seat, { queue: [], dropped: dropped + queue.length });
  play.emit({ type: 'queue-dropped', seat, count: queue.length, audience: [seat] });
}

/** At the end of the phase nothing can be planned again. */
export function dropAllQueues(play: Play): void {
  for (const seat of play.state.seats) {
    dropQueue(play, seat);
    if (play.realm(seat).dropped > 0) play.changeRealm(seat, { dropped: 0 });
  }
}
