import type { Dice } from '../../core/dice.js';

/** Randomness for thinking: repeatable from a seed, and unrelated to the game's dice. */
export class SeededDice implements Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** Marsaglia's xorshift, mixed so that neighbouring seeds are unrelated. */
  private next(): number {
    this.state = (this.state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return (mixed ^ (mixed >>> 16)) >>> 0;
  }

  roll(sides: number): number {
    return 1 + Math.floor((this.next() / 2 ** 32) * sides);
  }
}

const SPAN = 2 ** 31 - 1;

export function seedFrom(chance: Dice): number {
  return chance.roll(SPAN, { what: 'thought' });
}
