import type { Dice, Roll } from '../../core/dice.js';

/** Logged faces once more, in their order: how a log is replayed. */
export class Replayed implements Dice {
  private readonly rolls: readonly Roll[];
  private at = 0;

  constructor(rolls: readonly Roll[]) {
    this.rolls = rolls;
  }

  roll(sides: number): number {
    const roll = this.rolls[this.at++];
    if (roll === undefined || roll.sides !== sides) throw new Error('the log does not hold the roll that is asked for');
    return roll.face;
  }

  get left(): number {
    return this.rolls.length - this.at;
  }
}
