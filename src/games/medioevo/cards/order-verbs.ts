import * as kit from '../../../kit/index.js';
import { MOMENTS_OF } from '../facts/card-moments.js';
import { bookOf } from '../facts/override.js';
import { CARD_ORDERS } from '../state/realm.js';
import type { Medioevo } from '../state/state.js';
import type { CardVerb } from './verbs.js';

/** A seat's cards that some window asks for. */
function cardsAskedFor(state: Medioevo, seat: string): readonly string[] {
  const { cards } = bookOf(state.overrides);
  return (state.realms[seat]?.cards ?? []).flatMap(({ number }) => {
    const hook = cards.get(number)?.hook;
    return hook !== undefined && MOMENTS_OF[hook].length > 0 ? [`${number}`] : [];
  });
}

/** A card's standing order for windows: ask, always play, never (8.8). Nobody else learns of it. */
const cardOrder: CardVerb = {
  when: (state, seat) => cardsAskedFor(state, seat).length > 0,
  ask(state, seat, { card, order }) {
    if (card === undefined) return kit.askOne('card', 'empire-card', cardsAskedFor(state, seat));
    return order === undefined ? kit.askOne('order', 'card-order', CARD_ORDERS) : kit.DONE;
  },
  does(play, seat, action) {
    const order = kit.oneIn(CARD_ORDERS, action.order);
    const card = kit.textIn(action, 'card');
    if (order === null) return;
    play.changeRealm(seat, { cardOrders: { ...play.realm(seat).cardOrders, [card]: order } });
    play.emit({ type: 'order-set', seat, card: Number(card), order, audience: [seat] });
  },
};

export const ORDER_VERBS: Readonly<Record<string, CardVerb>> = { 'card-order': cardOrder };
