import { describe, expect, it } from 'vitest';
import { fallback, obligations } from '../../../src/games/hispania/engine/steps.js';
import type { NationState } from '../../../src/games/hispania/state/state.js';
import { Board, type Position } from '../nations/support.js';

const castille = (board: Position['board'], gold: number, more: Partial<Position> = {}) =>
  new Board({ turn: 15, nation: 'castille', board, gold: { castille: gold }, ...more }).begin();

describe('bought units [3.1]', () => {
  const board: Position['board'] = { leon: { castille: { infantry: 1 } }, duero: { castille: { infantry: 1 } } };
  it('are placed one a province, in provinces that are controlled [3.1.1]', () => {
    const game = castille(board, 8).do('c', { verb: 'buy', unit: 'infantry', count: 2 }).do('c', { verb: 'done' });
    expect([...game.choices('c', 'place', { unit: 'infantry' })].sort()).toEqual(['duero', 'leon']);
    game.do('c', { verb: 'place', unit: 'infantry', to: 'leon' });
    expect([game.units('leon', 'castille').infantry, game.units('duero', 'castille').infantry]).toEqual([2, 2]);
    expect(castille(board, 20).ask('c', 'buy', { unit: 'infantry' })).toMatchObject({ max: 2 });
  });
  it('may exceed the limit by one, but not where it is exceeded already [3.1.2]', () => {
    const full = { leon: { castille: { infantry: 2 } }, avila: { castille: { infantry: 3 } } };
    const game = castille(full, 4).do('c', { verb: 'buy', unit: 'infantry', count: 1 });
    expect(game.units('avila', 'castille').infantry).toBe(3);
    game.passTo('move');
    expect(game.units('leon', 'castille').infantry).toBe(3);
    expect(castille({ avila: { castille: { infantry: 3 } } }, 4).verbs('c')).not.toContain('buy');
  });
  it('may move at once [3.1.3]', () => {
    const game = castille({ duero: { castille: { infantry: 1 } } }, 4)
      .do('c', { verb: 'buy', unit: 'infantry', count: 1 })
      .passTo('move');
    game.move('c', 'duero', { infantry: 2 }, 'salamanque');
    expect(game.units('salamanque', 'castille').infantry).toBe(2);
  });
  it('never make two Castles in a province [3.1.4] [4.2.2]', () => {
    const castled = { duero: { castille: { infantry: 1, castle: 1 } }, leon: { castille: { infantry: 1 } } };
    const game = castille(castled, 8).do('c', { verb: 'buy', unit: 'castle', count: 1 }).passTo('move');
    expect(game.units('leon', 'castille').castle).toBe(1);
    expect(castille({ duero: { castille: { infantry: 1, castle: 1 } } }, 8).choices('c', 'buy')).not.toContain(
      'castle',
    );
  });
  it('may stand in Narbonne where a unit of the nation is [3.1.5]', () => {
    const game = new Board({
      turn: 11,
      nation: 'franc',
      board: { narbonne: { franc: { infantry: 1 } }, huesca: { franc: { infantry: 1 } } },
      gold: { franc: 8 },
    }).begin();
    game.do('d', { verb: 'buy', unit: 'infantry', count: 2 }).passTo('move');
    expect(game.units('narbonne', 'franc').infantry).toBe(2);
  });
});

describe('placing for whoever is away [3.1] [3.2]', () => {
  const placing = (pool: NationState['pool'], board: Position['board']) => {
    const game = new Board({ turn: 16, nation: 'castille', phase: 'place', board, nations: { castille: { pool } } });
    game.run((play) => play.stage({ task: 1 })).begin();
    while (game.owed()[0] === 'c:place') {
      const [owed] = obligations(game.state);
      if (owed === undefined) break;
      game.do('c', fallback(game.state, owed));
    }
    return game.told('placed').map(({ unit, count, to }) => [unit, count, to]);
  };
  const of = (unit: 'infantry' | 'castle' | 'knight', count: number, bought: boolean) =>
    ({ unit, count, to: 'own', bought }) as const;
  const two = { segovie: { castille: { infantry: 1 } }, duero: { castille: { infantry: 1 } } };
  it('Castles first, then so many as can stay, the rest where fewest stand', () => {
    expect(placing([of('infantry', 5, false)], two)).toEqual([
      ['infantry', 2, 'segovie'],
      ['infantry', 2, 'duero'],
      ['infantry', 1, 'duero'],
    ]);
    const [first, ...others] = placing([of('infantry', 2, false), of('castle', 1, false)], two);
    expect(first?.[0]).toBe('castle');
    expect(others.map(([unit]) => unit)).not.toContain('castle');
  });
  it('one bought unit to a province, whatever room there is', () => {
    expect(placing([of('infantry', 2, true)], two)).toEqual([
      ['infantry', 1, 'segovie'],
      ['infantry', 1, 'duero'],
    ]);
  });
  it('where there is no room at all, in the least crowded', () => {
    const full = { segovie: { castille: { infantry: 4 } }, avila: { castille: { infantry: 2 } } };
    expect(placing([of('infantry', 3, false)], full)).toEqual([['infantry', 3, 'avila']]);
  });
});

