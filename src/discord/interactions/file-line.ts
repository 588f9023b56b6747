/** Commands that bring files: a few are read at a time, some wait, and more are sent away, for each file is held in memory. */
export class FileLine {
  readonly #waitingMost: number;
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(atOnce = 3, waitingMost = 12) {
    this.#free = atOnce;
    this.#waitingMost = waitingMost;
  }

  /** Null: too many are waiting already. */
  async pass<Answer>(work: () => Promise<Answer>): Promise<Answer | null> {
    if (this.#free > 0) this.#free--;
    else {
      if (this.#waiting.length >= this.#waitingMost) return null;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free++;
      else next();
    }
  }
}
