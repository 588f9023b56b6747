import type { Action } from '../../../core/action.js';
import type { Choice, Domain, Filled } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { orderAt } from '../battle/sides.js';
import { surveyOf } from '../control/survey.js';
import { offeredToAll } from '../diplomacy/beside.js';
import type { Play } from '../engine/play.js';
import { UNIT_TYPES, type UnitType } from '../facts/kinds.js';
import { inOrder, isPlace, type PlaceId } from '../facts/place-ids.js';
import {
  type BattleOrder,
  ORDER_FIELDS,
  ORDER_WORDS,
  type OrderField,
  USUAL_BATTLE_ORDER,
} from '../state/battle-order.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';

/** For all armies, or for any army of his in one place (6.12.2). */
const ALL = 'all';
const LOSSES = 'losses';
const RANKS = ['falls-first', 'falls-second', 'falls-third', 'falls-fourth'] as const;

/** Places with an army or an order of the seat. */
function placesFor(state: Medioevo, seat: SeatId): readonly PlaceId[] {
  const places = new Set<PlaceId>(surveyOf(state.lands).armies.get(seat));
  for (const { owner, at, units } of state.vehicles) if (owner === seat && sizeOf(units) > 0) places.add(at);
  for (const at of Object.keys(state.realms[seat]?.placeOrders ?? {})) if (isPlace(at)) places.add(at);
  return inOrder(places);
}

function askFor(state: Medioevo, seat: SeatId): Domain {
  const all: Choice = kit.named('order-for', ALL);
  return { kind: 'one', slot: 'for', choices: [all, ...placesFor(state, seat).map((at) => kit.named('place', at))] };
}

const fieldIn = (value: unknown): OrderField | null => ORDER_FIELDS.find((field) => field === value) ?? null;

/** Types in the order of losses; the last follows by itself (6.12.3). */
function askRank(rank: (typeof RANKS)[number], filled: Filled): Domain | null {
  if (filled.field !== LOSSES) return null;
  const named = RANKS.slice(0, RANKS.indexOf(rank)).map((before) => filled[before]);
  return kit.askOne(
    rank,
    'unit-type',
    UNIT_TYPES.filter((type) => !named.includes(type)),
  );
}

function lossesIn(action: Action): readonly UnitType[] {
  const named = RANKS.flatMap((rank) => kit.oneIn(UNIT_TYPES, action[rank]) ?? []);
  return [...named, ...UNIT_TYPES.filter((type) => !named.includes(type))];
}

/** Before his first order a player is asked about surrenders; then the order decides them too. */
function untouched(order: BattleOrder): boolean {
  return ORDER_FIELDS.every((field) => order[field] === USUAL_BATTLE_ORDER[field]);
}

function changed(order: BattleOrder, action: Action): BattleOrder {
  const base: BattleOrder = untouched(order) ? { ...order, answer: 'order' } : order;
  if (action.field === LOSSES) return { ...base, losses: lossesIn(action) };
  const field = fieldIn(action.field);
  const words: readonly string[] = field === null ? [] : ORDER_WORDS[field];
  return field !== null && words.includes(kit.textIn(action, 'value')) ? { ...base, [field]: action.value } : base;
}

function give(play: Play, seat: SeatId, action: Action): void {
  const at = kit.textIn(action, 'for');
  const { placeOrders, battleOrder } = play.realm(seat);
  if (isPlace(at)) {
    play.changeRealm(seat, { placeOrders: { ...placeOrders, [at]: changed(orderAt(play.state, seat, at), action) } });
  } else play.changeRealm(seat, { battleOrder: changed(battleOrder, action) });
  const losses = action.field === LOSSES ? { losses: lossesIn(action) } : { value: kit.textIn(action, 'value') };
  const given = { for: at, field: kit.textIn(action, 'field'), ...losses };
  play.emit({ type: 'order-given', seat, ...given, audience: [seat] });
}

function drop(play: Play, seat: SeatId, action: Action): void {
  const at = kit.textIn(action, 'for');
  if (isPlace(at)) {
    const { [at]: _gone, ...placeOrders } = play.realm(seat).placeOrders;
    play.changeRealm(seat, { placeOrders });
  } else play.changeRealm(seat, { battleOrder: USUAL_BATTLE_ORDER });
  play.emit({ type: 'order-dropped', seat, for: at, audience: [seat] });
}

/** How one fights when not asked: changeable at any time, private (6.12.1, 6.12.2). */
export const BATTLE_ORDERS = offeredToAll({
  orders: {
    when: () => true,
    slots: [
      askFor,
      () => kit.askOne('field', 'order-field', [...ORDER_FIELDS, LOSSES]),
      (_state, _seat, filled) => {
        const field = fieldIn(filled.field);
        return field === null ? null : kit.askOne('value', `order-${field}`, ORDER_WORDS[field]);
      },
      ...RANKS.map((rank) => (_state: Medioevo, _seat: SeatId, filled: Filled) => askRank(rank, filled)),
    ],
    does: give,
  },
  'usual-orders': {
    when: (state, seat) => {
      const { battleOrder, placeOrders } = state.realms[seat] ?? { battleOrder: USUAL_BATTLE_ORDER, placeOrders: {} };
      return !untouched(battleOrder) || Object.keys(placeOrders).length > 0;
    },
    slots: [askFor],
    does: drop,
  },
});
