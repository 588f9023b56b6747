import type { Dice, Roll, RollPurpose } from '../../core/dice.js';

/** The rules ask for another die than was logged. */
export class OtherDie extends Error {
  /** The logged roll that does not fit; null: none is left. */
  readonly number: number | null;
  constructor(number: number | null) {
    super('the log does not hold the roll that is asked for');
    this.number = number;
  }
}

/** A roll as the rules ask for it. */
export interface AskedRoll {
  readonly sides: number;
  readonly purpose: RollPurpose;
}

/** Logged faces in their order: how a log is replayed. Their purposes are kept for comparison. */
export class Replayed implements Dice {
  readonly asked: AskedRoll[] = [];
  private readonly rolls: readonly Roll[];

  constructor(rolls: readonly Roll[]) {
    this.rolls = rolls;
  }

  roll(sides: number, purpose: RollPurpose): number {
    const roll = this.rolls[this.asked.length];
    if (roll === undefined || roll.sides !== sides) throw new OtherDie(roll?.number ?? null);
    this.asked.push({ sides, purpose });
    return roll.face;
  }

  get left(): number {
    return this.rolls.length - this.asked.length;
  }
}
