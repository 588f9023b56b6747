import path from 'node:path';
import { expect, test } from 'vitest';
import { judgements, judging } from '../../scripts/check-clocks.mjs';

test('No test judges by the clock', () => {
  expect(judging(path.resolve(import.meta.dirname, '..'))).toEqual([]);
});

test.each([
  ['  const began = performance.now();\n  expect(work()).toBe(1);', 'line 1: measures time'],
  ["test('x', async () => {\n  await long();\n}, 240_000);", 'line 3: is ended after a time of its own'],
  ["test(\n  'x',\n  () => {\n  },\n  120_000,\n);", 'line 4: is ended after a time of its own'],
  ['await expect.poll(ready, { timeout: 5_000 }).toBe(true);', 'line 1: gives up after a time'],
  ['await vi.waitFor(() => expect(seen).toBe(1));', 'line 1: waits for a second at most'],
  ['for (let wait = 0; there < 2 && wait < 40; wait++) await sleep(5);', 'line 1: waits so many times'],
])('One that does is named: %s', (text, what) => {
  expect(judgements(text)).toEqual([what]);
});

test('Time that is moved by hand, and what is only told of a clock, is none', () => {
  expect(judgements('vi.advanceTimersByTime(20_000); // performance.now()\nwhile (!there) await sleep(5);')).toEqual(
    [],
  );
});
