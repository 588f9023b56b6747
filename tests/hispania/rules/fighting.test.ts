import { describe, expect, it } from 'vitest';
import { baseNumber } from '../../../src/games/hispania/battle/table.js';
import { fallback, obligations } from '../../../src/games/hispania/engine/steps.js';
import type { NationId, UnitKind } from '../../../src/games/hispania/facts/ids.js';
import { Board, type Position } from '../nations/support.js';
import { aims, attack, needed } from './attack.js';

const NOBODY = { id: '', seats: [], kind: 'turn', what: '' } as const;

describe('combat [6]', () => {
  it('is fought where units of two nations stand, even of one player; the active one attacks [6.0.1]', () => {
    const board = {
      calatayud: { castille: { infantry: 2 } },
      segovie: { celte: { infantry: 1 } },
      leon: { castille: { infantry: 1 } },
    };
    const game = new Board({ turn: 16, nation: 'castille', board }).begin().passTo('move');
    game.dice.always(2);
    game.move('c', 'calatayud', { infantry: 2 }, 'segovie').do('c', { verb: 'done' });
    expect(game.told('battle-began')).toMatchObject([{ attacker: 'castille', defender: 'celte' }]);
  });
  it('the attacker chooses the order of combats [6.0.2]', () => {
    const board = {
      salamanque: { castille: { infantry: 3 } },
      avila: { 'seville-nation': { infantry: 1 } },
      duero: { 'seville-nation': { infantry: 1 } },
    };
    const game = new Board({ turn: 16, nation: 'castille', board }).begin().passTo('move');
    game
      .move('c', 'salamanque', { infantry: 1 }, 'avila')
      .move('c', 'salamanque', { infantry: 2 }, 'duero')
      .do('c', { verb: 'done' });
    expect(game.owed()).toEqual(['c:battle']);
    expect([...game.choices('c', 'battle')].sort()).toEqual(['avila', 'duero']);
  });
  it('of two enemies in one province the attacker names whom he attacks, then comes the other [6.0.1] [6.0.2]', () => {
    const two = (more: Position['board'] = {}) =>
      new Board({
        turn: 16,
        nation: 'castille',
        phase: 'battle',
        board: {
          tolede: { castille: { infantry: 2 }, 'leon-nation': { infantry: 1 }, 'seville-nation': { infantry: 1 } },
          ...more,
        },
      }).begin();
    const game = two();
    expect(game.owed()).toEqual(['c:battle']);
    expect(game.choices('c', 'battle', { province: 'tolede' })).toEqual(['leon-nation', 'seville-nation']);
    expect(game.refusal('c', { verb: 'battle', province: 'tolede' })).toBe('slot-missing');
    game.dice.next(9, 9, 1);
    game.dice.always(1);
    game.do('c', { verb: 'battle', province: 'tolede', nation: 'seville-nation' });
    expect(game.told('battle-began').map(({ defender }) => defender)).toEqual(['seville-nation', 'leon-nation']);
    expect([game.units('tolede', 'seville-nation'), game.units('tolede', 'leon-nation')]).toEqual([
      {},
      { infantry: 1 },
    ]);
    const away = two();
    away.dice.always(1);
    away.do('c', fallback(away.state, obligations(away.state)[0] ?? NOBODY));
    expect(away.told('battle-began')).toMatchObject([{ defender: 'leon-nation' }]);
    // Another province with one enemy is no question of whom.
    const elsewhere = two({ duero: { castille: { infantry: 1 }, 'leon-nation': { infantry: 1 } } });
    expect([...elsewhere.choices('c', 'battle')].sort()).toEqual(['duero', 'tolede']);
    elsewhere.dice.always(1);
    elsewhere.do('c', { verb: 'battle', province: 'duero' });
    expect(elsewhere.told('battle-began')).toMatchObject([{ province: 'duero', defender: 'leon-nation' }]);
  });
  it('goes by rounds until one side is gone; both sides’ losses count together [6.0.3] [6.0.4]', () => {
    const game = attack({ infantry: 1 }, { infantry: 1 }, 'segovie', { faces: [2, 2, 9, 9] });
    game.do('c', { verb: 'stand' }).do('b', { verb: 'stand' });
    expect(game.units('segovie', 'castille')).toEqual({});
    expect(game.units('segovie', 'seville-nation')).toEqual({});
    expect(game.told('dice-rolled')).toHaveLength(2);
  });
  it('a Leader rolls no die [6.0.5]', () => {
    const game = attack({ infantry: 1, leaders: ['Alfons'] }, { infantry: 1 }, 'segovie', { faces: [9, 2] });
    expect(game.dice.rolled).toHaveLength(2);
  });
});

