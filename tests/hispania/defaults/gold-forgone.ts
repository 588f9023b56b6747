import type { GameEvent } from '../../../src/core/chronicle.js';
import type { NationId, UnitKind } from '../../../src/games/hispania/facts/ids.js';
import { areasFor, buyable, priceOf } from '../../../src/games/hispania/income/purchase.js';
import { foodLeft, lastingRoom } from '../../../src/games/hispania/placement/room.js';
import { cardOf } from '../../../src/games/hispania/state/reading.js';
import { isUnitKind, peopleCount } from '../../../src/games/hispania/state/stack.js';
import type { Hispania } from '../../../src/games/hispania/state/state.js';

/** Gold let go over the reserve (2.4), by what could have become of it. */
export interface Forgone {
  /** The rules sold nothing for it: no counter left, no province open, too little gold. */
  nothingForSale: number;
  /** They sold something, but nothing that would stay: the land does not feed it (7), or no box has room (4.5). */
  nothingThatStays: number;
  /** It would have stayed. */
  couldBeUsed: number;
}

export const NONE: Forgone = { nothingForSale: 0, nothingThatStays: 0, couldBeUsed: 0 };

/** What may be bought at the start of a nation's purchases, each number of each kind tried. */
export interface Market {
  gold: number;
  reserve: number;
  mostSpent: number;
  mostThatStays: number;
}

export function marketOf(state: Hispania, nation: NationId): Market {
  const { buys, reserve } = cardOf(state, nation);
  const { gold, pool } = state.nations[nation];
  const stays = (unit: UnitKind) =>
    areasFor(state, nation, unit).filter((area) => lastingRoom(state, nation, area) > 0).length;
  const beside = pool.reduce(
    (sum, { unit, count }) => sum + (isUnitKind(unit) ? peopleCount({ [unit]: count }) : 0),
    0,
  );
  const bought = pool.reduce((sum, waiting) => sum + (waiting.bought ? waiting.count : 0), 0);
  const fed = foodLeft(state, nation) - beside;
  const open = areasFor(state, nation, 'infantry').length - bought;
  const lasting = stays('infantry') - bought;
  const kinds = (['infantry', 'knight', 'castle'] as const).filter((unit) => buys.includes(unit));
  const market: Market = { gold, reserve, mostSpent: 0, mostThatStays: 0 };
  const tried = (left: readonly (typeof kinds)[number][], counts: Partial<Record<UnitKind, number>>): void => {
    const [unit, ...rest] = left;
    if (unit !== undefined) {
      for (let count = 0; count <= buyable(state, nation, unit); count++) tried(rest, { ...counts, [unit]: count });
      return;
    }
    const { infantry = 0, knight = 0, castle = 0 } = counts;
    const cost = kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0) * (priceOf(kind) ?? 0), 0);
    const units = infantry + knight + castle;
    if (cost > gold || units > open) return;
    market.mostSpent = Math.max(market.mostSpent, cost);
    if (infantry + knight > Math.max(0, fed) || units > lasting || castle > stays('castle')) return;
    market.mostThatStays = Math.max(market.mostThatStays, cost);
  };
  tried(kinds, {});
  return market;
}

/** The gold that one step let go, parted; `market` is of the state in which its purchases began, null where none did. */
export function partsOf(event: GameEvent, market: Market | null): Forgone {
  const gold = Number(event.gold);
  if (market === null) return { ...NONE, nothingForSale: gold };
  const lostAnyway = (spent: number) => Math.max(0, market.gold - spent - market.reserve);
  const nothingForSale = Math.min(gold, lostAnyway(market.mostSpent));
  const nothingThatStays = Math.min(gold, lostAnyway(market.mostThatStays)) - nothingForSale;
  return { nothingForSale, nothingThatStays, couldBeUsed: gold - nothingForSale - nothingThatStays };
}

export const plusForgone = (one: Forgone, other: Forgone): Forgone => ({
  nothingForSale: one.nothingForSale + other.nothingForSale,
  nothingThatStays: one.nothingThatStays + other.nothingThatStays,
  couldBeUsed: one.couldBeUsed + other.couldBeUsed,
});
