import { expect, it } from 'vitest';
import { markOf, versionOf } from '../../src/table/controls/mark.js';

const game = { seed: 'c0ffee'.padEnd(64, '0'), version: 41 };
const versions = Array.from({ length: 2_000 }, (_, version) => version);

it('a mark leads back to its version, of this game alone', () => {
  for (const version of versions) expect(versionOf(game, markOf(game, version))).toBe(version);
  expect(markOf(game)).toBe(markOf(game, 41));
  expect(versionOf({ ...game, seed: 'ab'.repeat(32) }, markOf(game))).not.toBe(41);
});

it('marks tell nothing of how far apart two versions are', () => {
  const marks = versions.map((version) => markOf(game, version));
  expect(new Set(marks).size).toBe(marks.length);
  const rising = marks.filter((mark, at) => mark > (marks[at - 1] ?? mark)).length;
  expect(rising / marks.length).toBeGreaterThan(0.4);
  expect(rising / marks.length).toBeLessThan(0.6);
  const steps = marks.slice(1).map((mark, at) => mark - (marks[at] ?? 0));
  expect(new Set(steps).size).toBe(steps.length);
});

it('a plain number is no mark', () => expect(versionOf(game, 40)).toBe(Number.POSITIVE_INFINITY));
