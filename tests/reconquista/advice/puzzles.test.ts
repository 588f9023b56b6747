import { expect, test } from 'vitest';
import { laidOut, puzzles } from './puzzle.js';

test('there are twenty puzzles, each its own, each a position that somebody is asked in', () => {
  const all = puzzles();
  expect(all.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, place) => place + 1));
  expect(new Set(all.map((puzzle) => JSON.stringify(laidOut(puzzle).places))).size).toBe(20);
});
