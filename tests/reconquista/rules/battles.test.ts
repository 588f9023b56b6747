import { describe, expect, it } from 'vitest';
import { fight } from '../../../src/games/reconquista/battle/battle.js';
import { confront } from '../../../src/games/reconquista/battle/confront.js';
import { RECONQUISTA } from '../../../src/games/reconquista/index.js';
import { moveHost } from '../../../src/games/reconquista/reaction/host.js';
import { resolveSieges } from '../../../src/games/reconquista/siege/siege.js';
import type { Reconquista } from '../../../src/games/reconquista/state/state.js';
import type { Troops } from '../../../src/games/reconquista/state/troops.js';
import { applied, type Came, choices, does, type Lines, laid } from '../board.js';

const attack = (from: string, to: string, units: Record<string, number>) => ({ verb: 'attack', from, to, units });
const fought = (
  lines: Lines,
  from: string,
  to: string,
  units: Record<string, number>,
  faces: readonly number[],
  more = {},
) => does(laid(lines, more), attack(from, to, units), faces);

/** One battle in a plain place without walls. */
function battle(
  attackers: Troops,
  defenders: Troops,
  faces: readonly number[],
  at: 'tarragona' | 'granada' = 'tarragona',
  more = {},
) {
  let result: ReturnType<typeof fight> | null = null;
  const game = applied(laid({}, more), faces, (play) => {
    result = fight(
      play,
      at,
      { side: 'christian', units: attackers, shelter: false },
      { side: 'muslim', units: defenders, shelter: false },
    );
  });
  return { game, result };
}

describe('a round', () => {
  it('Garrisons and Rebels hit on 5, Armies on 4, Orders on 3 [12.1]', () => {
    expect(battle({ garrison: 1 }, { garrison: 1 }, [5, 4]).result).toMatchObject({ end: 'defender-gone' });
    expect(battle({ garrison: 1 }, { garrison: 1 }, [4, 5]).result).toMatchObject({ end: 'attacker-gone' });
    expect(battle({ army: 1 }, { rebel: 1 }, [4, 4]).result).toMatchObject({ end: 'defender-gone' });
    expect(battle({ army: 1 }, { rebel: 1 }, [3, 5]).result).toMatchObject({ end: 'attacker-gone' });
    expect(battle({ order: 1 }, { army: 1 }, [3, 3]).result).toMatchObject({ end: 'defender-gone' });
    expect(battle({ order: 1 }, { army: 1 }, [2, 4]).result).toMatchObject({ end: 'attacker-gone' });
    expect(battle({ mercenary: 1 }, { mercenary: 1 }, [4, 3]).result).toMatchObject({ end: 'defender-gone' });
    expect(battle({ crusader: 1 }, { army: 1 }, [4, 3]).result).toMatchObject({ end: 'defender-gone' });
  });

  it('dice go Garrisons, Armies, Orders, the attacker first, and say what they need [12.1]', () => {
    const { game } = battle({ army: 1, garrison: 1, order: 1 }, { army: 1, garrison: 1 }, [1, 1, 1, 5, 1]);
    expect(game.dice.purposes.map(({ values, needed }) => [Object(values).unit.id, needed])).toEqual([
      ['garrison', 5],
      ['army', 4],
      ['order', 3],
      ['garrison', 5],
      ['army', 4],
    ]);
  });

  it('losses: Mercenaries and Crusaders, Garrisons, Armies, Orders [12.2]', () => {
    const all: Troops = { order: 1, army: 1, garrison: 1, crusader: 1, mercenary: 1 };
    const left = (hits: number) => {
      const faces = [1, 1, 1, 1, 1, ...Array.from({ length: 5 }, (_, index) => (index < hits ? 6 : 1))];
      return battle(all, { army: 5 }, faces).result;
    };
    expect(left(1)).toMatchObject({ attackers: { order: 1, army: 1, garrison: 1, crusader: 1 } });
    expect(left(2)).toMatchObject({ attackers: { order: 1, army: 1, garrison: 1 } });
    expect(left(3)).toMatchObject({ attackers: { order: 1, army: 1 } });
    expect(left(4)).toMatchObject({ attackers: { order: 1 } });
  });

  it('both roll at once: who dies still strikes [12.3] [12.12]', () => {
    expect(battle({ army: 1 }, { army: 1 }, [6, 6]).result).toMatchObject({ end: 'both-gone' });
  });

  it('in mountains the defender rolls first in the first round, and only there [12.3]', () => {
    expect(battle({ army: 1 }, { army: 1 }, [6], 'granada').result).toMatchObject({ end: 'attacker-gone' });
    const { game, result } = battle({ army: 1 }, { army: 1 }, [1, 1, 6, 6], 'granada');
    expect(result).toMatchObject({ end: 'both-gone' });
    const rounds = game.told.filter(({ type }) => type === 'battle-round');
    expect(rounds.map(({ first }) => first)).toEqual(['muslim', null]);
    expect(game.dice.purposes.map(({ values }) => Object(values).side.id)).toEqual([
      'muslim',
      'christian',
      'christian',
      'muslim',
    ]);
  });

  it("El Cid's side rolls first, in mountains too; the other answers with what is left [12.3]", () => {
    const ours = { cid: { side: 'christian', at: 'granada' } };
    expect(battle({ army: 1 }, { army: 1 }, [6], 'granada', ours).result).toMatchObject({ end: 'defender-gone' });
    const theirs = { cid: { side: 'muslim', at: 'tarragona' } };
    expect(battle({ army: 1 }, { army: 1 }, [6], 'tarragona', theirs).result).toMatchObject({ end: 'attacker-gone' });
    expect(battle({ army: 2 }, { army: 2 }, [6, 1, 6, 6, 1], 'granada', ours).result).toMatchObject({
      attackers: { army: 1 },
    });
  });
});

