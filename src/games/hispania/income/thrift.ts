import type { Action } from '../../../core/action.js';
import type { NationId, UnitKind } from '../facts/ids.js';
import { foodLeft, lastingRoom } from '../placement/room.js';
import { cardOf } from '../state/reading.js';
import { isUnitKind, peopleCount } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { areasFor, buyable, priceOf } from './purchase.js';

type Basket = { readonly [U in UnitKind]?: number };

/** For an absent player: the basket's next purchase, with the gold the reserve would lose (2.4). */
export function thriftyPurchase(state: Hispania, nation: NationId): Action | null {
  const basket = thriftyBasket(state, nation);
  // The cheapest first: it keeps most options open, in case of others' events.
  const unit = cardOf(state, nation).buys.find((kind) => (basket[kind] ?? 0) > 0);
  return unit === undefined ? null : { verb: 'buy', unit, count: basket[unit] ?? 0 };
}

/**
 * Among baskets that can stay where they are placed (3.1, 4.5) and be fed (7): the least gold lost over the reserve,
 * then the most left in it, then the most units.
 */
function thriftyBasket(state: Hispania, nation: NationId): Basket {
  const { buys, reserve } = cardOf(state, nation);
  const { gold } = state.nations[nation];
  if (gold <= reserve) return {};
  const bought = state.nations[nation].pool.filter((waiting) => waiting.bought);
  const waiting = bought.reduce((sum, { count }) => sum + count, 0);
  const castles = bought.reduce((sum, { unit, count }) => sum + (unit === 'castle' ? count : 0), 0);
  const places = lastingPlaces(state, nation, 'infantry') - waiting;
  const most = (unit: UnitKind) =>
    Math.min(
      buyable(state, nation, unit),
      unit === 'castle'
        ? lastingPlaces(state, nation, unit) - castles
        : foodLeft(state, nation) - peopleBeside(state, nation),
    );
  const fed = Math.max(0, ...buys.filter((unit) => unit !== 'castle').map(most));

  let best: { basket: Basket; over: number; left: number; units: number } = {
    basket: {},
    over: gold - reserve,
    left: gold,
    units: 0,
  };
  const wares = buys.filter((unit) => priceOf(unit) !== null && most(unit) > 0);
  const fill = (index: number, basket: Basket, left: number, units: number, people: number) => {
    const unit = wares[index];
    if (unit === undefined) {
      const over = Math.max(0, left - reserve);
      const worse = over - best.over || best.left - left || best.units - units;
      if (worse < 0) best = { basket, over, left, units };
      return;
    }
    const price = priceOf(unit) ?? 0;
    for (let count = 0; count <= most(unit) && count * price <= left && units + count <= places; count++) {
      const also = unit === 'castle' ? people : people + count;
      if (also <= fed) fill(index + 1, { ...basket, [unit]: count }, left - count * price, units + count, also);
    }
  };
  fill(0, {}, gold, 0, 0);
  return best.basket;
}

/** Provinces where one may be placed and stay. */
function lastingPlaces(state: Hispania, nation: NationId, unit: UnitKind): number {
  return areasFor(state, nation, unit).filter((area) => lastingRoom(state, nation, area) > 0).length;
}

/** People beside the board, who must be fed too. */
function peopleBeside(state: Hispania, nation: NationId): number {
  return state.nations[nation].pool.reduce(
    (sum, { unit, count }) => (isUnitKind(unit) ? sum + peopleCount({ [unit]: count }) : sum),
    0,
  );
}
