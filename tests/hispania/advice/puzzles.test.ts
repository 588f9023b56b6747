import { describe, expect, test } from 'vitest';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { GAMES } from '../../../src/games/registry.js';
import { playWhole } from '../../selfplay/whole-game.js';
import { attempt, puzzles } from './puzzle.js';

/** Changes with the way it plays, and with nothing else: the same seed gives the same game. */
const GOLDEN = '9251aa76';

function referenceGame() {
  const module = GAMES.find(({ id }) => id === HISPANIA.id);
  if (module === undefined) throw new Error('the game is not there');
  const players = ['middle', 'middle', 'middle', 'middle'];
  return playWhole(module, { setup: { scenario: 'D' }, seed: 1, players }, 150);
}

test('the reference player plays as it always has', () => {
  const { hash, met } = referenceGame();
  expect(hash).toBe(GOLDEN);
  expect(met['verb move']).toBeGreaterThan(20);
});

describe('puzzles', () => {
  test('there are sixty of ten kinds, each its own', () => {
    const all = puzzles();
    expect(all).toHaveLength(60);
    const kinds = [...new Set(all.map(({ kind }) => kind))];
    expect(kinds.map((kind) => all.filter((one) => one.kind === kind).length)).toEqual(Array(10).fill(6));
    expect(new Set(all.map(({ areas, dice }) => JSON.stringify([areas, dice]))).size).toBe(60);
  });

  test.each(['middle', 'strong'] as const)('the %s one solves nine in ten', (strength) => {
    const unsolved = puzzles().flatMap((puzzle) => {
      const { actions, solved } = attempt(puzzle, strength);
      return solved ? [] : [`${puzzle.id} ${puzzle.title}: ${JSON.stringify(actions)}`];
    });
    expect(unsolved.length, unsolved.join('\n')).toBeLessThanOrEqual(6);
  });

  test('the default solves fewer: they ask for more than what is done for the absent', () => {
    const solved = puzzles().filter((puzzle) => attempt(puzzle, 'default').solved);
    expect(solved.length).toBeLessThan(45);
  });
});

test('what was thought about other games in between changes nothing', () => {
  expect(referenceGame().hash).toBe(GOLDEN);
});
