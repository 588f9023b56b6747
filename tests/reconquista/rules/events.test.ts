import { describe, expect, it } from 'vitest';
import { closeTurn } from '../../../src/games/reconquista/closing/end-of-turn.js';
import { neutralsMarch } from '../../../src/games/reconquista/engine/phases.js';
import { STANDARD_BOOK } from '../../../src/games/reconquista/facts/book.js';
import type { RandomEvent } from '../../../src/games/reconquista/facts/ids.js';
import { revenueOf } from '../../../src/games/reconquista/income/revenue.js';
import { RECONQUISTA } from '../../../src/games/reconquista/index.js';
import { carryOut } from '../../../src/games/reconquista/random-events/carry-out.js';
import { drawEvent } from '../../../src/games/reconquista/random-events/draw.js';
import { react } from '../../../src/games/reconquista/reaction/raise.js';
import { applied, choices, does, type Lines, laid, refusal } from '../board.js';

const OPTIONS = { events: 'advanced', ages: 'dates', moves: 'numbers', temper: 'bold' };
const ADVANCED = { options: OPTIONS };
const happens = (event: RandomEvent, lines: Lines, faces: readonly number[], more = {}) =>
  applied(laid(lines, more), faces, (play) => carryOut(play, event));

/** A state at the step that the event left, from a position before spending. */
function asked(event: RandomEvent, lines: Lines, faces: readonly number[]) {
  return applied(laid(lines, { phase: 'spending' }), faces, (play) => carryOut(play, event)).state;
}

describe('which event', () => {
  it.each([
    [[1, 1], 'french-intervention'],
    [[1, 2], 'corruption'],
    [[2, 2], 'mercenaries'],
    [[1, 4], 'bands'],
    [[3, 3], 'military-orders'],
    [[1, 6], 'famine'],
    [[4, 4], 'el-cid'],
    [[5, 4], 'tribute'],
    [[4, 6], 'jihad'],
    [[5, 6], 'crusade'],
    [[6, 6], 'expulsions'],
  ])('two dice %j: %s [9.1]', (faces, event) => {
    expect(applied(laid({}), faces, (play) => expect(drawEvent(play)).toBe(event)).types()).toEqual(['event-drawn']);
  });

  it.each([
    [1, 1, 'french-intervention'],
    [9, 3, 'taifas'],
    [10, 1, 'crusade'],
    [12, 3, 'jihad'],
    [13, 2, 'empire'],
    [20, 3, 'plague'],
    [20, 4, 'bands'],
  ])('advanced, turn %i, die %i: %s [17.3.1]', (turn, face, event) => {
    applied(laid({}, { ...ADVANCED, turn }), [face], (play) => expect(drawEvent(play)).toBe(event));
  });

  it('a table may choose one age for the whole game, or a die [17.3.1]', () => {
    const always = { turn: 1, options: { ...OPTIONS, ages: 'almohads' } };
    applied(laid({}, always), [2], (play) => expect(drawEvent(play)).toBe('empire'));
    const random = { turn: 1, options: { ...OPTIONS, ages: 'random' } };
    applied(laid({}, random), [4, 1], (play) => expect(drawEvent(play)).toBe('crusade'));
    applied(laid({}, random), [5, 3], (play) => expect(drawEvent(play)).toBe('plague'));
  });
});

