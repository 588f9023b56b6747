import { setTimeout as sleep } from 'node:timers/promises';
import { Limit } from '../table/ports/queue.js';
import { StorageFault } from '../table/ports/storage-fault.js';
import { type Failure, failureOf, faultOf } from './faults.js';
import type { Reach } from './reach.js';
import { TIME_LIMITS } from './time-limits.js';

const LONGEST_PAUSE_MS = 500;

interface Terms {
  /** When it is told as what it is, on the clock of `performance`. */
  readonly until?: number;
  /** Where an attempt stands in line, by what the one before met. Between attempts nobody holds a place. */
  readonly through?: (before: Failure | null) => Limit;
}

/** Does work again for as long as the database says that it may succeed: nobody is told to try again before that. */
export class Retry {
  readonly #reach: Reach;
  readonly #anything: Limit;

  /** `width`: how many connections there are. Hundreds who waited for the database come back to it one by one. */
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
          // It may have gone while we stood in line.
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

  /** What cannot be done is a StorageFault. */
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
