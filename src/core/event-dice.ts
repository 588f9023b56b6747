import type { Dice, RollPurpose } from './dice.js';
import { canonical } from './json.js';

/** How often each event has thrown: part of the state where dice go by event. */
export type Thrown = Readonly<Record<string, number>>;

/**
 * Dice that go by event instead of by order: the second throw for the siege of Toledo is the same in every game of one
 * seed, whatever was thrown before. The purpose names the event (`what` and `values`); leave out of it what should not
 * matter, such as how many attack. The counts go back into the state, so that an undo restores them: the same event
 * then shows the same face again.
 */
export class EventDice implements Dice {
  private readonly dice: Dice;
  private readonly counts: Map<string, number>;

  constructor(dice: Dice, thrown: Thrown) {
    this.dice = dice;
    this.counts = new Map(Object.entries(thrown));
  }

  roll(sides: number, purpose: RollPurpose): number {
    const event = canonical([purpose.what, purpose.values ?? {}]);
    const nth = (this.counts.get(event) ?? 0) + 1;
    this.counts.set(event, nth);
    return this.dice.roll(sides, { ...purpose, nth });
  }

  /** To be stored in the state after the throws. */
  get thrown(): Thrown {
    return Object.fromEntries(this.counts);
  }
}