describe('neutral Armies', () => {
  it.each([
    [1, 'oviedo'],
    [2, 'pamplona'],
    [3, 'pamplona'],
    [4, 'barcelona'],
    [6, 'barcelona'],
  ])('French, die %i: %s, as many as the die before says [9.2]', (face, at) => {
    const game = happens('french-intervention', {}, [5, face]);
    expect(game.state.frames.at(-1)).toMatchObject({ kind: 'neutrals', side: 'french', at, count: 5 });
  });

  it.each([
    [3, 1, 'pamplona'],
    [1, 6, 'lisbon'],
    [2, 4, 'galicia'],
    [4, 1, 'barcelona'],
    [6, 5, 'algeciras'],
    [5, 6, 'seville'],
  ])('Bands, dice %i and %i: %s [9.3]', (first, second, at) => {
    const game = happens('bands', {}, [2, first, second]);
    expect(game.state.frames.at(-1)).toMatchObject({ kind: 'neutrals', side: 'bands', at, count: 2 });
  });

  it('appear nowhere in the region in revolt: the place is rolled again [8.10] [8.9]', () => {
    expect(happens('french-intervention', {}, [2, 1, 4], { revolt: 'asturias' }).state.frames.at(-1)).toMatchObject({
      at: 'barcelona',
    });
    expect(happens('bands', {}, [2, 1, 2, 1, 5], { revolt: 'asturias' }).state.frames.at(-1)).toMatchObject({
      at: 'porto',
    });
  });

  const march = (
    lines: Lines,
    side: 'french' | 'bands',
    at: 'oviedo' | 'barcelona' | 'porto',
    count: number,
    faces: readonly number[],
    more = {},
  ) => applied(laid(lines, more), faces, (play) => neutralsMarch(play, { kind: 'neutrals', id: 1, side, at, count }));

  it('stop first where they appear, before a city of either religion too, and leave besiegers there [9.4] [13.16]', () => {
    const game = march({ barcelona: '[c]' }, 'french', 'barcelona', 1, []);
    expect(game.at('barcelona')).toBe('[c] / french 1a');
    const muslims = march({ barcelona: '[m][f] muslim 1g' }, 'french', 'barcelona', 3, []);
    expect(muslims.at('barcelona')).toBe('[m][f] muslim 1g / french 3a');
  });

  it('go on by number as a Muslim force does, and fight everybody [9.4]', () => {
    // Barcelona is empty; Tarragona (no walls) has a Christian Garrison: one round, 4 against 1.
    const game = march({ tarragona: 'christian 1g' }, 'french', 'barcelona', 2, [4, 1, 1]);
    expect(game.at('tarragona')).toBe('french 2a');
    const rebels = march({ lisbon: 'rebel 1r' }, 'bands', 'porto', 2, [6, 2, 1]);
    expect(rebels.at('lisbon')).toBe('bands 2a');
  });

  it('advanced French come to Barcelona and keep to Aragon, all round it [17.3.2]', () => {
    expect(happens('french-intervention', {}, [3], ADVANCED).state.frames.at(-1)).toMatchObject({
      at: 'barcelona',
      count: 3,
    });
    expect(happens('french-intervention', {}, [3], { ...ADVANCED, revolt: 'aragon' }).types()).toEqual(['event-void']);
    const game = march({ toledo: '[m] muslim 1g' }, 'french', 'barcelona', 2, [], ADVANCED);
    expect(game.at('barcelona')).toBe('french 2a');
    const way = game.told.filter(({ type }) => type === 'marched').map(({ to }) => to);
    expect(way).toEqual(['tarragona', 'zaragoza', 'pamplona', 'barcelona']);
    // Without the advanced rule they go where the enemy is.
    expect(march({ toledo: '[m] muslim 1g' }, 'french', 'barcelona', 2, []).at('toledo')).toBe(
      '[m] muslim 1g / french 2a',
    );
  });

  it('leave at the end of the turn, with Mercenaries, Crusaders and El Cid; what they held goes back by religion [9.5] [15.1]', () => {
    const lines: Lines = {
      barcelona: '[c] french 2a',
      lisbon: 'bands 1a',
      oviedo: '[c] christian 1a 2m 3x',
      granada: '[m] muslim 1a 1m',
    };
    const game = applied(laid(lines, { cid: { side: 'christian', at: 'oviedo' } }), [], closeTurn);
    expect(game.at('barcelona')).toBe('[c]');
    expect(game.at('lisbon')).toBe('');
    expect(game.at('oviedo')).toBe('[c] christian 1a');
    expect(game.at('granada')).toBe('[m] muslim 1a');
    expect(game.state.cid).toBeNull();
  });
});