describe('reinforcements [3.2]', () => {
  it('are not limited by stacks where they are placed [3.2.2] [3.2.11]', () => {
    const game = new Board({ turn: 5, nation: 'lusitanien', board: { lusitanie: { lusitanien: { infantry: 2 } } } })
      .begin()
      .passTo('move');
    expect(game.units('lusitanie', 'lusitanien')).toEqual({ infantry: 4, leaders: ['Viriathus'] });
  });
  it('leave Gascogne and Narbonne, which cost them nothing [3.2.5] [5.4.1]', () => {
    const game = new Board({ turn: 6, nation: 'sueve', board: {} }).begin().passTo('move');
    const reach = game.choices('d', 'move', { from: 'gascogne', leaders: {}, units: { infantry: 1 } });
    expect(reach).toEqual(expect.arrayContaining(['pamplune', 'huesca', 'saragosse']));
    game.move('d', 'gascogne', { infantry: 3, 'leader:Hermerich': 1 }, 'pamplune').do('d', { verb: 'done' });
    expect(game.told('removed').filter(({ why }) => why === 'stranded')).toMatchObject([
      { area: 'gascogne', count: 10 },
    ]);
  });
  it('have the first movement of an Invasion for it, not the second one [9.1.6]', () => {
    const game = new Board({ turn: 6, nation: 'sueve', board: {} }).begin().passTo('move');
    game.move('d', 'gascogne', { infantry: 3 }, 'pamplune').do('d', { verb: 'done' });
    expect(game.told('removed').map(({ area, unit, why }) => [area, unit, why])).toEqual([
      ['gascogne', 'infantry', 'stranded'],
      ['gascogne', 'leader:Hermerich', 'stranded'],
    ]);
    expect([game.state.stage.pass, game.owed()]).toEqual([2, ['d:second-move']]);
  });
  it('come from Afrique by Cadix or Gibraltar, and go on [3.2.6] [5.5.3]', () => {
    const game = new Board({ turn: 19, nation: 'almoravide', board: {} }).begin().passTo('move');
    const reach = game.choices('a', 'move', { from: 'afrique', leaders: {}, units: { elite: 1 } });
    expect(reach).toEqual(expect.arrayContaining(['cadix', 'gibraltar', 'seville', 'cordoue', 'grenade']));
    expect(reach).not.toContain('segovie');
  });
  it('land from the sea at an open anchor, and go on [3.2.7] [3.2.8] [5.6.1]', () => {
    const game = new Board({ turn: 9, nation: 'byzance', board: {} }).begin().passTo('move');
    const reach = game.choices('a', 'move', { from: 'sea', units: { infantry: 1 } });
    expect(reach).toEqual(
      expect.arrayContaining([
        'valence',
        'denia',
        'carthagene',
        'gibraltar',
        'cadix',
        'seville',
        'majorque',
        'ibiza',
        'cordoue',
      ]),
    );
    expect(reach).not.toContain('barcelone');
    expect(reach).not.toContain('tolede');
    expect(reach).toContain('castellon');
  });
  it('left at sea or in Afrique are lost, unless the nation rules the sea [3.2.9] [5.6.3] [5.6.5]', () => {
    const lost = new Board({ turn: 2, nation: 'carthage', board: {} }).begin().passTo('move').do('a', { verb: 'done' });
    expect(
      lost
        .told('removed')
        .filter(({ why }) => why === 'stranded')
        .map(({ unit, count }) => [unit, count]),
    ).toEqual([
      ['infantry', 7],
      ['leader:Hasdrubal', 1],
    ]);
    const stays = new Board({
      turn: 10,
      nation: 'byzance',
      board: { sea: { byzance: { infantry: 3 } }, cadix: { byzance: { infantry: 3 } } },
    })
      .begin()
      .passTo('move')
      .do('a', { verb: 'done' });
    expect(stays.units('sea', 'byzance').infantry).toBe(3);
    const after = new Board({
      turn: 11,
      nation: 'byzance',
      board: { sea: { byzance: { infantry: 3 } }, cadix: { byzance: { infantry: 3 } } },
    })
      .begin()
      .passTo('move')
      .do('a', { verb: 'done' });
    expect(after.units('sea', 'byzance')).toEqual({});
  });
  it('for own provinces are lost where there are none [3.2.12]', () => {
    const game = new Board({
      turn: 13,
      nation: 'omeyyad',
      board: { narbonne: {} },
      nations: { omeyyad: { status: 'playing' } },
    }).begin();
    game.passUntil((state) => state.stage.nation !== 'omeyyad');
    expect(game.state.nations.omeyyad.pool).toEqual([]);
    expect(game.total('omeyyad')).toBe(0);
  });
});

describe('Leaders [3.3]', () => {
  it('come where the player likes among his provinces [3.3.1]', () => {
    const board = { leon: { castille: { infantry: 1 } }, duero: { castille: { infantry: 1 } } };
    const game = new Board({ turn: 17, nation: 'castille', board }).begin().passTo('place');
    expect([...game.choices('c', 'place', { unit: 'leader:Alfons' })].sort()).toEqual(['duero', 'leon']);
  });
  it('are killed with their army [3.3.3] [6.2.8]', () => {
    const board = {
      cordoue: { ibere: { infantry: 1 } },
      seville: { carthage: { infantry: 1, leaders: ['Hasdrubal'] } },
    };
    const game = new Board({ turn: 2, nation: 'carthage', board, nations: { carthage: { pool: [] } } })
      .begin()
      .passTo('move');
    game.move('a', 'seville', { infantry: 1, 'leader:Hasdrubal': 1 }, 'cordoue');
    game.dice.next(2, 10);
    game.do('a', { verb: 'done' });
    expect(game.told('leader-killed')).toMatchObject([{ leader: 'Hasdrubal', area: 'cordoue' }]);
  });
});
