import type { Dice } from '../../core/dice.js';

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