describe('events for the Christians', () => {
  it('corruption buys the Rebels of one place off for 2, once [9.6]', () => {
    const state = laid(
      { toledo: '[m] rebel 3r', seville: 'rebel 1r' },
      {
        phase: 'spending',
        purse: 5,
        fortune: { event: 'corruption', income: 0, mercenaries: 0, crusaders: 0, corruption: true, jihad: false },
      },
    );
    expect(choices(state, 'buy', { unit: 'bribe' })).toEqual(['toledo', 'seville']);
    const bought = does(state, { verb: 'buy', unit: 'bribe', place: 'toledo' });
    expect(bought.at('toledo')).toBe('[m] christian 1g');
    expect(bought.state.purse).toBe(3);
    expect(choices(bought.state, 'buy')).not.toContain('bribe');
    expect(happens('corruption', {}, []).state.fortune.corruption).toBe(true);
  });

  it('mercenaries: so many as the die says, for 1 each, placed like Armies [9.7]', () => {
    expect(happens('mercenaries', {}, [5]).state.fortune.mercenaries).toBe(5);
    const state = laid(
      { oviedo: '[c] christian 1g' },
      {
        phase: 'spending',
        purse: 4,
        fortune: { event: 'mercenaries', income: 0, mercenaries: 2, crusaders: 0, corruption: false, jihad: false },
      },
    );
    const one = does(state, { verb: 'buy', unit: 'mercenary', place: 'oviedo' });
    expect(one.at('oviedo')).toBe('[c] christian 1g 1m');
    expect(one.state).toMatchObject({ purse: 3, fortune: { mercenaries: 1 } });
    const two = does(one.state, { verb: 'buy', unit: 'mercenary', place: 'oviedo' });
    expect(choices(two.state, 'buy')).not.toContain('mercenary');
  });

  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])('advanced Mercenaries, die %i: %i [17.3.5]', (face, count) => {
    expect(happens('mercenaries', {}, [face], ADVANCED).state.fortune.mercenaries).toBe(count);
  });

  it('those not hired join the Muslim force, and come alone where it has no Army [9.8]', () => {
    const fortune = { event: 'mercenaries', income: 0, mercenaries: 2, crusaders: 0, corruption: false, jihad: false };
    // Castile (3), no city, die 5: 1 Army at La Mancha (2).
    const joined = applied(laid({ oviedo: '[c]' }, { fortune, revolt: 'asturias' }), [3, 5, 2], react);
    expect(joined.at('la-mancha')).toBe('muslim 1a 2m');
    // Die 1: a city at Toledo (6), and the Mercenaries at La Mancha (2).
    const alone = applied(laid({ oviedo: '[c]' }, { fortune, revolt: 'asturias' }), [3, 1, 6, 2], react);
    expect(alone.at('toledo')).toBe('[m]');
    expect(alone.at('la-mancha')).toBe('muslim 2m');
  });

  it('a Military Order comes to a city of ours or to Santiago, and stays [9.9]', () => {
    const state = asked(
      'military-orders',
      { oviedo: '[c] christian 1g', leon: '[m] christian 1g', toledo: '[c] muslim 1g', porto: 'christian 1a' },
      [],
    );
    expect(choices(state, 'place')).toEqual(['santiago', 'oviedo', 'leon']);
    const placed = does(state, { verb: 'place', place: 'leon' });
    expect(placed.at('leon')).toBe('[m] christian 1g 1o');
    expect(applied(placed.state, [], closeTurn).at('leon')).toBe('[m] christian 1g 1o');
    expect(choices(asked('military-orders', { santiago: '[m]', oviedo: '[c]' }, []), 'place')).toEqual(['oviedo']);
    expect(choices(asked('military-orders', { santiago: 'muslim 1g', oviedo: '[c]' }, []), 'place')).toEqual([
      'oviedo',
    ]);
    expect(happens('military-orders', { santiago: 'rebel 1r' }, []).types()).toEqual(['event-void']);
  });

  it('no Order comes to the region in revolt [8.9]', () => {
    expect(happens('military-orders', {}, [], { revolt: 'asturias' }).types()).toEqual(['event-void']);
  });

  it('El Cid comes to an Army or Order on 1 to 3 [9.11]', () => {
    const lines: Lines = { oviedo: '[c] christian 1g', leon: 'christian 1a', porto: 'christian 1o' };
    const state = asked('el-cid', lines, [3]);
    expect(choices(state, 'place')).toEqual(['leon', 'porto']);
    expect(does(state, { verb: 'place', place: 'porto' }).state.cid).toEqual({ side: 'christian', at: 'porto' });
    expect(happens('el-cid', lines, [4]).state.cid).toEqual({ side: 'muslim', at: null });
    expect(happens('el-cid', { oviedo: '[c] christian 1g' }, [1]).types()).toEqual(['event-void']);
  });

  it('El Cid of the Muslims comes with their Armies, not with a Garrison [9.11] [9.13]', () => {
    const cid = { side: 'muslim', at: null };
    const joined = applied(laid({ oviedo: '[c]' }, { cid, revolt: 'asturias' }), [3, 6, 2], react);
    expect(joined.at('la-mancha')).toBe('muslim 2a');
    expect(joined.state.cid).toEqual({ side: 'muslim', at: 'la-mancha' });
    const none = applied(laid({ oviedo: '[c]' }, { cid, revolt: 'asturias' }), [3, 3, 2], react);
    expect(none.at('la-mancha')).toBe('muslim 1g');
    expect(none.state.cid).toEqual(cid);
  });

  it('tribute and pilgrims bring 2, expulsions cost 2 [9.14] [17.3.3]', () => {
    const points = (event: RandomEvent) =>
      revenueOf(happens(event, { santiago: 'rebel 1r' }, []).state, STANDARD_BOOK).points;
    expect(points('tribute')).toBe(4);
    expect(points('pilgrims')).toBe(4);
    expect(points('expulsions')).toBe(0);
    expect(points('corruption')).toBe(2);
  });

  it('Crusaders land together where an Army could be raised, and must before phase 3 ends [9.16]', () => {
    const fortune = { event: 'crusade', income: 0, mercenaries: 0, crusaders: 4, corruption: false, jihad: false };
    const state = laid(
      { oviedo: '[c] christian 1g', leon: '[m]', porto: '[f] christian 1a' },
      { phase: 'spending', purse: 2, fortune },
    );
    expect(choices(state, 'place')).toEqual(['oviedo', 'porto']);
    expect(RECONQUISTA.obligations(state)).toMatchObject([{ values: { points: 2, crusaders: 4 } }]);
    expect(refusal(state, { verb: 'done' })).toBe('not-offered');
    const landed = does(state, { verb: 'place', place: 'porto' });
    expect(landed.at('porto')).toBe('[f] christian 1a 4x');
    expect(RECONQUISTA.offers(landed.state, 'p1').map(({ verb }) => verb)).toEqual(['buy', 'done']);
    expect(happens('crusade', {}, [4]).state.fortune.crusaders).toBe(4);
    const nowhere = laid({ porto: 'christian 1a' }, { phase: 'spending', purse: 0, fortune });
    expect(does(nowhere, { verb: 'done' }).state.fortune.crusaders).toBe(0);
  });
});

