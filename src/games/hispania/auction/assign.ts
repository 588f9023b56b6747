import { CHAPTER_ENDED } from '../../../core/chronicle.js';
import type { SeatId } from '../../../core/seat.js';
import type { Play } from '../engine/play.js';
import type { NationId } from '../facts/ids.js';
import type { BidKind } from '../state/state.js';

type How = 'bid' | 'forced' | 'lot' | 'claim' | 'major' | 'major-bid' | 'major-lot' | 'heir';

/** Each of these ends a chapter: one nation's bids are told once, not again with the next. */
const WAS_BID_FOR: readonly How[] = ['bid', 'lot', 'claim'];

/** No sensible bid is higher. */
export const MOST_BID = 250;

/** A seat gets a nation for these points, subtracted from its final score (14.2.2, 15.1, 15.4). */
export function assignNation(play: Play, nation: NationId, seat: SeatId, points: number, how: How): void {
  play.nation(nation, { seat });
  forgetBids(play, nation);
  payBid(play, seat, nation, points, how.startsWith('major') ? 'initial' : how === 'forced' ? 'forced' : 'nation');
  play.emit({ type: 'nation-assigned', seat, nation, points, how });
  if (WAS_BID_FOR.includes(how))
    play.emit({ type: CHAPTER_ENDED, chapter: 'sold', nation: null, turn: play.state.turn, still: true });
}

/** After an auction begins, the seat to the left opens the next one (14.2.5). An attribution is no auction (14.5). */
export function nextOpener(play: Play): void {
  play.set({ opener: (play.state.opener + 1) % play.state.seats.length });
}

/** Orders to bid for it become void. */
function forgetBids(play: Play, nation: NationId): void {
  for (const seat of play.state.seats) {
    const orders = play.state.players[seat]?.orders ?? [];
    const left = orders.filter((order) => order.kind !== 'bid' || order.nation !== nation);
    if (left.length < orders.length) play.player(seat, { orders: left });
  }
}

/** Subtracted from the final score (10.1.5). */
export function payBid(play: Play, seat: SeatId, nation: NationId, points: number, kind: BidKind): void {
  const player = play.state.players[seat];
  if (player === undefined || points === 0) return;
  play.player(seat, { bids: [...player.bids, { nation, points, turn: play.state.turn, kind }] });
}

/** One of several, by a public die. */
export function drawLot(play: Play, seats: readonly SeatId[], nation: NationId): SeatId | null {
  const [only, second] = seats;
  if (second === undefined) return only ?? null;
  const face = play.dice.roll(seats.length, { what: 'lot', values: { nation: { kind: 'nation', id: nation } } });
  return seats[face - 1] ?? null;
}
