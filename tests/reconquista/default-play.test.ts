import { describe, expect, it } from 'vitest';
import { VERDICTS } from '../../src/games/reconquista/facts/ids.js';
import { RECONQUISTA } from '../../src/games/reconquista/index.js';
import { laid } from './board.js';
import { figuresOf, playedOut } from './self-play.js';

const fallback = (state: ReturnType<typeof laid>) => {
  const [owed] = RECONQUISTA.obligations(state);
  if (owed === undefined) throw new Error('nobody is awaited');
  return RECONQUISTA.fallback(state, owed);
};

/** What it spends the purse on, by name. */
function bought(state: ReturnType<typeof laid>): readonly string[] {
  const action = fallback(state);
  if (action.verb !== 'buy') return [];
  const done = RECONQUISTA.apply(state, 'p1', action, { roll: (sides) => sides });
  if (!done.ok) throw new Error(done.rejection.code);
  return [String(action.unit), ...bought(done.value.state)].sort();
}

describe('the default play, for whoever is away', () => {
  it('plays whole games: much better than chance, from a defeat in the first turns to every victory [16.4]', () => {
    const figures = (player: 'sensible' | 'random') =>
      figuresOf(Array.from({ length: 8 }, (_, index) => playedOut('1', player, index + 182)));
    const [sensible, random] = [figures('sensible'), figures('random')];
    expect(sensible.mean).toBeGreaterThan(random.mean + 5);
    for (const verdict of VERDICTS) expect(sensible.verdicts[verdict], verdict).toBeGreaterThan(0);
  });

  it('never goes round for ever, in peril neither', () => {
    expect(playedOut('1', 'sensible', 525)).toBeGreaterThan(0);
  });

  it('fortifies what it has, attacks where it is strong, and leaves somebody in its cities', () => {
    const poor = laid(
      { oviedo: '[c] christian 1a 1g', leon: '[c] muslim 1g', granada: '[m] muslim 2a' },
      { phase: 'spending', purse: 2 },
    );
    expect(bought(poor)).toEqual(['fort', 'garrison']);
    const strong = laid({ oviedo: '[c][f] christian 4a 2g', leon: 'muslim 1g', granada: '[m] muslim 2a' });
    const step = fallback(strong);
    expect(step).toMatchObject({ verb: 'attack', from: 'oviedo', to: 'leon' });
    expect(step.units).toMatchObject({ army: 4 });
    const weak = laid({
      oviedo: '[c][f] christian 1a',
      leon: '[m][f] muslim 3a 2g',
      santiago: '[m] muslim 3a',
      galicia: '[m] muslim 3a',
    });
    expect(fallback(weak)).toEqual({ verb: 'done' });
  });

  it('plays the answers of the Muslims through where one of them may end the game', () => {
    const muslims = {
      leon: '[c] muslim 1g',
      zaragoza: '[m][f] muslim 1a 1g',
      salamanca: '[m] muslim 1g',
      toledo: '[m][f] muslim 1a 1g',
      valencia: '[m] muslim 1g',
      lisbon: '[m] muslim 1g',
      algeciras: '[m] muslim 1g',
      cordoba: '[m][f] muslim 2a 1g',
      granada: '[m] muslim 1g',
    };
    // Without a fort the Army is worth more behind the walls than before others; with one it goes.
    const goes = (oviedo: string) => fallback(laid({ ...muslims, oviedo }));
    expect(goes('[c] christian 1a 2g')).toMatchObject({ to: 'leon', units: { garrison: 1 } });
    expect(goes('[c][f] christian 1a 2g')).toMatchObject({ to: 'leon', units: { army: 1 } });
    expect(goes('[c] christian 1a')).toEqual({ verb: 'done' });
    const manned = laid({ ...muslims, oviedo: '[c][f] christian 1a 2g' });
    expect(fallback(manned)).toEqual(fallback(manned));
  });

  it('brings Armies from behind, through places and regions that are its own', () => {
    const lines = {
      santiago: '[c] christian 1g',
      oviedo: '[c][f] christian 1g 6a',
      leon: '[c] christian 1g',
      galicia: '[c] christian 1g',
    };
    const way = [];
    let state = laid({ ...lines, toledo: '[m] muslim 1g', granada: '[m]' });
    for (let action = fallback(state); action.verb !== 'done'; action = fallback(state)) {
      way.push(action.to);
      const done = RECONQUISTA.apply(state, 'p1', action, { roll: (sides) => sides });
      if (!done.ok) throw new Error(done.rejection.code);
      state = done.value.state;
    }
    expect(way.at(-1)).toBe('toledo');
    expect(way.length).toBeLessThan(5);
  });

  it('brings together who is apart, where more can be taken so', () => {
    const apart = laid({
      oviedo: 'christian 1a',
      santiago: 'christian 2a',
      leon: '[m][f] muslim 1a',
      galicia: '[m]',
      granada: '[m]',
    });
    const moves = [];
    let state = apart;
    for (let step = 0; step < 6; step++) {
      const action = fallback(state);
      moves.push(action);
      if (action.verb === 'done') break;
      const done = RECONQUISTA.apply(state, 'p1', action, { roll: (sides) => sides });
      if (!done.ok) throw new Error(done.rejection.code);
      state = done.value.state;
    }
    expect(moves.length).toBeGreaterThan(1);
    expect(moves.at(-1)).toEqual({ verb: 'done' });
  });
});

it('whoever is away has Orders and Crusaders come where the walls are strongest', () => {
  const fortune = { event: 'crusade', income: 0, mercenaries: 0, crusaders: 3, corruption: false, jihad: false };
  const state = laid(
    { oviedo: '[c] christian 1g', leon: '[c][f] christian 3g' },
    { phase: 'spending', purse: 0, fortune },
  );
  expect(fallback(state)).toEqual({ verb: 'place', place: 'leon' });
});
