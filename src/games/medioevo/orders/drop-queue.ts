import type { SeatId } from '../../../core/seat.js';
import type { Play } from '../engine/play.js';

/** What was given ahead is given up, with a surprise or at the end of the phase: told to its owner alone (6.13). */
export function dropQueue(play: Play, seat: SeatId): void {
  const { queue } = play.realm(seat);
  if (queue.length === 0) return;
  play.changeRealm(seat, { queue: [] });
  play.emit({ type: 'queue-dropped', seat, count: queue.length, audience: [seat] });
}

/** A card or a horde that nobody reckoned with: everybody looks again. */
export function dropAllQueues(play: Play): void {
  for (const seat of play.state.seats) dropQueue(play, seat);
}
