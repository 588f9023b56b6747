import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import type { Play } from '../engine/play.js';
import { arrive, march } from '../movement/march.js';
import { rangeOf } from '../movement/movers.js';
import { MOVE_SLOTS, moveIn, startsFor } from '../movement/verbs.js';
import type { FrameOf } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';

type Here = FrameOf<'combat'>;

/** Whose full move it is: in turn order, round after round (6.1). */
function active({ order }: Medioevo, { place }: Here): SeatId | undefined {
  return order[place];
}

const next = (here: Here, passed: boolean): Here => ({
  ...here,
  place: here.place + 1,
  passes: passed ? here.passes + 1 : here.passes,
});

/** The combat phase (6.1): rounds in which each makes one full move or passes, until all have passed. */
export const combat: kit.Situation<Medioevo, Play, Here> = kit.awaited<Medioevo, Play, Here>({
  what: 'full-move',
  who(state, here) {
    const seat = active(state, here);
    return seat === undefined ? [] : [seat];
  },
  values: (_state, { round }) => ({ round }),
  verbs: {
    move: {
      when: (state, _here, seat) => startsFor(state, seat).length > 0,
      slots: MOVE_SLOTS,
      does(play, here, seat, action) {
        const move = moveIn(play.state, seat, action);
        play.replace(next(here, false));
        if (move === null) return;
        const { from, destination } = move;
        const left = Math.max(0, rangeOf(play.state, destination.group) - destination.cost);
        march(play, seat, from, destination.group, destination);
        arrive(play, seat, destination.at, destination.entry, left);
      },
    },
    pass: {
      byDefault: true,
      does(play, here, seat) {
        play.emit({ type: 'passed-round', seat });
        play.replace(next(here, true));
      },
    },
  },
  settles(play, here) {
    const { order } = play.state;
    const seat = active(play.state, here);
    if (seat === undefined) {
      if (here.passes >= order.length) play.pop();
      else play.replace({ ...here, round: here.round + 1, place: 0, passes: 0 });
      return true;
    }
    if (startsFor(play.state, seat).length > 0) return false;
    play.replace(next(here, true));
    return true;
  },
});
