import { describe, expect, test } from 'vitest';
import { RECONQUISTA } from '../../../src/games/reconquista/index.js';
import { GAMES } from '../../../src/games/registry.js';
import { playWhole } from '../../selfplay/whole-game.js';
import { attempt, laidOut, puzzles } from './puzzle.js';

describe('puzzles', () => {
  test('there are twenty, each its own, each a position that somebody is asked in', () => {
    const all = puzzles();
    expect(all.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, place) => place + 1));
    expect(new Set(all.map((puzzle) => JSON.stringify(laidOut(puzzle).places))).size).toBe(20);
  });

  test.each(['middle', 'strong'] as const)('the %s one solves four in five', (strength) => {
    const unsolved = puzzles().flatMap((puzzle) => {
      const { actions, solved } = attempt(puzzle, strength);
      return solved ? [] : [`${puzzle.id} ${puzzle.title}: ${JSON.stringify(actions)}`];
    });
    expect(unsolved.length, unsolved.join('\n')).toBeLessThanOrEqual(4);
  });
});

/** Changes with the way it plays, and with nothing else: the same seed gives the same game. */
const GOLDEN = '853fa4de';

test('the solitaire is played as it always has been', () => {
  const module = GAMES.find(({ id }) => id === RECONQUISTA.id);
  if (module === undefined) throw new Error('the game is not there');
  const game = playWhole(module, { setup: { scenario: '8' }, seed: 1, players: ['middle'] }, 60);
  expect(game.hash).toBe(GOLDEN);
});
