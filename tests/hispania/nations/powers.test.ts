import { describe, expect, it } from 'vitest';
import { STANDARD_BOOK } from '../../../src/games/hispania/facts/book.js';
import { PROVINCE_IDS } from '../../../src/games/hispania/facts/ids.js';
import { submit } from '../../../src/games/hispania/submission/submitting.js';
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
  it('keeps him when only others retreat', () => {
    const game = battle();
    game.dice.next(2, 2, 2, 2);
    game.do('d', { verb: 'done' });
    game.do('d', { verb: 'stand' });
    game.do('a', { verb: 'retreat', to: 'duero', units: { infantry: 1 }, leaders: {} });
    expect(game.state.nations.lusitanien.suzerain).toBeNull();
  });
});

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

describe('other powers', () => {
  it("SÉVILLE's Great Emirate: 5 PV once for each Castle rebuilt on turns 16 and 17 [11.seville.4]", () => {
    const position = {
      turn: 16,
      nation: 'seville-nation',
      board: { badajoz: { 'seville-nation': { infantry: 3 } }, cadix: { 'seville-nation': { infantry: 3 } } },
      ruins: { badajoz: 'badajoz-nation', cadix: 'omeyyad' },
    } as const;
    const game = new Board(position).begin().passTo('move');
    game.do('b', { verb: 'rebuild', province: 'badajoz', unit: 'infantry', ...source(game, 'badajoz') });
    expect(game.whys('seville-nation')).toEqual([['great-emirate', 5]]);
    game.do('b', { verb: 'rebuild', province: 'cadix', unit: 'infantry', ...source(game, 'cadix') });
    expect(game.whys('seville-nation')).toHaveLength(1);
    const again = new Board({
      ...position,
      turn: 17,
      nations: { 'seville-nation': { notes: { prizes: ['badajoz'] } } },
    })
      .begin()
      .passTo('move');
    again.do('b', { verb: 'rebuild', province: 'badajoz', unit: 'infantry', ...source(again, 'badajoz') });
    expect(again.whys('seville-nation')).toEqual([]);
    const late = new Board({ ...position, turn: 18 }).begin().passTo('move');
    late.do('b', { verb: 'rebuild', province: 'badajoz', unit: 'infantry', ...source(late, 'badajoz') });
    expect(late.whys('seville-nation')).toEqual([]);
  });
  it('the ALMORAVIDE has 2 PV and the income for each Castle rebuilt [11.almoravide.4]', () => {
    const game = new Board({
      turn: 19,
      nation: 'almoravide',
      board: { seville: { almoravide: { elite: 3 } } },
      ruins: { seville: 'seville-nation' },
    })
      .begin()
      .passTo('move');
    game.do('a', { verb: 'rebuild', province: 'seville', unit: 'elite', ...source(game, 'seville', 'a', 'elite') });
    expect(game.whys('almoravide')).toEqual([['rebuilt', 5]]);
  });
  it("the ALMORAVIDE's Elites are Infantry from turn 20, and it has income from Castles [11.almoravide.6] [11.almoravide.7] [2.1.5]", () => {
    const board = { seville: { almoravide: { elite: 2, castle: 1 } }, cadix: { almoravide: { elite: 1 } } };
    const setup = { scenario: 'E', version: 'advanced' };
    const game = new Board({ setup, turn: 20, nation: 'almoravide', board }).begin();
    expect([game.units('seville', 'almoravide'), game.units('cadix', 'almoravide')]).toEqual([
      { infantry: 2, castle: 1 },
      { infantry: 1 },
    ]);
    expect(game.told('income')).toMatchObject([{ gold: 3 }]);
    expect(new Board({ turn: 19, nation: 'almoravide', board }).begin().told('income')).toEqual([]);
  });
  it('FRANC has a Castle in Barcelone at the start of turn 13 if it holds it [11.franc.6]', () => {
    const opening = (board: object) => {
      const game = new Board({ turn: 12, board });
      return game.begin().passUntil((state) => state.turn === 13 && state.stage.phase !== 'opening');
    };
    expect(opening({ barcelone: { franc: { infantry: 1 } } }).units('barcelone', 'franc').castle).toBe(1);
    expect(opening({ huesca: { franc: { infantry: 1 } } }).units('barcelone', 'franc').castle).toBeUndefined();
  });
  it('Roland and the Knights of FRANC never retreat [11.franc.5]', () => {
    const board = {
      barcelone: { franc: { knight: 1, infantry: 1, leaders: ['Roland'] } },
      tortosa: { omeyyad: { infantry: 2 } },
    };
    const game = new Board({ turn: 12, nation: 'omeyyad', board }).begin().passTo('move');
    game.move('b', 'tortosa', { infantry: 2 }, 'barcelone');
    game.do('b', { verb: 'done' });
    game.dice.always(2);
    game.passUntil((state) => {
      const frame = state.frames.at(-1);
      return frame?.kind === 'battle' && frame.step === 'retreat-attacker';
    });
    game.do('b', { verb: 'stand' });
    expect(game.choices('d', 'retreat', { to: 'huesca' })).toEqual(['infantry']);
  });
  it('may stand in Gascogne and Narbonne: ROME, FRANC, WISIGOTH to turn 9 [11.rome.15] [11.franc.8] [11.wisigoth.18] [5.4.5]', () => {
    const staying = (nation: 'rome' | 'franc' | 'wisigoth', turn: number) =>
      new Board({
        turn,
        nation,
        board: { narbonne: { [nation]: { infantry: 1 } }, tolede: { [nation]: { infantry: 1 } } },
      })
        .begin()
        .passTo('move')
        .passUntil((state) => state.stage.phase !== 'move').state.areas.narbonne[nation];
    expect(staying('wisigoth', 9)).toEqual({ infantry: 1 });
    expect(staying('franc', 10)).toEqual({ infantry: 1 });
    expect(STANDARD_BOOK.nations.rome.powers).toContainEqual({
      power: 'off-map',
      areas: ['gascogne', 'narbonne'],
      turns: [1, 5],
    });
    expect(staying('wisigoth', 10)).toBeUndefined();
  });
  it('CROISADE rebuilds nothing [11.croisade.4]', () => {
    const position = {
      setup: { scenario: 'E', version: 'advanced' },
      seats: { croisade: 'a' },
      turn: 20,
      nation: 'croisade',
      board: { valence: { croisade: { infantry: 2 } } },
      ruins: { valence: 'valence-nation' },
    } as const;
    expect(new Board(position).begin().passTo('move').verbs('a')).not.toContain('rebuild');
  });
  it('CROISADE names one province for a second movement after its combat [11.croisade.2] [9.2.5]', () => {
    const board = { valence: { croisade: { infantry: 2 } }, cadix: { croisade: { knight: 1 } } };
    const setup = { scenario: 'E', version: 'advanced' };
    const game = new Board({ setup, seats: { croisade: 'a' }, turn: 20, nation: 'croisade', board })
      .begin()
      .passTo('fury');
    expect(game.choices('a', 'choose')).toEqual(expect.arrayContaining(['valence', 'cadix']));
    game.do('a', { verb: 'choose', province: 'valence' });
    expect(game.state.stage).toMatchObject({ phase: 'move', pass: 2 });
    expect(game.choices('a', 'move')).toEqual(['valence']);
  });
  it('submission lists of the cards [9.6.1] [11.basque.1] [11.galicien.1] [11.celte.2] [11.lusitanien.1] [11.lusitanien.6] [11.sueve.2] [11.hispano-romain.4] [11.badajoz.9] [11.omeyyad.17] [11.carthage.5] [11.cantabrien.2]', () => {
    const rules = (
      id: 'basque' | 'galicien' | 'celte' | 'lusitanien' | 'sueve' | 'hispano-romain' | 'badajoz-nation',
    ) => (STANDARD_BOOK.nations[id].submit ?? []).map(({ to, most, must, until }) => [to, most, must, until]);
    expect(rules('basque')).toEqual([
      ['rome', 3, false, 5],
      ['wisigoth', 3, true, 12],
    ]);
    expect(rules('galicien')).toEqual([
      ['rome', 2, false, 5],
      ['wisigoth', 2, true, 12],
    ]);
    expect(rules('celte')).toEqual([
      ['carthage', 3, false, 3],
      ['rome', 2, false, 5],
    ]);
    expect(rules('lusitanien')).toEqual([
      ['rome', 4, true, 5],
      ['wisigoth', 4, true, 12],
      ['omeyyad', 4, false, 14],
    ]);
    expect(rules('sueve')).toEqual([['wisigoth', 4, true, 12]]);
    expect(rules('hispano-romain')).toEqual([['wisigoth', 3, true, 12]]);
    expect(rules('badajoz-nation')).toEqual([['omeyyad', 4, false, 14]]);
    expect(STANDARD_BOOK.nations.cantabrien.submit).toBeUndefined();
    const suzerains = (['carthage', 'rome', 'wisigoth', 'omeyyad'] as const).map(
      (id) => STANDARD_BOOK.nations[id].submits,
    );
    expect(suzerains).toEqual([
      ['celte'],
      ['lusitanien', 'basque', 'galicien', 'celte'],
      ['lusitanien', 'basque', 'galicien', 'sueve', 'hispano-romain'],
      ['lusitanien', 'badajoz-nation'],
    ]);
  });
  it('income of the cards: from when, and whose Castles [2.1.7] [2.1.8] [11.alain.5] [11.hispano-romain.3] [11.wisigoth.4] [11.byzance.3] [11.omeyyad.15]', () => {
    const { nations } = STANDARD_BOOK;
    expect(nations.alain.income.from).toBe(8);
    expect(nations['hispano-romain'].income.from).toBe(7);
    expect(nations.wisigoth.income).toEqual({ kind: 'castles', from: 8 });
    expect(nations.omeyyad.income.kind).toBe('castles');
    expect(nations.byzance.income.kind).toBe('half');
    const board = {
      tolede: { omeyyad: { castle: 1 } },
      cadix: { omeyyad: { infantry: 1 } },
      seville: { omeyyad: { infantry: 1 } },
    };
    expect(new Board({ turn: 13, nation: 'omeyyad', board }).begin().told('income')).toMatchObject([{ gold: 3 }]);
    const vassal = new Board({
      turn: 13,
      nation: 'badajoz-nation',
      board: { ...board, badajoz: { 'badajoz-nation': { infantry: 1 } }, porto: { 'badajoz-nation': { infantry: 1 } } },
      submitted: { 'badajoz-nation': 'omeyyad' },
    }).begin();
    expect(vassal.told('tribute')).toMatchObject([{ suzerain: 'omeyyad', gold: 2 }]);
  });
  it('Knights of CASTILLE and ARAGON [11.castille.7] [11.aragon.9]', () => {
    const { castille, aragon } = STANDARD_BOOK.nations;
    expect([castille.limits.knight, castille.limitsFrom20?.knight]).toEqual([4, 5]);
    expect([aragon.limits.knight, aragon.limitsFrom20?.knight]).toEqual([2, 3]);
  });
  it('ALAIN attacks without stack limit where Ataces is, in the first phase only [11.alain.3] [9.1.5] [4.4.3]', () => {
    const board = { pamplune: { 'hispano-romain': { infantry: 1 } } };
    const game = new Board({ turn: 6, nation: 'alain', board }).begin().passTo('move');
    game.move('a', 'gascogne', { infantry: 12, cavalry: 5, 'leader:Ataces': 1 }, 'pamplune');
    game.do('a', { verb: 'done' });
    expect(game.told('removed')).toEqual([]);
    expect(game.units('pamplune', 'alain')).toMatchObject({ infantry: 12, cavalry: 5 });
    const alone = new Board({ turn: 6, nation: 'alain', board }).begin().passTo('move');
    alone.move('a', 'gascogne', { 'leader:Ataces': 1 }, 'pays-basque');
    alone.move('a', 'gascogne', { infantry: 12, cavalry: 5 }, 'pamplune').do('a', { verb: 'done' });
    expect(alone.owed()).toEqual(['a:stacking']);
  });
  it('Ramirez and his stack move and fight twice on turn 16 [11.aragon.6] [9.2.1] [9.2.2]', () => {
    const board = { huesca: { aragon: { infantry: 2, knight: 1 } }, barcelone: { aragon: { infantry: 2, knight: 1 } } };
    const game = new Board({ turn: 16, nation: 'aragon', board }).begin().passTo('move');
    game.move('d', 'narbonne', { crusader: 2, 'leader:Ramirez': 1 }, 'pyrenees-orientales');
    game.do('d', { verb: 'done' });
    game.passUntil((state) => state.stage.pass === 2);
    expect(game.choices('d', 'move')).toEqual(['pyrenees-orientales']);
    game.move('d', 'pyrenees-orientales', { crusader: 1, 'leader:Ramirez': 1 }, 'barcelone');
    expect(game.units('pyrenees-orientales', 'aragon')).toEqual({ crusader: 1 });
    expect(game.choices('d', 'move')).toEqual(['barcelone']);
    const on = game.ask('d', 'move', { from: 'barcelone', leaders: { 'leader:Ramirez': 1 } });
    expect(on.kind === 'some' && on.choices.map(({ id }) => id).some((id) => id.startsWith('knight'))).toBe(true);
  });
  it('defenders score nothing for what they destroy [8.9]', () => {
    const board = { cordoue: { ibere: { infantry: 2 } }, seville: { carthage: { infantry: 2 } } };
    const game = new Board({ turn: 1, nation: 'carthage', board, nations: { carthage: { pool: [] } } })
      .begin()
      .passTo('move');
    game.move('a', 'seville', { infantry: 2 }, 'cordoue');
    game.dice.next(2, 2, 10, 10);
    game.passUntil((state) => state.stage.phase !== 'move');
    expect(game.units('cordoue', 'ibere').infantry).toBe(2);
    expect(game.score('ibere')).toBe(0);
  });
  it('a nation that submits leaves the battle at once [9.6.5]', () => {
    const board = { galice: { galicien: { infantry: 1 }, rome: { elite: 1 } }, porto: { rome: { elite: 1 } } };
    const game = new Board({ turn: 4, nation: 'rome', board }).run((play) => submit(play, 'galicien', 'rome'));
    expect(game.state.nations.galicien.suzerain).toBe('rome');
  });
});

function source(game: Board, province: string, seat = 'b', unit = 'infantry') {
  const domain = game.ask(seat, 'rebuild', { province, unit });
  return domain.kind === 'one' && domain.slot === 'from' ? { from: 'aside' } : {};
}
