import { describe, expect, it } from 'vitest';
import { STANDARD_BOOK } from '../../../src/games/reconquista/facts/book.js';
import { revenueOf } from '../../../src/games/reconquista/income/revenue.js';
import { choices, does, type Lines, laid } from '../board.js';

const income = (lines: Lines) => revenueOf(laid({ santiago: 'rebel 1r', ...lines }), STANDARD_BOOK);
const spending = (lines: Lines, purse = 9) => laid(lines, { phase: 'spending', purse });
const where = (lines: Lines, unit: string) => choices(spending(lines), 'buy', { unit });

describe('income', () => {
  it('is 2 at least, 8 at most [10.1]', () => {
    expect(income({}).points).toBe(2);
    const all: Lines = {
      santiago: '[c]',
      oviedo: '[c]',
      pamplona: '[c]',
      salamanca: '[c]',
      porto: '[c]',
      cordoba: '[c]',
    };
    expect(income(all).points).toBe(8);
  });

  it("the rulebook's example: two of three Muslim cities pay, one of them besieged by Bands does not [10.1] [5.1]", () => {
    const region: Lines = { porto: '[m] christian 1g', lisbon: '[m] christian 1a', seville: '[m] muslim 1g' };
    expect(income(region).regions).toEqual(['portugal']);
    expect(income({ ...region, lisbon: '[m] christian 1a / bands 2a' }).regions).toEqual([]);
  });

  it('half of the cities is no majority [10.1] [5.2]', () => {
    expect(income({ porto: '[c]', lisbon: '[m]' }).regions).toEqual([]);
    expect(income({ porto: '[c]', lisbon: '[c]', seville: '[m]' }).regions).toEqual(['portugal']);
    expect(income({ porto: '[c] rebel 1r', lisbon: '[c]' }).regions).toEqual([]);
  });

  it('Santiago pays without Muslims and Rebels, and with its Muslim city occupied [10.2]', () => {
    const pays = (santiago: string) => revenueOf(laid({ santiago }), STANDARD_BOOK).santiago;
    expect(pays('')).toBe(true);
    expect(pays('[c]')).toBe(true);
    expect(pays('bands 2a')).toBe(true);
    expect(pays('[c] christian 1g / french 1a')).toBe(true);
    expect(pays('muslim 1g')).toBe(false);
    expect(pays('rebel 1r')).toBe(false);
    expect(pays('[m]')).toBe(false);
    expect(pays('[m] christian 1g')).toBe(true);
    expect(pays('[m] bands 1a')).toBe(false);
  });

  it('is lost where it is not spent [10.3]', () => {
    const done = does(spending({ oviedo: '[c] christian 1a' }, 3), { verb: 'done' });
    expect(done.state.purse).toBe(0);
    expect(done.told).toContainEqual({ type: 'unspent', points: 3 });
  });
});

describe('purchases', () => {
  it('Armies and Garrisons: in a city of either religion or a fort that is controlled, free of enemies [10.4]', () => {
    const lines: Lines = {
      oviedo: '[c]',
      leon: '[m] christian 1g',
      galicia: '[f] christian 1o',
      porto: 'christian 2a',
      lisbon: '[c] christian 1a / bands 1a',
      toledo: '[c] rebel 1r',
      valencia: '[m]',
    };
    expect(where(lines, 'army')).toEqual(['oviedo', 'leon', 'galicia']);
    expect(where(lines, 'garrison')).toEqual(['oviedo', 'leon', 'galicia']);
    const army = does(spending(lines, 2), { verb: 'buy', unit: 'army', place: 'leon' });
    expect(army.at('leon')).toBe('[m] christian 1a 1g');
    expect(army.state.purse).toBe(0);
    const garrison = does(spending(lines, 2), { verb: 'buy', unit: 'garrison', place: 'oviedo' });
    expect(garrison.at('oviedo')).toBe('[c] christian 1g');
    expect(garrison.state.purse).toBe(1);
    expect(choices(spending(lines, 1), 'buy')).not.toContain('army');
  });

  it('a city: with an Army or Garrison, where none is; it is Christian and the fort stays [10.5] [10.8] [3.1]', () => {
    const lines: Lines = {
      oviedo: '[c] christian 1a',
      leon: '[f] christian 1g',
      galicia: 'christian 1a',
      porto: 'christian 1o',
      lisbon: '',
      toledo: '[f] christian 1a / bands 1a',
    };
    expect(where(lines, 'city')).toEqual(['leon', 'galicia']);
    const built = does(spending(lines, 3), { verb: 'buy', unit: 'city', place: 'leon' });
    expect(built.at('leon')).toBe('[c][f] christian 1g');
    expect(built.state.purse).toBe(0);
    expect(choices(spending(lines, 2), 'buy')).not.toContain('city');
  });

  it('a fort: with a Christian city of ours, an Army or a Garrison, where none is [10.6] [10.8] [3.1]', () => {
    const lines: Lines = {
      oviedo: '[c]',
      leon: '[m] christian 1g',
      galicia: 'christian 1a',
      porto: '[f] christian 1a',
      lisbon: 'christian 1o',
      seville: '[c] rebel 1r',
      toledo: '[c] christian 1a / bands 1a',
      murcia: '[m] christian 1o',
    };
    expect(where(lines, 'fort')).toEqual(['oviedo', 'leon', 'galicia']);
    const built = does(spending(lines, 1), { verb: 'buy', unit: 'fort', place: 'oviedo' });
    expect(built.at('oviedo')).toBe('[c][f]');
    expect(built.state.purse).toBe(0);
  });

  it('conversion: a Muslim city with an Army or Garrison in it, besieged or not [10.7] [10.8]', () => {
    const lines: Lines = {
      oviedo: '[c] christian 1a',
      leon: '[m][f] christian 1g',
      galicia: '[m] christian 1o',
      porto: '[m] christian 1a / bands 1a',
      toledo: '[m] muslim 1g',
    };
    expect(where(lines, 'conversion')).toEqual(['leon', 'porto']);
    const converted = does(spending(lines, 1), { verb: 'buy', unit: 'conversion', place: 'leon' });
    expect(converted.at('leon')).toBe('[c][f] christian 1g');
    expect(converted.state.purse).toBe(0);
  });

  it('what was bought counts for the next purchase, in any number [10.9]', () => {
    let state = spending({ porto: 'christian 1a' }, 9);
    expect(choices(state, 'buy', { unit: 'army' })).toEqual([]);
    for (const [unit, count] of [
      ['fort', 1],
      ['army', 2],
      ['garrison', 1],
      ['city', 1],
    ] as const) {
      for (let time = 0; time < count; time++) state = does(state, { verb: 'buy', unit, place: 'porto' }).state;
    }
    expect(state.purse).toBe(0);
    expect(does(state, { verb: 'done' }).at('porto')).toBe('[c][f] christian 3a 1g');
  });

  it('Crusaders and Mercenaries build as Armies do [9.7] [9.16]', () => {
    expect(where({ porto: 'christian 1x', lisbon: 'christian 1m' }, 'city')).toEqual(['porto', 'lisbon']);
  });
});
