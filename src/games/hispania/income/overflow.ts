import { DONE } from '../../../kit/offers/domain.js';
import { pieceChoice, pieceIn } from '../engine/domain.js';
import type { Play } from '../engine/play.js';
import type { Situation } from '../engine/rules.js';
import type { NationId, UnitKind } from '../facts/ids.js';
import { purchaseOrder } from '../orders/following.js';
import type { PurchaseFrame } from '../state/frame.js';
import { card, seatOf } from '../state/reading.js';
import { isUnitKind } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { affordable, buy, capReserve } from './purchase.js';
import { thrifty } from './thrift.js';

/** The suzerain's reserve overflows on a vassal's income: it may buy at once (2.2.3). */
export const PURCHASE: Situation<PurchaseFrame> = {
  owes(state, frame) {
    const seat = seatOf(state, frame.nation);
    if (seat === null) return [];
    return [
      { seats: [seat], kind: 'reaction', what: 'purchase', values: { nation: { kind: 'nation', id: frame.nation } } },
    ];
  },
  offers(state, frame, seat) {
    return seatOf(state, frame.nation) === seat ? [{ verb: 'buy' }, { verb: 'done' }] : [];
  },
  ask(state, frame, _seat, verb, filled) {
    if (verb !== 'buy' || filled.unit !== undefined) return DONE;
    return { kind: 'one', slot: 'unit', choices: wares(state, frame).map(pieceChoice) };
  },
  act(play, frame, _seat, action) {
    const unit = action.verb === 'buy' ? pieceIn(action.unit) : null;
    if (unit !== null && isUnitKind(unit)) buy(play, frame.nation, unit, 1);
    else close(play, frame.nation);
  },
  fallback(state, frame) {
    // The gold is lost otherwise, and before it is placed the land may feed more.
    const unit = thrifty(state, frame.nation)?.unit ?? wares(state, frame)[0];
    return unit === undefined ? { verb: 'done' } : { verb: 'buy', unit };
  },
  settle(play, frame) {
    const ordered = purchaseOrder(play.state, frame.nation);
    const wanted = wares(play.state, frame);
    const over = play.state.nations[frame.nation].gold > card(play.state, frame.nation).reserve;
    if (!over || wanted.length === 0 || ordered === 'none' || seatOf(play.state, frame.nation) === null) {
      close(play, frame.nation);
      return 'again';
    }
    // An order for what he cannot buy, while there is something that he can: he is asked.
    if (ordered === null || !wanted.includes(ordered)) return 'wait';
    buy(play, frame.nation, ordered, 1);
    return 'again';
  },
};

/** As long as the reserve overflows there may be one more purchase; what then exceeds it is lost (2.2.4). */
function close(play: Play, nation: NationId): void {
  play.pop();
  capReserve(play, nation);
}

function wares(state: Hispania, frame: PurchaseFrame): readonly UnitKind[] {
  return affordable(state, frame.nation);
}
