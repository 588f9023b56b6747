import type { Action } from '../../../core/action.js';
import type { Domain } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import { textIn } from '../../../kit/offers/chosen.js';
import { DONE } from '../../../kit/offers/domain.js';
import type { Play } from '../engine/play.js';
import { bidOrder } from '../orders/following.js';
import type { OpenAuction, SealedAuction } from '../special/frame.js';
import { assign, nextOpener } from './assign.js';

/** Before the bids of either kind, each seat that needs the nation for its minimum says whether it claims it (14.5). */
export function askClaim(filled: Omit<Action, 'verb'>): Domain {
  return filled.choice === undefined
    ? { kind: 'one', slot: 'choice', choices: [{ id: 'claim' }, { id: 'waive' }] }
    : DONE;
}

/** Whoever has said what he bids at most has said whether he wants it at all. */
export function claimByOrder(play: Play, frame: OpenAuction | SealedAuction): boolean {
  for (const seat of frame.claims) {
    const most = bidOrder(play.state, seat, frame.nation);
    if (most === null) continue;
    answerClaim(play, frame, seat, { verb: 'choose', choice: most >= Math.max(1, frame.least) ? 'claim' : 'waive' });
    return true;
  }
  return false;
}

/** 14.5.3: one who needs it has it for the least bid; several bid for it among themselves (14.5.4). */
export function answerClaim(play: Play, frame: OpenAuction | SealedAuction, seat: SeatId, action: Action): void {
  const yes = textIn(action, 'choice') === 'claim';
  const claims = frame.claims.filter((other) => other !== seat);
  const claimed = yes ? [...frame.claimed, seat] : frame.claimed;
  if (yes) play.emit({ type: 'nation-claimed', seat, nation: frame.nation });
  const [only, second] = claimed;
  play.pop();
  if (claims.length === 0 && only !== undefined && second === undefined) {
    assign(play, frame.nation, only, frame.least, 'claim');
    return;
  }
  if (claims.length === 0) nextOpener(play);
  const seats =
    claims.length === 0 && second !== undefined ? frame.seats.filter((one) => claimed.includes(one)) : frame.seats;
  play.push({ ...frame, id: play.nextId(), claims, claimed, seats });
}
