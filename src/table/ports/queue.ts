/** One at a time for each key, in the order of asking: those of one game wait here, not on a connection each. */
export class KeyedQueue {
  readonly #tails = new Map<string, Promise<unknown>>();

  run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#tails.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    this.#tails.set(key, mine);
    const leave = () => {
      if (this.#tails.get(key) === mine) this.#tails.delete(key);
    };
    mine.then(leave, leave);
    return mine;
  }
}

/** So many at once; the others wait in line. */
export class Limit {
  #free: number;
  readonly #line: (() => void)[] = [];

  constructor(width: number) {
    this.#free = width;
  }

  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#line.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#line.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }
}