describe('what a round comes to', () => {
  it('equal losses without walls: another round [12.7]', () => {
    const { game, result } = battle({ army: 2 }, { army: 2 }, [6, 1, 6, 1, 6, 1]);
    expect(result).toMatchObject({ end: 'defender-gone', attackers: { army: 1 } });
    expect(game.types()).toEqual(['battle-round', 'battle-round', 'battle-ended']);
  });

  it('equal losses before a city or a fort: the defenders go in, and there is a siege [12.7]', () => {
    for (const walls of ['[m]', '[f]', '[c][f]']) {
      const game = fought(
        { leon: 'christian 3a', galicia: `${walls} muslim 1a 1g` },
        'leon',
        'galicia',
        { army: 3 },
        [6, 1, 1, 1, 6],
      );
      expect(game.at('galicia')).toBe(`${walls} muslim 1a / christian 2a`);
      expect(choices(game.state, 'move')).toEqual([]);
    }
  });

  it('defenders who lose more go in too; so do those who lose nothing against nothing [12.6] [12.7]', () => {
    const worse = fought(
      { leon: 'christian 3a', galicia: '[m] muslim 2a' },
      'leon',
      'galicia',
      { army: 3 },
      [6, 1, 1, 1, 1],
    );
    expect(worse.at('galicia')).toBe('[m] muslim 1a / christian 3a');
    const even = fought({ leon: 'christian 1a', galicia: '[m] muslim 2a' }, 'leon', 'galicia', { army: 1 }, [1, 1, 1]);
    expect(even.at('galicia')).toBe('[m] muslim 2a / christian 1a');
  });

  it('beaten without walls they go to the next place by number that is free, round the region [12.6]', () => {
    const lines: Lines = {
      cordoba: 'muslim 2a',
      murcia: 'christian 1a',
      granada: 'muslim 1g',
      algeciras: 'christian 3a',
    };
    const game = fought(lines, 'algeciras', 'cordoba', { army: 3 }, [6, 1, 1, 1, 1]);
    expect(game.at('cordoba')).toBe('christian 3a');
    expect(game.at('granada')).toBe('muslim 1a 1g');
    const round = fought(
      { ...lines, granada: 'rebel 1r', algeciras: 'christian 3a' },
      'algeciras',
      'cordoba',
      { army: 3 },
      [6, 1, 1, 1, 1],
    );
    // Murcia is the Christians', Granada the Rebels': Algeciras, which the attackers have left.
    expect(round.at('algeciras')).toBe('muslim 1a');
  });

  it('else over a road, lowest region and place first, where Garrisons are lost; else nowhere [12.6] [12.11]', () => {
    const ring: Lines = {
      toledo: 'muslim 1a 2g',
      salamanca: 'christian 1g',
      'la-mancha': 'christian 3a',
      valencia: 'christian 1a',
    };
    // One hit takes a Garrison; an Army and a Garrison are left.
    const road = fought(ring, 'la-mancha', 'toledo', { army: 2 }, [6, 1, 1, 1, 1]);
    expect(road.at('zaragoza')).toBe('muslim 1a');
    expect(road.told).toContainEqual({
      type: 'lost',
      why: 'road',
      tolls: [{ at: 'toledo', side: 'muslim', units: { garrison: 1 } }],
    });
    const barred: Lines = { ...ring, zaragoza: 'christian 1g', badajoz: 'rebel 1r', cordoba: 'christian 1g' };
    const lost = fought(barred, 'la-mancha', 'toledo', { army: 2 }, [6, 1, 1, 1, 1]);
    expect(lost.told).toContainEqual(expect.objectContaining({ type: 'lost', why: 'rout' }));
    expect(lost.types()).not.toContain('retreated');
  });

  it('nobody retreats into the region in revolt [8.9] [12.10]', () => {
    const lines: Lines = {
      toledo: 'muslim 3a',
      salamanca: 'christian 1g',
      'la-mancha': 'christian 3a',
      valencia: 'christian 1a',
    };
    const game = fought(lines, 'la-mancha', 'toledo', { army: 2 }, [6, 1, 1, 1, 1], { revolt: 'aragon' });
    expect(game.at('badajoz')).toBe('muslim 2a');
  });

  it('who retreats to an unoccupied city of another religion besieges it; Rebels take it [12.10]', () => {
    const lines = (foe: string): Lines => ({ leon: 'christian 3a', santiago: foe, oviedo: '[c]' });
    const muslims = fought(lines('muslim 2a'), 'leon', 'santiago', { army: 3 }, [6, 1, 1, 1, 1]);
    expect(muslims.at('oviedo')).toBe('[c] / muslim 1a');
    const rebels = fought(lines('rebel 2r'), 'leon', 'santiago', { army: 3 }, [6, 1, 1, 1, 1]);
    expect(rebels.at('oviedo')).toBe('[c] rebel 1r');
  });

  it('attackers who lose more go back the way they came, and may go on [12.5]', () => {
    const game = fought(
      { leon: 'christian 2a', galicia: 'muslim 3g' },
      'leon',
      'galicia',
      { army: 2 },
      [1, 1, 5, 1, 1],
    );
    expect(game.at('leon')).toBe('christian 1a');
    expect(game.at('galicia')).toBe('muslim 3g');
    expect(choices(game.state, 'attack', { from: 'leon' })).toContain('galicia');
    // Back again, and a battle again.
    expect(does(game.state, attack('leon', 'galicia', { army: 1 }), [1, 5, 1, 1]).at('galicia')).toBe('muslim 3g');
  });

  it('of several ways the player chooses one [12.5]', () => {
    const state = laid({ santiago: 'christian 1a', oviedo: 'christian 2a', galicia: 'muslim 3g' });
    const met = does(state, { verb: 'move', from: 'santiago', to: 'oviedo', units: { army: 1 } });
    const beaten = does(met.state, attack('oviedo', 'galicia', { army: 3 }), [1, 1, 1, 5, 1, 1]);
    expect(RECONQUISTA.obligations(beaten.state)).toMatchObject([{ what: 'retreat' }]);
    expect(choices(beaten.state, 'retreat')).toEqual(['santiago', 'oviedo']);
    const back = does(beaten.state, { verb: 'retreat', to: 'santiago' });
    expect(back.at('santiago')).toBe('christian 2a');
    expect(choices(back.state, 'attack', { from: 'santiago' })).toEqual(['galicia']);
  });

  it('a place is a way back once, however often they came through it [12.5]', () => {
    const state = laid({ santiago: 'christian 2a', galicia: 'muslim 3g' });
    const there = does(state, { verb: 'move', from: 'santiago', to: 'oviedo', units: { army: 2 } });
    const back = does(there.state, { verb: 'move', from: 'oviedo', to: 'santiago', units: { army: 2 } });
    const beaten = does(back.state, attack('santiago', 'galicia', { army: 2 }), [1, 1, 5, 1, 1]);
    expect(choices(beaten.state, 'retreat')).toEqual(['oviedo', 'santiago']);
  });

  it('El Cid goes back with the beaten he is with, and with nobody else [9.12] [12.5]', () => {
    const beaten = (cid: Reconquista['cid']) =>
      does(
        laid({ leon: 'christian 2a', galicia: 'muslim 3g', oviedo: 'christian 1a' }, { cid }),
        attack('leon', 'galicia', { army: 2 }),
        [1, 1, 5, 1, 1],
      ).state.cid;
    expect(beaten({ side: 'christian', at: 'leon' })).toEqual({ side: 'christian', at: 'leon' });
    expect(beaten({ side: 'christian', at: 'oviedo' })).toEqual({ side: 'christian', at: 'oviedo' });
    expect(beaten({ side: 'muslim', at: null })).toEqual({ side: 'muslim', at: null });
  });

  it('the only survivor never retreats; a fort or city falls with its defenders, and the winners may go on [12.4] [5.1]', () => {
    const game = fought(
      { leon: 'christian 2a', galicia: '[m][f] muslim 1a 1g' },
      'leon',
      'galicia',
      { army: 2 },
      [6, 6, 6, 1],
    );
    expect(game.at('galicia')).toBe('[m][f] christian 1a');
    expect(game.types()).toContain('captured');
    expect(choices(game.state, 'move', { from: 'galicia' })).toContain('leon');
    // Two lost against one, but nobody is left to retreat from.
    const dear = fought({ leon: 'christian 3a', galicia: 'muslim 1a' }, 'leon', 'galicia', { army: 3 }, [6, 1, 1, 6]);
    expect(dear.at('galicia')).toBe('christian 2a');
  });

  it('both wiped out: the city stays with its religion, a fort alone goes [12.12] [5.2] [5.3]', () => {
    const city = fought(
      { leon: 'christian 2a', galicia: '[m][f] muslim 2a' },
      'leon',
      'galicia',
      { army: 2 },
      [6, 6, 6, 6],
    );
    expect(city.at('galicia')).toBe('[m][f]');
    const fort = fought(
      { leon: 'christian 2a', galicia: '[f] muslim 2a' },
      'leon',
      'galicia',
      { army: 2 },
      [6, 6, 6, 6],
    );
    expect(fort.at('galicia')).toBe('');
  });
});

