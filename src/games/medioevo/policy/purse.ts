import type { SeatId } from '../../../core/seat.js';
import type { Medioevo } from '../state/state.js';
import { INTEREST, incomeOf, UPKEEP, upkeepOf } from '../taxes/income.js';
import { LOAN, mayRepay } from '../taxes/loans.js';
import { safeTax } from './tax.js';

/** How often upkeep is still paid. */
const turnsLeft = ({ options, turn }: Medioevo) => Math.max(0, options.turns - turn);

/** Florins that upkeep and interest never need, with the safe tax to the end of the game (3.1, 3.2, 8.3). */
export function spareFlorins(state: Medioevo, seat: SeatId): number {
  const { cash = 0, loans = 0, arrears = 0 } = state.realms[seat] ?? {};
  const perTurn = upkeepOf(state, seat) + INTEREST * loans - incomeOf(state, seat, safeTax(state));
  return cash - arrears - turnsLeft(state) * Math.max(0, perTurn);
}

/** What a piece costs to the end of the game: its price, and its upkeep for as long. */
export function costToTheEnd(state: Medioevo, price: number): number {
  return price + UPKEEP * turnsLeft(state);
}

/** A loan is paid back as soon as upkeep does not need the florins; the interest saved is not even counted. */
export function shouldRepay(state: Medioevo, seat: SeatId): boolean {
  return mayRepay(state, seat) && spareFlorins(state, seat) >= LOAN;
}

/** A first loan tides over a bad turn; a second one, and the honour that each costs, is no way to keep an army (10.4). */
export function shouldBorrow({ realms }: Pick<Medioevo, 'realms'>, seat: SeatId): boolean {
  return realms[seat]?.loans === 0;
}
