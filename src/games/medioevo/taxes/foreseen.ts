import type { Terms } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { percentOf } from '../../../kit/chance/percent.js';
import type { TaxLevel } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import type { Medioevo } from '../state/state.js';
import { incomeOf, interestOf, upkeepOf } from './income.js';

const STEP = 10;

/**
 * The tolerated taxes among which the next check is drawn, as anybody can reckon: those of the event cards that have not
 * come yet. The card on top strikes next turn; the one after it tells what is tolerated (2.2, 2.4). Of the deck itself
 * nothing counts: what one player has looked at there is no business of the others.
 */
function toCome({ event, pastEvents = [], toleratedTax, overrides }: Medioevo): readonly number[] {
  const unseen = [...bookOf(overrides).events.values()]
    .filter(({ number }) => number !== event?.number && !pastEvents.includes(number))
    .map((card) => card.toleratedTax);
  const onTop = toleratedTax === null ? -1 : unseen.indexOf(toleratedTax);
  return unseen.filter((_, place) => place !== onTop);
}

/** The chance of each number of rebellions that a tax will bring at the next check. */
export function rebellionsFor(state: Medioevo, tax: TaxLevel): ReadonlyMap<number, number> {
  const tolerated = toCome(state);
  if (tolerated.length === 0) return new Map([[0, 1]]);
  const chances = new Map<number, number>();
  for (const one of tolerated) {
    const count = Math.max(0, (tax - one) / STEP);
    chances.set(count, (chances.get(count) ?? 0) + 1 / tolerated.length);
  }
  return chances;
}

/** What a tax brings, what is due at once, what is left; and how likely rebellions follow. */
export function taxTerms(state: Medioevo, seat: SeatId, tax: TaxLevel): Terms {
  const income = incomeOf(state, seat, tax);
  const due = upkeepOf(state, seat) + interestOf(state, seat);
  const left = (state.realms[seat]?.cash ?? 0) + income - due;
  const chances = rebellionsFor(state, tax);
  const most = Math.max(0, ...chances.keys());
  return {
    income,
    due,
    ...(left < 0 ? { short: -left } : { left }),
    percent: percentOf(1 - (chances.get(0) ?? 0)),
    ...(most === 0 ? {} : { most }),
  };
}
