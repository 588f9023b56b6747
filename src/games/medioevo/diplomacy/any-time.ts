import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import type { Medioevo } from '../state/state.js';
import { borrow, mayBorrow, mayRepay, repay } from '../taxes/loans.js';
import { offeredToAll, othersOf } from './beside.js';
import { atWar, declareWar } from './relations.js';

/** Seats with neither a current nor a declared war. */
function neighboursAtPeace(state: Medioevo, seat: SeatId): readonly SeatId[] {
  const declared = state.realms[seat]?.wars ?? {};
  return othersOf(state, seat).filter((other) => declared[other] === undefined && !atWar(state, seat, other));
}

/** What a kingdom may do at any time, in anybody's turn: loans (8.3) and declarations of war (11.1). */
export const ANY_TIME = offeredToAll({
  loan: { when: mayBorrow, does: borrow },
  repay: { when: mayRepay, does: repay },
  war: {
    final: true,
    when: (state, seat) => neighboursAtPeace(state, seat).length > 0,
    slots: [(state, seat) => kit.askOne('against', 'seat', neighboursAtPeace(state, seat))],
    does: (play, seat, action) => declareWar(play, seat, kit.textIn(action, 'against')),
  },
});
