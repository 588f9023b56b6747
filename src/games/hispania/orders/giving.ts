import type { Action } from '../../../core/action.js';
import type { Choice } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import { numberIn, textIn } from '../../../kit/offers/chosen.js';
import { DONE } from '../../../kit/offers/domain.js';
import { isWaiving, stopWaiving } from '../counters/waiving.js';
import { areaIn, nationIn, pieceIn } from '../engine/domain.js';
import type { Play } from '../engine/play.js';
import type { Verbs } from '../engine/rules.js';
import { EVENT_KINDS } from '../facts/ids.js';
import { ORDER_KINDS, type Order, STAND_UNTIL } from '../state/order.js';
import { isProvince } from '../state/reading.js';
import { isUnitKind } from '../state/stack.js';
import { askOrder, kindsFor } from './asking.js';
import { orderNote } from './phrase.js';

/** Giving and revoking standing orders: at any time, privately. */

/** Nobody needs more; an unlimited list could hold a whole book. */
const MOST_ORDERS = 40;

export const ORDERS: Verbs = {
  offers(state, seat) {
    const orders = state.players[seat]?.orders ?? [];
    const give = orders.length < MOST_ORDERS ? [{ verb: 'order', optional: true, secret: true }] : [];
    const again = isWaiving(state, seat) ? [{ verb: 'ask-again', optional: true, secret: true }] : [];
    const cancel = orders.length > 0 ? [{ verb: 'cancel', optional: true, secret: true }] : [];
    return [...give, ...cancel, ...again];
  },
  ask(state, seat, verb, filled) {
    if (verb === 'ask-again') return DONE;
    if (verb === 'cancel') {
      const choices = (state.players[seat]?.orders ?? []).map(
        (order, index): Choice => ({
          id: String(index),
          name: { kind: 'order', id: String(index + 1) },
          ...orderNote(order),
        }),
      );
      return filled.order === undefined ? { kind: 'one', slot: 'order', choices } : DONE;
    }
    const { kind } = filled;
    if (kind === undefined) return { kind: 'one', slot: 'kind', choices: kindsFor(state, seat).map((id) => ({ id })) };
    const slots = ORDER_KINDS.find((one) => one === kind);
    return slots === undefined ? DONE : (askOrder(state, seat, slots).find((slot) => !(slot.slot in filled)) ?? DONE);
  },
  act(play, seat, action) {
    const orders = play.state.players[seat]?.orders ?? [];
    if (action.verb === 'ask-again') return stopWaiving(play, seat);
    if (action.verb === 'cancel') {
      const cancelled = orders.find((_order, index) => String(index) === action.order);
      play.player(seat, { orders: orders.filter((order) => order !== cancelled) });
      if (cancelled !== undefined) tellOrder(play, seat, 'order-cancelled', cancelled);
      return;
    }
    const order = orderIn(action);
    if (order !== null) giveOrder(play, seat, order);
  },
};

export function giveOrder(play: Play, seat: SeatId, order: Order): void {
  const orders = play.state.players[seat]?.orders ?? [];
  play.player(seat, { orders: [...orders.filter((other) => !sameQuestion(other, order)), order] });
  tellOrder(play, seat, 'order-given', order);
}

function tellOrder(play: Play, seat: SeatId, type: 'order-given' | 'order-cancelled', order: Order): void {
  play.emit({ type, order: order.kind, values: orderNote(order).values, audience: [seat] });
}

function orderIn(action: Action): Order | null {
  const nation = nationIn(action.nation);
  const whose = nation ?? 'any';
  switch (ORDER_KINDS.find((kind) => kind === action.kind)) {
    case 'stand': {
      const until = STAND_UNTIL.find((one) => one === action.until);
      const province = areaIn(action.province);
      if (until === undefined) return null;
      return {
        kind: 'stand',
        nation: whose,
        province: province !== null && isProvince(province) ? province : 'any',
        until,
      };
    }
    case 'retreat': {
      const [from, to] = [areaIn(action.from), areaIn(action.to)];
      if (to === null) return null;
      return { kind: 'retreat', nation: whose, from: from !== null && isProvince(from) ? from : 'any', to };
    }
    case 'submit':
      if (nation === null) return null;
      return {
        kind: 'submit',
        nation,
        to: nationIn(action.to) ?? 'any',
        answer: action.answer === 'yes' ? 'yes' : 'no',
      };
    case 'target': {
      const first = pieceIn(action.first);
      return first === null || !isUnitKind(first) ? null : { kind: 'target', nation: whose, first };
    }
    case 'pass': {
      const event =
        EVENT_KINDS.find((kind) => kind === action.event) ?? (textIn(action, 'event') === 'sign' ? 'sign' : 'any');
      return { kind: 'pass', event, unless: nationIn(action.unless) ?? 'none' };
    }
    case 'ignore':
      return { kind: 'ignore', nation: whose };
    case 'purchase': {
      const unit = pieceIn(action.unit);
      if (nation === null) return null;
      return { kind: 'purchase', nation, unit: unit !== null && isUnitKind(unit) ? unit : 'none' };
    }
    case 'capital': {
      const province = areaIn(action.province);
      if (nation === null || province === null || !isProvince(province)) return null;
      return { kind: 'capital', nation, province };
    }
    case 'bid':
      return nation === null ? null : { kind: 'bid', nation, points: numberIn(action, 'points') };
    case 'mission':
      return { kind: 'mission', nation: whose, answer: action.answer === 'accept' ? 'accept' : 'refuse' };
    case undefined:
      return null;
  }
}

/** A new order replaces the old one for the same question. */
function sameQuestion(one: Order, other: Order): boolean {
  const key = (order: Order): string => {
    switch (order.kind) {
      case 'stand':
        return `${order.kind}/${order.nation}/${order.province}`;
      case 'retreat':
        return `${order.kind}/${order.nation}/${order.from}/${order.to}`;
      case 'submit':
        return `${order.kind}/${order.nation}/${order.to}`;
      case 'target':
        return `${order.kind}/${order.nation}`;
      case 'pass':
        return `${order.kind}/${order.event}`;
      case 'ignore':
      case 'purchase':
      case 'capital':
      case 'bid':
      case 'mission':
        return `${order.kind}/${order.nation}`;
    }
  };
  return key(one) === key(other);
}
