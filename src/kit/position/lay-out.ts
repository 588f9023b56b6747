import type { Dice } from '../../core/dice.js';
import type { Course } from '../steps/course.js';
import type { Engine } from '../steps/engine.js';
import type { Play } from '../steps/play.js';

/** A die is due: no position is read beyond that. */
class DiceDue extends Error {}
const NOTHING_THROWN: Dice = {
  roll() {
    throw new DiceDue();
  },
};

/**
 * Carries a position on until somebody is awaited. Reading throws no dice: where the next step would throw, the game
 * stops before it, and `held` makes somebody wait there.
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

/** Does the game wait here: does nothing follow by itself, not even a throw? */
export function isAtRest<S extends Course, P extends Play<S>>(
  engine: Pick<Engine<S, P>, 'oneStep'>,
  playOf: (state: S, dice: Dice) => P,
  state: S,
): boolean {
  try {
    return engine.oneStep(playOf(state, NOTHING_THROWN)) === 'wait';
  } catch (due) {
    if (due instanceof DiceDue) return false;
    throw due;
  }
}

/**
 * For trying out a typed command; the result is discarded. If the game runs into a throw, the faces go in sequence, so
 * that rerolling ties ends.
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
