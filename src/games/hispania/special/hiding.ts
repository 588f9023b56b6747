import type { SeatId } from '../../../core/seat.js';
import type { Frame } from '../state/frame.js';

/** The frame without what this seat may not know: sealed bids are their makers' own until they are opened. */
export function hideFrame(frame: Frame, viewer: SeatId | null): Frame {
  if (frame.kind === 'sealed') return { ...frame, bids: ownOnly(frame.bids, viewer) };
  if (frame.kind === 'lots') return { ...frame, bids: ownOnly(frame.bids, viewer) };
  return frame;
}

function ownOnly<Bid>(bids: { readonly [seat: SeatId]: Bid }, viewer: SeatId | null): { readonly [seat: SeatId]: Bid } {
  return Object.fromEntries(Object.entries(bids).filter(([seat]) => seat === viewer));
}
