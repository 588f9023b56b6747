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

/** So many at once of each key; the others wait in its line, and nobody else with them. */
export class KeyedLimit {
  readonly #width: number;
  readonly #lines = new Map<string, { readonly limit: Limit; open: number }>();

  constructor(width: number) {
    this.#width = width;
  }

  /** Under way and waiting. */
  open(key: string): number {
    return this.#lines.get(key)?.open ?? 0;
  }

  async pass<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const line = this.#lines.get(key) ?? { limit: new Limit(this.#width), open: 0 };
    this.#lines.set(key, line);
    line.open += 1;
    try {
      return await line.limit.pass(work);
    } finally {
      line.open -= 1;
      if (line.open === 0) this.#lines.delete(key);
    }
  }
}

/**
 * So many at once, each for a short while: what has not come by then waits for something else (the database, a file,
 * another thread), works no more, and lets the next one in.
 */
export class Turns {
  readonly #limit: Limit;
  readonly #milliseconds: number;

  constructor(width: number, milliseconds: number) {
    this.#limit = new Limit(width);
    this.#milliseconds = milliseconds;
  }

  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    // In an object, for a promise would be waited for until it is settled.
    const { begun } = await this.#limit.pass(async () => {
      const begun = work();
      await this.#turn(begun);
      return { begun };
    });
    return begun;
  }

  /** Over when the work is, or its time. Whether it failed is told to whoever waits for the work itself. */
  async #turn(begun: Promise<unknown>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, this.#milliseconds);
    });
    const done = begun.then(
      () => undefined,
      () => undefined,
    );
    await Promise.race([done, over]);
    clearTimeout(timer);
  }
}
