import { expect, it } from 'vitest';
import { findControl } from '../../src/local/find-control.js';
import type { Control, Line } from '../../src/table/ports/message.js';
import { wordsOf } from '../../src/table/words/words.js';

const SAY = wordsOf([]);
const number = (value: number): Line => ({ from: 'table', key: 'term', values: { term: value } });
const noted = (value: number, note: number): Control => ({
  kind: 'button',
  token: `${value}-${note}`,
  label: { from: 'noted', line: number(value), note: number(note) },
  style: 'secondary',
});

it('finds a button by what precedes its note, where that is only one', () => {
  const rows = [[noted(1, 4), noted(2, 8)]];
  expect(findControl(SAY, {}, rows, '2')).toEqual({ token: '2-8' });
  expect(findControl(SAY, {}, rows, '2 – 8')).toEqual({ token: '2-8' });
  expect(findControl(SAY, {}, [[noted(2, 8), noted(2, 9)]], '2')).toBeNull();
});
