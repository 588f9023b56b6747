import type { Situation } from '../engine/rules.js';
import { surplusAtRest } from '../movement/stack-limit.js';
import type { SurplusFrame } from '../state/frame.js';
import { isProvince, seatOf } from '../state/reading.js';
import { actRemoval, askRemoval, defaultRemoval } from './removing.js';

/** A province that is no longer the capital holds too many: they go at once (4.3.3), whoever's turn it is. */
export const SURPLUS: Situation<SurplusFrame> = {
  owes(state, frame) {
    const seat = seatOf(state, frame.nation);
    if (seat === null) return [];
    return [
      { seats: [seat], kind: 'reaction', what: 'capital', values: { nation: { kind: 'nation', id: frame.nation } } },
    ];
  },
  offers: (state, frame, seat) => (seatOf(state, frame.nation) === seat ? [{ verb: 'remove' }] : []),
  ask: (state, frame, _seat, _verb, filled) =>
    askRemoval(state, frame.nation, [frame.area], (piece) => piece !== 'berber', filled),
  act: (play, frame, _seat, action) => actRemoval(play, frame.nation, action, 'capital'),
  fallback: (state, frame) => defaultRemoval(state, frame.nation, [frame.area], (piece) => piece !== 'berber'),
  settle(play, frame) {
    if (isProvince(frame.area) && surplusAtRest(play.state, frame.nation, frame.area) > 0) return 'wait';
    play.pop();
    return 'again';
  },
};
