import type { Terms } from './result.js';
import type { Audience } from './seat.js';

/** What a die is rolled for: said in the log, and mixed into its derivation. */
export interface RollPurpose {
  /** A key of the game's words (`roll.<what>`). */
  readonly what: string;
  readonly values?: Terms;
  /** The least face that succeeds, where there is one. */
  readonly needed?: number;
  /**
   * Which throw of this very event it is, where the game goes by event (`EventDice`): the face then depends on that
   * instead of the number of the roll.
   */
  readonly nth?: number;
  /** Who may see the roll before the game ends (a secret draw); everybody by default. */
  readonly audience?: Audience;
}

/** A roll as logged. `number` is never used twice in a game, not even after an undo. */
export interface Roll {
  readonly number: number;
  readonly sides: number;
  readonly face: number;
  readonly purpose: RollPurpose;
  /** Set by a play script instead of derived: never in a real game. */
  readonly scripted?: true;
}

/** All the chance a game has. Faces run from 1 to the number of sides. */
export interface Dice {
  roll(sides: number, purpose: RollPurpose): number;
}

/** A fair order of the list, by one die a step (Fisher and Yates). */
export function shuffled<Item>(dice: Dice, items: readonly Item[], purpose: RollPurpose): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const pick = dice.roll(last + 1, purpose) - 1;
    const [at, end] = [order[pick], order[last]];
    if (at === undefined || end === undefined) continue;
    order[pick] = end;
    order[last] = at;
  }
  return order;
}