describe('targets [6.1]', () => {
  it('are named by the attacker, then the defender, before the dice [6.1.1] [6.1.3]', () => {
    const game = attack({ infantry: 1, knight: 1 }, { infantry: 2, cavalry: 1 });
    expect(game.owed()).toEqual(['c:target']);
    aims(game, 'c', { infantry: { infantry: 1 }, knight: { infantry: 1 } });
    expect(game.owed()).toEqual(['b:target']);
    expect(game.dice.rolled).toEqual([]);
    game.dice.next(2, 2, 2, 2, 2);
    aims(game, 'b', { infantry: { infantry: 2 }, cavalry: { knight: 1 } });
    expect(game.dice.rolled).toHaveLength(5);
  });
  it('are asked of each in turn, and nothing else is taken for an answer [6.1.1]', () => {
    const game = attack({ infantry: 1, knight: 1 }, { infantry: 2, cavalry: 1 });
    expect(game.refusal('c', { verb: 'stand' })).toBe('not-offered');
    expect(game.refusal('b', { verb: 'stand' })).toBe('not-your-turn');
    const ids = [obligations(game.state)[0]?.id];
    game.run((play) => play.nation('castille', { gold: 3 }));
    expect(obligations(game.state)[0]?.id).toBe(ids[0]);
    game.dice.always(1);
    aims(game, 'c', { infantry: { infantry: 1 }, knight: { infantry: 1 } });
    ids.push(obligations(game.state)[0]?.id);
    aims(game, 'b', { infantry: { infantry: 2 }, cavalry: { knight: 1 } });
    expect(game.owed()).toEqual(['c:retreat']);
    expect(game.refusal('b', { verb: 'stand' })).toBe('not-your-turn');
    expect(game.refusal('c', { verb: 'stand', to: 'calatayud' })).not.toBeNull();
    ids.push(obligations(game.state)[0]?.id);
    game.do('c', { verb: 'stand' });
    ids.push(obligations(game.state)[0]?.id);
    game.do('b', { verb: 'stand' });
    ids.push(obligations(game.state)[0]?.id);
    // Each is a wait of its own: a reminder is counted against it.
    expect(new Set(ids).size).toBe(ids.length);
    // So it is where nobody but the attacker is asked, round after round; what others do meanwhile makes none of it.
    const walls = attack({ infantry: 2 }, { castle: 1 }, 'segovie', { faces: Array.from({ length: 10 }, () => 1) });
    const round = () => obligations(walls.state)[0]?.id;
    expect(walls.owed()).toEqual(['c:retreat']);
    const first = round();
    walls.do('c', { verb: 'capital', nation: 'castille', province: 'leon' });
    expect(round()).toBe(first);
    walls.do('c', { verb: 'stand' });
    expect([walls.owed(), round() === first]).toEqual([['c:retreat'], false]);
  });
  it('may be hit by several; more hits than there are of a kind are lost [6.1.2]', () => {
    const game = attack({ infantry: 3 }, { infantry: 1, cavalry: 1 }, 'segovie');
    game.dice.next(9, 9, 9, 2, 2);
    aims(game, 'c', { infantry: { infantry: 3 } });
    expect(game.units('segovie', 'seville-nation')).toEqual({ cavalry: 1 });
  });
  it('a Castle may split its dice [6.1.4]', () => {
    const game = attack({ infantry: 1, knight: 1 }, { castle: 1 });
    game.dice.next(2, 2, 9, 2, 9);
    game.dice.always(9);
    expect(game.owed()).toEqual(['b:target']);
    aims(game, 'b', { castle: { infantry: 1, knight: 2 } });
    const [first] = game.events.filter(({ type }) => type === 'units-lost');
    expect(first).toMatchObject({ nation: 'castille', lost: { infantry: 1 }, woundedKnights: 1 });
  });
});

