import type { Dice } from '../../../src/core/dice.js';

/** Repeatable chance: the same run for the same seed (a small xorshift-multiply generator). */
export class Chance implements Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** At least 0, less than 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }
  happens(probability: number): boolean {
    return this.next() < probability;
  }
  one<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('nothing to choose from');
    return item;
  }
  weighted<Item>(items: readonly Item[], weigh: (item: Item) => number): Item {
    let left = this.next() * items.reduce((sum, item) => sum + weigh(item), 0);
    for (const item of items) {
      left -= weigh(item);
      if (left < 0) return item;
    }
    return this.one(items);
  }
  roll(sides: number): number {
    return 1 + this.below(sides);
  }
  /** A stream of its own that does not disturb this one. */
  branch(): Chance {
    return new Chance(this.below(2 ** 32));
  }
}
