import { expect, test } from 'vitest';
import { limitEntrances } from '../../src/operation/entrance-limits.js';

const LIMITS = {
  ofAddress: { atOnce: 3, perSecond: 0.1 },
  ofInstance: { atOnce: 2, perSecond: 0.1 },
  ofAll: { atOnce: 5, perSecond: 1 },
};

test('whoever fails too often is not tried, by address, by Activity and in all; who comes in costs nothing', async () => {
  let now = 0;
  let tried = 0;
  const enter = limitEntrances(
    async ({ good }: { good?: true; instanceId: string; address: string }) => {
      tried += 1;
      return good === true ? { ok: true } : { ok: false, why: 'strange' };
    },
    LIMITS,
    () => now,
  );
  const codes = async (asked: { good?: true; instanceId: string; address: string }, count: number) => {
    const all = await Promise.all(Array.from({ length: count }, () => enter(asked)));
    return all.map((one) => ('why' in one ? one.why : 'in'));
  };
  expect(await codes({ instanceId: 'a', address: 'one' }, 4)).toEqual(['strange', 'strange', 'often', 'often']);
  // What was not tried costs no others: only its own address has one left, and in all there are three.
  expect(tried).toBe(2);
  expect(await codes({ instanceId: 'b', address: 'two', good: true }, 2)).toEqual(['in', 'in']);
  expect(await codes({ instanceId: 'b', address: 'two', good: true }, 2)).toEqual(['in', 'in']);
  expect(await codes({ instanceId: 'b', address: 'three' }, 2)).toEqual(['strange', 'strange']);
  expect(await codes({ instanceId: 'c', address: 'four' }, 2)).toEqual(['strange', 'often']);
  now = 10_000;
  expect(await codes({ instanceId: 'a', address: 'one' }, 2)).toEqual(['strange', 'often']);
});
