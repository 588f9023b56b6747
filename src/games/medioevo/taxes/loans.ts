import type { SeatId } from '../../../core/seat.js';
import type { Play } from '../engine/play.js';
import { freeCash } from '../events/turn-order.js';
import type { Medioevo } from '../state/state.js';

/** A loan, and the debt limit (8.3). */
export const LOAN = 500;
const MOST_LOANS = 5;

/** Once a turn, five at most (8.3). */
export function mayBorrow({ realms, turn }: Medioevo, seat: SeatId): boolean {
  const realm = realms[seat];
  return realm !== undefined && !realm.out && realm.borrowed !== turn && realm.loans < MOST_LOANS;
}

export function borrow(play: Play, seat: SeatId): void {
  const { cash, loans } = play.realm(seat);
  play.changeRealm(seat, { cash: cash + LOAN, loans: loans + 1, borrowed: play.state.turn });
  play.emit({ type: 'borrowed', seat, loans: loans + 1 });
}

/** Once a turn (8.3). */
export function mayRepay(state: Medioevo, seat: SeatId): boolean {
  const realm = state.realms[seat];
  return realm !== undefined && realm.loans > 0 && realm.repaid !== state.turn && freeCash(state, seat) >= LOAN;
}

export function repay(play: Play, seat: SeatId): void {
  const { loans } = play.realm(seat);
  play.pay(seat, LOAN, 'repayment');
  play.changeRealm(seat, { loans: loans - 1, repaid: play.state.turn });
  play.emit({ type: 'repaid', seat, loans: loans - 1 });
}
