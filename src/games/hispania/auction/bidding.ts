import type { SeatId } from '../../../core/seat.js';
import { numberIn } from '../../../kit/offers/chosen.js';
import { DONE } from '../../../kit/offers/domain.js';
import type { Play } from '../engine/play.js';
import type { Situation } from '../engine/rules.js';
import { bidOrder } from '../orders/following.js';
import type { OpenAuction } from '../special/frame.js';
import { assign, drawLot, MOST_BID } from './assign.js';
import { answerClaim, askClaim, claimByOrder } from './claims.js';
import { giveLot } from './lots.js';

/** An open auction: a bid raises, a pass is for this round only; it ends when nobody raises any more (14.2.2). */
export const AUCTION: Situation<OpenAuction> = {
  owes(state, frame) {
    const { nation, claims, high } = frame;
    const values = {
      nation: { kind: 'nation', id: nation },
      least: floor(frame),
      ...(high === null ? {} : { high: high.points, by: { kind: 'seat', id: high.seat } }),
    };
    if (claims.length > 0) return claims.map((seat) => ({ seats: [seat], kind: 'reaction', what: 'claim', values }));
    const seat = bidder(frame);
    return seat === null || state.stage.phase === 'over'
      ? []
      : [{ seats: [seat], kind: 'reaction', what: 'bid', values }];
  },
  offers(_state, frame, seat) {
    if (frame.claims.length > 0) return frame.claims.includes(seat) ? [{ verb: 'choose' }] : [];
    return bidder(frame) === seat ? [{ verb: 'bid' }, { verb: 'pass' }] : [];
  },
  ask(_state, frame, _seat, verb, filled) {
    if (verb === 'choose') return askClaim(filled);
    if (verb !== 'bid' || filled.points !== undefined) return DONE;
    return { kind: 'number', slot: 'points', min: floor(frame), max: MOST_BID, step: 1 };
  },
  act(play, frame, seat, action) {
    if (action.verb === 'choose') {
      answerClaim(play, frame, seat, action);
      return;
    }
    bid(play, frame, seat, action.verb === 'bid' ? numberIn(action, 'points') : null);
  },
  fallback: (_state, frame) => (frame.claims.length > 0 ? { verb: 'choose', choice: 'claim' } : { verb: 'pass' }),
  settle(play, frame) {
    if (frame.claims.length > 0) return claimByOrder(play, frame) ? 'again' : 'wait';
    if (isOver(frame)) {
      play.pop();
      close(play, frame);
      return 'again';
    }
    return bidByOrder(play, frame) ? 'again' : 'wait';
  },
};

/** A bid, or (null) a pass. */
function bid(play: Play, frame: OpenAuction, seat: SeatId, points: number | null): void {
  if (points === null) {
    play.emit({ type: 'bid-passed', seat, nation: frame.nation });
    advance(play, { ...frame, passes: frame.passes + 1 });
  } else {
    play.emit({ type: 'bid-made', seat, nation: frame.nation, points });
    advance(play, { ...frame, high: { seat, points }, passes: 0 });
  }
}

/** A standing order raises by no more than it must, up to what it says. */
function bidByOrder(play: Play, frame: OpenAuction): boolean {
  const seat = bidder(frame);
  const most = frame.lot === 'nation' ? bidOrder(play.state, seat, frame.nation) : null;
  if (seat === null || most === null) return false;
  bid(play, frame, seat, most > 0 && floor(frame) <= most ? floor(frame) : null);
  return true;
}

function bidder({ seats, turn }: OpenAuction): SeatId | null {
  return seats[turn % seats.length] ?? null;
}
function floor({ high, least }: OpenAuction): number {
  return high === null ? least : high.points + 1;
}
/** Everybody else has passed since the last bid, or everybody at the start; or nobody could raise. */
function isOver(frame: OpenAuction): boolean {
  return frame.passes >= frame.seats.length - (frame.high === null ? 0 : 1) || floor(frame) > MOST_BID;
}

/** The next one is somebody new to wait for: a new number, so that a reminder is not counted twice. */
function advance(play: Play, frame: OpenAuction): void {
  play.pop();
  play.push({ ...frame, id: play.nextId(), turn: (frame.turn + 1) % frame.seats.length });
}

/** To the highest bidder; where nobody bid, to one at random (14.2.6). */
function close(play: Play, frame: OpenAuction): void {
  const { nation, high, seats, least, lot } = frame;
  if (lot === 'group') {
    const seat = high?.seat ?? drawLot(play, seats, nation);
    if (seat !== null) giveLot(play, nation, seat, high?.points ?? least);
    return;
  }
  if (high !== null) {
    assign(play, nation, high.seat, high.points, 'bid');
    return;
  }
  const seat = drawLot(play, seats, nation);
  if (seat !== null) assign(play, nation, seat, least, 'lot');
}
