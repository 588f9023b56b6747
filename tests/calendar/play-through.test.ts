import { describe, expect, it } from 'vitest';
import { FRONTIER } from '../games/frontier/index.js';
import { figuresOf } from './figures.js';
import { playThrough } from './play-through.js';

const SITTING = { setup: {}, seats: 2, player: 'default', tempo: 'days' } as const;
const games = [1, 2, 3].map((seed) => playThrough(FRONTIER, SITTING, seed));

describe('a game on the calendar', () => {
  it('calls each player once a turn where everybody waits for the one before him', () => {
    for (const { handOvers, turns } of games) expect([handOvers, turns]).toEqual([12, 6]);
  });

  it('charges all of its time to what was waited for', () => {
    for (const { lasted, waits } of games)
      expect(Object.values(waits).reduce((sum, { time }) => sum + time, 0)).toBe(lasted);
  });

  it('is the same for the same seed, and another for another', () => {
    expect(playThrough(FRONTIER, SITTING, 2)).toEqual(games[1]);
    expect(new Set(games.map(({ lasted }) => lasted)).size).toBe(3);
  });

  it('counts days, hand-overs and what costs most', () => {
    const figures = figuresOf(games);
    expect(figures).toMatchObject({ games: 3, handOvers: 12, perTurn: 2, usual: 1 });
    expect(figures.waits.map(({ what }) => what)).toEqual(['turn']);
    expect(figures.median).toBeGreaterThan(0);
  });
});
