import { setTimeout as sleep } from 'node:timers/promises';
import { Limit } from '../table/ports/queue.js';
import { StorageFault } from '../table/ports/storage-fault.js';
import { type Failure, failureOf, faultOf } from './faults.js';
import type { Reach } from './reach.js';
import { TIME_LIMITS } from './time-limits.js';

const LONGEST_PAUSE_MS = 500;

interface Terms {
  /** When to give up and report the fault, on the clock of `performance`. */
  readonly until?: number;
  /** Which queue an attempt waits in, by what the last one hit. Between attempts nobody holds a place. */
  readonly through?: (before: Failure | null) => Limit;
}

/** Retries work for as long as the database says that it may succeed; users are not told to retry before that. */
export class Retry {
  readonly #reach: Reach;
  readonly #anything: Limit;

  /** `width`: the number of connections. Hundreds that waited for the database return one by one. */
  constructor(reach: Reach, width: number) {
    this.#reach = reach;
    this.#anything = new Limit(width);
  }

  async persistently<Result>(work: () => Promise<Result>, terms: Terms = {}): Promise<Result> {
    const { until = patienceFromNow(), through = () => this.#anything } = terms;
    let met: unknown = null;
    let before: Failure | null = null;
    for (let attempt = 0; ; attempt++) {
      if (!(await this.#reach.isBack(until - performance.now()))) throw met ?? unreachable();
      try {
        return await through(before).pass(() => {
          // It may have gone while we were queued.
          if (this.#reach.isAway) throw unreachable();
          return work();
        });
      } catch (error) {
        before = failureOf(error);
        if (before === 'lost') this.#reach.lost();
        if (before === 'final' || performance.now() > until) throw error;
        met = error;
      }
      await sleep(Math.min(LONGEST_PAUSE_MS, 2 ** attempt) * (0.5 + Math.random()));
    }
  }

  /** A failure is a StorageFault. */
  withFaults<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.persistently(work).catch((error: unknown) => {
      throw faultOf(error);
    });
  }
}

export function patienceFromNow(): number {
  return performance.now() + TIME_LIMITS.patience;
}

function unreachable(): StorageFault {
  return new StorageFault('unreachable', 'The database does not answer.');
}
