import { expect, it } from 'vitest';
import { owedLines } from '../../src/table/change/awaited.js';
import type { OpenObligation } from '../../src/table/ports/store.js';
import { plainStyle, wordsOf } from '../../src/table/words/words.js';
import { diceRace } from '../games/dice-race/index.js';

const say = wordsOf([diceRace()]);
const people = { p1: 'Ann', p2: 'Ben', p3: 'Cid', p4: 'Dee' };
const owed = (id: string, seats: readonly string[], more: Partial<OpenObligation> = {}): OpenObligation => ({
  ...{ id, seats, kind: 'turn', what: 'bid', gameId: 'g', since: new Date(0), dueAt: null },
  ...more,
});
const said = (list: readonly OpenObligation[], locale: 'en' | 'fr' | 'es' = 'en', yours?: boolean) =>
  owedLines('dice-race', list, yours).map((line) => say(line, plainStyle(locale, people)).replaceAll('*', ''));

it('what several are awaited for alike is one line with all their names', () => {
  const four = ['p1', 'p2', 'p3', 'p4'].map((seat) => owed(seat, [seat]));
  expect(said(four)).toHaveLength(1);
  expect(said(four)[0]).toContain('Ann, Ben, Cid and Dee to play:');
  expect(said(four, 'fr')[0]).toContain('Ann, Ben, Cid et Dee');
  expect(said(four, 'es')[0]).toContain('Ann, Ben, Cid y Dee');
  expect(said(four.slice(0, 1), 'en', true)[0]).toContain('Your turn:');
});

it('of those who are asked together, for other things or until another time, each has a line', () => {
  const later = { dueAt: new Date(1_000) };
  expect(said([owed('a', ['p1']), owed('b', ['p2'], later), owed('c', ['p3'], { what: 'toll' })])).toHaveLength(3);
  const together = said([owed('a', ['p1', 'p2']), owed('b', ['p3'])]);
  expect(together[0]).toContain('Ann or Ben, whoever of you is first');
  expect(together).toHaveLength(2);
});
