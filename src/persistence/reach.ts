import { setTimeout as sleep } from 'node:timers/promises';
import { TIME_LIMITS } from './time-limits.js';

/**
 * Whether the database can be reached. The first to hit a dead connection reports it; then one caller probes, and all
 * others wait for it instead of probing themselves.
 */
export class Reach {
  readonly #ask: () => Promise<void>;
  #asking: Promise<void> | null = null;
  #back: Promise<void> | null = null;
  #closed = false;

  constructor(ask: () => Promise<void>) {
    this.#ask = ask;
  }

  get isAway(): boolean {
    return this.#back !== null;
  }

  /** Resolves when it answers, rejects otherwise; concurrent calls share one check. */
  ask(): Promise<void> {
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  }

  lost(): void {
    this.#back ??= this.#untilBack();
  }

  /** False: still unreachable after this many milliseconds. */
  async isBack(within: number): Promise<boolean> {
    if (this.#back === null) return true;
    const giveUp = new AbortController();
    const late = sleep(Math.max(0, within), false, { signal: giveUp.signal }).catch(() => false);
    try {
      return await Promise.race([this.#back.then(() => true), late]);
    } finally {
      giveUp.abort();
    }
  }

  close(): void {
    this.#closed = true;
  }

  async #untilBack(): Promise<void> {
    while (!this.#closed) {
      try {
        await this.ask();
        break;
      } catch {
        await sleep(TIME_LIMITS.probe);
      }
    }
    this.#back = null;
  }
}
