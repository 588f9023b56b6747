import { describe, expect, it } from 'vitest';
import { STANDARD_BOOK } from '../../../src/games/hispania/facts/book.js';
import { PROVINCE_IDS } from '../../../src/games/hispania/facts/ids.js';
import { Board } from './support.js';

describe('ROME builds Forts on turns 4 and 5', () => {
  const board = { tolede: { rome: { elite: 2 } }, cuenca: { rome: { elite: 1 } } };
  it('in every province it holds at the start of its turn [11.rome.6] [11.rome.7]', () => {
    const game = new Board({ turn: 4, nation: 'rome', board }).begin();
    expect([game.units('tolede', 'rome').fort, game.units('cuenca', 'rome').fort]).toEqual([1, 1]);
    expect(new Board({ turn: 3, nation: 'rome', board }).begin().told('fort-placed')).toEqual([]);
  });
  it('in empty provinces it crosses and enters [11.rome.7]', () => {
    const game = new Board({ turn: 5, nation: 'rome', board }).begin().passTo('move');
    game.move('d', 'tolede', { elite: 1 }, 'seville', 'cordoue');
    const forts = PROVINCE_IDS.filter((id) => game.units(id, 'rome').fort === 1);
    expect(forts).toContain('seville');
    expect(forts).toHaveLength(4);
  });
  it('but not in a vassal’s province that it crosses: it comes when the submission has ended [11.rome.7] [9.6.10]', () => {
    const game = new Board({
      turn: 4,
      nation: 'rome',
      board: { segovie: { rome: { elite: 2 } }, tolede: { celte: { infantry: 1 } } },
      submitted: { celte: 'rome' },
    })
      .begin()
      .passTo('move');
    game.move('d', 'segovie', { elite: 1 }, 'cordoue');
    expect(game.told('moved')).toMatchObject([{ path: ['segovie', 'tolede', 'cordoue'] }]);
    expect([game.units('tolede', 'rome'), game.units('cordoue', 'rome')]).toEqual([{}, { elite: 1, fort: 1 }]);
  });
  it('after a combat it won, not before [11.rome.7]', () => {
    const game = new Board({ turn: 5, nation: 'rome', board: { ...board, cordoue: { celte: { infantry: 1 } } } })
      .begin()
      .passTo('move');
    game.move('d', 'tolede', { elite: 2 }, 'cordoue');
    expect(game.units('cordoue', 'rome').fort).toBeUndefined();
    game.dice.next(10, 10, 2);
    game.do('d', { verb: 'done' });
    expect(game.units('cordoue', 'rome')).toMatchObject({ elite: 2, fort: 1 });
  });
  it('never twice in a province [11.rome.8]', () => {
    const position = { turn: 5, nation: 'rome', board, nations: { rome: { notes: { forts: ['tolede'] } } } } as const;
    const game = new Board(position).begin();
    expect([game.units('tolede', 'rome').fort, game.units('cuenca', 'rome').fort]).toEqual([undefined, 1]);
  });
  it('has no income and buys nothing [11.rome.5]', () => {
    const game = new Board({ turn: 4, nation: 'rome', board }).begin();
    expect(game.told('income')).toEqual([]);
    expect(STANDARD_BOOK.nations.rome.buys).toEqual([]);
  });
});

