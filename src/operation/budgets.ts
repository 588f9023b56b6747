export interface Allowed {
  /** A burst of this many, and this many more per second. */
  readonly atOnce: number;
  readonly perSecond: number;
}

/** How many are remembered before the quietest are dropped. */
const MANY = 1_000;

/** What each of many has left, refilled over time. */
export class Budgets {
  readonly #allowed: Allowed;
  readonly #now: () => number;
  readonly #left = new Map<string, { count: number; at: number }>();

  constructor(allowed: Allowed, now: () => number) {
    this.#allowed = allowed;
    this.#now = now;
  }

  /** 0, or the number of seconds until something is left again. */
  spend(key: string): number {
    const { atOnce, perSecond } = this.#allowed;
    const at = this.#now();
    if (this.#left.size > MANY) this.#forget(at);
    const before = this.#left.get(key);
    const count =
      before === undefined ? atOnce : Math.min(atOnce, before.count + ((at - before.at) / 1000) * perSecond);
    if (count < 1) return Math.ceil((1 - count) / perSecond);
    this.#left.set(key, { count: count - 1, at });
    return 0;
  }

  /** It cost nothing after all. */
  giveBack(key: string): void {
    const left = this.#left.get(key);
    if (left !== undefined) left.count = Math.min(this.#allowed.atOnce, left.count + 1);
  }

  #forget(at: number): void {
    const { atOnce, perSecond } = this.#allowed;
    for (const [key, left] of this.#left)
      if (left.count + ((at - left.at) / 1000) * perSecond >= atOnce) this.#left.delete(key);
  }
}
