import { describe, expect, it } from 'vitest';
import { Board } from './support.js';

describe("WISIGOTH's free Castles", () => {
  const end = (turn: number, board: Board['state']['areas'] | object, more = {}) =>
    new Board({ turn, nation: 'wisigoth', phase: 'finish', board, ...more }).begin();
  it('in Saragosse at the end of its turn 7, if it controls it [11.wisigoth.3]', () => {
    const game = end(7, { saragosse: { wisigoth: { infantry: 2 } } }).finish();
    expect(game.units('saragosse', 'wisigoth').castle).toBe(1);
    const none = end(7, { huesca: { wisigoth: { infantry: 2 } } }).finish();
    expect(none.told('castle-given')).toEqual([]);
    expect(none.told('castle-forfeited')).toHaveLength(1);
  });
  it('three at the end of turn 8: Tolède and two plains south of the Douro [11.wisigoth.6] [11.wisigoth.9]', () => {
    const board = {
      tolede: { wisigoth: { infantry: 2 } },
      cordoue: { wisigoth: { infantry: 1 } },
      valence: { wisigoth: { infantry: 1 } },
      duero: { wisigoth: { infantry: 1 } },
      avila: { wisigoth: { infantry: 1 } },
      seville: { wisigoth: { infantry: 1 } },
    };
    const game = end(8, board);
    expect(game.units('tolede', 'wisigoth').castle).toBe(1);
    expect([...game.choices('c', 'choose')].sort()).toEqual(['cordoue', 'seville', 'valence']);
    game.do('c', { verb: 'choose', choice: 'valence' }).do('c', { verb: 'choose', choice: 'seville' });
    expect([game.units('valence', 'wisigoth').castle, game.units('seville', 'wisigoth').castle]).toEqual([1, 1]);
  });
  it('three at the end of turn 9: Tortosa and two more [11.wisigoth.7]', () => {
    const board = {
      tortosa: { wisigoth: { infantry: 1 } },
      cadix: { wisigoth: { infantry: 1 } },
      lisbonne: { wisigoth: { infantry: 1 } },
    };
    const game = end(9, board).finish();
    expect(
      ['tortosa', 'cadix', 'lisbonne'].map(
        (id) => game.state.areas[id === 'tortosa' ? 'tortosa' : id === 'cadix' ? 'cadix' : 'lisbonne'].wisigoth?.castle,
      ),
    ).toEqual([1, 1, 1]);
  });
  it('takes Tolède from a vassal, whose units retreat [11.wisigoth.8]', () => {
    const board = {
      tolede: { 'hispano-romain': { infantry: 1 } },
      cuenca: { 'hispano-romain': { infantry: 1 } },
      cadix: { wisigoth: { infantry: 1 } },
    };
    const game = end(8, board, { submitted: { 'hispano-romain': 'wisigoth' } }).finish();
    expect(game.units('tolede', 'wisigoth').castle).toBe(1);
    expect(game.units('tolede', 'hispano-romain')).toEqual({});
    expect(game.total('hispano-romain')).toBe(2);
  });
  it('none where enemies stand too, where it has one, or of counters that it has not [11.wisigoth.9] [4.2.2] [2.3.2]', () => {
    const given = (tolede: object, more: object = {}, castles: object = {}) =>
      end(8, { tolede, cadix: { wisigoth: { infantry: 1 } }, ...castles }, more).told('castle-given');
    expect(given({ wisigoth: { infantry: 1 } })).toMatchObject([{ province: 'tolede' }]);
    expect(given({ wisigoth: { infantry: 1 }, alain: { infantry: 1 } })).toEqual([]);
    expect(given({ wisigoth: { infantry: 1, castle: 1 } })).toEqual([]);
    const seven = Object.fromEntries(
      ['seville', 'cordoue', 'badajoz', 'lisbonne', 'algarve', 'gibraltar', 'grenade'].map((id) => [
        id,
        { wisigoth: { castle: 1 } },
      ]),
    );
    expect(given({ wisigoth: { infantry: 1 } }, {}, seven)).toEqual([]);
    const taken = { submitted: { 'hispano-romain': 'wisigoth' } };
    expect(given({ 'hispano-romain': { infantry: 1 } }, taken)).toMatchObject([{ province: 'tolede' }]);
    expect(given({ 'hispano-romain': { infantry: 1 } }, taken, seven)).toEqual([]);
    expect(given({ 'hispano-romain': { infantry: 1 }, alain: { infantry: 1 } }, taken)).toEqual([]);
  });
  it('from an enemy it takes nothing [11.wisigoth.9]', () => {
    const board = { tolede: { alain: { infantry: 1 } }, cadix: { wisigoth: { infantry: 1 } } };
    expect(end(8, board).finish().units('tolede', 'wisigoth')).toEqual({});
  });
});

