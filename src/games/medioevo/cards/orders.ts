import type { SeatId } from '../../../core/seat.js';
import { orderAt } from '../battle/sides.js';
import { meleeValue } from '../battle/throws/rolls.js';
import { thingsAtStake } from '../control/at-stake.js';
import type { Moment } from '../facts/card-moments.js';
import { bookOf } from '../facts/override.js';
import { isTerritory, type PlaceId } from '../facts/place-ids.js';
import { otherSide } from '../state/battle.js';
import { type BattleOrder, USUAL_BATTLE_ORDER } from '../state/battle-order.js';
import type { CardOrder } from '../state/realm.js';
import type { Medioevo } from '../state/state.js';
import { battleNow, cardOnTable, sideIn, stepUnderWay } from './holding.js';

/** Does the window concern the seat itself: its battle, its land, its card (8.8)? */
function isOwnAffair(state: Medioevo, seat: SeatId, moment: Moment, at: PlaceId | null): boolean {
  const battle = battleNow(state);
  switch (moment) {
    case 'move':
    case 'trade':
    case 'passing':
      return isTraded(state, seat, at);
    case 'threat':
      return at !== null && isTerritory(at) && state.lands[at].holder === seat;
    case 'meet':
    case 'damage':
      return battle !== null && sideIn(battle, seat) !== null;
    case 'thrown':
      return isOwnThrow(state, seat);
    case 'card': {
      const played = cardOnTable(state);
      if (played?.seat === seat) return true;
      if (battle !== null) return sideIn(battle, seat) !== null;
      const target = played?.action.at;
      return typeof target === 'string' && isTerritory(target) && state.lands[target].holder === seat;
    }
    case 'spoils':
      return thingsAtStake(state, seat);
    case 'event':
    case 'end':
      return true;
  }
}

const hookOf = (state: Medioevo, what: string) => bookOf(state.overrides).cards.get(Number(what))?.hook;
const isJoker = (state: Medioevo, what: string) => hookOf(state, what) === 'cards.cancel';
/** Archers reroll right after their own roll, never with the melee dice. */
const isReroll = (state: Medioevo, what: string) => hookOf(state, what) === 'battle.archerReroll';

/** Somebody else trades in his land. */
function isTraded(state: Medioevo, seat: SeatId, at: PlaceId | null): boolean {
  const here = stepUnderWay(state);
  const trader = here?.kind === 'commerce' ? state.order[here.place] : undefined;
  return trader !== seat && at !== null && isTerritory(at) && state.lands[at].holder === seat;
}

/** A rolled die concerns both sides of a battle, the card's player, its victim, or the first player. */
function isOwnThrow(state: Medioevo, seat: SeatId): boolean {
  const played = cardOnTable(state);
  if (played?.die !== undefined && played.seat === seat) return true;
  const here = stepUnderWay(state);
  if (here?.kind === 'battle') return sideIn(here, seat) !== null;
  if (here?.kind === 'adrift') {
    return here.shots.some(({ vehicle }) => state.vehicles.some((one) => one.id === vehicle && one.owner === seat));
  }
  if (here?.kind === 'event-dice') return here.rolls.some((roll) => roll.seat === seat);
  return here?.kind === 'war-circle' && state.order[0] === seat;
}

/**
 * In one's own battle: cards named in the battle order are played; `to-win` only if the round is not won yet. A
 * defender with an order, or a player who wants no questions, is not asked.
 */
function battleOrderFor(state: Medioevo, seat: SeatId, what: string, moment: Moment): CardOrder {
  const battle = battleNow(state);
  const side = battle === null ? null : sideIn(battle, seat);
  if (battle === null || side === null) return 'ask';
  const order = orderAt(state, seat, battle.at);
  const planned = order.cards.find(({ card }) => `${card}` === what);
  if (planned !== undefined) {
    if (moment === 'thrown' && !isReroll(state, what)) return 'never';
    if (isReroll(state, what)) return 'always';
    const wins = meleeValue(state, battle, side) > meleeValue(state, battle, otherSide(side));
    return planned.when === 'always' || moment === 'meet' || !wins ? 'always' : 'never';
  }
  if (order.ask === 'none') return 'never';
  return side === 'attacker' || order.ask === 'all' || isUsual(order) ? 'ask' : 'never';
}

/** Unchanged: no order was left. */
function isUsual(order: BattleOrder): boolean {
  return Object.entries(USUAL_BATTLE_ORDER).every(([field, usual]) =>
    Object.entries(order).some(([other, value]) => other === field && `${value}` === `${usual}`),
  );
}

/**
 * A seat's order for a card playable in a window. By default it is asked in its own affairs, unless its battle order
 * decides, and never in others', unless it ordered so and the table plays third-party windows.
 */
export function orderFor(state: Medioevo, seat: SeatId, what: string, moment: Moment, at: PlaceId | null): CardOrder {
  const realm = state.realms[seat];
  if (realm === undefined || realm.out) return 'never';
  const order = realm.cardOrders[what];
  // Automatic play is for the melee dice.
  if (moment === 'thrown' && order === 'always' && !isReroll(state, what)) return 'never';
  if (order === 'always' || order === 'never') return order;
  // A Joker counters others' cards: its holder is asked about each.
  if (moment === 'card' && isJoker(state, what) && cardOnTable(state)?.seat !== seat)
    return state.options.thirdParties || isOwnAffair(state, seat, moment, at) ? 'ask' : 'never';
  if (isOwnAffair(state, seat, moment, at)) {
    if (order === 'ask') return 'ask';
    return moment === 'meet' || moment === 'damage' || moment === 'thrown'
      ? battleOrderFor(state, seat, what, moment)
      : 'ask';
  }
  return order === 'ask' && state.options.thirdParties ? 'ask' : 'never';
}
