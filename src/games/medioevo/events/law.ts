import type { SeatId } from '../../../core/seat.js';
import { homeSeat } from '../control/holder.js';
import { landsBy } from '../facts/board.js';
import { bookOf } from '../facts/override.js';
import type { TerritoryId } from '../facts/place-ids.js';
import { armiesIn } from '../state/land.js';
import type { Medioevo } from '../state/state.js';

/** Territories of nobody's without units beside the home of a seat: a rebellion may be put there by Law (RULINGS 47). */
export function lawPlaces(state: Medioevo, seat: SeatId): readonly TerritoryId[] {
  const { board } = bookOf(state.overrides);
  return state.inPlay.filter(
    (at) =>
      state.lands[at].holder === null &&
      armiesIn(state.lands[at]).length === 0 &&
      landsBy(board, at).some((near) => homeSeat(state, near) === seat),
  );
}
