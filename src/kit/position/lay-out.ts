import type { Dice } from '../../core/dice.js';
import type { Course } from '../steps/course.js';
import type { Engine } from '../steps/engine.js';
import type { Play } from '../steps/play.js';

/** A die is due: no position is read as far as that. */
class DiceDue extends Error {}
const NOTHING_THROWN: Dice = {
  roll() {
    throw new DiceDue();
  },
};

/**
 * Carries a position on to where somebody is awaited. Nothing is thrown while it is read: where the next step would
 * throw, the game is left before it, for `held` to make somebody wait there.
 */
export function layOut<S extends Course, P extends Play<S>>(
  engine: Pick<Engine<S, P>, 'oneStep'>,
  playOf: (state: S, dice: Dice) => P,
  laid: S,
  held: (state: S) => S,
): S {
  let state = laid;
  for (;;) {
    const play = playOf(state, NOTHING_THROWN);
    try {
      if (engine.oneStep(play) === 'wait') return { ...play.state };
    } catch (due) {
      if (due instanceof DiceDue) return held(state);
      throw due;
    }
    state = { ...play.state };
  }
}

/**
 * For trying what a typed command means; nothing of it is kept. Should the game run on by itself into a throw, the faces
 * come one after the other: whoever throws until there is no tie comes to an end.
 */
export function noDice(): Dice {
  let thrown = 0;
  return {
    roll(sides) {
      thrown += 1;
      return (thrown % sides) + 1;
    },
  };
}
