import type { SeatId } from '../../../core/seat.js';
import type { Frame } from '../state/frame.js';

/** The frame without what this seat may not know (sealed bids). */
export function hideFrame(frame: Frame, _viewer: SeatId | null): Frame {
  return frame;
}
