import type { Terms } from './result.js';
import type { Audience } from './seat.js';

/** Why a die is rolled: shown in the log, and part of the derivation. */
export interface RollPurpose {
  /** A key of the game's words (`roll.<what>`). */
  readonly what: string;
  readonly values?: Terms;
  /** The lowest successful face, if any. */
  readonly needed?: number;
  /**
   * For dice that go by event (`EventDice`): which throw of this event it is. The face then depends on this instead of
   * the roll's number.
   */
  readonly nth?: number;
  /** Who may see the roll before the game ends (a secret draw); everybody by default. */
  readonly audience?: Audience;
}

/** A roll as logged. `number` is never reused in a game, not even after an undo. */
export interface Roll {
  readonly number: number;
  readonly sides: number;
  readonly face: number;
  readonly purpose: RollPurpose;
  /** Set by a play script, not derived: never in a real game. */
  readonly scripted?: true;
}

/** A game's only randomness. Faces run from 1 to the number of sides. */
export interface Dice {
  roll(sides: number, purpose: RollPurpose): number;
}

/** A fair shuffle, one die per step (Fisher-Yates). */
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