describe('disasters', () => {
  it('famine takes a third of each place, Armies first [9.10]', () => {
    const game = happens(
      'famine',
      {
        oviedo: '[c][f] christian 2g 1a',
        leon: 'christian 1g 1o',
        toledo: 'muslim 2a 4g',
        porto: 'christian 3o',
        seville: 'rebel 3r',
        murcia: 'muslim 3g',
      },
      [],
    );
    expect(game.at('oviedo')).toBe('[c][f] christian 2g');
    expect(game.at('leon')).toBe('christian 1g 1o');
    expect(game.at('toledo')).toBe('muslim 4g');
    expect(game.at('porto')).toBe('christian 2o');
    expect(game.at('seville')).toBe('rebel 2r');
    expect(game.at('murcia')).toBe('muslim 2g');
  });

  it('famine does not come to the region in revolt, and El Cid does not count [8.9] [9.12] [3.2]', () => {
    const game = happens('famine', { oviedo: 'christian 3a', porto: 'christian 2a' }, [], {
      revolt: 'asturias',
      cid: { side: 'christian', at: 'porto' },
    });
    expect(game.at('oviedo')).toBe('christian 3a');
    expect(game.at('porto')).toBe('christian 2a');
  });

  it('El Cid is lost with the last unit beside him [9.12]', () => {
    const game = applied(laid({ porto: 'christian 1a' }, { cid: { side: 'christian', at: 'porto' } }), [1], (play) =>
      carryOut(play, 'empire'),
    );
    expect(game.at('porto')).toBe('');
    expect(game.state.cid).toBeNull();
  });

  it('taifas: the Muslim Armies of one place and the cities Muslims control go; Garrisons stay, a fort alone goes [17.3.4] [5.3]', () => {
    const lines: Lines = {
      toledo: '[m][f] muslim 1a 1g',
      valencia: '[m] muslim 2a',
      salamanca: '[m][f]',
      'la-mancha': '[m] christian 1a',
    };
    const game = applied(laid(lines, ADVANCED), [6, 3, 1, 4], (play) => {
      carryOut(play, 'taifas');
      play.removeLoneForts();
    });
    expect(game.at('valencia')).toBe('');
    expect(game.at('toledo')).toBe('[f] muslim 1a 1g');
    expect(game.at('salamanca')).toBe('');
    expect(game.at('la-mancha')).toBe('[m] christian 1a');
  });

  it('taifas spare the region in revolt [8.10]', () => {
    expect(happens('taifas', { toledo: '[m]', granada: '[m]' }, [3, 5], { revolt: 'castile' }).at('granada')).toBe('');
  });

  it('empire: Portugal on 1 and 2, Aragon on 3 to 6, all Christian Armies and nobody else [17.3.6]', () => {
    const lines: Lines = {
      porto: 'christian 2a 1o',
      lisbon: '[c] christian 1a 1g',
      barcelona: '[c] christian 1a',
      zaragoza: '[m] muslim 1a',
    };
    const portugal = happens('empire', lines, [2]);
    expect([portugal.at('porto'), portugal.at('lisbon'), portugal.at('barcelona')]).toEqual([
      'christian 1o',
      '[c] christian 1g',
      '[c] christian 1a',
    ]);
    const aragon = happens('empire', lines, [3]);
    expect([aragon.at('porto'), aragon.at('barcelona'), aragon.at('zaragoza')]).toEqual([
      'christian 2a 1o',
      '[c]',
      '[m] muslim 1a',
    ]);
    expect(happens('empire', lines, [1, 4], { revolt: 'portugal' }).at('porto')).toBe('christian 2a 1o');
  });

  it('plague: one counter of each kind down the list, and from the top again; the player chooses among equals [17.3.7]', () => {
    const lines: Lines = { oviedo: '[c] christian 2a', leon: 'christian 1a', salamanca: 'christian 1a' };
    const state = asked('plague', lines, [1, 4]);
    expect(RECONQUISTA.obligations(state)).toMatchObject([{ what: 'plague' }]);
    expect(choices(state, 'choose')).toEqual(['oviedo', 'leon']);
    // Leon's Army; then the only city; then Armies again: only Oviedo has them, twice.
    const game = does(state, { verb: 'choose', place: 'leon' });
    expect(game.at('leon')).toBe('');
    expect(game.at('oviedo')).toBe('');
    expect(game.at('salamanca')).toBe('christian 1a');
    expect(game.told.filter(({ type }) => type === 'plague-took').map(({ kind }) => kind)).toEqual([
      'christian-army',
      'christian-city',
      'christian-army',
      'christian-army',
    ]);
  });

  it('plague goes through the kinds in their order [17.3.7]', () => {
    const kinds = (lines: Lines, faces: readonly number[], place: string) =>
      does(asked('plague', lines, faces), { verb: 'choose', place }).told.flatMap(({ type, kind }) =>
        type === 'plague-took' ? [kind] : [],
      );
    const armed: Lines = { porto: '[c] christian 1a 1g 1o', seville: 'christian 1a', lisbon: '[m][f] muslim 2a 2g' };
    expect(kinds(armed, [4, 6], 'porto')).toEqual([
      'christian-army',
      'christian-garrison',
      'muslim-army',
      'muslim-garrison',
      'order',
      'christian-city',
    ]);
    expect(kinds({ lisbon: '[m][f]', seville: '[m]' }, [4, 5], 'lisbon')).toEqual(['muslim-city', 'muslim-city']);
  });

  it('plague: a 6 for the region is a famine [17.3.7]', () => {
    expect(happens('plague', { oviedo: 'christian 3a' }, [6]).at('oviedo')).toBe('christian 2a');
  });
});
