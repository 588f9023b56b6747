/** One job at a time per key, in order: jobs of one game wait here instead of holding a connection each. */
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

/** At most this many at once; the rest wait in line. */
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

/** At most this many at once per key; the rest wait in their key's line and delay nobody else. */
export class KeyedLimit {
  readonly #width: number;
  readonly #lines = new Map<string, { readonly limit: Limit; open: number }>();

  constructor(width: number) {
    this.#width = width;
  }

  /** Running and waiting. */
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
 * At most this many at once, each for a short while. Work that takes longer is waiting for something else (the
 * database, a file, another thread), so it no longer counts and the next one starts.
 */
export class Turns {
  readonly #limit: Limit;
  readonly #milliseconds: number;

  constructor(width: number, milliseconds: number) {
    this.#limit = new Limit(width);
    this.#milliseconds = milliseconds;
  }

  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    // Wrapped in an object, because an async function would await a bare promise.
    const { begun } = await this.#limit.pass(async () => {
      const begun = work();
      await this.#turn(begun);
      return { begun };
    });
    return begun;
  }

  /** Settles when the work does, or when its time is up. Failures are reported to the caller who awaits the work. */
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
