import type { Interpreted } from '../../../core/contract/typing.js';
import { ok, type Phrase, type Result } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { isWaiving } from '../counters/waiving.js';
import { orderPhrase } from '../orders/phrase.js';
import type { Hispania } from '../state/state.js';

/** `/orders` alone: one's standing orders. */
export function ordersHeld(state: Hispania, seat: SeatId): Result<Interpreted> {
  const orders = state.players[seat]?.orders ?? [];
  const lines: Phrase[] = orders.map((order, index) => orderPhrase(order, index + 1));
  if (isWaiving(state, seat)) lines.push({ key: 'order-waiving' });
  const plans = [{ label: { key: 'ask-again' }, action: { verb: 'ask-again' } }];
  return ok({ kind: 'answer', lines: lines.length > 0 ? lines : [{ key: 'no-orders' }], plans });
}
