import { setTimeout as sleep } from 'node:timers/promises';
import { type Failure, failureOf, faultOf } from './faults.js';

/** A person waits meanwhile: nobody is told to try again before the store itself has. */
const PATIENCE_MS: Readonly<Record<Exclude<Failure, 'final'>, number>> = {
  conflict: 60_000,
  starved: 60_000,
  lost: 10_000,
};
const LONGEST_PAUSE_MS = 500;

/** Does the work again for as long as the database says that it may succeed; what it cannot do is a StorageFault. */
export async function persistently<Result>(work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'final' || performance.now() - began > PATIENCE_MS[failure]) throw error;
      await sleep(Math.min(LONGEST_PAUSE_MS, 2 ** attempt) * (0.5 + Math.random()));
    }
  }
}

export function withFaults<Result>(work: () => Promise<Result>): Promise<Result> {
  return persistently(work).catch((error: unknown) => {
    throw faultOf(error);
  });
}
