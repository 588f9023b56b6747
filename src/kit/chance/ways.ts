import type { Chance, Spread } from './spread.js';

/** Where chance decides: one of these, each with its probability. */
export interface Fork {
  take<Value>(spread: Spread<Value>): Value;
}

/** All that something may come to. `sampled`: the probability of what was drawn by lot instead of followed. */
export interface Ways<Result> {
  readonly spread: Spread<Result>;
  readonly sampled: number;
}

/** How closely to look, and from 0 to 1 a lot for ways too rare to be followed one by one. */
export interface Closely {
  readonly rarest: number;
  readonly lot: () => number;
}

/**
 * Runs something once for every way that chance may take in it. Ways rarer than `rarest` are drawn by lot, as many as
 * they are worth, each as likely as `rarest`: so no sum is biased, and nothing is thrown forever.
 */
export function everyWay<Result>(run: (fork: Fork) => Result, { rarest, lot }: Closely, weight = 1): Ways<Result> {
  const spread: Chance<Result>[] = [];
  const waiting: Way[] = [{ steps: [], chance: weight }];
  let sampled = 0;
  for (let way = waiting.pop(); way !== undefined; way = waiting.pop()) {
    const followed = new Followed(way, waiting, Math.min(rarest, weight), lot);
    const value = run(followed);
    spread.push({ value, chance: followed.chance });
    if (followed.drawn) sampled += followed.chance;
  }
  return { spread, sampled };
}

/** The choices that lead to a fork, and how likely they are. */
interface Way {
  readonly steps: readonly number[];
  readonly chance: number;
  readonly drawn?: true;
}

/** The choices given; at a new fork the first that is kept, while the others wait for runs of their own. */
class Followed implements Fork {
  chance: number;
  drawn: boolean;
  private readonly steps: number[];
  private readonly waiting: Way[];
  private readonly rarest: number;
  private readonly lot: () => number;
  private next = 0;

  constructor({ steps, chance, drawn }: Way, waiting: Way[], rarest: number, lot: () => number) {
    this.steps = [...steps];
    this.chance = chance;
    this.drawn = drawn === true;
    this.waiting = waiting;
    this.rarest = rarest;
    this.lot = lot;
  }

  take<Value>(spread: Spread<Value>): Value {
    const step = this.steps[this.next] ?? this.fork(spread);
    this.next += 1;
    const taken = spread[step];
    if (taken === undefined) throw new Error('a fork without ways');
    return taken.value;
  }

  private fork(spread: Spread<unknown>): number {
    const [first, ...others] = this.kept(spread);
    const here = first ?? { at: 0, chance: this.chance, drawn: true };
    for (const { at, chance, drawn } of others) {
      const way = { steps: [...this.steps, at], chance };
      this.waiting.push(drawn || this.drawn ? { ...way, drawn: true } : way);
    }
    this.steps.push(here.at);
    this.chance = here.chance;
    this.drawn ||= here.drawn;
    return here.at;
  }

  /** Likely ways as they are; of the others as many as together they are worth. */
  private kept(spread: Spread<unknown>): readonly Kept[] {
    let sum: number | null = null;
    return spread.flatMap(({ chance: share }, at): Kept[] => {
      const chance = this.chance * share;
      if (chance >= this.rarest) return [{ at, chance, drawn: false }];
      sum ??= this.lot();
      const before = Math.floor(sum);
      sum += chance / this.rarest;
      const count = Math.floor(sum) - before;
      return count === 0 ? [] : [{ at, chance: count * this.rarest, drawn: true }];
    });
  }
}

interface Kept {
  readonly at: number;
  readonly chance: number;
  readonly drawn: boolean;
}
