import type { SeatId } from '../../../core/seat.js';
import type { TaxLevel } from '../facts/kinds.js';
import type { Medioevo } from '../state/state.js';
import { incomeOf, interestOf, upkeepOf } from '../taxes/income.js';

/** Turns after this one. */
export const turnsLeft = ({ options, turn }: Medioevo): number => Math.max(0, options.turns - turn);

/** The tax that nearly all event cards tolerate. */
export const USUAL_TAX = 20 satisfies TaxLevel;

/** Florins that next turn's upkeep takes beyond its income; in the last turn nothing is kept back. */
export function reserveFor(state: Medioevo, seat: SeatId): number {
  if (turnsLeft(state) === 0) return 0;
  return Math.max(0, upkeepOf(state, seat) + interestOf(state, seat) - incomeOf(state, seat, USUAL_TAX));
}

/** What an army costs with its wagon, and a card beside those in hand. */
const AN_ARMY = 350;
const A_CARD = 150;

/** Florins that armies still to be raised, and a card, would take next turn beyond what there is. */
export function wanting(state: Medioevo, seat: SeatId, armies: number): number {
  const left = turnsLeft(state);
  if (left < 3) return 0;
  const wagons = state.vehicles.filter(({ owner, kind }) => owner === seat && kind === 'war-wagon');
  const missing = Math.max(0, armies - wagons.length);
  return missing * AN_ARMY + A_CARD + AN_ARMY / 2 + reserveFor(state, seat);
}
