import { expect, test } from 'vitest';
import { GAMES } from '../../src/games/registry.js';
import { besideReport, resultsOf, series } from './together.js';
import { playWhole } from './whole-game.js';

test('where nobody plays against another, each player plays the same seeds by himself', () => {
  const module = GAMES.find(({ id }) => id === 'reconquista');
  if (module === undefined) throw new Error('the game is not there');
  const setups = [{ scenario: '20' }, { scenario: '19' }];
  const all = ['default', 'random'].flatMap((player) => series(setups, 1, 3, 4, player));
  expect(all).toHaveLength(16);
  const games = all.map((pairing) => playWhole(module, pairing));
  const [sensible, later] = resultsOf('default', games);
  expect(sensible).toMatchObject({ setup: { scenario: '20' }, games: 4 });
  expect(later?.setup).toEqual({ scenario: '19' });
  const [low, high] = sensible?.meanInterval ?? [0, 0];
  expect(low).toBeLessThanOrEqual(sensible?.mean ?? 0);
  expect(high).toBeGreaterThanOrEqual(sensible?.mean ?? 0);
  expect(besideReport('default', 'random', games).split('\n')).toHaveLength(4);
});

test('where all win or lose together, it is told how often they won', () => {
  const module = GAMES.find(({ id }) => id === 'hispania-draco');
  if (module === undefined) throw new Error('the game is not there');
  const easy = { denarii: '7', garrisons: '5', fleets: '4', roads: '5', armies: '1' };
  const games = series([easy], 2, 1, 6, 'default').map((pairing) => playWhole(module, pairing));
  const won = games.filter(({ scores }) => (scores[0] ?? 0) > 6).length;
  expect(won).toBeGreaterThan(0);
  expect(resultsOf('default', games)[0]?.won).toBeCloseTo(won / 6, 9);
});
