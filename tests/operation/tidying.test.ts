import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { POSTS_KEPT_DAYS, startTidying } from '../../src/operation/tidying.js';

const DAY = 86_400_000;
const START = new Date('2026-11-18T12:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

test('takes out what left a month ago, at the start and every night, and goes on after a fault', async () => {
  const kept: number[] = [];
  const pruned: number[] = [];
  const forgotten: (readonly [string, number])[] = [];
  const faults: unknown[] = [];
  const tidying = startTidying({
    outbox: {
      prune: async (ms) => {
        kept.push(ms);
        if (kept.length === 2) throw new Error('the store is away');
        return kept.length === 1 ? 7 : 0;
      },
    },
    store: {
      forgetMemos: async (beginning, ms) => {
        forgotten.push([beginning, ms]);
        return 1;
      },
    },
    onPruned: (posts) => pruned.push(posts),
    onFault: (fault) => faults.push(fault),
  });
  await vi.advanceTimersByTimeAsync(1);
  expect(kept).toEqual([POSTS_KEPT_DAYS * DAY]);
  await vi.advanceTimersByTimeAsync(3 * DAY);
  expect(kept).toHaveLength(4);
  expect(pruned).toEqual([7]);
  // Trials of a week ago; not in the round that failed.
  expect(forgotten).toEqual([0, 1, 2].map(() => ['whatif.', 7 * DAY]));
  expect(faults).toHaveLength(1);
  await tidying.stop();
  await vi.advanceTimersByTimeAsync(2 * DAY);
  expect(kept).toHaveLength(4);
});
