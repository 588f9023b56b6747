import { describe, expect, it } from 'vitest';
import type { TypedOptions } from '../../src/core/command.js';
import { LOCALES } from '../../src/core/words.js';
import { RECONQUISTA } from '../../src/games/reconquista/index.js';
import type { Reconquista } from '../../src/games/reconquista/state/state.js';
import { SENTENCES } from '../../src/games/reconquista/words/refusals/languages/index.js';
import { type Lines, laid } from './board.js';

/** The code of the refusal of a typed command, with the places that it names instead. */
function refused(state: Reconquista, command: string, options: TypedOptions): string | null {
  const read = RECONQUISTA.typing.interpret(state, 'p1', command, options);
  if (read.ok) return null;
  for (const locale of LOCALES) {
    const said = RECONQUISTA.words.say(locale, `reject.${read.rejection.code}`, read.rejection.values);
    expect(said).not.toMatch(/[{}]|\b(undefined|null)\b/);
    expect((said ?? '').length).toBeGreaterThan(10);
  }
  return read.rejection.code;
}

const BUYING: Lines = {
  oviedo: '[c] christian 1g',
  leon: 'christian 1o',
  galicia: 'christian 1a',
  barcelona: '[c] christian 1g / muslim 2a',
  zaragoza: '[m] muslim 1g',
  toledo: '[m] christian 1g',
  granada: '[m]',
  porto: 'rebel 1r',
  badajoz: '[c][f]',
};

describe('a purchase that is refused says why', () => {
  const spending = (purse: number, more = {}) => laid(BUYING, { phase: 'spending', purse, ...more });

  it.each([
    [6, { unit: 'army', place: 'Zaragoza' }, 'held-by', '10.4'],
    [6, { unit: 'garrison', place: 'Galicia' }, 'no-walls', '10.4'],
    [6, { unit: 'army', place: 'Barcelona' }, 'place-besieged', '10.4'],
    [6, { unit: 'city', place: 'Oviedo' }, 'has-city', '10.5'],
    [6, { unit: 'city', place: 'Leon' }, 'no-builders', '10.8'],
    [6, { unit: 'fort', place: 'Badajoz' }, 'has-fort', '10.6'],
    [6, { unit: 'fort', place: 'Leon' }, 'no-fort-builders', '10.6'],
    [6, { unit: 'conversion', place: 'Oviedo' }, 'no-muslim-city', '10.7'],
    [6, { unit: 'conversion', place: 'Granada' }, 'no-converters', '10.7'],
    [6, { unit: 'bribe', place: 'Porto' }, 'no-corruption', '9.6'],
    [6, { unit: 'mercenary' }, 'no-mercenaries', '9.7'],
    [2, { unit: 'city', place: 'Galicia' }, 'good-dear', '10.5'],
    [0, { unit: 'fort', place: 'Oviedo' }, 'nothing-left', '10.3'],
    [5, { unit: 'army', place: 'Oviedo', count: 3 }, 'good-most', '10.4'],
    [6, { unit: 'army', place: 'Atlantis' }, 'place-unknown', '2.1'],
    [6, { unit: 'elephants', place: 'Oviedo' }, 'good-unknown', '10.4'],
  ] as const)('with %i points: %o is %s [%s]', (purse, options, code, _rule) => {
    expect(refused(spending(purse), 'buy', options)).toBe(code);
  });

  it('a place takes one fort, and as many units as there are points for [3.1] [10.9]', () => {
    expect(refused(spending(6), 'buy', { unit: 'fort', place: 'Oviedo', count: 2 })).toBe('one-each');
    expect(refused(spending(6), 'buy', { unit: 'garrison', place: 'Oviedo', count: 2 })).toBeNull();
  });

  it('nothing is bought where the region is in revolt [8.9]', () => {
    expect(refused(spending(6, { revolt: 'asturias' }), 'buy', { unit: 'army', place: 'Oviedo' })).toBe('in-revolt');
  });

  it('troops do not move yet, and Crusaders land first [9.16]', () => {
    expect(refused(spending(3), 'move', { from: 'Galicia', to: 'Leon' })).toBe('spend-first');
    const fortune = { event: 'crusade', income: 0, mercenaries: 0, crusaders: 3, corruption: false, jihad: false };
    const crusade = spending(3, { fortune });
    expect(refused(crusade, 'done', {})).toBe('crusaders-first');
    expect(refused(crusade, 'place', { place: 'Zaragoza' })).toBe('held-by');
    expect(refused(spending(3), 'place', { place: 'Oviedo' })).toBe('no-place');
    expect(refused(spending(3), 'choose', {})).toBe('no-choose');
    expect(refused(spending(3), 'retreat', {})).toBe('no-retreat');
  });
});