describe('three sides', () => {
  it('a city of a third side is no refuge for besiegers, and the winners besiege it [12.8]', () => {
    const game = fought(
      { leon: 'christian 3a', galicia: '[m] muslim 1g / bands 2a' },
      'leon',
      'galicia',
      { army: 3 },
      [6, 1, 1, 6, 1, 6, 1, 1],
    );
    expect(game.at('galicia')).toBe('[m] muslim 1g / christian 2a');
    expect(game.types().filter((type) => type === 'battle-round')).toHaveLength(2);
  });

  it('relievers who lose more or tie go into their city [12.9]', () => {
    const lines: Lines = { leon: 'christian 1a', galicia: '[c] christian 1g / bands 3a' };
    const even = fought(lines, 'leon', 'galicia', { army: 1 }, [1, 1, 1, 1, 1]);
    expect(even.at('galicia')).toBe('[c] christian 1a 1g / bands 3a');
    const worse = fought(lines, 'leon', 'galicia', { army: 1 }, [1, 1, 6, 1, 1]);
    expect(worse.at('galicia')).toBe('[c] christian 1a / bands 3a');
    expect(choices(worse.state, 'move')).toEqual([]);
    // An unoccupied Christian city is theirs too.
    const empty = fought(
      { leon: 'christian 2a', galicia: '[c] / bands 3a' },
      'leon',
      'galicia',
      { army: 2 },
      [1, 1, 6, 1, 1],
    );
    expect(empty.at('galicia')).toBe('[c] christian 1a / bands 3a');
  });

  it('besiegers beaten by relievers leave the place [12.6] [12.8]', () => {
    const game = fought(
      { leon: 'christian 2a', galicia: '[c] christian 1g / bands 2a' },
      'leon',
      'galicia',
      { army: 2 },
      [1, 6, 1, 1, 1],
    );
    expect(game.at('galicia')).toBe('[c] christian 2a 1g');
    expect(game.at('santiago')).toBe('bands 1a');
  });

  it('besieged and relievers fall together, and the city with them [12.4] [11.11] [12.13]', () => {
    const game = fought(
      { leon: 'christian 1a', galicia: '[c][f] christian 1g / bands 3a' },
      'leon',
      'galicia',
      { army: 1 },
      [1, 1, 6, 6, 1],
    );
    expect(game.at('galicia')).toBe('[c][f] bands 3a');
  });

  it('Christians who defend retreat without a choice, by number [12.6]', () => {
    const game = applied(laid({ leon: 'christian 2a' }), [6, 1, 1, 1, 1], (play) => {
      confront(play, 'leon', { side: 'muslim', units: { army: 3 } });
    });
    expect(game.at('galicia')).toBe('christian 1a');
  });
});

