import { expect, test } from 'vitest';
import { adviceFor } from '../../../src/core/advice-for.js';
import type { Phrase } from '../../../src/core/result.js';
import { RECONQUISTA } from '../../../src/games/reconquista/index.js';
import { SeededDice } from '../../../src/kit/advice/seeded-dice.js';
import { type Lines, laid } from '../board.js';

const MOORS: Lines = { toledo: '[m][f] muslim 2a 1g', zaragoza: '[m][f] muslim 2a 1g', lisbon: '[m] muslim 1a 1g' };

function fearedIn(places: Lines): Phrase | undefined {
  const state = laid({ ...MOORS, ...places }, { turn: 5, phase: 'campaign' });
  const [owed] = RECONQUISTA.obligations(state);
  if (owed === undefined) throw new Error('nobody is awaited');
  return adviceFor(RECONQUISTA, state, owed, 'middle', new SeededDice(5), 40).fears;
}

test('the end is feared where the only city hardly has walls, and the less the stronger they are', () => {
  const bare = fearedIn({ oviedo: '[c] christian 1g' });
  const walled = fearedIn({ oviedo: '[c][f] christian 1g' });
  expect(bare?.key).toBe('fears-end');
  expect(walled?.key).toBe('fears-end');
  expect(Number(bare?.values?.chance)).toBeGreaterThan(Number(walled?.values?.chance));
});

test('of several cities the one that falls most often is feared for', () => {
  const fears = fearedIn({ oviedo: '[c][f] christian 6g', barcelona: '[c] christian 1g' });
  expect(fears?.key).toBe('fears-loss');
  expect(fears?.values?.at).toEqual({ kind: 'place', id: 'barcelona' });
});

test('where nothing falls, the walls are told as before', () => {
  expect(fearedIn({ oviedo: '[c][f] christian 9g' })?.key).toBe('fears-last');
});