describe('the dice [6.2]', () => {
  it('hit on the number of the table or more; they have ten faces [6.2.1] [0.9]', () => {
    const hit = attack({ infantry: 1 }, { infantry: 1 }, 'segovie', { faces: [7, 2] });
    expect(hit.units('segovie', 'seville-nation')).toEqual({});
    const miss = attack({ infantry: 1 }, { infantry: 1 }, 'segovie', { faces: [6, 2] });
    expect(miss.units('segovie', 'seville-nation').infantry).toBe(1);
    expect(hit.dice.rolled.every(({ sides }) => sides === 10)).toBe(true);
  });
  it('a natural 1 misses, whatever the bonus [6.2.2]', () => {
    const game = attack({ knight: 3, leaders: ['Alfons'] }, { infantry: 1 }, 'segovie', {
      faces: [1, 1, 1, 2],
    });
    expect(game.units('segovie', 'seville-nation').infantry).toBe(1);
    const numbers = needed(game);
    expect(Math.min(...numbers.map(Number))).toBeGreaterThanOrEqual(2);
  });
  it('one hit destroys Infantry, Elite, Cavalry or Fort [6.2.3]', () => {
    const game = attack({ infantry: 2 }, { cavalry: 1 }, 'segovie', { faces: [9, 2, 2] });
    expect(game.units('segovie', 'seville-nation')).toEqual({});
  });
  it('a Knight takes two, fights on after the first, and cannot retreat then [6.2.4] [6.6.7]', () => {
    const game = attack({ knight: 2 }, { infantry: 2 }, 'segovie', { faces: [2, 2, 9, 2] });
    expect(game.units('segovie', 'castille').knight).toBe(2);
    expect(game.told('units-lost')).toMatchObject([{ woundedKnights: 1 }]);
    expect(game.ask('c', 'retreat', { to: 'calatayud' })).toMatchObject({ choices: [{ id: 'knight', count: 1 }] });
  });
  it('a wounded Knight is finished before another is touched, and healed after the combat [6.2.19] [6.2.7]', () => {
    const game = attack({ knight: 2 }, { infantry: 2 }, 'segovie', { faces: [2, 2, 9, 9] });
    expect(game.units('segovie', 'castille').knight).toBe(1);
    const healed = attack({ knight: 2 }, { infantry: 1 }, 'segovie', { faces: [9, 2, 9] });
    expect(healed.units('segovie', 'castille').knight).toBe(2);
    expect(healed.state.frames).toEqual([]);
  });
  it('a Castle takes three, and rolls one die fewer for each hit of earlier rounds [6.2.5]', () => {
    const game = attack({ infantry: 2 }, { castle: 1 }, 'segovie', { faces: [9, 9, 2, 2, 2] });
    expect(game.dice.rolled).toHaveLength(5);
    game.dice.next(2, 2, 2);
    game.do('c', { verb: 'stand' });
    expect(game.dice.rolled).toHaveLength(5 + 3);
    expect(game.units('segovie', 'seville-nation').castle).toBe(1);
  });
  it('a destroyed Castle leaves a Ruin, a damaged one is whole after the combat [6.2.6] [6.2.7]', () => {
    const game = attack({ infantry: 3 }, { castle: 1 }, 'segovie', { faces: [9, 9, 9, 2, 2, 2] });
    expect(game.state.ruins.segovie).toBe('seville-nation');
    const spared = attack({ infantry: 2 }, { castle: 1 }, 'segovie', { faces: [9, 9, 2, 2, 2] });
    spared.do('c', spared.filled('c', 'retreat', { to: 'calatayud', units: { infantry: 2 } }));
    expect(spared.units('segovie', 'seville-nation').castle).toBe(1);
    expect(spared.state.ruins.segovie).toBeUndefined();
  });
  it('a Leader adds 2, two Leaders no more [6.2.15]', () => {
    expect(needed(attack({ infantry: 1, leaders: ['Alfons'] }, { infantry: 1 }, 'segovie', { faces: [2, 2] }))).toEqual(
      [5, 7],
    );
    expect(
      needed(attack({ infantry: 1, leaders: ['Alfons', 'Another'] }, { infantry: 1 }, 'segovie', { faces: [2, 2] })),
    ).toEqual([5, 7]);
  });
  it('a Leader alone facing enemy units is destroyed, with a Ruin too [6.2.16]', () => {
    const board = {
      calatayud: { castille: { infantry: 1 } },
      segovie: { 'seville-nation': { leaders: ['Al Mutamid'] } },
      cadix: { 'seville-nation': { infantry: 1 } },
    };
    const game = new Board({ turn: 16, nation: 'castille', board, ruins: { segovie: 'seville-nation' } })
      .begin()
      .passTo('move');
    game.move('c', 'calatayud', { infantry: 1 }, 'segovie');
    expect(game.told('leader-killed')).toMatchObject([{ leader: 'Al Mutamid' }]);
    expect(game.whys('castille')).toContainEqual(['combat', 5]);
  });
});

