import type { TypedOptions } from '../../../core/command.js';
import type { Interpreted } from '../../../core/contract/typing.js';
import { ok, type Phrase, type Result, refuse } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { isWaiving } from '../counters/waiving.js';
import { orderPhrase } from '../orders/phrase.js';
import { ORDER_KINDS } from '../state/order.js';
import type { Hispania } from '../state/state.js';
import { fillIn } from './filling.js';
import { choiceNamed } from './lexicon.js';

/** `/orders`: without options they are shown; with a kind one is given; `cancel` takes one back by its number. */
export function meantOrders(state: Hispania, seat: SeatId, options: TypedOptions): Result<Interpreted> {
  const orders = state.players[seat]?.orders ?? [];
  if (options.cancel !== undefined) {
    return ok({ kind: 'actions', actions: [{ verb: 'cancel', order: String(Number(options.cancel) - 1) }] });
  }
  if (options.kind === undefined) {
    const lines: Phrase[] = orders.map((order, index) => orderPhrase(order, index + 1));
    if (isWaiving(state, seat)) lines.push({ key: 'order-waiving' });
    const plans = [{ label: { key: 'ask-again' }, action: { verb: 'ask-again' } }];
    return ok({ kind: 'answer', lines: lines.length > 0 ? lines : [{ key: 'no-orders' }], plans });
  }
  const bids = kindNamed(options) === 'bid';
  if (bids && (options.points ?? options.count ?? options.choice) === undefined)
    return refuse('slot-missing', { slot: { kind: 'slot', id: 'points' } });
  const filled = fillIn(state, seat, 'order', options, ORDER_ALIASES, unsaid(options));
  return filled.ok ? ok({ kind: 'actions', actions: [filled.value] }) : filled;
}

/** The options of `/orders` that stand for slots of an order. */
export const ORDER_ALIASES: { readonly [slot: string]: readonly string[] } = {
  until: ['choice'],
  answer: ['choice'],
  first: ['unit'],
  points: ['count', 'choice'],
  unless: ['nation'],
  from: ['province'],
};

function kindNamed(options: TypedOptions): string | undefined {
  const kinds = ORDER_KINDS.map((id) => ({ id }));
  return choiceNamed(kinds, String(options.kind))?.id;
}

/** What is not said of an order means any; some orders are for one nation, which must be named. */
function unsaid(options: TypedOptions): TypedOptions {
  const kind = kindNamed(options);
  const named = kind === 'submit' || kind === 'purchase' || kind === 'capital' || kind === 'bid';
  const general: TypedOptions = { event: 'any', from: 'any', unless: 'none' };
  const nation: TypedOptions = named ? {} : { nation: 'any' };
  const province: TypedOptions = kind === 'capital' ? {} : { province: 'any' };
  const to: TypedOptions = kind === 'submit' ? { to: 'any' } : {};
  return { ...general, ...nation, ...province, ...to };
}
