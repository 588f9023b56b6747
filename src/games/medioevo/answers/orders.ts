import { ok, type Phrase, refuse, type Term } from '../../../core/result.js';
import type * as kit from '../../../kit/index.js';
import { isPlace } from '../facts/place-ids.js';
import { type BattleOrder, ORDER_FIELDS, USUAL_BATTLE_ORDER } from '../state/battle-order.js';
import type { Realm } from '../state/realm.js';
import type { Medioevo } from '../state/state.js';
import { cardTerm } from './named.js';

/** `/orders`: one's own standing orders, shown privately (6.12.2, 6.13.1, 8.8). */
export const ordersAnswer: kit.Answer<Medioevo> = (state, seat) => {
  const realm = seat === null ? undefined : state.realms[seat];
  if (realm === undefined) return refuse('not-seated');
  const lines = [...battleLines(realm), ...moveLines(realm), ...cardLines(realm)];
  return ok({ kind: 'answer', lines: lines.length > 0 ? lines : [{ key: 'no-orders' }] });
};

function battleLines({ battleOrder, placeOrders }: Realm): readonly Phrase[] {
  const places = Object.entries(placeOrders).flatMap(([at, order]) =>
    isPlace(at) ? ordered({ kind: 'place', id: at }, order) : [],
  );
  return [...ordered({ kind: 'order-for', id: 'all' }, battleOrder), ...places];
}

/** Only what differs from the default. */
function ordered(armies: Term, order: BattleOrder): readonly Phrase[] {
  const line = (field: string, value: Term): Phrase => ({
    key: 'order',
    values: { for: armies, field: { kind: 'order-field', id: field }, value },
  });
  const said = ORDER_FIELDS.flatMap((field) =>
    order[field] === USUAL_BATTLE_ORDER[field] ? [] : [line(field, { kind: `order-${field}`, id: order[field] })],
  );
  const usual = order.losses.join() === USUAL_BATTLE_ORDER.losses.join();
  const losses = order.losses.map((id): Term => ({ kind: 'unit-type', id }));
  return usual ? said : [...said, line('losses', losses)];
}

function moveLines({ queue }: Realm): readonly Phrase[] {
  return queue.map(({ from, to }, index) => ({
    key: 'order-move',
    values: { number: index + 1, from: { kind: 'place', id: from }, to: { kind: 'place', id: to } },
  }));
}

function cardLines({ cardOrders, keepsBack, cards }: Realm): readonly Phrase[] {
  const own = Object.entries(cardOrders).filter(([number]) => cards.some((card) => `${card.number}` === number));
  const lines = own.map(([number, order]): Phrase => {
    return { key: 'order-card', values: { card: cardTerm(Number(number)), order: { kind: 'card-order', id: order } } };
  });
  return keepsBack ? [...lines, { key: 'order-keeps' }] : lines;
}
