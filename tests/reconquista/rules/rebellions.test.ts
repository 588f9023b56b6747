import { describe, expect, it } from 'vitest';
import { pointsOf } from '../../../src/games/reconquista/closing/points.js';
import { STANDARD_BOOK } from '../../../src/games/reconquista/facts/book.js';
import { goodsFor, placesForGood } from '../../../src/games/reconquista/income/purchase.js';
import { revenueOf } from '../../../src/games/reconquista/income/revenue.js';
import { rollRebellion } from '../../../src/games/reconquista/rebellion/rebellion.js';
import { applied, choices, type Lines, laid } from '../board.js';

/** Both sides have cities to spare far away from where things happen. */
const ELSEWHERE: Lines = {
  oviedo: '[c] christian 1g',
  barcelona: '[c] christian 1g',
  lisbon: '[m] muslim 1g',
  granada: '[m] muslim 1g',
};
const rolled = (lines: Lines, ...faces: readonly number[]) =>
  applied(laid({ ...ELSEWHERE, ...lines }), faces, rollRebellion);

describe('rebellions', () => {
  it('a die names the region, another the kind; Rebels rise in a random empty place [8.1] [8.3] [8.12]', () => {
    // Castile (3), Rebels (1); Salamanca (1) and Toledo (5) have troops, La Mancha (2) has none.
    const game = rolled({ salamanca: 'muslim 1g', toledo: '[m] muslim 1a' }, 3, 1, 1, 5, 2);
    expect(game.at('la-mancha')).toBe('rebel 1r');
    expect(game.dice.purposes.map(({ what }) => what)).toEqual([
      'rebellion-region',
      'rebellion-kind',
      'rebellion-place',
      'rebellion-place',
      'rebellion-place',
    ]);
  });

  it('both 1 and 2 are Rebels, and they rise beside Rebels too [8.3]', () => {
    expect(rolled({ valencia: 'rebel 1r' }, 3, 2, 3).at('valencia')).toBe('rebel 2r');
  });

  it('where every place has troops one unit is lost, Garrisons before Armies before Orders [8.4]', () => {
    const full: Lines = {
      salamanca: 'muslim 1g',
      'la-mancha': 'christian 1a',
      valencia: 'muslim 1a',
      toledo: '[m] muslim 1a 1g',
    };
    expect(rolled(full, 3, 1, 6).at('toledo')).toBe('[m] muslim 1a');
    expect(rolled({ ...full, toledo: '[c] christian 1a 1o' }, 3, 1, 6).at('toledo')).toBe('[c] christian 1o');
    expect(rolled(full, 3, 1, 2).at('la-mancha')).toBe('');
  });

  it('proselytism turns a random city, and is Rebels where there is none [8.5]', () => {
    expect(rolled({ toledo: '[c] muslim 1a' }, 3, 3, 1, 6).at('toledo')).toBe('[m] muslim 1a');
    expect(rolled({ valencia: '[m]' }, 3, 3, 4).at('valencia')).toBe('[c]');
    expect(rolled({}, 3, 3, 4).at('valencia')).toBe('rebel 1r');
  });

  it('peasants put one Rebel in the place of the Garrisons, only where no Army or Order is [8.6] [8.13]', () => {
    const lines: Lines = { salamanca: '[f] muslim 3g', 'la-mancha': 'muslim 1a 1g', valencia: 'christian 1g 1o' };
    expect(rolled(lines, 3, 4, 2, 3, 1).at('salamanca')).toBe('[f] rebel 1r');
    expect(rolled({ 'la-mancha': 'muslim 1a 1g' }, 3, 4, 5).at('toledo')).toBe('rebel 1r');
  });

  it('peasants rise only where a Garrison is: another place is rolled again [8.6]', () => {
    // La Mancha (2) is empty, Toledo (5) holds Rebels: Salamanca (1) it is.
    expect(rolled({ salamanca: 'muslim 1g', toledo: 'rebel 2r' }, 3, 4, 2, 5, 1).at('salamanca')).toBe('rebel 1r');
  });

  it('a rebel governor takes all units of a random city along [8.7] [8.13]', () => {
    expect(rolled({ toledo: '[m][f] muslim 2g 1a' }, 3, 5, 6).at('toledo')).toBe('[m][f] rebel 3r');
    expect(rolled({ toledo: '[c] christian 1a 1o' }, 3, 5, 6).at('toledo')).toBe('[c] rebel 2r');
    expect(rolled({ toledo: '[m]' }, 3, 5, 6).at('toledo')).toBe('[m] rebel 1r');
    expect(rolled({ toledo: '[m] rebel 2r' }, 3, 5, 6).at('toledo')).toBe('[m] rebel 3r');
    expect(rolled({ toledo: 'muslim 2a' }, 3, 5, 1).at('salamanca')).toBe('rebel 1r');
  });

  it('nobody loses his last city: kind and place are rolled again [8.8]', () => {
    // Asturias (1), governor (5) in Oviedo (3), the only Christian city; then Rebels (1) in Santiago (1).
    const game = applied(laid({ oviedo: '[c] christian 1g', granada: '[m]' }), [1, 5, 3, 1, 1], rollRebellion);
    expect(game.at('oviedo')).toBe('[c] christian 1g');
    expect(game.at('santiago')).toBe('rebel 1r');
    expect(game.types()).toContain('rebellion-spared');
    // The last Muslim city too: proselytism (3) would turn Granada (5).
    const other = applied(laid({ oviedo: '[c]', granada: '[m]' }), [5, 3, 5, 6], rollRebellion);
    expect(other.at('granada')).toBe('[m]');
    expect(other.state.revolt).toBe('al-andalus');
  });

  it('a region that has no other first rebellion than the last city is rolled again [8.8] [8.2]', () => {
    // Every place of Asturias but Oviedo holds an Army: each kind but the regional revolt falls on Oviedo.
    const lines: Lines = {
      oviedo: '[c]',
      santiago: 'muslim 1a',
      leon: 'muslim 1a',
      galicia: 'muslim 1a',
      granada: '[m]',
    };
    const game = applied(laid(lines), [6, 1, 3, 1, 1, 1, 2], rollRebellion);
    expect(game.types()).toContain('double-rebellion');
    expect(game.at('salamanca')).toBe('rebel 1r');
    expect(game.at('la-mancha')).toBe('rebel 1r');
  });

  it('the last city is lost too with the only unit that held it against its citizens [8.8] [8.4]', () => {
    // Rebels (1) find troops everywhere and would take the Garrison of Leon (4), a Muslim city: rolled again, Oviedo (3).
    const lines: Lines = {
      oviedo: 'christian 2g',
      santiago: 'christian 1a',
      leon: '[m] christian 1g',
      galicia: 'christian 1a',
      granada: '[m]',
    };
    const game = applied(laid(lines), [1, 1, 4, 1, 3], rollRebellion);
    expect([game.at('leon'), game.at('oviedo')]).toEqual(['[m] christian 1g', 'christian 1g']);
    // A second one there is no loss of it.
    const two = applied(laid({ ...lines, leon: '[m] christian 2g' }), [1, 1, 4], rollRebellion);
    expect(two.at('leon')).toBe('[m] christian 1g');
  });

  it('a side without any city has none to be spared [8.8]', () => {
    expect(applied(laid({ toledo: '[m]', granada: '[m]' }), [3, 5, 6], rollRebellion).at('toledo')).toBe(
      '[m] rebel 1r',
    );
  });

  it('a 6 brings two rebellions to one region, the second on what the first left [8.2]', () => {
    // 6, then Portugal (4): a regional revolt (6) cannot be the first; Rebels in Porto (1), twice.
    const game = rolled({}, 6, 6, 4, 6, 1, 1, 2, 1);
    expect(game.at('porto')).toBe('rebel 2r');
    expect(rolled({}, 6, 4, 1, 1, 6).state.revolt).toBe('portugal');
  });

  it('a regional revolt takes the region out of the turn [8.9]', () => {
    const game = rolled({}, 1, 6);
    expect(game.state.revolt).toBe('asturias');
    expect(game.types()).toEqual(['rebellion', 'region-revolts']);
  });

  it('a region in revolt pays nothing, nor does Santiago, and nothing is bought there [8.9]', () => {
    const lines: Lines = { oviedo: '[c] christian 1a', barcelona: '[c] christian 1g' };
    const calm = laid(lines, { phase: 'spending', purse: 9 });
    expect(revenueOf(calm, STANDARD_BOOK)).toMatchObject({
      points: 5,
      santiago: true,
      regions: ['asturias', 'aragon'],
    });
    const revolt = laid(lines, { phase: 'spending', purse: 9, revolt: 'asturias' });
    expect(revenueOf(revolt, STANDARD_BOOK)).toMatchObject({ points: 3, santiago: false, regions: ['aragon'] });
    const places = (state: typeof calm) =>
      new Set(goodsFor(state, STANDARD_BOOK).flatMap((good) => placesForGood(state, STANDARD_BOOK, good)));
    expect(places(calm)).toContain('oviedo');
    expect(places(revolt)).not.toContain('oviedo');
  });

  it('nobody moves in a region in revolt, nor into it [8.9]', () => {
    const lines: Lines = { leon: 'christian 1a', salamanca: 'christian 1a' };
    expect(choices(laid(lines, { revolt: 'asturias' }), 'move')).toEqual(['salamanca']);
    expect(choices(laid(lines), 'move', { from: 'salamanca' })).toContain('leon');
    expect(choices(laid(lines, { revolt: 'asturias' }), 'move', { from: 'salamanca' })).not.toContain('leon');
  });

  it('counts for the score all the same [8.11]', () => {
    const lines: Lines = { oviedo: '[c] christian 1a' };
    const points = (revolt: string | null) => pointsOf(laid(lines, { revolt }), STANDARD_BOOK).total;
    expect(points('asturias')).toBe(points(null));
  });
});
