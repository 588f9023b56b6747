import { awaited } from '../../../kit/steps/awaited.js';
import { pieceChoice, pieceIn } from '../engine/domain.js';
import type { Play } from '../engine/play.js';
import { OF_NATION } from '../engine/rules.js';
import type { NationId } from '../facts/ids.js';
import { purchaseOrder } from '../orders/following.js';
import type { PurchaseFrame } from '../state/frame.js';
import { cardOf, seatOf } from '../state/reading.js';
import { isUnitKind } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { affordable, buy, capReserve } from './purchase.js';
import { thriftyPurchase } from './thrift.js';

/** A vassal's income overflows its suzerain's reserve: he may buy at once (2.2.3). */
export const PURCHASE = awaited<Hispania, Play, PurchaseFrame>({
  what: 'purchase',
  kind: 'reaction',
  ...OF_NATION,
  verbs: {
    buy: {
      slots: [
        (state, { nation }) => ({ kind: 'one', slot: 'unit', choices: affordable(state, nation).map(pieceChoice) }),
      ],
      does(play, { nation }, _seat, action) {
        const unit = pieceIn(action.unit);
        if (unit !== null && isUnitKind(unit)) buy(play, nation, unit, 1);
      },
      byDefault(state, { nation }) {
        // The gold is lost otherwise, and until the unit is placed the land may feed more.
        const unit = thriftyPurchase(state, nation)?.unit ?? affordable(state, nation)[0];
        return unit === undefined ? { verb: 'done' } : { verb: 'buy', unit };
      },
    },
    done: { does: (play, { nation }) => close(play, nation) },
  },
  settles(play, { nation }) {
    const ordered = purchaseOrder(play.state, nation);
    const wanted = affordable(play.state, nation);
    const over = play.state.nations[nation].gold > cardOf(play.state, nation).reserve;
    if (!over || wanted.length === 0 || ordered === 'none' || seatOf(play.state, nation) === null) {
      close(play, nation);
      return true;
    }
    // His order is for something unaffordable, while other things are affordable: he is asked.
    if (ordered === null || !wanted.includes(ordered)) return false;
    buy(play, nation, ordered, 1);
    return true;
  },
});

/** Another purchase is possible while the reserve overflows; then the excess is lost (2.2.4). */
function close(play: Play, nation: NationId): void {
  play.pop();
  capReserve(play, nation);
}
