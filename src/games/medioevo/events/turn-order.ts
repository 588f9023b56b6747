import { shuffled } from '../../../core/dice.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import type { Play } from '../engine/play.js';
import type { FrameOf } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';

/** The seats still playing, in seating order. */
export function players({ seats, realms }: Medioevo): readonly SeatId[] {
  return seats.filter((seat) => realms[seat]?.out !== true);
}

type Bids = { readonly [Seat: SeatId]: number };

/**
 * The auction of turn order (2.0): all bid in secret; the highest is first and alone pays, to the last. Those tied for
 * first bid again, and that is added.
 */
export const bidding: kit.Situation<Medioevo, Play, FrameOf<'bidding'>> = kit.inSecret({
  what: 'bid',
  verb: 'bid',
  atOnce: { 'bid-nothing': () => ({ verb: 'bid', florins: 0 }) },
  who: (_state, { among }) => among,
  asBefore(state, { before }, seat) {
    const florins = state.realms[seat]?.lastBid ?? 0;
    // A second bid of the tied is not last turn's bid; bidding nothing has its own button.
    if (florins === 0 || Object.keys(before).length > 0) return null;
    return { filled: { florins }, values: { florins } };
  },
  slots: [
    (state, { before }, seat) => kit.askNumber('florins', 0, (state.realms[seat]?.cash ?? 0) - (before[seat] ?? 0)),
  ],
  opened(play, here, chosen) {
    const bid = (seat: SeatId) => {
      const florins = chosen[seat]?.florins;
      return (here.before[seat] ?? 0) + (typeof florins === 'number' ? florins : 0);
    };
    const all = players(play.state);
    const again = Object.keys(here.before).length > 0;
    const bids: Bids = Object.fromEntries(all.map((seat) => [seat, bid(seat)]));
    const highest = Math.max(...here.among.map(bid));
    const tied = here.among.filter((seat) => bid(seat) === highest);
    if (tied.length > 1 && !again) {
      play.emit({ type: 'bids-shown', bids, order: [], tied: true });
      play.next({ kind: 'bidding', chosen: {}, among: tied, before: bids });
      return;
    }
    for (const [seat, lastBid] of Object.entries(bids)) play.changeRealm(seat, { lastBid });
    const known = play.state.order.length > 0;
    const order = orderBy(play, bids, here.among);
    play.set({ order, lastOrder: play.state.order });
    const equal = new Set(Object.values(bids)).size < all.length;
    const ties = equal ? { ties: known ? ('reversed' as const) : ('lots' as const) } : {};
    play.emit({ type: 'bids-shown', bids, order, tied: false, ...ties });
    const [first] = order;
    const last = order.at(-1);
    if (first === undefined || last === undefined) return;
    for (const seat of order) {
      play.changeRealm(seat, { firstRunning: seat === first ? play.realm(seat).firstRunning + 1 : 0 });
    }
    const florins = bids[first] ?? 0;
    if (florins === 0 || first === last) return;
    play.changeRealm(first, { cash: play.realm(first).cash - florins });
    play.receive(last, florins);
    play.emit({ type: 'order-paid', seat: first, with: last, florins });
  },
});

/**
 * By the bids, second bids for first place before all others; ties take the reverse of last turn's order, or are drawn
 * by lot in the first turn (2.0, RULINGS 5).
 */
function orderBy(play: Play, bids: Bids, among: readonly SeatId[]): readonly SeatId[] {
  const before = play.state.order;
  const seats = players(play.state);
  const second = (seat: SeatId) => (among.length < seats.length && among.includes(seat) ? 1 : 0);
  const isTied = seats.some((one) =>
    seats.some((other) => one !== other && bids[one] === bids[other] && second(one) === second(other)),
  );
  const lots = () => (isTied ? shuffled(play.dice, seats, { what: 'order' }) : seats);
  const tieOrder = before.length > 0 ? before.toReversed() : lots();
  const place = (seat: SeatId) => tieOrder.indexOf(seat);
  return seats.toSorted(
    (one, other) => second(other) - second(one) || (bids[other] ?? 0) - (bids[one] ?? 0) || place(one) - place(other),
  );
}

/** A seat's florins outside its fist: during bidding its own bid must stay covered. */
export function freeCash({ realms, frames }: Medioevo, seat: SeatId): number {
  const cash = realms[seat]?.cash ?? 0;
  // A card-answering window may stand above it.
  const bids = frames.findLast((frame) => frame.kind === 'bidding');
  if (bids?.kind !== 'bidding' || !bids.among.includes(seat)) return cash;
  const bid = bids.chosen[seat];
  return cash - (bids.before[seat] ?? 0) - (bid === undefined ? 0 : kit.numberIn(bid, 'florins'));
}
