import { expect, it } from 'vitest';
import { HISPANIA } from '../../src/games/hispania/index.js';
import type { Hispania } from '../../src/games/hispania/state/state.js';
import { verdict } from '../../src/games/hispania/tells/verdict.js';

function scored(...points: readonly (readonly [string, number])[]): Hispania {
  const seats = { a: ['rome'], b: ['carthage'] };
  const read = HISPANIA.position.read({ turn: 4, nation: 'rome', phase: 'move', seats, provinces: {} }, (name) => name);
  if (!read.ok) throw new Error(read.rejection.code);
  const entries = points.map(([seat, worth]) => ({
    turn: 4,
    seat,
    nation: seat === 'a' ? ('rome' as const) : ('carthage' as const),
    points: worth,
    why: 'combat',
  }));
  return { ...read.value, ledger: entries };
}

it('says by how much the winner is ahead, and which nation brought most [15.2]', () => {
  const { key, values } = verdict(scored(['a', 5], ['b', 3], ['a', 1]));
  expect(key).toBe('ahead');
  expect(values).toMatchObject({ margin: 3, next: { id: 'b' }, nation: { id: 'rome' }, points: 6 });
  expect(HISPANIA.words.say('en', `verdict.${key}`, values)).toContain('Most of it came from ROME: 6 VP.');
});

it('says that a tie is one [15.2]', () => {
  expect(verdict(scored(['a', 5], ['b', 5]))).toMatchObject({ key: 'tied', values: { points: 5 } });
});
