import { describe, expect, it } from 'vitest';
import { Board, type Position } from '../nations/support.js';

const income = (
  nation: 'galicien' | 'byzance' | 'wisigoth' | 'hispano-romain' | 'rome' | 'castille',
  turn: number,
  board: Position['board'],
  more: Partial<Position> = {},
) => new Board({ turn, nation, board, ...more }).begin();

describe('income [2.1]', () => {
  it('GALICIEN has 3½ of four provinces, and with 2 in reserve 5½ [2.1.1]', () => {
    const board = {
      galice: { galicien: { infantry: 2 } },
      asturies: { galicien: { infantry: 1 } },
      leon: { galicien: { infantry: 1 } },
      'tierra-de-campos': { galicien: { infantry: 1 } },
    };
    const game = income('galicien', 2, board, { gold: { galicien: 2 } });
    expect(game.told('income')).toMatchObject([{ gold: 3.5, held: 5.5 }]);
  });
  it('does not grow with the number of units [2.1.3]', () => {
    const one = income('galicien', 2, { galice: { galicien: { infantry: 1 } } }).told('income');
    const two = income('galicien', 2, { galice: { galicien: { infantry: 2 } } }).told('income');
    expect(one).toMatchObject([{ gold: 1 }]);
    expect(two).toMatchObject([{ gold: 1 }]);
  });
  it('comes neither from a Ruin nor from a Leader alone [2.1.2] [3.3.5]', () => {
    const board = { galice: { galicien: { infantry: 1 } }, porto: { galicien: { leaders: ['Nobody'] } } };
    const game = income('galicien', 2, board, { ruins: { asturies: 'galicien' }, gold: { galicien: 4 } });
    expect(game.told('income')).toMatchObject([{ gold: 1 }]);
    game.do('b', { verb: 'buy', unit: 'infantry', count: 1 });
    game.passTo('move');
    expect(game.units('porto', 'galicien')).toEqual({ leaders: ['Nobody'] });
    expect(game.units('galice', 'galicien').infantry).toBe(2);
  });
  it('may be given up [2.1.4]', () => {
    const game = income('galicien', 2, { galice: { galicien: { infantry: 1 } } }, { gold: { galicien: 3 } });
    game.do('b', { verb: 'waive', gold: 1 });
    expect(game.state.nations.galicien.gold).toBe(3);
  });
  it('is halved for BYZANCE, rounded up [2.1.6]', () => {
    const board = { denia: { byzance: { infantry: 1 } }, majorque: { byzance: { infantry: 1 } } };
    expect(income('byzance', 11, board).told('income')).toMatchObject([{ gold: 1.5 }]);
  });
  it('is had by both where two nations share a province [2.1.9]', () => {
    const board = { galice: { galicien: { infantry: 1 }, sueve: { infantry: 1 } } };
    expect(income('galicien', 9, board).told('income')).toMatchObject([{ nation: 'galicien', gold: 1 }]);
  });
});

describe('what vassals pay [2.2]', () => {
  const lands: Position['board'] = {
    galice: { galicien: { infantry: 1 } },
    asturies: { galicien: { infantry: 1 } },
    leon: { galicien: { infantry: 1 } },
    porto: { galicien: { infantry: 1 } },
    tolede: { wisigoth: { castle: 1, infantry: 1 } },
  };
  const vassal = (turn: number, gold: number, more: Partial<Position> = {}) =>
    income('galicien', turn, lands, { submitted: { galicien: 'wisigoth' }, gold: { wisigoth: gold }, ...more });
  it('half rounded down stays, half rounded up goes to the suzerain at once [2.2.1] [2.2.2]', () => {
    const game = vassal(9, 0);
    expect(game.told('income')).toMatchObject([{ gold: 2 }]);
    expect(game.told('tribute')).toMatchObject([{ suzerain: 'wisigoth', gold: 2.5 }]);
    expect(game.state.nations.wisigoth.gold).toBe(2.5);
  });
  it('a suzerain whose reserve overflows may buy at once; the unit waits beside the board [2.2.3]', () => {
    const game = vassal(9, 3);
    expect(game.owed()).toEqual(['c:purchase']);
    game.do('c', { verb: 'buy', unit: 'infantry' });
    expect(game.state.nations.wisigoth).toMatchObject({
      gold: 1.5,
      pool: [{ unit: 'infantry', count: 1, bought: true }],
    });
    expect(game.total('wisigoth')).toBe(2);
    game.passUntil((state) => state.stage.nation === 'wisigoth' && state.stage.phase === 'move');
    expect(game.total('wisigoth')).toBe(3);
  });
  it('goes on as long as the reserve overflows, and loses what is over [2.2.4]', () => {
    const declined = vassal(9, 3).do('c', { verb: 'done' });
    expect(declined.state.nations.wisigoth.gold).toBe(4);
    expect(vassal(9, 1).owed()).not.toContain('c:purchase');
    // Full is not overflowing.
    const full = vassal(9, 1.5);
    expect([full.state.nations.wisigoth.gold, full.owed().includes('c:purchase')]).toEqual([4, false]);
  });
  it('goes to nobody before turn 8, and never to ROME or CARTHAGE [2.2.5]', () => {
    const early = vassal(7, 0);
    expect(early.told('income')).toMatchObject([{ gold: 2 }]);
    expect(early.state.nations.wisigoth.gold).toBe(0);
    const rome = income(
      'galicien',
      5,
      { ...lands, tolede: { rome: { elite: 1 } } },
      { submitted: { galicien: 'rome' } },
    );
    expect(rome.told('income')).toMatchObject([{ gold: 2 }]);
    expect(rome.told('tribute')).toEqual([]);
    expect(rome.state.nations.rome.gold).toBe(0);
  });
});

