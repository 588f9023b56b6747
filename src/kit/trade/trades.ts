import type { Tally } from '../../core/action.js';
import type { SeatId } from '../../core/seat.js';

/** An exchange proposed to another seat: open until accepted, declined, countered or withdrawn. */
export type TradeOffer = {
  readonly id: number;
  readonly from: SeatId;
  readonly to: SeatId;
  readonly gives: Tally;
  readonly takes: Tally;
  /** A promise in words, which binds nobody. */
  readonly promise: string;
};

/** `last`: ids are never reused, so that a late answer cannot meet another offer. */
export type Trades = { readonly last: number; readonly open: readonly TradeOffer[] };

export const NO_TRADES: Trades = { last: 0, open: [] };

export function withTrade({ last, open }: Trades, offer: Omit<TradeOffer, 'id'>): Trades {
  return { last: last + 1, open: [...open, { ...offer, id: last + 1 }] };
}

export function tradeOf({ open }: Trades, id: string): TradeOffer | null {
  return open.find((offer) => String(offer.id) === id) ?? null;
}

/** Without these: accepted, declined, withdrawn, or expired. */
export function withoutTrades(trades: Trades, ...ids: readonly number[]): Trades {
  return { ...trades, open: trades.open.filter(({ id }) => !ids.includes(id)) };
}

/** Secret trades are visible only to the seats involved. */
export function seenTrades({ open }: Trades, viewer: SeatId | null): Trades {
  return { last: 0, open: open.filter(({ from, to }) => viewer !== null && (from === viewer || to === viewer)) };
}
