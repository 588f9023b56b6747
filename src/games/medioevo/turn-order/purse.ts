import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import type { Medioevo } from '../state/state.js';

/** The florins of a seat that it has not in its fist: while bids are made, its own must be covered when they are shown. */
export function freeCash({ realms, frames }: Medioevo, seat: SeatId): number {
  const cash = realms[seat]?.cash ?? 0;
  const inner = frames.at(-1);
  if (inner?.kind !== 'bidding' || !inner.among.includes(seat)) return cash;
  const bid = inner.chosen[seat];
  return cash - (inner.before[seat] ?? 0) - (bid === undefined ? 0 : kit.numberIn(bid, 'florins'));
}
