import { type Rejection, refuse } from '../../../core/result.js';
import type { Play } from '../engine/play.js';
import type { AreaId, NationId, UnitKind } from '../facts/ids.js';
import { stayLimit } from '../movement/stack-limit.js';
import { cardOf, hasFortification, hasUnitIn, unusedCounters } from '../state/reading.js';
import { stackedCount } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';

/** The only units for sale (2.3.1). */
const PRICES: { readonly [U in UnitKind]?: number } = { infantry: 4, knight: 6, castle: 8 };

export function priceOf(unit: UnitKind): number | null {
  return PRICES[unit] ?? null;
}

/** What its gold, its card (2.3.5) and its counters allow it to buy (2.3.2). */
export function affordable(state: Hispania, nation: NationId): readonly UnitKind[] {
  const { gold } = state.nations[nation];
  return cardOf(state, nation).buys.filter((unit) => {
    const price = priceOf(unit);
    return price !== null && price <= gold && unusedCounters(state, nation, unit) > 0;
  });
}

/** The gold that would be lost (2.4.2) at the end of the purchases, while it could still buy something. */
export function goldWasted(state: Hispania, nation: NationId): number {
  const { buys, reserve } = cardOf(state, nation);
  const canBuy = buys.some((unit) => buyable(state, nation, unit) > 0);
  return canBuy ? Math.max(0, state.nations[nation].gold - reserve) : 0;
}

/**
 * Where one bought unit may go: one per province (3.1.1), with a unit there (3.1.5, 3.3.5), at most one over the limit
 * (3.1.2), one Castle or Fort in all (3.1.4).
 */
export function areasFor(state: Hispania, nation: NationId, unit: UnitKind): readonly AreaId[] {
  return areasWith(state, nation).filter(
    (area) =>
      area !== 'sea' &&
      area !== 'afrique' &&
      hasUnitIn(state, nation, area) &&
      !state.stage.received.includes(area) &&
      stackedCount(state.areas[area][nation]) <= stayLimit(state, nation, area) &&
      (unit !== 'castle' || !hasFortification(state, area)),
  );
}

/** How many more of this kind could be bought and placed now. */
export function buyable(state: Hispania, nation: NationId, unit: UnitKind): number {
  const price = priceOf(unit);
  if (price === null || !cardOf(state, nation).buys.includes(unit)) return 0;
  const { gold, pool } = state.nations[nation];
  if (gold < price) return 0;
  const bought = pool.filter((waiting) => waiting.bought);
  const all = bought.reduce((sum, waiting) => sum + waiting.count, 0);
  const same = bought.reduce((sum, waiting) => sum + (waiting.unit === 'castle' ? waiting.count : 0), 0);
  const room = areasFor(state, nation, 'infantry').length - all;
  const castleRoom = unit === 'castle' ? areasFor(state, nation, 'castle').length - same : room;
  return Math.max(0, Math.min(Math.floor(gold / price), unusedCounters(state, nation, unit), room, castleRoom));
}

/** Why nothing can be bought: the first shortage. All of it is public. */
export function whyNothing(state: Hispania, nation: NationId): 'goods' | 'gold' | 'counters' | 'room' | null {
  const { gold } = state.nations[nation];
  const sold = cardOf(state, nation).buys.filter((unit) => priceOf(unit) !== null);
  if (sold.some((unit) => buyable(state, nation, unit) > 0)) return null;
  if (sold.length === 0) return 'goods';
  if (sold.every((unit) => (priceOf(unit) ?? 0) > gold)) return 'gold';
  return affordable(state, nation).length === 0 ? 'counters' : 'room';
}

/** Paid at once, and kept beside the board until placed (2.3.1, 3.1.1). */
export function buy(play: Play, nation: NationId, unit: UnitKind, count: number): void {
  play.gold(nation, -(priceOf(unit) ?? 0) * count);
  play.wait(nation, { unit, count, to: 'own', bought: true });
  play.emit({ type: 'unit-bought', nation, unit, count });
}

/** Gold above the card's reserve is lost (2.4.2, 2.4.3, 2.4.5). */
export function capReserve(play: Play, nation: NationId): void {
  const over = play.state.nations[nation].gold - cardOf(play.state, nation).reserve;
  if (over <= 0) return;
  play.gold(nation, -over);
  play.emit({ type: 'gold-lost', nation, gold: over });
}

/** Why only `most` more of this kind can be bought: gold, counters or room. */
export function whyNoMore(state: Hispania, nation: NationId, unit: UnitKind): Rejection {
  const { gold, pool } = state.nations[nation];
  const waiting = pool.reduce((sum, { bought, count }) => sum + (bought ? count : 0), 0);
  return refuse('buy-limits', {
    nation: { kind: 'nation', id: nation },
    unit: { kind: 'unit', id: unit },
    most: buyable(state, nation, unit),
    gold,
    price: priceOf(unit) ?? 0,
    left: unusedCounters(state, nation, unit),
    counters: cardOf(state, nation).limits[unit] ?? 0,
    room: Math.max(0, areasFor(state, nation, unit).length - waiting),
  }).rejection;
}

/** Why no bought unit may go anywhere in the nation's land (3.1.1, 3.1.2); null: another reason. */
export function whyClosed(state: Hispania, nation: NationId, area: AreaId): 'one-a-province' | 'over-the-limit' | null {
  if (!hasUnitIn(state, nation, area)) return null;
  if (state.stage.received.includes(area)) return 'one-a-province';
  return stackedCount(state.areas[area][nation]) > stayLimit(state, nation, area) ? 'over-the-limit' : null;
}
