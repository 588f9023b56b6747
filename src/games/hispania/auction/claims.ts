import type { Action } from '../../../core/action.js';
import type { SeatId } from '../../../core/seat.js';
import { textIn } from '../../../kit/offers/chosen.js';
import { awaited } from '../../../kit/steps/awaited.js';
import { inParts } from '../../../kit/steps/in-parts.js';
import type { Play } from '../engine/play.js';
import type { Situation } from '../engine/rules.js';
import { bidOrder } from '../orders/following.js';
import type { OpenAuction, SealedAuction } from '../special/frame.js';
import type { Hispania } from '../state/state.js';
import { assignNation, nextOpener } from './assign.js';

/** Before bidding of either kind, each seat that needs the nation for its minimum says whether it claims it (14.5). */
const CLAIMS = awaited<Hispania, Play, Auction>({
  what: 'claim',
  kind: 'reaction',
  who: (_state, { claims }) => claims,
  values: (_state, { nation, least }) => ({ nation: { kind: 'nation', id: nation }, least }),
  verbs: {
    choose: {
      slots: [() => ({ kind: 'one', slot: 'choice', choices: [{ id: 'claim' }, { id: 'waive' }] })],
      does: answerClaim,
      byDefault: () => ({ verb: 'choose', choice: 'claim' }),
    },
  },
  settles: claimByOrder,
});
type Auction = OpenAuction | SealedAuction;

/** The claims, then the bids. */
export function claimsThen<Here extends Auction>(bids: Situation<Here>): Situation<Here> {
  return inParts<Hispania, Play, Here>((_state, { claims }) => claims.length > 0, CLAIMS, bids);
}

/** An order with a maximum bid also answers whether he wants it. */
function claimByOrder(play: Play, frame: Auction): boolean {
  for (const seat of frame.claims) {
    const most = bidOrder(play.state, seat, frame.nation);
    if (most === null) continue;
    answerClaim(play, frame, seat, { verb: 'choose', choice: most >= Math.max(1, frame.least) ? 'claim' : 'waive' });
    return true;
  }
  return false;
}

/** 14.5.3: a single claimant gets it for the least bid; several bid among themselves (14.5.4). */
function answerClaim(play: Play, frame: Auction, seat: SeatId, action: Action): void {
  const yes = textIn(action, 'choice') === 'claim';
  const claims = frame.claims.filter((other) => other !== seat);
  const claimed = yes ? [...frame.claimed, seat] : frame.claimed;
  if (yes) play.emit({ type: 'nation-claimed', seat, nation: frame.nation });
  const [only, second] = claimed;
  play.pop();
  if (claims.length === 0 && only !== undefined && second === undefined) {
    assignNation(play, frame.nation, only, frame.least, 'claim');
    return;
  }
  if (claims.length === 0) nextOpener(play);
  const seats =
    claims.length === 0 && second !== undefined ? frame.seats.filter((one) => claimed.includes(one)) : frame.seats;
  play.push({ ...frame, id: play.nextId(), claims, claimed, seats });
}
