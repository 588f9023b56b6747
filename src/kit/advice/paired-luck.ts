import type { Dice, RollPurpose } from '../../core/dice.js';

/** By purpose, the first faces thrown for it. */
export type Given = Readonly<Record<string, number>>;

/**
 * Luck that two lines of play can share though they throw in different order: a face depends on the game step, the
 * purpose of the throw, and how often that was thrown in that step.
 */
export class PairedLuck implements Dice {
  private readonly seed: number;
  private given: Given;
  private readonly counts = new Map<string, number>();
  private mixed: number;

  /** `given`: the first faces for these purposes in the first step, so that the decisive throws come up evenly. */
  constructor(seed: number, given: Given = {}) {
    this.seed = seed;
    this.given = given;
    this.mixed = stirred(seed);
  }

  /** A new game step: counts its throws from zero. */
  inStep(step: number, given: Given = {}): void {
    this.given = given;
    this.mixed = stirred(this.seed + Math.imul(step + 1, 0x9e3779b9));
    this.counts.clear();
  }

  roll(sides: number, { what }: RollPurpose): number {
    const count = (this.counts.get(what) ?? 0) + 1;
    this.counts.set(what, count);
    const known = count === 1 ? this.given[what] : undefined;
    if (known !== undefined && known <= sides) return known;
    let hash = this.mixed + Math.imul(count, 0x85ebca6b);
    for (let at = 0; at < what.length; at++) hash = Math.imul(hash ^ what.charCodeAt(at), 0x01000193);
    return 1 + Math.floor((stirred(hash) / 2 ** 32) * sides);
  }
}

function stirred(number: number): number {
  let mixed = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