/** A force of the table comes to Leon from Oviedo. */
const comesToLeon = (line: string, side: 'muslim' | 'bands', armies: number, faces: readonly number[]) =>
  applied(laid({ leon: line }), faces, (play) => moveHost(play, 'oviedo', { side, units: { army: armies } }));
const christiansCome = (line: string, armies: number, faces: readonly number[]) =>
  fought({ leon: line, oviedo: `christian ${armies}a` }, 'oviedo', 'leon', { army: armies }, faces);

/** Phase 6 throws no die: nobody besieges here. */
function noSiege(game: Came): void {
  expect(applied(game.state, [], resolveSieges).types()).toEqual([]);
}

describe('whoever wipes out everybody else in a place holds it', () => {
  // One die of the besieged and one of the relief miss, two of the besiegers hit.
  const FALL = [1, 1, 5, 5, 1];
  it.each([
    ['a Christian city', '[c] christian 1g / muslim 3a', '[c] muslim 3a'],
    ['a city of his own and its fort', '[m][f] christian 1g / muslim 3a', '[m][f] muslim 3a'],
    ['a fort alone', '[f] christian 1g / muslim 3a', '[f] muslim 3a'],
    ['a Christian city', '[c] christian 1g / bands 3a', '[c] bands 3a'],
    ['a Muslim city', '[m] christian 1g / bands 3a', '[m] bands 3a'],
    ['a fort alone', '[f] christian 1g / bands 3a', '[f] bands 3a'],
  ])('Muslims and Bands who besiege %s: %s [12.13]', (_what, line, after) => {
    const game = christiansCome(line, 1, FALL);
    expect(game.at('leon')).toBe(after);
    expect(game.types()).toContain('captured');
    noSiege(game);
  });

  it.each([
    ['a Muslim city', '[m] muslim 1g / christian 3a', '[m] christian 3a'],
    ['a city of his own and its fort', '[c][f] muslim 1g / christian 3a', '[c][f] christian 3a'],
    ['a fort alone', '[f] muslim 1g / christian 3a', '[f] christian 3a'],
  ])('Christians who besiege %s: %s [12.13]', (_what, line, after) => {
    const game = comesToLeon(line, 'muslim', 1, FALL);
    expect(game.at('leon')).toBe(after);
    expect(game.types()).toContain('captured');
    noSiege(game);
  });

  it.each([
    ['[c] / muslim 2a', '[c] muslim 2a'],
    ['[m] / bands 2a', '[m] bands 2a'],
  ])('besiegers of an empty city, too: %s [12.13]', (line, after) => {
    const game = christiansCome(line, 1, [1, 4, 1]);
    expect(game.at('leon')).toBe(after);
    noSiege(game);
  });

  it('besiegers who wiped out relief that was not for the besieged besiege them still [12.13]', () => {
    const game = christiansCome('[m] muslim 1g / bands 2a', 1, [1, 4, 1]);
    expect(game.at('leon')).toBe('[m] muslim 1g / bands 2a');
  });

  it('the relief of an empty city takes it when no besieger is left, and besieges it else [12.13] [12.8]', () => {
    const taken = christiansCome('[m][f] / bands 2a', 3, [4, 4, 1, 1, 1]);
    expect(taken.at('leon')).toBe('[m][f] christian 3a');
    expect(taken.types()).toContain('captured');
    expect(choices(taken.state, 'move', { from: 'leon' })).toContain('oviedo');
    const driven = christiansCome('[m][f] / bands 2a', 3, [4, 1, 1, 1, 1]);
    expect([driven.at('leon'), driven.at('galicia')]).toEqual(['[m][f] / christian 3a', 'bands 1a']);
    const muslims = comesToLeon('[c] / bands 2a', 'muslim', 3, [4, 4, 1, 1, 1]);
    expect(muslims.at('leon')).toBe('[c] muslim 3a');
    const bands = comesToLeon('[m] / christian 2a', 'bands', 3, [4, 4, 1, 1, 1]);
    expect(bands.at('leon')).toBe('[m] bands 3a');
    for (const game of [taken, muslims, bands]) noSiege(game);
  });
});

