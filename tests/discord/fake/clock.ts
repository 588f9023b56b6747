/** The time as Discord sees it: the real one, moved forward by hand so that tokens expire without waiting. */
export class FakeClock {
  #ahead = 0;

  now(): number {
    return Date.now() + this.#ahead;
  }

  /** How far it was moved by hand. */
  get ahead(): number {
    return this.#ahead;
  }

  advance(milliseconds: number): void {
    this.#ahead += milliseconds;
  }
}

const DISCORD_EPOCH = 1_420_070_400_000n;

/** Snowflakes: the time in the upper bits, so that ids sort by age as Discord's do. */
export class Snowflakes {
  readonly #clock: FakeClock;
  #counter = 0n;

  constructor(clock: FakeClock) {
    this.#clock = clock;
  }

  next(): string {
    this.#counter = (this.#counter + 1n) & 0x3fffffn;
    return (((BigInt(this.#clock.now()) - DISCORD_EPOCH) << 22n) | this.#counter).toString();
  }
}