describe('the tables [6.2] [6.3]', () => {
  type Side = 'attacker' | 'defender';
  const row = (side: Side, unit: UnitKind, targets: readonly UnitKind[], nation: NationId = 'castille') =>
    targets.map((target) =>
      (['plain', 'mountain'] as const).map((ground) =>
        baseNumber(side, { unit, nation }, { unit: target, nation: 'seville-nation' }, ground),
      ),
    );
  const FIVE = ['infantry', 'elite', 'cavalry', 'knight', 'castle'] as const;
  it('of the attacker: the terrain of the province decides [6.3.1] [6.2.9] [6.2.10] [6.2.11] [6.2.12]', () => {
    expect(row('attacker', 'infantry', FIVE)).toEqual([
      [7, 8],
      [8, 9],
      [7, 8],
      [8, 9],
      [8, 9],
    ]);
    expect(row('attacker', 'cavalry', FIVE)).toEqual([
      [4, 8],
      [5, 9],
      [4, 8],
      [5, 9],
      [5, 9],
    ]);
    expect(row('attacker', 'knight', FIVE)).toEqual([
      [5, 6],
      [6, 7],
      [5, 6],
      [6, 7],
      [6, 7],
    ]);
    expect(row('attacker', 'elite', ['infantry', 'cavalry', 'knight', 'castle'])).toEqual([
      [6, 7],
      [7, 8],
      [8, 9],
      [8, 9],
    ]);
  });
  it('of the defender [6.2.13] [6.2.14]', () => {
    const four = ['infantry', 'elite', 'cavalry', 'knight'] as const;
    for (const unit of ['infantry', 'cavalry', 'castle'] as const) {
      expect(row('defender', unit, four)).toEqual([
        [7, 7],
        [8, 8],
        [9, 7],
        [8, 8],
      ]);
    }
    expect(row('defender', 'elite', ['infantry', 'cavalry', 'knight'])).toEqual([
      [7, 7],
      [9, 7],
      [8, 8],
    ]);
    expect(row('defender', 'knight', four)).toEqual([
      [5, 5],
      [6, 6],
      [7, 7],
      [6, 6],
    ]);
  });
  it('Elite against Elite as in the aid [6.2.20]', () => {
    expect(row('attacker', 'elite', ['elite'])).toEqual([[8, 9]]);
    expect(row('defender', 'elite', ['elite'])).toEqual([[8, 8]]);
  });
  it('a Fort is an Elite for ROME, Infantry for HISPANO-ROMAIN [6.2.17]', () => {
    const fort = (nation: NationId) => [
      baseNumber('defender', { unit: 'fort', nation }, { unit: 'cavalry', nation: 'alain' }, 'plain'),
      baseNumber('attacker', { unit: 'infantry', nation: 'alain' }, { unit: 'fort', nation }, 'plain'),
    ];
    expect(fort('rome')).toEqual([9, 8]);
    expect(fort('hispano-romain')).toEqual([9, 7]);
  });
});

