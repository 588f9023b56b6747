import type { SeatId } from '../../../core/seat.js';
import { TAX_LEVELS, type TaxLevel } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import type { Medioevo } from '../state/state.js';
import { incomeOf, interestOf, upkeepOf } from '../taxes/income.js';

/** The highest tax that no event card answers with a rebellion: which card will count nobody can know (2.4). */
export function safeTax({ overrides }: Pick<Medioevo, 'overrides'>): TaxLevel {
  return highestWhere((tax) => toleratedBy(overrides, tax) === 1);
}

/** The most that is taken to pay what is due: tolerated by more than half of the cards. */
function hardTax({ overrides }: Pick<Medioevo, 'overrides'>): TaxLevel {
  return highestWhere((tax) => toleratedBy(overrides, tax) > 0.5);
}

/** The share of the event cards that tolerate a tax. */
function toleratedBy(overrides: Medioevo['overrides'], tax: TaxLevel): number {
  const cards = [...bookOf(overrides).events.values()];
  return cards.filter(({ toleratedTax }) => tax <= toleratedTax).length / cards.length;
}

function highestWhere(fits: (tax: TaxLevel) => boolean): TaxLevel {
  return TAX_LEVELS.findLast(fits) ?? TAX_LEVELS[0];
}

/** Safe where that pays what is due; else the lowest tax that does, as far as most cards tolerate it. */
export function usualTax(state: Medioevo, seat: SeatId): TaxLevel {
  const [safe, hard] = [safeTax(state), hardTax(state)];
  const due = upkeepOf(state, seat) + interestOf(state, seat) - (state.realms[seat]?.cash ?? 0);
  const levels = TAX_LEVELS.filter((tax) => tax >= safe && tax <= hard);
  return levels.find((tax) => incomeOf(state, seat, tax) >= due) ?? hard;
}
