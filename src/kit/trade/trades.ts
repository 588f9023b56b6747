import type { Tally } from '../../core/action.js';
import type { SeatId } from '../../core/seat.js';

/** What one seat gives another for something: open until it is accepted, declined, countered or withdrawn. */
export type TradeOffer = {
  readonly id: number;
  readonly from: SeatId;
  readonly to: SeatId;
  readonly gives: Tally;
  readonly takes: Tally;
  /** What is promised besides: words, which bind nobody. */
  readonly promise: string;
};

/** `last`: ids are given once, so that no late answer meets another offer. */
export type Trades = { readonly last: number; readonly open: readonly TradeOffer[] };

export const NO_TRADES: Trades = { last: 0, open: [] };

export function proposed({ last, open }: Trades, offer: Omit<TradeOffer, 'id'>): Trades {
  return { last: last + 1, open: [...open, { ...offer, id: last + 1 }] };
}

export function tradeOf({ open }: Trades, id: string): TradeOffer | null {
  return open.find((offer) => String(offer.id) === id) ?? null;
}

/** Without it: it was accepted, declined, withdrawn, or its time is over. */
export function closed(trades: Trades, ...ids: readonly number[]): Trades {
  return { ...trades, open: trades.open.filter(({ id }) => !ids.includes(id)) };
}

/** Of secret trades only those that concern the viewer. */
export function seenTrades({ open }: Trades, viewer: SeatId | null): Trades {
  return { last: 0, open: open.filter(({ from, to }) => viewer !== null && (from === viewer || to === viewer)) };
}
