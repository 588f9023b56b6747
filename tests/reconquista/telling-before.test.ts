import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/core/action.js';
import { isObject } from '../../src/core/json.js';
import { STANDARD_BOOK } from '../../src/games/reconquista/facts/book.js';
import { RECONQUISTA } from '../../src/games/reconquista/index.js';
import { type Lines, laid } from './board.js';

const foretold = (lines: Lines, action: Action) => RECONQUISTA.foresee.action(laid(lines), 'p1', action);
const attack = (to: string, units: Action['units'] = { army: 2 }): Action => ({
  verb: 'attack',
  from: 'leon',
  to,
  units,
});

describe('what is said before an attack', () => {
  it('is how often it goes well and how often not, and both make up the whole', () => {
    // Behind walls the beaten go in, and a tie drives them in; in the open they go away; who relieves may be taken in.
    const walls = foretold({ leon: 'christian 2a', galicia: '[m] muslim 2a' }, attack('galicia'));
    const open = foretold({ leon: 'christian 3a', galicia: 'muslim 2a 1g' }, attack('galicia', { army: 3 }));
    const relief = foretold({ leon: 'christian 2a', galicia: '[c] christian 1g / muslim 3a' }, attack('galicia'));
    for (const said of [walls, open, relief]) {
      const { percent, worse } = said?.values ?? {};
      expect(Number(percent) + Number(worse)).toBeCloseTo(100, 0);
      expect(Math.min(Number(percent), Number(worse))).toBeGreaterThan(5);
    }
    // Two against two at ½: the attacker loses more in 5 of 16; the rest is won or a tie that shuts them in.
    expect(walls?.values).toMatchObject({ percent: 62.5, worse: 37.5, left: { kind: 'place', id: 'leon' } });
    expect(
      foretold({ leon: 'christian 3a', galicia: '[m] muslim 2a' }, attack('galicia'))?.values?.left,
    ).toBeUndefined();
  });

  it('before the reaction: cities of ours that stand empty, and sieges, where there are any', () => {
    const done: Action = { verb: 'done' };
    const calm = foretold({ leon: '[c][f] christian 9g', oviedo: '[c][f] christian 9g', granada: '[m]' }, done);
    // Nothing but a rebellion or an event may take a place, Leon as often as Oviedo.
    expect(calm).toMatchObject({ key: 'reaction', values: { fate: { kind: 'place', id: 'leon' }, fateMost: '7 %' } });
    for (const none of ['empty', 'sieges', 'danger', 'sorties', 'lost']) expect(calm?.values).not.toHaveProperty(none);
    // The only city, before one Army.
    const place = { kind: 'place', id: 'leon' };
    expect(foretold({ leon: '[c] christian 1a', granada: '[m]' }, done)?.values).toMatchObject({
      danger: [[place, '28 %']],
      lost: '28 %',
    });
    expect(
      foretold({ leon: '[c]', oviedo: '[c] christian 1g', galicia: '[m] muslim 1g / christian 2a' }, done)?.values,
    ).toMatchObject({ empty: [place], sieges: [[{ kind: 'place', id: 'galicia' }, '63 %']] });
  });
});

it('one may begin with each of the twenty turns, and with no other [18.1]', () => {
  const turns = Array.from({ length: 20 }, (_, index) => String(index + 1));
  expect(RECONQUISTA.setup.options.find(({ name }) => name === 'scenario')?.choices).toEqual(turns);
  expect(RECONQUISTA.setup.begin({ scenario: '20' }, ['p1'], { roll: () => 1 })).toMatchObject({
    value: { state: { start: 20, turn: 20 } },
  });
});

describe('what stands where', () => {
  it('roads lead both ways, and nowhere from a place to itself [2.2]', () => {
    const { roadsOf, roads } = STANDARD_BOOK.board;
    const ways = [...roadsOf].flatMap(([from, ends]) => ends.map((to) => [from, to].sort().join(' – ')));
    expect(ways.sort()).toEqual(roads.flatMap((ends) => Array(2).fill([...ends].sort().join(' – '))).sort());
    expect([...roadsOf].every(([from, ends]) => !ends.includes(from))).toBe(true);
  });

  it('six ports lie on the coast where the map has them [13.7]', () => {
    const { ports, places } = STANDARD_BOOK.board;
    expect([...ports.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(places.get('tarragona')).toMatchObject({ port: 6, lon: 1.1, lat: 40.95 });
  });

  it('a region is called by its number, and what is none by its own word', () => {
    const called = (id: string) => RECONQUISTA.words.name('en', { kind: 'region', id });
    expect([called('castile'), called('atlantis')]).toEqual(['III Castile', 'atlantis']);
  });

  it('the status names the region that moves, once one does', () => {
    const state = laid({ leon: '[c] christian 2a', granada: '[m]' });
    const status = (seen: typeof state) => RECONQUISTA.status(RECONQUISTA.view(seen, null)).values;
    expect(status(state)).not.toHaveProperty('region');
    const moved = RECONQUISTA.apply(
      state,
      'p1',
      { verb: 'move', from: 'leon', to: 'oviedo', units: { army: 1 } },
      { roll: () => 1 },
    );
    if (!moved.ok || !isObject(moved.value.state)) throw new Error('no move');
    const next = RECONQUISTA.status(RECONQUISTA.view(moved.value.state, null));
    expect(next.values).toMatchObject({ region: { kind: 'region', id: 'asturias' } });
  });
});

describe('a typed purchase', () => {
  const typed = (phase: string, seat: string | null, purse = 3) =>
    RECONQUISTA.typing.interpret(laid({ oviedo: '[c] christian 1g', granada: '[m]' }, { phase, purse }), seat, 'buy', {
      unit: 'army',
      place: 'Oviedo',
    });

  it('is the player’s alone, and what it says; out of its phase it is refused [10.9]', () => {
    const action = { verb: 'buy', unit: 'army', place: 'oviedo' };
    expect(typed('spending', 'p1')).toEqual({ ok: true, value: { kind: 'actions', actions: [action] } });
    expect(typed('spending', null)).toMatchObject({ ok: false, rejection: { code: 'not-seated' } });
    expect(typed('campaign', 'p1')).toMatchObject({ ok: false, rejection: { code: 'buying-over' } });
  });
});

it.each([
  [15, 'lost'],
  [16, 'drawn'],
  [20, 'drawn'],
  [21, 'won'],
])('%i points: the Christians have %s [16.4]', (points, result) => {
  // Four regions free of Muslims with a majority of cities are 16 points, each city 1 more.
  const four: Lines = { oviedo: '[c]', barcelona: '[c]', toledo: '[c]', lisbon: '[c]', granada: 'muslim 1g' };
  const more: Lines = { ...(points < 20 ? { lisbon: 'muslim 1g' } : {}), ...(points % 5 === 1 ? { leon: '[c]' } : {}) };
  const lines: Lines = { ...four, ...more };
  const state = { ...laid(lines), frames: [], turn: 20 };
  expect(RECONQUISTA.seats(RECONQUISTA.view(state, null))[0]?.score).toBe(points);
  expect(RECONQUISTA.outcome(state)?.ranking).toEqual([{ seats: ['p1'], result, score: points }]);
});
