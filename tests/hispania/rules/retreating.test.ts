import { describe, expect, it } from 'vitest';
import type { NationId } from '../../../src/games/hispania/facts/ids.js';
import { ableToRetreat } from '../../../src/games/hispania/retreat/destinations.js';
import type { Stack } from '../../../src/games/hispania/state/state.js';
import { Board, type Position } from '../nations/support.js';
import { attack } from './attack.js';

describe('retreats [6.6]', () => {
  const around: Position['board'] = {
    cuenca: { 'seville-nation': { infantry: 1 } },
    avila: { 'leon-nation': { infantry: 1 } },
  };
  it('are asked after each round, the attacker first, some or all [6.6.1]', () => {
    const game = attack({ infantry: 2 }, { infantry: 2 }, 'segovie', { faces: [2, 2, 2, 2], board: around });
    expect(game.owed()).toEqual(['c:retreat']);
    game.dice.next(2, 2, 2);
    game.do('c', game.filled('c', 'retreat', { to: 'calatayud', units: { infantry: 1 } }));
    expect(game.owed()).toEqual(['c:retreat']);
    game.do('c', { verb: 'stand' });
    expect(game.owed()).toEqual(['b:retreat']);
  });
  it('the defender is asked only if the attacker stays [6.6.2]', () => {
    const game = attack({ infantry: 1 }, { infantry: 1 }, 'segovie', { faces: [2, 2], board: around });
    game.do('c', game.filled('c', 'retreat', { to: 'calatayud', units: { infantry: 1 } }));
    expect(game.told('battle-ended')).toHaveLength(1);
    expect(game.owed()).not.toContain('b:retreat');
  });
  it('lead to provinces of one’s own or empty, never where attackers came from [6.6.3] [6.6.4]', () => {
    const game = attack({ infantry: 1 }, { infantry: 2 }, 'segovie', { faces: [2, 2, 2], board: around });
    game.do('c', { verb: 'stand' });
    const refuges = game.choices('b', 'retreat');
    expect([...refuges].sort()).toEqual(['cuenca', 'tolede']);
    expect(refuges).not.toContain('calatayud');
    expect(refuges).not.toContain('avila');
  });
  it('never where a combat is still to be fought [6.6.5]', () => {
    const board = {
      salamanque: { castille: { infantry: 4 } },
      leon: { castille: { infantry: 1 } },
      avila: { 'seville-nation': { infantry: 1 } },
      alcantara: { 'seville-nation': { infantry: 1 } },
    };
    const game = new Board({ turn: 16, nation: 'castille', board }).begin().passTo('move');
    game
      .move('c', 'salamanque', { infantry: 2 }, 'avila')
      .move('c', 'salamanque', { infantry: 2 }, 'alcantara')
      .do('c', { verb: 'done' });
    game.dice.always(2);
    game.do('c', { verb: 'battle', province: 'avila' });
    expect(game.choices('c', 'retreat')).not.toContain('alcantara');
    game.do('c', { verb: 'stand' });
    expect(game.choices('b', 'retreat')).not.toContain('alcantara');
  });
  it('one is asked where a full province would be a refuge as one’s capital, unless a combat is due there [4.3.2] [6.6.5]', () => {
    const closed = Object.fromEntries(
      (['tolede', 'cuenca', 'vieille-castille', 'salamanque', 'duero'] as const).map((id) => [
        id,
        { 'leon-nation': { infantry: 1 } },
      ]),
    );
    const asked = (refuge: { readonly [N in NationId]?: Stack }, nations: Position['nations'] = {}) => {
      const game = new Board({
        turn: 16,
        nation: 'castille',
        phase: 'move',
        board: {
          ...closed,
          calatayud: { castille: { infantry: 2 } },
          segovie: { 'seville-nation': { infantry: 2 } },
          avila: refuge,
        },
        nations,
      }).begin();
      game.move('c', 'calatayud', { infantry: 2 }, 'segovie');
      game.dice.always(1);
      game.do('c', { verb: 'done' });
      if (game.owed()[0] === 'c:battle') game.do('c', { verb: 'battle', province: 'segovie' });
      return game.do('c', { verb: 'stand' }).owed();
    };
    expect(asked({ 'seville-nation': { infantry: 3 } })).toEqual(['b:retreat']);
    expect(asked({ 'seville-nation': { infantry: 3 }, castille: { infantry: 1 } })).toEqual(['c:retreat']);
    // It is the capital already, or too full for that: then the next round comes.
    const capital = { 'seville-nation': { status: 'playing', capital: 'avila' } } as const;
    expect(asked({ 'seville-nation': { infantry: 4 } }, capital)).toEqual(['c:retreat']);
    expect(asked({ 'seville-nation': { infantry: 5 } })).toEqual(['c:retreat']);
  });
  it('never outside Hispania, but as cards say [6.6.6]', () => {
    const board = {
      pamplune: { castille: { infantry: 1 } },
      'pays-basque': { 'seville-nation': { infantry: 1 } },
      leon: { castille: { infantry: 1 } },
    };
    const game = new Board({ turn: 16, nation: 'castille', board }).begin().passTo('move');
    game.dice.always(2);
    game.move('c', 'pamplune', { infantry: 1 }, 'pays-basque').do('c', { verb: 'done' });
    expect(game.choices('c', 'retreat')).not.toContain('gascogne');
    const franc = new Board({
      turn: 11,
      nation: 'franc',
      board: { gascogne: { franc: { infantry: 1 } }, pamplune: { basque: { infantry: 1 } } },
    })
      .begin()
      .passTo('move');
    franc.dice.always(2);
    franc.move('d', 'gascogne', { infantry: 1 }, 'pamplune').do('d', { verb: 'done' });
    expect(franc.choices('d', 'retreat')).toContain('gascogne');
  });
  it('Castles never retreat [6.6.7]', () => {
    const game = attack({ infantry: 1 }, { castle: 1 }, 'segovie', { faces: [2, 2, 2, 2] });
    game.dice.always(2);
    game.do('c', { verb: 'stand' });
    expect(game.owed()).not.toContain('b:retreat');
  });
  it('wounded Knights stay, Crusaders too, and nobody else for them [6.6.7]', () => {
    const able = (stack: Stack, wounded: number) => {
      const { state } = new Board({ turn: 16, board: { segovie: { castille: stack } } });
      return ableToRetreat(state, 'castille', 'segovie', wounded);
    };
    expect(able({ infantry: 2, knight: 2 }, 1)).toEqual({ infantry: 2, knight: 1 });
    expect(able({ infantry: 1, crusader: 1 }, 1)).toEqual({ infantry: 1 });
    expect(able({ cavalry: 1, knight: 1, crusader: 1, castle: 1 }, 2)).toEqual({ cavalry: 1 });
  });
  it('the Leader goes with those who leave, unless his player keeps him [6.6.9]', () => {
    const leave = (leaders: Record<string, number>, infantry = 1) => {
      const game = attack({ infantry: 2, leaders: ['Alfons'] }, { infantry: 1 }, 'segovie', { faces: [2, 2, 2] });
      game.do('c', { verb: 'retreat', to: 'calatayud', units: { infantry }, leaders });
      return game.units('calatayud', 'castille').leaders;
    };
    expect(leave({ 'leader:Alfons': 1 })).toEqual(['Alfons']);
    expect(leave({})).toBeUndefined();
    // With the last of them in any case (RULINGS).
    expect(leave({}, 2)).toEqual(['Alfons']);
  });
  it('follow arrows too, and a province with only a foreign Leader is empty [6.6.10]', () => {
    const board = {
      denia: { castille: { infantry: 2 } },
      leon: { castille: { infantry: 1 } },
      valence: { 'seville-nation': { infantry: 1 } },
      cuenca: { 'leon-nation': { leaders: ['Nobody'] } },
    };
    const game = new Board({ turn: 16, nation: 'castille', board }).begin().passTo('move');
    game.dice.always(2);
    game.move('c', 'denia', { infantry: 2 }, 'valence').do('c', { verb: 'done' }).do('c', { verb: 'stand' });
    expect(game.choices('b', 'retreat')).toEqual(expect.arrayContaining(['majorque', 'cuenca']));
  });
  it('when forced leave Ruins of Castles; Forts and neutrals are removed [6.6.11]', () => {
    const board = {
      porto: { 'leon-nation': { castle: 1, infantry: 1 } },
      alcantara: { 'hispano-romain': { fort: 1 } },
      galice: { 'leon-nation': { infantry: 1 } },
      badajoz: { wisigoth: { infantry: 2 } },
      lisbonne: { lusitanien: { infantry: 1 } },
    };
    const game = new Board({
      turn: 12,
      board,
      nations: {
        'leon-nation': { status: 'playing' },
        wisigoth: { status: 'neutral' },
        lusitanien: { status: 'playing' },
      },
    }).begin();
    game.passUntil((state) => state.frames.at(-1)?.kind === 'settlement');
    expect(game.state.ruins.porto).toBe('leon-nation');
    expect(game.units('alcantara', 'hispano-romain')).toEqual({});
    expect(game.units('badajoz', 'wisigoth')).toEqual({});
    expect(game.total('leon-nation')).toBe(2);
  });
});