describe('a move that is refused says why', () => {
  const MOVING: Lines = {
    santiago: '[c] christian 2g',
    leon: '[m] christian 1a 1g',
    oviedo: '[m] christian 2a',
    galicia: '[c] christian 1g / muslim 1a',
    barcelona: 'christian 1a',
    tarragona: '[m] muslim 3g / christian 2a',
    granada: '[m]',
  };

  it.each([
    [{ from: 'Granada', to: 'Cordoba' }, 'nobody-of-yours', '11.2'],
    [{ from: 'Galicia', to: 'Leon' }, 'besieged-stay', '11.11'],
    [{ from: 'Tarragona', to: 'Barcelona' }, 'besiegers-stay', '11.6'],
    [{ from: 'Leon', to: 'Leon' }, 'there-already', '11.2'],
    [{ from: 'Leon', to: 'Granada' }, 'no-road', '11.3'],
    [{ from: 'Leon', to: 'Salamanca' }, 'not-cleared', '11.4'],
    [{ from: 'Leon', to: 'Oviedo', units: '3 orders' }, 'unit-unknown', '11.2'],
    [{ from: 'Leon', to: 'Oviedo', units: '1 army', cid: 'no' }, 'no-cid', '9.12'],
    [{ from: 'Leon', to: 'Atlantis' }, 'place-unknown', '2.1'],
  ] as const)('%o: %s [%s]', (options, code, _rule) => {
    expect(refused(laid(MOVING), 'move', options)).toBe(code);
  });

  it('one region moves [11.1], over roads no Garrisons [11.3], and one unit stays in a Muslim city [11.4]', () => {
    const free: Lines = { ...MOVING, galicia: '[c] christian 1g' };
    const road = (from: string, units: string, lines = free) =>
      refused(laid(lines), 'move', { from, to: 'Salamanca', units });
    expect(road('Leon', '1 garrison')).toBe('garrisons-stay');
    expect(road('Leon', '1 army')).toBeNull();
    expect(road('Leon', '2 armies', { ...free, leon: '[m] christian 2a' })).toBe('one-stays');
    expect(road('Leon', '1 army', { ...free, leon: '[m] christian 1a' })).toBe('last-stays');
    expect(road('Leon', '1 garrison', { ...free, leon: '[c] christian 1g' })).toBe('only-garrisons');
    const moved = RECONQUISTA.apply(
      laid(free),
      'p1',
      { verb: 'move', from: 'leon', to: 'santiago', units: { army: 1 } },
      { roll: () => 1 },
    );
    if (!moved.ok) throw new Error(moved.rejection.code);
    expect(refused(moved.value.state, 'move', { from: 'Barcelona', to: 'Zaragoza' })).toBe('other-region');
    expect(refused(moved.value.state, 'buy', { unit: 'army', place: 'Santiago' })).toBe('buying-over');
  });

  it('El Cid goes with the last unit, stays with another, and is named only where he is [9.12]', () => {
    const cid = (at: string) => laid({ ...MOVING }, { cid: { side: 'christian', at } });
    const all = { from: 'Oviedo', to: 'Leon', units: '2 armies' };
    expect(refused(cid('oviedo'), 'move', { ...all, cid: 'yes' })).toBeNull();
    expect(refused(cid('oviedo'), 'move', { ...all, cid: 'no' })).toBe('cid-not-alone');
    expect(refused(cid('oviedo'), 'move', { ...all, units: '1 army', cid: 'no' })).toBeNull();
    expect(refused(cid('barcelona'), 'move', { ...all, cid: 'no' })).toBe('cid-elsewhere');
  });
});

it('a step that asks for something says so first, and what fits', () => {
  const waiting = (kind: string, more = {}) =>
    laid(
      { ...BUYING, pamplona: 'christian 1a', tarragona: 'christian 1a' },
      { frames: [{ kind, id: 1, ...more }], cid: { side: 'christian', at: null } },
    );
  expect(refused(waiting('military-order'), 'buy', { unit: 'army' })).toBe('first');
  expect(refused(waiting('military-order'), 'place', { place: 'Granada' })).toBe('order-not-there');
  expect(refused(waiting('el-cid'), 'place', { place: 'Granada' })).toBe('cid-not-there');
  const plague = { region: 'aragon', left: 2, next: 'christian-army' };
  expect(refused(waiting('plague', plague), 'choose', { place: 'Oviedo' })).toBe('plague-not-there');
});

it('a refusal of Reconquista fits into a message, in each language', () => {
  for (const locale of LOCALES)
    for (const sentence of Object.values(SENTENCES[locale])) expect(sentence.length).toBeLessThan(300);
});
