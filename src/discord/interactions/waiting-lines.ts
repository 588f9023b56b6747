import { setTimeout as sleep } from 'node:timers/promises';
import { KeyedLimit } from '../../table/ports/queue.js';

/** Films of one person running and waiting; nobody watches more. */
export const FILMS_MOST = 4;

/** How long a film being made may still take when the bot stops. */
const LAST_MS = 5_000;

/** Why a film was not made. */
type NoFilm = 'film-busy' | 'film-stopped';

/** Films take long: one per person at a time with a few waiting, and none delays anybody's answers. */
export class FilmLine {
  readonly #persons = new KeyedLimit(1);
  readonly #most: number;
  readonly #lastMs: number;
  readonly #stopped = new AbortController();

  constructor(most = FILMS_MOST, lastMs = LAST_MS) {
    this.#most = most;
    this.#lastMs = lastMs;
  }

  async pass<Film>(userId: string, make: () => Promise<Film>): Promise<Film | NoFilm> {
    if (this.#persons.open(userId) >= this.#most) return 'film-busy';
    return this.#persons.pass(userId, async () => {
      if (this.#stopped.signal.aborted) return 'film-stopped';
      const making = make();
      // Given up; its later failure is ignored.
      making.catch(() => undefined);
      const over = new AbortController();
      try {
        return await Promise.race([making, this.#end(over.signal)]);
      } finally {
        over.abort();
      }
    });
  }

  /** Starts no more; the current ones have a moment left. */
  stop(): void {
    this.#stopped.abort();
  }

  get isStopped(): boolean {
    return this.#stopped.signal.aborted;
  }

  async #end(over: AbortSignal): Promise<NoFilm> {
    const { signal } = this.#stopped;
    if (!signal.aborted) {
      await new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => resolve(), { once: true, signal: over });
      });
    }
    await sleep(this.#lastMs, undefined, { signal: over }).catch(() => undefined);
    return 'film-stopped';
  }
}

/**
 * Commands with files: a few are read at a time, some wait and more are turned away, since each file is held in memory.
 */
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