describe('relief and besieged are one force', () => {
  it('relievers who win hold the city when its garrison has died, whatever its religion [12.14]', () => {
    // The Garrison falls; two besiegers of two, or of three.
    const wiped = christiansCome('[m] christian 1g / muslim 2a', 2, [5, 4, 1, 4, 1]);
    expect(wiped.at('leon')).toBe('[m] christian 2a');
    expect(choices(wiped.state, 'move', { from: 'leon' })).toContain('oviedo');
    const driven = christiansCome('[m] christian 1g / muslim 3a', 2, [5, 4, 1, 4, 1, 1]);
    expect([driven.at('leon'), driven.at('galicia')]).toEqual(['[m] christian 2a', 'muslim 1a']);
    const fort = christiansCome('[f] christian 1g / bands 3a', 2, [5, 4, 1, 4, 1, 1]);
    expect(fort.at('leon')).toBe('[f] christian 2a');
    const muslims = comesToLeon('[c] muslim 1g / christian 3a', 'muslim', 2, [5, 4, 1, 4, 1, 1, /* on */ 4, 1]);
    expect(muslims.at('leon')).toBe('[c] muslim 1a');
    for (const game of [wiped, driven, fort]) noSiege(game);
  });

  it('beaten ones go into the besieged city, as the survivors of the one force [12.14] [12.9]', () => {
    const game = christiansCome('[m] christian 1g / muslim 3a', 2, [1, 1, 1, 4, 1, 1]);
    expect(game.at('leon')).toBe('[m] christian 2a / muslim 3a');
  });
});
