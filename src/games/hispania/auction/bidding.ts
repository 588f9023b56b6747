import type { SeatId } from '../../../core/seat.js';
import { numberIn } from '../../../kit/offers/chosen.js';
import { awaited } from '../../../kit/steps/awaited.js';
import type { Play } from '../engine/play.js';
import { bidOrder } from '../orders/following.js';
import type { OpenAuction } from '../special/frame.js';
import type { Hispania } from '../state/state.js';
import { assignNation, drawLot, MOST_BID } from './assign.js';
import { claimsThen } from './claims.js';
import { giveLot } from './lots.js';

/** An open auction: a bid raises, a pass counts for this round only; it ends when nobody raises any more (14.2.2). */
export const AUCTION = claimsThen<OpenAuction>(
  awaited<Hispania, Play, OpenAuction>({
    what: 'bid',
    kind: 'reaction',
    who: (_state, frame) => bidders(frame),
    values: (_state, frame) => ({
      nation: { kind: 'nation', id: frame.nation },
      least: floor(frame),
      ...(frame.high === null ? {} : { high: frame.high.points, by: { kind: 'seat', id: frame.high.seat } }),
    }),
    verbs: {
      bid: {
        slots: [(_state, frame) => ({ kind: 'number', slot: 'points', min: floor(frame), max: MOST_BID, step: 1 })],
        does: (play, frame, seat, action) => bid(play, frame, seat, numberIn(action, 'points')),
      },
      pass: { byDefault: true, does: (play, frame, seat) => bid(play, frame, seat, null) },
    },
    settles(play, frame) {
      if (!isOver(frame)) return bidByOrder(play, frame);
      play.pop();
      close(play, frame);
      return true;
    },
  }),
);

/** A bid, or a pass (null). */
function bid(play: Play, frame: OpenAuction, seat: SeatId, points: number | null): void {
  if (points === null) {
    play.emit({ type: 'bid-passed', seat, nation: frame.nation });
    advance(play, { ...frame, passes: frame.passes + 1 });
  } else {
    play.emit({ type: 'bid-made', seat, nation: frame.nation, points });
    advance(play, { ...frame, high: { seat, points }, passes: 0 });
  }
}

/** A standing order raises by the minimum, up to its limit. */
function bidByOrder(play: Play, frame: OpenAuction): boolean {
  const [seat] = bidders(frame);
  if (seat === undefined || frame.lot !== 'nation') return false;
  const most = bidOrder(play.state, seat, frame.nation);
  if (most === null) return false;
  bid(play, frame, seat, most > 0 && floor(frame) <= most ? floor(frame) : null);
  return true;
}

/** The bidder whose turn it is, if any. */
function bidders({ seats, turn }: OpenAuction): readonly SeatId[] {
  const seat = seats[turn % seats.length];
  return seat === undefined ? [] : [seat];
}
function floor({ high, least }: OpenAuction): number {
  return high === null ? least : high.points + 1;
}
/** Everybody else has passed since the last bid, or everybody at the start; or nobody could raise. */
function isOver(frame: OpenAuction): boolean {
  return frame.passes >= frame.seats.length - (frame.high === null ? 0 : 1) || floor(frame) > MOST_BID;
}

/** The next bidder is a new wait: a new number, so that reminders count correctly. */
function advance(play: Play, frame: OpenAuction): void {
  play.pop();
  play.push({ ...frame, id: play.nextId(), turn: (frame.turn + 1) % frame.seats.length });
}

/** To the highest bidder; without bids, to a random seat (14.2.6). */
function close(play: Play, frame: OpenAuction): void {
  const { nation, high, seats, least, lot } = frame;
  if (lot === 'group') {
    const seat = high?.seat ?? drawLot(play, seats, nation);
    if (seat !== null) giveLot(play, nation, seat, high?.points ?? least);
    return;
  }
  if (high !== null) {
    assignNation(play, nation, high.seat, high.points, 'bid');
    return;
  }
  const seat = drawLot(play, seats, nation);
  if (seat !== null) assignNation(play, nation, seat, least, 'lot');
}
