import type { SeatId } from '../../../core/seat.js';
import { isPlaying, offeredToAll } from '../diplomacy/beside.js';
import type { Medioevo } from '../state/state.js';

/** The first seat at the table keeps the clock while it plays (1.1). */
function keepsTheClock(state: Medioevo, seat: SeatId): boolean {
  return state.seats.find((one) => isPlaying(state, one)) === seat;
}

/** Time is up: the current turn is the last (1.1). */
export const LAST_TURN = offeredToAll({
  'last-turn': {
    final: true,
    when: (state, seat) => state.options.timeLimit && state.turn < state.options.turns && keepsTheClock(state, seat),
    does(play, seat) {
      const { options, turn } = play.state;
      play.set({ options: { ...options, turns: turn } });
      play.emit({ type: 'last-turn', seat, turn });
    },
  },
});
