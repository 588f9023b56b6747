import { describe, expect, it } from 'vitest';
import { surplusAfterMove } from '../../../src/games/hispania/movement/stack-limit.js';
import { Board } from '../nations/support.js';

describe('rebuilding on the march', () => {
  it('[9.5.2] a unit given up for a Castle is gone: nothing of it marches on', () => {
    const game = new Board({
      turn: 16,
      nation: 'castille',
      phase: 'move',
      board: { avila: { castille: { infantry: 2 } } },
      ruins: { segovie: 'omeyyad' },
    }).begin();
    game.move('c', 'avila', { infantry: 1 }, 'segovie');
    game.do('c', game.filled('c', 'rebuild', { province: 'segovie', unit: 'infantry', from: 'aside' }));
    expect(game.units('segovie', 'castille')).toEqual({ castle: 1 });
    expect(game.choices('c', 'move')).toEqual(['avila']);
    expect(game.choices('c', 'move', { from: 'segovie' })).toEqual([]);
  });

  it('[9.5.2] of several that came the unit given up is one of them, and no more go on than are left', () => {
    const game = new Board({
      turn: 16,
      nation: 'castille',
      phase: 'move',
      board: { avila: { castille: { infantry: 3 } } },
      ruins: { segovie: 'omeyyad' },
    }).begin();
    game.move('c', 'avila', { infantry: 2 }, 'segovie');
    game.do('c', game.filled('c', 'rebuild', { province: 'segovie', unit: 'infantry', from: 'aside' }));
    const domain = game.ask('c', 'move', { from: 'segovie' });
    const total = domain.kind === 'some' ? domain.choices.reduce((sum, { count }) => sum + count, 0) : -1;
    expect(total).toBe(1);
  });
});

describe('Passage en force', () => {
  const tolede = (leaders: readonly string[], units: number) =>
    new Board({
      turn: 7,
      nation: 'sueve',
      phase: 'move',
      board: {
        segovie: { sueve: { infantry: units, leaders } },
        tolede: { ibere: { infantry: 3 } },
      },
    }).begin();

  it('[5.3.6] six fit Tolède only while the Leader stays with them', () => {
    const game = tolede(['Hermerich'], 8);
    game.move('d', 'segovie', { infantry: 8, 'leader:Hermerich': 1 }, 'tolede');
    const infantry = 'infantry/1/segovie/led';
    expect(game.choices('d', 'move', { from: 'tolede', leaders: {}, units: { [infantry]: 1 } })).not.toEqual([]);
    expect(
      game.choices('d', 'move', { from: 'tolede', leaders: { 'leader:Hermerich': 1 }, units: { [infantry]: 2 } }),
    ).toEqual([]);
  });

  it('[5.3.6] [9.2.3] those whom a Fougue leaves behind have its bonus', () => {
    const game = new Board({
      turn: 16,
      nation: 'aragon',
      phase: 'fury',
      board: {
        huesca: { aragon: { infantry: 3, knight: 2, leaders: ['Ramirez'] } },
        calatayud: { 'saragosse-nation': { infantry: 2 } },
      },
    }).run((play) =>
      play.stage({ second: { kind: 'pile', why: 'leader', leader: 'Ramirez', at: null, bonus: 2 }, pass: 1 }),
    );
    game.begin();
    const near = game.choices('d', 'move', {
      from: 'huesca',
      leaders: { 'leader:Ramirez': 1 },
      units: { infantry: 3, knight: 2 },
    });
    expect(near).toContain('calatayud');
    game.move('d', 'huesca', { infantry: 3, knight: 2, 'leader:Ramirez': 1 }, 'calatayud', 'saragosse');
    const party = game.choices('d', 'move', { from: 'calatayud', leaders: { 'leader:Ramirez': 1 } });
    const knight = party.find((id) => id.startsWith('knight'));
    game.move('d', 'calatayud', { [knight ?? '']: 1, 'leader:Ramirez': 1 }, 'cuenca');
    expect(surplusAfterMove(game.state, 'aragon', 'calatayud')).toBe(0);
  });
});

describe('from one land off the map through the other', () => {
  it('[3.2.5] costs nothing: Gascogne, Narbonne, Pyrénées Orientales is one province', () => {
    const game = new Board({
      turn: 7,
      nation: 'wisigoth',
      phase: 'move',
      board: { gascogne: { wisigoth: { infantry: 2, leaders: ['Wallia'] } } },
    }).begin();
    game.move('c', 'gascogne', { infantry: 2, 'leader:Wallia': 1 }, 'pyrenees-orientales');
    expect(game.state.march['pyrenees-orientales']?.map(({ used }) => used)).toEqual([1, 1]);
  });
});