describe('units that leave the game for points', () => {
  it('CARTHAGE to Narbonne on turn 2, nine at most [11.carthage.4]', () => {
    const board = { barcelone: { carthage: { infantry: 3 } }, cadix: { carthage: { infantry: 2 } } };
    const game = new Board({ turn: 2, nation: 'carthage', board }).begin().passTo('move');
    game.move('a', 'barcelone', { infantry: 3 }, 'narbonne');
    expect(game.whys('carthage')).toEqual([['exit', 9]]);
    expect(game.units('narbonne', 'carthage')).toEqual({});
    const nearly = new Board({ turn: 2, nation: 'carthage', board, nations: { carthage: { notes: { exited: 8 } } } })
      .begin()
      .passTo('move');
    expect(nearly.refusal('a', { verb: 'move', from: 'barcelone', units: { infantry: 2 }, to: 'narbonne' })).toBe(
      'slot-illegal',
    );
    nearly.move('a', 'barcelone', { infantry: 1 }, 'narbonne');
    expect(nearly.whys('carthage')).toEqual([['exit', 3]]);
  });
  it('OMEYYAD to Narbonne on turns 11 and 12, 4 each, five at most [11.omeyyad.6]', () => {
    const board = { barcelone: { omeyyad: { infantry: 2 } } };
    const game = new Board({ turn: 12, nation: 'omeyyad', board }).begin().passTo('move');
    game.move('b', 'barcelone', { infantry: 2 }, 'narbonne');
    expect(game.whys('omeyyad')).toEqual([['exit', 8]]);
    const late = new Board({ turn: 13, nation: 'omeyyad', board }).begin().passTo('move');
    expect(late.choices('b', 'move', { from: 'barcelone', units: { infantry: 1 } })).not.toContain('narbonne');
  });
  it('VANDALE to Afrique on turns 7 to 9 from Cadix or Gibraltar [11.vandale.7] [5.5.4]', () => {
    const board = { cadix: { vandale: { infantry: 3 } }, seville: { vandale: { infantry: 1 } } };
    const game = new Board({ turn: 7, nation: 'vandale', board }).begin().passTo('move');
    game.move('b', 'cadix', { infantry: 3 }, 'afrique');
    expect(game.whys('vandale')).toEqual([['exit', 3]]);
    expect(game.total('vandale')).toBe(1);
    expect(game.choices('b', 'move', { from: 'seville', units: { infantry: 1 } })).not.toContain('afrique');
  });
  it('VANDALE scores the same for units that retreat there [11.vandale.8]', () => {
    const board = {
      cadix: { vandale: { infantry: 2 } },
      gibraltar: { alain: { infantry: 2 } },
      seville: { alain: { infantry: 1 } },
    };
    const game = new Board({ turn: 7, nation: 'alain', board }).begin().passTo('move');
    game.move('a', 'gibraltar', { infantry: 2 }, 'cadix');
    game.dice.next(2, 2, 2, 2);
    game.do('a', { verb: 'done' });
    game.do('a', { verb: 'stand' });
    expect(game.choices('b', 'retreat')).toContain('afrique');
    game.do('b', { verb: 'retreat', to: 'afrique', units: { infantry: 2 } });
    expect(game.whys('vandale')).toEqual([['exit', 2]]);
  });
});

describe("the Vandals' march", () => {
  const start = (board = {}) => new Board({ turn: 6, nation: 'vandale', board }).begin();
  it('crosses three neighbouring provinces, mountains among them, then invades [11.vandale.2] [11.vandale.4]', () => {
    const game = start();
    expect(game.owed()).toEqual(['b:march']);
    expect(game.choices('b', 'choose')).toEqual(['pyrenees-orientales', 'barcelone']);
    for (const choice of ['pyrenees-orientales', 'huesca', 'saragosse']) game.do('b', { verb: 'choose', choice });
    expect(game.units('saragosse', 'vandale')).toEqual({ infantry: 15, leaders: ['Geiserich'] });
    expect(game.owed()).toEqual(['b:move']);
    expect(game.state.stage.second).toEqual({ kind: 'invasion' });
    const reach = game.choices('b', 'move', { from: 'saragosse', leaders: {}, units: { infantry: 1 } });
    expect(reach).toContain('tortosa');
  });
  it('is attacked once by every enemy unit, and does not answer [11.vandale.3]', () => {
    const game = start({ barcelone: { 'hispano-romain': { infantry: 2, fort: 1 } } });
    game.dice.next(7, 6, 10);
    game.do('b', { verb: 'choose', choice: 'barcelone' });
    expect(game.units('barcelone', 'vandale').infantry).toBe(13);
    expect(game.units('barcelone', 'hispano-romain')).toEqual({ infantry: 2, fort: 1 });
    expect(game.dice.rolled.map(({ purpose }) => purpose.needed)).toEqual([7, 7, 7]);
  });
});

