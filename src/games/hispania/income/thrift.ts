import type { Action } from '../../../core/action.js';
import type { NationId, UnitKind } from '../facts/ids.js';
import { lastingRoom, unfed } from '../placement/room.js';
import { card } from '../state/reading.js';
import { isUnitKind, peopleCount } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { buyable, openTo, priceOf } from './purchase.js';

/**
 * For whoever is away: what the gold over the reserve pays, which would be lost (2.4), the cheapest unit first, as many
 * as can stay where they are put (3.1, 4.5) and as the land feeds (7).
 */
export function thrifty(state: Hispania, nation: NationId): Action | null {
  const { buys, reserve } = card(state, nation);
  const { gold } = state.nations[nation];
  if (gold <= reserve) return null;
  const cheapest = [...buys].sort((one, other) => (priceOf(one) ?? 0) - (priceOf(other) ?? 0));
  for (const unit of cheapest) {
    const price = priceOf(unit);
    if (price === null || price > gold) continue;
    const fed = unit === 'castle' ? Number.POSITIVE_INFINITY : unfed(state, nation) - beside(state, nation);
    const most = Math.ceil((gold - reserve) / price);
    const count = Math.min(most, buyable(state, nation, unit), lasting(state, nation, unit), fed);
    if (count > 0) return { verb: 'buy', unit, count };
  }
  return null;
}

/** Provinces where one may be put and stay, less what is bought already. */
function lasting(state: Hispania, nation: NationId, unit: UnitKind): number {
  const bought = state.nations[nation].pool.filter((waiting) => waiting.bought);
  const waiting = bought.reduce((sum, { count }) => sum + count, 0);
  return openTo(state, nation, unit).filter((area) => lastingRoom(state, nation, area) > 0).length - waiting;
}

/** People beside the board, whom the land is to feed too. */
function beside(state: Hispania, nation: NationId): number {
  return state.nations[nation].pool.reduce(
    (sum, { unit, count }) => (isUnitKind(unit) ? sum + peopleCount({ [unit]: count }) : sum),
    0,
  );
}
