import type { Dice } from '../../../core/dice.js';

/** A position is laid out without a throw; where the game would go on by itself into one, the lowest face falls. */
export const NO_DICE: Dice = { roll: () => 1 };