describe('LUSITANIEN on turn 5', () => {
  const board = {
    porto: { lusitanien: { infantry: 2 } },
    lusitanie: { lusitanien: { infantry: 1 } },
    tolede: { rome: { elite: 3 } },
  };
  it('revolts against ROME [11.lusitanien.2]', () => {
    const game = new Board({ turn: 5, nation: 'lusitanien', board, submitted: { lusitanien: 'rome' } }).begin();
    expect(game.state.nations.lusitanien.suzerain).toBeNull();
    expect(game.told('revolted')).toHaveLength(1);
  });
  it('has 5 PV if Viriathus lives and ROME has not submitted it [11.lusitanien.4]', () => {
    const alive = { ...board, porto: { lusitanien: { infantry: 2, leaders: ['Viriathus'] } } };
    expect(new Board({ turn: 5, board: alive }).begin().whys('lusitanien')).toContainEqual(['survivor', 5]);
    expect(new Board({ turn: 5, board }).begin().whys('lusitanien')).not.toContainEqual(['survivor', 5]);
    const subdued = new Board({ turn: 5, board: alive, submitted: { lusitanien: 'rome' } }).begin();
    expect(subdued.whys('lusitanien').map(([why]) => why)).not.toContain('survivor');
  });
  const attacked = {
    salamanque: { lusitanien: { infantry: 2, leaders: ['Viriathus'] } },
    ...Object.fromEntries(
      ['porto', 'duero', 'lusitanie', 'alcantara', 'lisbonne'].map((id) => [id, { lusitanien: { infantry: 1 } }]),
    ),
    avila: { rome: { elite: 2 } },
  };
  const battle = () => {
    const game = new Board({ turn: 5, nation: 'rome', board: attacked }).begin().passTo('move');
    game.move('d', 'avila', { elite: 2 }, 'salamanque');
    return game;
  };
  it('submits at once when Viriathus retreats from ROME, with more than 4 provinces too [11.lusitanien.5]', () => {
    const game = battle();
    game.dice.next(2, 2, 2, 2);
    game.do('d', { verb: 'done' });
    game.do('d', { verb: 'stand' });
    game.do('a', { verb: 'retreat', to: 'duero', units: { infantry: 1 }, leaders: { 'leader:Viriathus': 1 } });
    expect(game.state.nations.lusitanien.suzerain).toBe('rome');
    game.finish();
    expect(game.units('salamanque', 'rome').elite).toBeUndefined();
  });
  it('submits when he is killed by ROME [11.lusitanien.5] [11.rome.9]', () => {
    const game = battle();
    game.dice.next(10, 10, 2, 2);
    game.do('d', { verb: 'done' });
    expect(game.state.nations.lusitanien.suzerain).toBe('rome');
    expect(game.whys('rome')).toContainEqual(['combat', 5]);
  });
  it('submits when he retreats from an attack of his own on ROME; then it is his side that leaves', () => {
    const own = {
      ...attacked,
      salamanque: {},
      avila: { rome: { elite: 2 } },
      duero: { lusitanien: { infantry: 2, leaders: ['Viriathus'] } },
    };
    const game = new Board({ turn: 5, nation: 'lusitanien', board: own, nations: { lusitanien: { notes: {} } } })
      .begin()
      .passTo('move');
    game.move('a', 'duero', { infantry: 2, 'leader:Viriathus': 1 }, 'avila', 'salamanque');
    game.dice.always(2);
    game.do('a', { verb: 'done' });
    game.do('a', { verb: 'retreat', to: 'salamanque', units: { infantry: 1 }, leaders: { 'leader:Viriathus': 1 } });
    expect(game.state.nations.lusitanien.suzerain).toBe('rome');
    game.passUntil((state) => state.frames.length === 0);
    expect(game.units('avila', 'rome').elite).toBe(2);
    expect(game.units('avila', 'lusitanien')).toEqual({});
  });
  it('[11.lusitanien.5] leaves all that it attacks when it submits in its own turn, and ROME nothing', () => {
    const own = () =>
      new Board({
        turn: 5,
        nation: 'lusitanien',
        phase: 'move',
        board: {
          ...attacked,
          salamanque: {},
          duero: { lusitanien: { infantry: 2, leaders: ['Viriathus'] } },
          badajoz: { rome: { elite: 1, fort: 1 } },
        },
      }).begin();
    const attack = (game: Board) => {
      game.move('a', 'duero', { infantry: 2, 'leader:Viriathus': 1 }, 'avila', 'salamanque');
      game.move('a', 'lisbonne', { infantry: 1 }, 'badajoz');
      game.do('a', { verb: 'done' });
    };
    const retreats = own();
    attack(retreats);
    retreats.dice.always(2);
    retreats.do('a', { verb: 'battle', province: 'avila' });
    retreats.do('a', { verb: 'retreat', to: 'salamanque', units: { infantry: 1 }, leaders: { 'leader:Viriathus': 1 } });
    const falls = own();
    attack(falls);
    falls.dice.next(2, 2, 10, 10);
    falls.do('a', { verb: 'battle', province: 'avila' });
    for (const game of [retreats, falls]) {
      expect(game.state.nations.lusitanien.suzerain).toBe('rome');
      game.passUntil((state) => state.frames.length === 0);
      expect(game.units('badajoz', 'rome')).toEqual({ elite: 1, fort: 1 });
      expect(game.units('badajoz', 'lusitanien')).toEqual({});
    }
  });
  it('[11.lusitanien.5] submits when he ends his move alone among the units of ROME', () => {
    const alone = { ...attacked, salamanque: {}, duero: { lusitanien: { infantry: 2, leaders: ['Viriathus'] } } };
    const game = new Board({ turn: 5, nation: 'lusitanien', phase: 'move', board: alone }).begin();
    game.move('a', 'duero', { 'leader:Viriathus': 1 }, 'avila', 'salamanque');
    game.do('a', { verb: 'done' });
    expect(game.state.nations.lusitanien.suzerain).toBe('rome');
  });
  it('keeps him when only others retreat', () => {
    const game = battle();
    game.dice.next(2, 2, 2, 2);
    game.do('d', { verb: 'done' });
    game.do('d', { verb: 'stand' });
    game.do('a', { verb: 'retreat', to: 'duero', units: { infantry: 1 }, leaders: {} });
    expect(game.state.nations.lusitanien.suzerain).toBeNull();
  });
});
