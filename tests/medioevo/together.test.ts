import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/core/chronicle.js';
import { LOCALES } from '../../src/core/words.js';
import { MEDIOEVO } from '../../src/games/medioevo/index.js';
import type { Vehicle } from '../../src/games/medioevo/state/vehicle.js';
import { vehicleTerm } from '../../src/games/medioevo/tells/vehicle-term.js';

const { together } = MEDIOEVO.words;
const PEOPLE = { p1: 'Ann', p2: 'Bob', p3: 'Cid' };
const SEATS = ['p1', 'p2', 'p3'];

function told(events: readonly GameEvent[], locale: (typeof LOCALES)[number] = 'en'): string | undefined {
  expect(events.every((one, at) => at === 0 || together?.alike(events[at - 1] ?? one, one) === true)).toBe(true);
  return together?.describe(locale, events, PEOPLE);
}

describe('what several do at once', () => {
  const taxes = SEATS.flatMap((seat, at): GameEvent[] => [
    { type: 'tax-set', seat, tax: 10 * (at + 1) },
    { type: 'income', seat, florins: 80 },
  ]);

  it('is one line: taxes with what they bring', () => {
    expect(told(taxes)).toBe('Taxes and income: Ann 10 (+80 florins), Bob 20 (+80 florins) and Cid 30 (+80 florins).');
    expect(told(taxes.slice(0, 2))).toBe('Tax and income: Ann 10 (+80 florins).');
  });

  it('is one line: upkeep, but not what else is paid', () => {
    const paid = SEATS.map((seat): GameEvent => ({ type: 'paid', seat, why: 'upkeep', florins: 140 }));
    expect(told(paid)).toBe('Upkeep: Ann 140, Bob 140 and Cid 140 florins.');
    const [first] = paid;
    if (first !== undefined) expect(together?.alike(first, { ...first, why: 'interest' })).toBe(false);
  });

  it('is one line: passes, in each language', () => {
    const passed = SEATS.map((seat): GameEvent => ({ type: 'passed-round', seat }));
    expect(LOCALES.map((locale) => told(passed, locale))).toEqual([
      'Ann, Bob and Cid pass.',
      'Ann, Bob et Cid passent.',
      'Ann, Bob y Cid pasan.',
    ]);
    expect(told(passed.slice(0, 1))).toBe('Ann passes.');
  });

  it('is one line: what somebody buys, what was turned for it, and its honour', () => {
    const bought: GameEvent[] = [
      { type: 'technology', seat: 'p1', technology: 'carpentry' },
      { type: 'raised', seat: 'p1', pieces: { 'war-wagon': 1 }, level: '1', at: 'pozsony' },
      { type: 'card-turned', seat: 'p1', card: 30, points: {} },
      { type: 'built', seat: 'p1', building: 'city', at: 'pozsony' },
      { type: 'honour', seat: 'p1', points: 1, why: 'built' },
      { type: 'card-bought', seat: 'p1' },
    ];
    expect(told(bought)).toBe(
      'Ann buys Carpentry, 1 War wagon I (Pozsony), City (Pozsony) and an Empire card; turned for it: Vendor 30; +1 honour.',
    );
    expect(told(bought.slice(0, 1))).toBe('Ann learns Carpentry.');
    const [first] = bought;
    if (first !== undefined) expect(together?.alike(first, { ...first, seat: 'p2' })).toBe(false);
  });

  it('is one line: where a transport goes, the stages it reaches, and the markets', () => {
    const stop = (seat: string, from: string, to: string): GameEvent[] => [
      { type: 'voyage', seat, vehicle: 1, from, to },
      { type: 'stage-reached', seat, at: to },
      { type: 'cube-placed', at: to, good: 'weapons' },
    ];
    const trades = [...stop('p1', 'pozsony', 'buda'), ...stop('p1', 'buda', 'zagreb'), ...stop('p2', 'ukek', 'azaq')];
    expect(told(trades)).toBe(
      'Ann trades: Pozsony → Buda → Zagreb; 2 stages of the route reached; markets now have weapons (Buda and Zagreb). ' +
        'Bob trades: Ukek → Azaq; 1 stage of the route reached; markets now have weapons (Azaq).',
    );
    expect(LOCALES.map((locale) => told(trades.slice(0, 2), locale))).toEqual([
      'Ann travels: Pozsony → Buda; 1 stage of the route reached.',
      'Ann fait route : Presbourg → Buda ; 1 étape de la route atteinte.',
      'Ann viaja: Presburgo → Buda; 1 etapa de la ruta alcanzada.',
    ]);
    expect(told(trades.slice(2, 3))).toBe('Buda: a market with weapons.');
  });

  it('stays apart where it is something else', () => {
    const [one, two] = taxes;
    if (one !== undefined && two !== undefined)
      expect(together?.alike(two, { type: 'passed-round', seat: 'p1' })).toBe(false);
  });
});

describe('what is left to do', () => {
  it('names each transport by kind, level, place and load', () => {
    const wagon = vehicle({ kind: 'caravan', level: 2, at: 'augsburg', cubes: ['furs', 'furs'] });
    const idle = [vehicleTerm(wagon, [wagon])];
    expect(LOCALES.map((locale) => MEDIOEVO.words.say(locale, 'preview.commerce', { idle }))).toEqual([
      'Could still move or trade: Caravan II, Augsburg (2 cubes of furs).',
      'Encore libre de bouger ou de commercer : Caravane II, Augsbourg (2 cubes de fourrures).',
      'Aún puede moverse o comerciar: Caravana II, Augsburgo (2 cubos de pieles).',
    ]);
  });
});

function vehicle(own: Pick<Vehicle, 'kind' | 'level' | 'at' | 'cubes'>): Vehicle {
  return { id: 1, owner: 'p1', units: {}, aboard: null, used: 0, stopped: false, ...own };
}
