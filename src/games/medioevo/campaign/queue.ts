import type { SeatId } from '../../../core/seat.js';
import type { Play } from '../engine/play.js';
import { moveIn } from '../movement/questions.js';
import { dropQueue } from '../orders/drop-queue.js';
import { movesOf } from '../orders/planned-moves.js';
import type { FrameOf } from '../state/frame.js';
import type { QueuedMove } from '../state/realm.js';

/**
 * The next queued move, if its way and its destination are unchanged (6.13.2). Otherwise the rest of the queue is
 * dropped and its owner is told.
 */
export function queuedLeg(play: Play, here: FrameOf<'combat'>, seat: SeatId): QueuedMove | null {
  const [queued, ...rest] = play.realm(seat).queue;
  if (queued === undefined) return null;
  const move = moveIn(play.state, seat, here, movesOf(queued));
  const asBefore =
    move !== null && move.destination.entry === queued.entry && `${move.destination.way}` === `${queued.way}`;
  if (!asBefore) {
    dropQueue(play, seat);
    return null;
  }
  play.changeRealm(seat, { queue: rest });
  return queued;
}
