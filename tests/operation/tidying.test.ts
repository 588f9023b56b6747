import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { POSTS_KEPT_DAYS, startTidying } from '../../src/operation/tidying.js';

const DAY = 86_400_000;
const START = new Date('2026-11-18T12:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

test('takes out what left a month ago, at the start and every night, and goes on after a fault', async () => {
  const before: Date[] = [];
  const pruned: number[] = [];
  const faults: unknown[] = [];
  const tidying = startTidying({
    outbox: {
      prune: async (moment) => {
        before.push(moment);
        if (before.length === 2) throw new Error('the store is away');
        return before.length === 1 ? 7 : 0;
      },
    },
    now: () => new Date(),
    onPruned: (posts) => pruned.push(posts),
    onFault: (fault) => faults.push(fault),
  });
  await vi.advanceTimersByTimeAsync(1);
  expect(before).toEqual([new Date(START.getTime() - POSTS_KEPT_DAYS * DAY)]);
  await vi.advanceTimersByTimeAsync(3 * DAY);
  expect(before).toHaveLength(4);
  expect(before[3]?.getTime()).toBeGreaterThan(START.getTime() - (POSTS_KEPT_DAYS - 2) * DAY);
  expect(pruned).toEqual([7]);
  expect(faults).toHaveLength(1);
  await tidying.stop();
  await vi.advanceTimersByTimeAsync(2 * DAY);
  expect(before).toHaveLength(4);
});
