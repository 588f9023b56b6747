import type { GameEvent } from '../../../src/core/chronicle.js';
import type { NationId } from '../../../src/games/hispania/facts/ids.js';
import { priceOf } from '../../../src/games/hispania/income/purchase.js';
import { cardOf, isNation, unusedCounters } from '../../../src/games/hispania/state/reading.js';
import type { Hispania } from '../../../src/games/hispania/state/state.js';

interface Purse {
  income: number;
  /** What all counters cost that lay beside the board when the first gold came, and all that came back there since. */
  worth: number;
}

/**
 * The gold of a game that no play could have spent on more units, however it moved: what came in beyond the reserve and
 * the price of every counter that was free when the first of it came (2.3.2) or became free later. It is let go whatever
 * one does, unless more of one's own fall than fell, or are taken off to be paid for once more (2.3.4).
 */
export class CountersWorth {
  readonly #purses = new Map<NationId, Purse>();

  step(before: Hispania, after: Hispania, events: readonly GameEvent[]): void {
    for (const [nation, purse] of this.#purses) purse.worth += back(before, after, nation);
    for (const { type, gold, ...event } of events) {
      const nation = type === 'income' ? event.nation : type === 'tribute' ? event.suzerain : null;
      if (typeof nation !== 'string' || !isNation(nation)) continue;
      const purse = this.#purses.get(nation) ?? { income: 0, worth: freeCounters(before, nation) };
      this.#purses.set(nation, purse);
      purse.income += Number(gold);
    }
  }

  /** By nation; `end` is of the last state. */
  beyond(end: Hispania): ReadonlyMap<NationId, number> {
    const left = (nation: NationId, { income, worth }: Purse) =>
      Math.max(0, income - worth - cardOf(end, nation).reserve);
    return new Map([...this.#purses].map(([nation, purse]) => [nation, left(nation, purse)]));
  }
}

function freeCounters(state: Hispania, nation: NationId): number {
  return cardOf(state, nation).buys.reduce(
    (sum, unit) => sum + unusedCounters(state, nation, unit) * (priceOf(unit) ?? 0),
    0,
  );
}

/** What became free in a step, at its price. */
function back(before: Hispania, after: Hispania, nation: NationId): number {
  return cardOf(after, nation).buys.reduce((sum, unit) => {
    const more = unusedCounters(after, nation, unit) - unusedCounters(before, nation, unit);
    return sum + Math.max(0, more) * (priceOf(unit) ?? 0);
  }, 0);
}
