import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../src/core/words.js';
import { pointsOf } from '../../src/games/reconquista/closing/points.js';
import { STANDARD_BOOK } from '../../src/games/reconquista/facts/book.js';
import { revenueOf } from '../../src/games/reconquista/income/revenue.js';
import { RECONQUISTA } from '../../src/games/reconquista/index.js';
import { STARTS } from '../../src/games/reconquista/setup/options.js';
import { startGame } from '../../src/games/reconquista/setup/start.js';
import { type Lines, laid } from './board.js';

const { words, about } = RECONQUISTA;

describe('what a start is', () => {
  it.each(STARTS)('%s: its turns, points and income are those of the board [18.1]', (scenario) => {
    const begun = startGame({ scenario }, ['p1'], undefined);
    if (!begun.ok) throw new Error(begun.rejection.code);
    const points = pointsOf(begun.value, STANDARD_BOOK).total;
    const figures = [21 - Number(scenario), points, revenueOf(begun.value, STANDARD_BOOK).points];
    for (const locale of LOCALES) {
      const line = words.say(locale, `about.setup.scenario.${scenario}`) ?? '';
      expect(line.match(/\d+/g)?.slice(0, 3).map(Number)).toEqual(figures);
      const card = words.say(locale, `explained.setup.scenario.${scenario}`) ?? '';
      expect(
        card
          .match(/(\d+) \w+, (\d+) \w+, \w+ (\d+)/)
          ?.slice(1)
          .map(Number),
      ).toEqual(figures);
    }
  });
});

describe('what a place is', () => {
  const said = (lines: Lines, id: string, as: 'about' | 'explained' = 'about') => {
    const entry = about.of(laid(lines), 'p1', { kind: 'place', id });
    return words.say('en', `${as}.${entry?.key}`, entry?.values);
  };

  it('is its region, and who stands there', () => {
    expect(said({}, 'valencia')).toBe('III Castile: nobody');
    expect(said({ valencia: '[m][f] muslim 2g 1a' }, 'valencia')).toBe(
      'III Castile: Muslim city, fort, 2 Muslim Garrisons and 1 Muslim Army',
    );
    expect(said({ valencia: '[m] muslim 2g / christian 2a 1o 1g' }, 'valencia')).toBe(
      'III Castile: Muslim city and 2 Muslim units; besieged by 4 Christian units',
    );
    expect(said({ valencia: '[c] christian 1x 1m 2g 1a 1o' }, 'valencia')).toBe(
      'III Castile: Christian city and 6 Christian units',
    );
  });

  it('is on its card all of that, its number, its roads, and the strength of its walls', () => {
    expect(said({ valencia: '[m][f] muslim 2g / christian 2a 1o' }, 'valencia', 'explained')).toBe(
      '**Valencia** – III Castile, number 3 (die 3–4), port: 5. Roads to Tarragona and Murcia. There: Muslim city, fort and 2 Muslim Garrisons. Besieged by 2 Christian Armies and 1 Military Order. In a siege its defenders add 6.',
    );
    expect(said({ granada: 'muslim 1a' }, 'granada', 'explained')).toContain('in the mountains, port: 3');
  });
});

describe('what a good is', () => {
  const line = (id: string, purse: number, phase = 'spending') => {
    const state = laid({ oviedo: '[c] christian 1g' }, { phase, purse });
    const entry = about.of(state, 'p1', { kind: 'good', id });
    return words.say('en', `about.${entry?.key}`, entry?.values);
  };

  it('says how many of it the points last for, while they are spent', () => {
    expect(line('army', 5)).toContain('; 2 at most now.');
    expect(line('garrison', 5)).toContain('; 5 at most now.');
    expect(line('army', 0, 'campaign')).not.toContain('at most');
  });
});