describe('rivers [6.4]', () => {
  it('give the defender +2 in the first round against those who crossed, and to other bonuses too [6.4.1] [6.4.4]', () => {
    const game = attack({ infantry: 2 }, { infantry: 1, leaders: ['Al Mutamid'] }, 'segovie', {
      from: 'tolede',
      faces: [2, 2, 2],
    });
    expect(needed(game)).toEqual([7, 7, 7 - 2 - 2]);
    game.dice.next(2, 2, 2);
    game.do('c', { verb: 'stand' }).do('b', { verb: 'stand' });
    expect(needed(game).slice(3)).toEqual([7, 7, 7 - 2]);
  });
  it('make two kinds of target of those who crossed and those who did not [6.4.2]', () => {
    const board = {
      leon: { castille: { infantry: 1 } },
      calatayud: { castille: { infantry: 1 } },
      tolede: { castille: { infantry: 1 } },
      segovie: { 'seville-nation': { infantry: 1 } },
    };
    const game = new Board({ turn: 16, nation: 'castille', board }).begin().passTo('move');
    game
      .move('c', 'calatayud', { infantry: 1 }, 'segovie')
      .move('c', 'tolede', { infantry: 1 }, 'segovie')
      .do('c', { verb: 'done' });
    expect(game.owed()).toEqual(['b:target']);
    expect([...game.choices('b', 'target')].sort()).toEqual(['infantry', 'infantry~river']);
    game.dice.next(2, 2, 5);
    game.do('b', { verb: 'target', infantry: { 'infantry~river': 1 } });
    expect(needed(game)).toEqual([7, 7, 5]);
    expect(game.units('segovie', 'castille').infantry).toBe(1);
  });
  it('count with the last border crossed only [6.4.3]', () => {
    const board = {
      'la-mancha': { castille: { infantry: 1 } },
      leon: { castille: { infantry: 1 } },
      segovie: { 'seville-nation': { infantry: 1 } },
    };
    const dry = new Board({ turn: 16, nation: 'castille', board }).begin().passTo('move');
    dry.dice.next(2, 2);
    dry
      .move('c', 'la-mancha', { infantry: 1 }, 'tolede')
      .move('c', 'tolede', { 'infantry/1/la-mancha': 1 }, 'segovie')
      .do('c', { verb: 'done' });
    expect(needed(dry)).toEqual([7, 5]);
    const first = new Board({
      turn: 16,
      nation: 'castille',
      board: {
        tolede: { castille: { infantry: 1, leaders: ['Alfons'] } },
        leon: { castille: { infantry: 1 } },
        calatayud: { 'seville-nation': { infantry: 1 } },
      },
    })
      .begin()
      .passTo('move');
    first.dice.next(2, 2);
    first.move('c', 'tolede', { infantry: 1, 'leader:Alfons': 1 }, 'calatayud', 'segovie').do('c', { verb: 'done' });
    expect(needed(first)[1]).toBe(7);
  });
});

