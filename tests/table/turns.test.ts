import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Turns } from '../../src/table/ports/queue.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('only so many work at once; what has worked for its time no longer keeps others waiting', async () => {
  const turns = new Turns(2, 250);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const works = ['one', 'two', 'three', 'four'].map((name) =>
    turns.pass(() => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    }),
  );
  await vi.advanceTimersByTimeAsync(249);
  expect(begun).toEqual(['one', 'two']);
  ends.get('two')?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual(['one', 'two', 'three']);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['one', 'two', 'three', 'four']);
  for (const end of ends.values()) end();
  await Promise.all(works);
});
