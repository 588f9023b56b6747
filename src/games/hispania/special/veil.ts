import type { JsonObject } from '../../../core/json.js';
import type { SeatId } from '../../../core/seat.js';
import type { Frame } from '../state/frame.js';

/** A frame as a reader may see it: sealed bids are his own until they are opened; that one was made is public. */
export function veilFrame(frame: Frame, reader: SeatId | null): JsonObject {
  if (frame.kind === 'sealed') return { ...frame, bids: veiled(frame.bids, reader) };
  if (frame.kind === 'lots') return { ...frame, bids: veiled(frame.bids, reader) };
  return { ...frame };
}

function veiled<Bid extends number | JsonObject>(
  bids: { readonly [seat: SeatId]: Bid },
  reader: SeatId | null,
): JsonObject {
  return Object.fromEntries(Object.entries(bids).map(([seat, bid]) => [seat, seat === reader ? bid : true]));
}
