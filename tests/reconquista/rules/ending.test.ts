import { describe, expect, it } from 'vitest';
import { closeTurn, moveMarker } from '../../../src/games/reconquista/closing/end-of-turn.js';
import { pointsOf, verdictOf } from '../../../src/games/reconquista/closing/points.js';
import { STANDARD_BOOK } from '../../../src/games/reconquista/facts/book.js';
import { PLACE_IDS } from '../../../src/games/reconquista/facts/ids.js';
import { RECONQUISTA } from '../../../src/games/reconquista/index.js';
import { controllerOf } from '../../../src/games/reconquista/state/reading.js';
import { applied, does, type Lines, laid } from '../board.js';

const closes = (lines: Lines, more = {}) =>
  applied(laid(lines, more), [], (play) => {
    closeTurn(play);
    moveMarker(play);
  });
const points = (lines: Lines) => pointsOf(laid(lines), STANDARD_BOOK);

describe('the end of a turn', () => {
  it('empties forts that are alone, and goes on to the next turn [15.1] [15.4]', () => {
    const game = closes({ oviedo: '[c] christian 1g', leon: '[f] bands 1a' }, { turn: 7, revolt: 'aragon' });
    expect(game.at('leon')).toBe('');
    expect(game.state).toMatchObject({ turn: 8, revolt: null, ending: null, fortune: { event: null } });
    expect(game.state.frames.at(-1)).toMatchObject({ kind: 'turn' });
    expect(game.state.history.at(-1)).toBe(points({ oviedo: '[c] christian 1g' }).total);
  });

  it('ends the game where no Muslim could be raised: every place has Christians or Rebels [15.2]', () => {
    const full = Object.fromEntries(
      PLACE_IDS.map((at, index) => [at, index % 3 === 0 ? 'rebel 1r' : '[c] christian 1g']),
    );
    expect(closes(full).state.ending).toBe('no-landing');
    expect(closes({ ...full, granada: 'muslim 1g' }).state.ending).toBeNull();
    expect(closes({ ...full, granada: '[c]' }).state.ending).toBeNull();
    // Bands go home before it is looked at.
    expect(closes({ ...full, granada: 'bands 2a' }).state.ending).toBeNull();
  });

  it('ends the game where Christians control no city [15.3] [5.1]', () => {
    const game = closes({ oviedo: '[c] muslim 1a', leon: 'christian 3a' });
    expect(game.state.ending).toBe('no-christian-city');
    expect(game.told).toContainEqual(expect.objectContaining({ type: 'game-over', verdict: 'almanzor' }));
    expect(closes({ oviedo: '[m] christian 1g' }).state.ending).toBeNull();
  });

  it('ends with turn 20 [15.4]', () => {
    expect(closes({ oviedo: '[c]' }, { turn: 20 }).state.ending).toBe('turn-20');
    expect(closes({ oviedo: '[c]' }, { turn: 19 }).state.ending).toBeNull();
  });

  it('is the end: nobody is awaited, and the outcome has its verdict [16.4]', () => {
    const state = laid({ oviedo: '[c] christian 1g' }, { turn: 20 });
    // Reaction: Castile (3), no city there, die 3: a Garrison in La Mancha (2).
    const over = does(state, { verb: 'done' }, [3, 3, 2]);
    expect(RECONQUISTA.obligations(over.state)).toEqual([]);
    expect(RECONQUISTA.outcome(over.state)).toEqual({
      ranking: [{ seats: ['p1'], result: 'lost', score: 11 }],
      verdict: {
        key: 'ended',
        values: {
          level: { kind: 'verdict', id: 'yusuf-ibn-tashfin' },
          more: 5,
          better: { kind: 'verdict', id: 'el-cid' },
        },
      },
    });
  });
});

describe('control', () => {
  it('is by troops, else by religion [5.1] [5.2]', () => {
    const who = (line: string) => controllerOf(laid({ toledo: line }).places.toledo);
    expect(who('[m] christian 1o')).toBe('christian');
    expect(who('[c] muslim 1g')).toBe('muslim');
    expect(who('[c] rebel 1r')).toBe('rebel');
    expect(who('[c]')).toBe('christian');
    expect(who('[m] / christian 3a')).toBe('muslim');
    expect(who('christian 1a')).toBeNull();
  });
});

describe('the score', () => {
  it('1 a city that Christians control [16.1]', () => {
    expect(
      points({ oviedo: '[c]', leon: '[m] christian 1g', porto: '[c] muslim 1g', lisbon: '[c] rebel 1r' }).cities,
    ).toBe(2);
  });

  it('2 a region with more than half of its cities; none without cities [16.2]', () => {
    expect(points({ oviedo: '[c]' }).majority).toEqual(['asturias']);
    expect(points({ oviedo: '[c]', leon: '[m]' }).majority).toEqual([]);
    expect(points({ oviedo: '[c]', leon: '[m]', santiago: '[m] christian 1a' }).majority).toEqual(['asturias']);
    expect(points({}).majority).toEqual([]);
  });

  it('2 a region without Muslim troops and without a Muslim city; Rebels do not matter [16.3]', () => {
    expect(points({}).free).toHaveLength(5);
    const free = (lines: Lines) => points(lines).free.includes('asturias');
    expect(free({ leon: 'rebel 2r', oviedo: '[c] bands 1a' })).toBe(true);
    expect(free({ leon: 'muslim 1g' })).toBe(false);
    expect(free({ leon: '[c] christian 1g / muslim 1a' })).toBe(false);
    expect(free({ leon: '[m] christian 3a' })).toBe(false);
    expect(free({ salamanca: 'muslim 3a' })).toBe(true);
  });

  it('is 40 at most [16.1] [16.2] [16.3]', () => {
    const all = Object.fromEntries(PLACE_IDS.map((at) => [at, '[c]']));
    expect(points(all).total).toBe(40);
  });

  it.each([
    [0, 'almanzor'],
    [10, 'almanzor'],
    [11, 'yusuf-ibn-tashfin'],
    [15, 'yusuf-ibn-tashfin'],
    [16, 'el-cid'],
    [20, 'el-cid'],
    [21, 'alfonso-viii'],
    [25, 'alfonso-viii'],
    [26, 'ferdinand-and-isabella'],
    [40, 'ferdinand-and-isabella'],
  ])('%i points: %s [16.4]', (score, verdict) => {
    expect(verdictOf(score, STANDARD_BOOK)).toBe(verdict);
  });
});
