import type { Action } from '../../../core/action.js';
import type { SeatId } from '../../../core/seat.js';
import { numberIn } from '../../../kit/offers/chosen.js';
import { inSecretBy } from '../../../kit/steps/in-secret.js';
import type { Play } from '../engine/play.js';
import { bidOrder } from '../orders/following.js';
import type { SealedAuction } from '../special/frame.js';
import type { Hispania } from '../state/state.js';
import { assignNation, drawLot, MOST_BID } from './assign.js';
import { claimsThen } from './claims.js';

/** Sealed bids for one nation: all at once, secret until opened (14.7.1). */
export const SEALED = claimsThen<SealedAuction>(
  inSecretBy<Hispania, Play, SealedAuction>(
    { has: ({ bids }, seat) => bids[seat] !== undefined, keeps: seal },
    {
      what: 'sealed-bid',
      kind: 'reaction',
      verb: 'bid',
      once: true,
      who: (_state, { seats }) => seats,
      values: (_state, { nation, least, second }) => ({
        nation: { kind: 'nation', id: nation },
        least,
        ...(second ? { tied: { kind: 'choice', id: 'tied' } } : {}),
      }),
      slots: [(_state, { least }) => ({ kind: 'number', slot: 'points', min: least, max: MOST_BID, step: 1 })],
      atOnce: { pass: (_state, { second }) => (second ? null : { verb: 'pass' }) },
      /** An absent player does not bid; in a tie he repeats his bid. */
      byDefault: (_state, { second, least }) => (second ? { verb: 'bid', points: least } : { verb: 'pass' }),
      ahead: bidAhead,
      opened: open,
    },
  ),
);

const NO_BID = -1;

function seal(play: Play, frame: SealedAuction, seat: SeatId, action: Action): void {
  const points = action.verb === 'bid' ? numberIn(action, 'points') : NO_BID;
  play.replace({ ...frame, bids: { ...frame.bids, [seat]: points } });
  // An envelope without a bid is just as secret: otherwise the record would reveal it.
  if (points === NO_BID) play.emit({ type: 'bid-passed', seat, nation: frame.nation, audience: [seat] });
  else play.emit({ type: 'bid-made', seat, nation: frame.nation, points, audience: [seat] });
  play.emit({ type: 'bid-sealed', seat });
}

/** Standing orders write their bid; in a tie the same again, as it may not be lower (14.7.2). */
function bidAhead(state: Hispania, { nation, least, second }: SealedAuction, seat: SeatId): Action | null {
  const most = bidOrder(state, seat, nation);
  if (most === null) return null;
  if (second) return { verb: 'bid', points: Math.max(most, least) };
  return most >= Math.max(1, least) ? { verb: 'bid', points: most } : { verb: 'pass' };
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
    if (seat !== null) assignNation(play, frame.nation, seat, frame.least, 'lot');
  } else if (rival === undefined) {
    assignNation(play, frame.nation, winner, best, 'bid');
  } else if (!frame.second) {
    // Ties for the highest bid again, at least as much (14.7.2).
    play.push({ ...frame, id: play.nextId(), least: best, seats: highest, bids: {}, second: true });
  } else {
    const seat = drawLot(play, highest, frame.nation);
    if (seat !== null) assignNation(play, frame.nation, seat, best, 'bid');
  }
}
