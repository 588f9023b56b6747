import type { Dice } from '../../../core/dice.js';
import { oneStep } from '../engine/apply.js';
import { Play } from '../engine/play.js';
import { seatOf } from '../state/reading.js';
import type { Hispania } from '../state/state.js';

/** A die is due: no position is read as far as that. */
class DiceDue extends Error {}
const NOTHING_THROWN: Dice = {
  roll() {
    throw new DiceDue();
  },
};

/**
 * Carries a position on to where somebody is awaited. Nothing is thrown while it is read: where the next step would
 * throw (counters drawn, the opening bid, a battle), the game waits before it for whoever is active, or for anybody.
 */
export function layOut(laid: Hispania): Hispania {
  let state = laid;
  for (;;) {
    const play = new Play(state, NOTHING_THROWN);
    try {
      if (oneStep(play) === 'wait') return { ...play.state };
    } catch (due) {
      if (due instanceof DiceDue) return held(state);
      throw due;
    }
    state = { ...play.state };
  }
}

function held(state: Hispania): Hispania {
  const play = new Play(state, NOTHING_THROWN);
  const { nation } = state.stage;
  const active = nation === null ? null : seatOf(state, nation);
  play.push({ kind: 'laid-out', id: play.nextId(), seats: active === null ? state.seats : [active] });
  return { ...play.state };
}
