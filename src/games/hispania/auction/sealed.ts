import type { SeatId } from '../../../core/seat.js';
import { numberIn } from '../../../kit/offers/chosen.js';
import { DONE } from '../../../kit/offers/domain.js';
import type { Play } from '../engine/play.js';
import type { Situation } from '../engine/rules.js';
import { bidOrder } from '../orders/following.js';
import type { SealedAuction } from '../special/frame.js';
import { assign, drawLot, MOST_BID } from './assign.js';
import { answerClaim, askClaim, claimByOrder } from './claims.js';

/** Sealed bids for one nation: all at once, nobody sees another's before they are opened (14.7.1). */
export const SEALED: Situation<SealedAuction> = {
  owes(_state, frame) {
    const tied = frame.second ? { tied: { kind: 'choice', id: 'tied' } } : {};
    const values = { nation: { kind: 'nation', id: frame.nation }, least: frame.least, ...tied };
    if (frame.claims.length > 0)
      return frame.claims.map((seat) => ({ seats: [seat], kind: 'reaction', what: 'claim', values }));
    return missing(frame).map((seat) => ({ seats: [seat], kind: 'reaction', what: 'sealed-bid', values }));
  },
  offers(_state, frame, seat) {
    if (frame.claims.length > 0) return frame.claims.includes(seat) ? [{ verb: 'choose' }] : [];
    if (!missing(frame).includes(seat)) return [];
    return frame.second ? [{ verb: 'bid' }] : [{ verb: 'bid' }, { verb: 'pass' }];
  },
  ask(_state, frame, _seat, verb, filled) {
    if (verb === 'choose') return askClaim(filled);
    if (verb !== 'bid' || filled.points !== undefined) return DONE;
    return { kind: 'number', slot: 'points', min: frame.least, max: MOST_BID, step: 1 };
  },
  act(play, frame, seat, action) {
    if (action.verb === 'choose') {
      answerClaim(play, frame, seat, action);
      return;
    }
    seal(play, frame, seat, action.verb === 'bid' ? numberIn(action, 'points') : NO_BID);
  },
  /** Whoever is away does not bid; in a tie he repeats his bid. */
  fallback(_state, frame) {
    if (frame.claims.length > 0) return { verb: 'choose', choice: 'claim' };
    return frame.second ? { verb: 'bid', points: frame.least } : { verb: 'pass' };
  },
  settle(play, frame) {
    if (frame.claims.length > 0) return claimByOrder(play, frame) ? 'again' : 'wait';
    if (sealByOrder(play, frame)) return 'again';
    if (missing(frame).length > 0) return 'wait';
    play.pop();
    open(play, frame);
    return 'again';
  },
};

const NO_BID = -1;

function seal(play: Play, frame: SealedAuction, seat: SeatId, points: number): void {
  play.replace({ ...frame, bids: { ...frame.bids, [seat]: points } });
  // An envelope without a bid is as secret as one with a bid: else the record would tell them apart.
  if (points === NO_BID) play.emit({ type: 'bid-passed', seat, nation: frame.nation, audience: [seat] });
  else play.emit({ type: 'bid-made', seat, nation: frame.nation, points, audience: [seat] });
  play.emit({ type: 'bid-sealed', seat });
}

/** Standing orders write what they say; in a tie the same again, for one may not go below it (14.7.2). */
function sealByOrder(play: Play, frame: SealedAuction): boolean {
  for (const seat of missing(frame)) {
    const most = bidOrder(play.state, seat, frame.nation);
    if (most === null) continue;
    const enough = most >= Math.max(1, frame.least);
    seal(play, frame, seat, frame.second ? Math.max(most, frame.least) : enough ? most : NO_BID);
    return true;
  }
  return false;
}

function missing(frame: SealedAuction): readonly SeatId[] {
  return frame.seats.filter((seat) => frame.bids[seat] === undefined);
}

function open(play: Play, frame: SealedAuction): void {
  const bids = frame.seats.flatMap((seat) => {
    const points = frame.bids[seat] ?? NO_BID;
    return points === NO_BID ? [] : [{ seat, points }];
  });
  play.emit({ type: 'bids-opened', nation: frame.nation, bids, reveals: true });
  const best = Math.max(...bids.map(({ points }) => points));
  const highest = bids.filter(({ points }) => points === best).map(({ seat }) => seat);
  const [winner, rival] = highest;
  if (winner === undefined) {
    const seat = drawLot(play, frame.seats, frame.nation);
    if (seat !== null) assign(play, frame.nation, seat, frame.least, 'lot');
  } else if (rival === undefined) {
    assign(play, frame.nation, winner, best, 'bid');
  } else if (!frame.second) {
    // Equal highest bidders bid again, at least as much (14.7.2).
    play.push({ ...frame, id: play.nextId(), least: best, seats: highest, bids: {}, second: true });
  } else {
    const seat = drawLot(play, highest, frame.nation);
    if (seat !== null) assign(play, frame.nation, seat, best, 'bid');
  }
}