describe('buying [2.3]', () => {
  /** The rulebook's CASTILLE: 8 of income and 2½ in reserve. */
  const castille = (gold: number, units: Position['board'] = {}) =>
    income(
      'castille',
      15,
      {
        leon: { castille: { infantry: 1 } },
        segovie: { castille: { infantry: 1 } },
        duero: { castille: { infantry: 1 } },
        ...units,
      },
      { gold: { castille: gold } },
    );
  it('Infantry costs 4, a Knight 6, a Castle 8, and nothing else is sold [2.3.1]', () => {
    const game = castille(6.5);
    expect(game.state.nations.castille.gold).toBe(10.5);
    expect([...game.choices('c', 'buy')].sort()).toEqual(['castle', 'infantry', 'knight']);
    game.do('c', { verb: 'buy', unit: 'knight', count: 1 });
    expect(game.state.nations.castille.gold).toBe(4.5);
    game.do('c', { verb: 'buy', unit: 'infantry', count: 1 });
    expect(game.state.nations.castille.gold).toBe(0.5);
    const other = castille(6.5).do('c', { verb: 'buy', unit: 'castle', count: 1 });
    expect(other.state.nations.castille.gold).toBe(2.5);
    const byz = income('byzance', 11, { cadix: { byzance: { infantry: 1 } } }, { gold: { byzance: 4 } });
    expect(byz.choices('a', 'buy')).toEqual(['infantry']);
  });
  it('never goes beyond the counters of the card [2.3.2]', () => {
    const board = {
      galice: { galicien: { infantry: 2 } },
      asturies: { galicien: { infantry: 2 } },
      leon: { galicien: { infantry: 2 } },
      porto: { galicien: { infantry: 1 } },
    };
    const game = income('galicien', 2, board, { gold: { galicien: 4 } });
    expect(game.verbs('b')).not.toContain('buy');
    const { porto: _porto, ...six } = board;
    expect(income('galicien', 2, six, { gold: { galicien: 4 } }).ask('b', 'buy', { unit: 'infantry' })).toMatchObject({
      max: 1,
    });
  });
  it('a destroyed unit may be bought again, and one may be removed to build it elsewhere [2.3.3] [2.3.4]', () => {
    const board = {
      galice: { galicien: { infantry: 2 } },
      asturies: { galicien: { infantry: 2 } },
      leon: { galicien: { infantry: 2 } },
      porto: { galicien: { infantry: 1 } },
    };
    const game = income('galicien', 2, board, { gold: { galicien: 4 } });
    game.do('b', { verb: 'remove', area: 'galice', unit: 'infantry' });
    expect(game.verbs('b')).toContain('buy');
    game.do('b', { verb: 'buy', unit: 'infantry', count: 1 }).passTo('place');
    expect(game.choices('b', 'place', { unit: 'infantry' })).toContain('porto');
  });
  it('WISIGOTH buys Infantry only [2.3.5]', () => {
    const game = income(
      'wisigoth',
      10,
      { tolede: { wisigoth: { castle: 1 } }, cadix: { wisigoth: { infantry: 1 } } },
      { gold: { wisigoth: 4 } },
    );
    expect(game.choices('c', 'buy')).toEqual(['infantry']);
  });
  it('arrivals come in full, whatever the limits [2.3.6]', () => {
    const game = new Board({ turn: 7, nation: 'wisigoth', board: { tolede: { wisigoth: { infantry: 35 } } } })
      .begin()
      .passTo('move');
    expect(game.units('gascogne', 'wisigoth').infantry).toBe(10);
  });
});

describe('the reserve [2.4]', () => {
  const spare = (nation: 'galicien' | 'castille', gold: number, turn = 15) => {
    const game = income(nation, turn, { leon: { [nation]: { infantry: 1 } } }, { gold: { [nation]: gold } });
    return game.passTo('move').state.nations[nation].gold;
  };
  it('is 4 gold, 8 for some; the rest is lost [2.4.2] [2.4.3]', () => {
    expect(spare('galicien', 9)).toBe(4);
    expect(spare('castille', 11)).toBe(8);
    expect(spare('galicien', 1)).toBe(2);
  });
  it('is nobody else’s: no gold passes between nations [2.4.1]', () => {
    const game = income('galicien', 2, { galice: { galicien: { infantry: 1 } } }, { gold: { galicien: 4, basque: 1 } });
    expect(game.verbs('b').filter((verb) => /give|lend|pay/.test(verb))).toEqual([]);
    game.passTo('move');
    expect(game.state.nations.basque.gold).toBe(1);
  });
  it('ALMORAVIDE keeps none [2.4.5]', () => {
    const setup = { scenario: 'E', version: 'advanced' };
    const game = new Board({
      setup,
      turn: 20,
      nation: 'almoravide',
      board: { seville: { almoravide: { castle: 1, elite: 1 } } },
    }).begin();
    expect(game.told('income')).toMatchObject([{ gold: 3 }]);
    game.passTo('move');
    expect(game.state.nations.almoravide.gold).toBe(0);
  });
});