describe('the fall of Tolède', () => {
  const board = {
    tolede: { wisigoth: { infantry: 1 } },
    seville: { wisigoth: { castle: 1 } },
    cordoue: { omeyyad: { infantry: 3, cavalry: 2 } },
    galice: { sueve: { infantry: 1 } },
  };
  const attack = () => {
    const game = new Board({ turn: 12, nation: 'omeyyad', board, submitted: { sueve: 'wisigoth' } })
      .begin()
      .passTo('move');
    game.move('b', 'cordoue', { cavalry: 2, infantry: 2 }, 'tolede');
    return game;
  };
  it("comes when OMEYYAD first holds it alone, and frees WISIGOTH's vassals [9.6.12] [11.wisigoth.16] [9.6.8]", () => {
    const game = attack();
    game.dice.next(10, 10, 10, 10, 2);
    game.do('b', { verb: 'done' });
    if (game.owed()[0] === 'c:target') game.do('c', { verb: 'target', infantry: { infantry: 1 } });
    expect(game.told('toledo-fell')).toHaveLength(1);
    expect(game.state.nations.sueve.suzerain).toBeNull();
  });
  it('comes too by entering it empty', () => {
    const empty = { ...board, tolede: {} };
    const game = new Board({ turn: 12, nation: 'omeyyad', board: empty, submitted: { sueve: 'wisigoth' } })
      .begin()
      .passTo('move');
    game.move('b', 'cordoue', { infantry: 1 }, 'tolede');
    expect(game.state.nations.sueve.suzerain).toBeNull();
  });
  const lone = (turn: number, fallen: boolean) => {
    const position = {
      turn,
      nation: 'omeyyad',
      board: { seville: { wisigoth: { castle: 1 } }, cordoue: { omeyyad: { infantry: 1, cavalry: 1 } } },
      nations: fallen ? { wisigoth: { notes: { toledoFallen: true } } } : {},
    } as const;
    const game = new Board(position).begin().passTo('move');
    game.move('b', 'cordoue', { infantry: 1, cavalry: 1 }, 'seville');
    return game.do('b', { verb: 'done' });
  };
  it('makes lone Castles surrender to OMEYYAD, which rebuilds them at once [11.omeyyad.4] [11.omeyyad.5]', () => {
    const game = lone(12, true);
    expect(game.told('castle-surrendered')).toHaveLength(1);
    expect(game.dice.rolled).toEqual([]);
    expect([...game.choices('b', 'rebuild')].length).toBeGreaterThan(0);
    game.do('b', { verb: 'rebuild', province: 'seville', unit: 'cavalry' });
    expect(game.units('seville', 'omeyyad')).toEqual({ infantry: 1, castle: 1 });
    expect(game.units('seville', 'wisigoth')).toEqual({});
  });
  it('not before Tolède is taken [11.omeyyad.4]', () => {
    expect(lone(12, false).owed()).toEqual(['c:target']);
  });
});

describe('OMEYYAD on turn 14', () => {
  const board = { seville: { omeyyad: { infantry: 2, castle: 1 } }, cordoue: { 'hispano-romain': { infantry: 2 } } };
  const levy = () =>
    new Board({ turn: 14, nation: 'omeyyad', board })
      .begin()
      .passUntil((state) => state.frames.at(-1)?.kind === 'berbers');
  it('may recruit up to three Berbers at 2 PV each, who come to Al Mansur [11.omeyyad.11]', () => {
    const game = levy();
    expect(game.ask('b', 'choose')).toMatchObject({ kind: 'number', min: 0, max: 3 });
    game.do('b', { verb: 'choose', count: 3 });
    expect(game.units('seville', 'omeyyad')).toMatchObject({ berber: 3, leaders: ['Al Mansur'] });
    expect(game.whys('omeyyad')).toEqual([['berbers', -6]]);
    expect(levy().do('b', { verb: 'choose', count: 0 }).whys('omeyyad')).toEqual([]);
  });
  it('moves them with Al Mansur only [11.omeyyad.12]', () => {
    const game = levy().do('b', { verb: 'choose', count: 2 });
    expect(game.choices('b', 'move', { from: 'seville', leaders: {}, units: { berber: 1 } })).toEqual([]);
    expect(
      game.choices('b', 'move', { from: 'seville', leaders: { 'leader:Al Mansur': 1 }, units: { berber: 1 } }),
    ).toContain('cordoue');
  });
  it('does not count them in stack and population [11.omeyyad.12] [4.2.5] [7.2]', () => {
    const game = levy().do('b', { verb: 'choose', count: 3 });
    game.do('b', { verb: 'done' }).finish();
    expect(game.told('removed').filter(({ why }) => why === 'population' || why === 'stacking')).toEqual([]);
  });
  it('a Berber hits on 5 with Al Mansur and is hit on 9 [11.omeyyad.13] [11.omeyyad.14]', () => {
    const game = levy().do('b', { verb: 'choose', count: 1 });
    game.move('b', 'seville', { berber: 1, 'leader:Al Mansur': 1 }, 'cordoue');
    game.dice.next(5, 9, 8);
    game.do('b', { verb: 'done' });
    expect(game.dice.rolled.map(({ purpose }) => purpose.needed)).toEqual([5, 9, 9]);
    expect(game.units('cordoue', 'omeyyad').berber).toBeUndefined();
    const end = new Board({ turn: 14, board: { seville: { omeyyad: { infantry: 1, berber: 2 } } } })
      .begin()
      .passUntil((state) => state.turn === 15);
    expect(end.total('seville-nation')).toBe(1);
  });
});
