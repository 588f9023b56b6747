import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromRuns, runsOf } from '../../src/http/runs.js';

const list = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 20 });

test('a list comes out of the pieces of any other', () => {
  fc.assert(
    fc.property(list, list, (before, after) => {
      expect(fromRuns(before, runsOf(before, after))).toEqual(after);
    }),
  );
});

test('what stays the same costs one piece', () => {
  const before = Array.from({ length: 300 }, (_, index) => `item ${index}`);
  const after = [...before.slice(0, 100), 'new', ...before.slice(101)];
  expect(runsOf(before, after)).toEqual([[0, 100], 'new', [101, 199]]);
});