describe('zeal [9.3]', () => {
  it('adds 1 to every die of the first combat phase, beside a Leader’s 2, and none after [9.3.2] [6.2.18]', () => {
    const board = {
      cordoue: { omeyyad: { infantry: 2 } },
      tolede: { wisigoth: { infantry: 1 } },
      seville: { wisigoth: { infantry: 1 } },
    };
    const game = new Board({ turn: 11, nation: 'omeyyad', board }).begin().passTo('move');
    game.move('b', 'cordoue', { infantry: 1 }, 'tolede');
    game.dice.next(9, 2);
    game.do('b', { verb: 'done' });
    expect(needed(game)).toEqual([6, 7]);
    game.passUntil((state) => state.stage.pass === 2 && state.stage.phase === 'move');
    game.dice.next(9, 2);
    game.move('b', 'cordoue', { infantry: 1 }, 'seville').do('b', { verb: 'done' });
    expect(needed(game).slice(2)).toEqual([7, 7]);
  });
});

describe('after a combat [6.7]', () => {
  const ended = (game: Board) => game.told('battle-ended').map(({ winner, rounds }) => [winner, rounds]);
  it('he has won who alone still has units there [6.0.3]', () => {
    expect(ended(attack({ infantry: 2 }, { infantry: 1 }, 'segovie', { faces: [9, 1, 1] }))).toEqual([['castille', 1]]);
    expect(ended(attack({ infantry: 1 }, { infantry: 1 }, 'segovie', { faces: [1, 9] }))).toEqual([
      ['seville-nation', 1],
    ]);
    expect(ended(attack({ infantry: 1 }, { infantry: 1 }, 'segovie', { faces: [9, 9] }))).toEqual([[null, 1]]);
    const left = attack({ infantry: 1 }, { infantry: 1 }, 'segovie', { faces: [1, 1] });
    left.do('c', left.filled('c', 'retreat', { to: 'calatayud', units: { infantry: 1 } }));
    expect(ended(left)).toEqual([['seville-nation', 1]]);
  });
  it('Leaders of whoever was destroyed are dead, also where both were; of those who left they live [6.2.8]', () => {
    const army = { infantry: 1, leaders: ['Alfons'] };
    const both = attack(army, { infantry: 1, leaders: ['Al Mutamid'] }, 'segovie', { faces: [9, 9] });
    expect(both.told('battle-ended')).toMatchObject([{ attackerLeaders: ['Alfons'], defenderLeaders: ['Al Mutamid'] }]);
    expect([both.units('segovie', 'castille'), both.units('segovie', 'seville-nation')]).toEqual([{}, {}]);
    const won = attack(army, { infantry: 1, leaders: ['Al Mutamid'] }, 'segovie', { faces: [9, 1] });
    expect(won.told('battle-ended')).toMatchObject([{ attackerLeaders: [], defenderLeaders: ['Al Mutamid'] }]);
    expect(won.units('segovie', 'castille')).toEqual({ infantry: 1, leaders: ['Alfons'] });
    const left = attack(army, { infantry: 1 }, 'segovie', { faces: [1, 1] });
    const group = { to: 'calatayud', units: { infantry: 1 }, leaders: { 'leader:Alfons': 1 } };
    left.do('c', left.filled('c', 'retreat', group));
    expect(left.told('leader-killed')).toEqual([]);
    expect(left.units('calatayud', 'castille')).toEqual({ infantry: 1, leaders: ['Alfons'] });
  });
  it('a province is conquered when the last of several enemies there is beaten: then ROME’s Fort comes [6.0.1] [11.rome.7]', () => {
    const game = new Board({
      turn: 5,
      nation: 'rome',
      phase: 'battle',
      board: { tolede: { rome: { elite: 2 }, celte: { infantry: 1 }, galicien: { infantry: 1 } } },
    }).begin();
    game.dice.next(10, 10, 1, 10, 10, 1);
    game.do('d', { verb: 'battle', province: 'tolede', nation: 'celte' });
    const told = game.events.filter(({ type }) => type === 'battle-ended' || type === 'fort-placed');
    expect(told).toMatchObject([
      { winner: 'rome', defender: 'celte' },
      { winner: 'rome', defender: 'galicien' },
      { type: 'fort-placed', province: 'tolede' },
    ]);
  });
});
