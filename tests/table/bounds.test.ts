import { expect, it } from 'vitest';
import { BOUNDS, tooLongIn, tooMuchIn } from '../../src/table/log/bounds.js';

it.each([
  ['depth', '['.repeat(BOUNDS.depth + 1)],
  ['depth', '{"a":'.repeat(1_000_000)],
  ['values', `[${'0,'.repeat(BOUNDS.values + 1)}0]`],
  ['text', `"${'x'.repeat(BOUNDS.text + 1)}"`],
  ['text', `"${'\\"'.repeat(BOUNDS.text)}"`],
  ['text', `"${'x'.repeat(BOUNDS.text + 1)}`],
  [null, '["[[[[", "{{{{", "a\\\\", "\\"[", {"a": [1, 2]}]'.repeat(3)],
  [null, ''],
])('finds %s before anything is parsed', (what, text) => {
  expect(tooMuchIn(text)).toBe(what);
});

it.each([
  ['overrides', { overrides: ['x'.repeat(BOUNDS.overrides)] }],
  ['setup', { setup: Object.fromEntries(Array.from({ length: BOUNDS.setup + 1 }, (_, at) => [`s${at}`, 'A'])) }],
  ['seats', { seats: Array(BOUNDS.seats + 1).fill({}) }],
  ['entries', { entries: Array(BOUNDS.entries + 1).fill({}) }],
  ['entries[1].rolls', { entries: [{}, { rolls: Array(BOUNDS.ofEntry + 1).fill({}) }] }],
  [null, { overrides: null, seats: [], entries: [null, 3, 'x'] }],
  [null, null],
])('finds %s where it is too long', (what, file) => {
  expect(tooLongIn(file)).toBe(what);
});
