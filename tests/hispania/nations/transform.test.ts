import { describe, expect, it } from 'vitest';
import { NATION_IDS, type NationId, PROVINCE_IDS } from '../../../src/games/hispania/facts/ids.js';
import type { Stack } from '../../../src/games/hispania/state/state.js';
import { Board, type Position } from './support.js';

/** The end of a game turn, up to its first question; everybody else is on the move in the next turn at the latest. */
const close = (turn: number, board: Position['board'], more: Partial<Position> = {}) =>
  new Board({ turn, board, ...more }).begin();
const asked = (game: Board) => game.state.frames.at(-1)?.kind ?? null;
const places = (game: Board, nation: NationId): Record<string, Stack> =>
  Object.fromEntries(
    PROVINCE_IDS.flatMap((id) => (game.state.areas[id][nation] === undefined ? [] : [[id, game.units(id, nation)]])),
  );

describe('transformations [9.4.1] [9.4.2]', () => {
  it('IBÈRE: every unit becomes a ROME Elite at the end of turn 3 [11.ibere.2]', () => {
    const game = close(
      3,
      { tolede: { ibere: { infantry: 2 } }, cuenca: { ibere: { infantry: 1 } } },
      { gold: { ibere: 3 } },
    );
    expect(places(game, 'rome')).toMatchObject({ tolede: { elite: 2 }, cuenca: { elite: 1 } });
    expect(game.state.nations.ibere).toMatchObject({ status: 'gone', gold: 0 });
  });

  it('CANTABRIEN: its units become WISIGOTH Infantry at the end of turn 8 [11.cantabrien.3]', () => {
    const game = close(8, {
      cantabrie: { cantabrien: { infantry: 2, castle: 1 } },
      tolede: { wisigoth: { infantry: 1 } },
    });
    expect(game.units('cantabrie', 'wisigoth')).toEqual({ infantry: 3 });
    expect(game.total('cantabrien')).toBe(0);
  });

  it('BASQUE: its Infantry becomes that of NAVARRE at the end of turn 13 [11.navarre.1] [11.basque.3]', () => {
    const game = close(13, { pamplune: { basque: { infantry: 2 } } }, { gold: { basque: 4 } });
    expect(game.units('pamplune', 'navarre')).toEqual({ infantry: 2 });
    expect(game.state.nations.navarre).toMatchObject({ status: 'playing', gold: 1.5 });
    expect(game.state.nations.basque.status).toBe('gone');
  });

  it('nothing is transformed at the end of the game', () => {
    const game = close(13, { pamplune: { basque: { infantry: 2 } } }, { setup: { scenario: 'A' } });
    expect(game.state.stage.phase).toBe('over');
    expect(game.units('pamplune', 'basque')).toEqual({ infantry: 2 });
  });
});

describe('HISPANO-ROMAIN', () => {
  it("takes up to 8 of ROME's Elites by its choice, and every Fort [11.hispano-romain.1] [11.hispano-romain.2] [11.rome.14]", () => {
    const game = close(5, {
      tolede: { rome: { elite: 5, fort: 1 } },
      cadix: { rome: { elite: 4, fort: 1 } },
      denia: { rome: { fort: 1 } },
    });
    expect(asked(game)).toBe('conversion');
    expect(game.ask('d', 'choose')).toMatchObject({ slot: 'infantry', min: 8, max: 8 });
    game.do('d', { verb: 'choose', infantry: { tolede: 5, cadix: 3 } });
    expect(places(game, 'hispano-romain')).toEqual({
      tolede: { infantry: 5, fort: 1 },
      cadix: { infantry: 3, fort: 1 },
      denia: { fort: 1 },
    });
    expect(game.total('rome')).toBe(0);
  });
  it('asks nothing where there are 8 or fewer', () => {
    const game = close(5, { tolede: { rome: { elite: 3, fort: 1 } } });
    expect(game.units('tolede', 'hispano-romain')).toEqual({ infantry: 3, fort: 1 });
  });
});

describe('CASTILLE', () => {
  const north: Position['board'] = {
    leon: { wisigoth: { infantry: 4 } },
    duero: { wisigoth: { infantry: 4, castle: 1, leaders: ['Pelayo'] } },
    avila: { wisigoth: { infantry: 4 } },
    tolede: { wisigoth: { infantry: 2, castle: 1 } },
  };
  it('chooses 11 units of zone Nord and Avila, 8 Infantry, 2 Knights and a Castle [11.castille.1] [11.castille.2] [11.wisigoth.17]', () => {
    const game = close(12, north);
    expect(game.ask('c', 'choose')).toMatchObject({ slot: 'castle', min: 1, max: 1 });
    expect(game.choices('c', 'choose')).not.toContain('tolede');
    expect(game.ask('c', 'choose', { castle: { leon: 1 } })).toMatchObject({ slot: 'knight', min: 2, max: 2 });
    game.do('c', {
      verb: 'choose',
      castle: { leon: 1 },
      knight: { avila: 2 },
      infantry: { leon: 3, duero: 3, avila: 2 },
    });
    expect(places(game, 'castille')).toEqual({
      leon: { infantry: 3, castle: 1 },
      duero: { infantry: 3, leaders: ['Pelayo'] },
      avila: { infantry: 2, knight: 2 },
    });
  });
  it('leaves WISIGOTH units elsewhere as neutrals, and takes away what is over [11.castille.3] [9.7.1]', () => {
    const game = close(12, north).passUntil((state) => state.nations.wisigoth.status === 'neutral');
    expect(places(game, 'wisigoth')).toEqual({ tolede: { infantry: 2, castle: 1 } });
    expect(game.total('castille')).toBe(11);
  });
  it('gives Pelayo to CASTILLE [11.castille.4]', () => {
    const game = close(12, north).passUntil((state) => state.nations.wisigoth.status === 'neutral');
    expect(game.units('duero', 'castille').leaders).toEqual(['Pelayo']);
  });
  it('may have fewer Knights where there are few units', () => {
    const game = close(12, { leon: { wisigoth: { infantry: 3 } } });
    expect(game.ask('c', 'choose')).toMatchObject({ slot: 'castle', min: 0, max: 1 });
    game.do('c', { verb: 'choose', castle: {}, knight: {}, infantry: { leon: 3 } });
    expect(game.units('leon', 'castille')).toEqual({ infantry: 3 });
  });
});

describe('neutrals', () => {
  const position: Position = {
    turn: 13,
    nation: 'castille',
    board: { tolede: { wisigoth: { infantry: 2, castle: 1 } }, segovie: { castille: { infantry: 3 } } },
    nations: { wisigoth: { status: 'neutral' } },
  };
  it("are aimed and rolled for by WISIGOTH's last player, and never retreat [9.7.1] [9.7.2]", () => {
    const other = {
      ...position,
      nation: 'leon-nation',
      seats: { 'leon-nation': 'd' },
      board: { tolede: { wisigoth: { infantry: 2 } }, segovie: { 'leon-nation': { infantry: 1, knight: 1 } } },
    } as const;
    const game = new Board(other).begin().passTo('move');
    game.move('d', 'segovie', { infantry: 1, knight: 1 }, 'tolede');
    game.dice.always(2);
    game.do('d', { verb: 'done' });
    expect(game.owed()).toEqual(['c:target']);
    game.do('c', { verb: 'target', infantry: { 'infantry~river': 2 } });
    expect(game.owed()).toEqual(['d:retreat']);
    game.do('d', { verb: 'stand' });
    expect(game.owed()).not.toContain('c:retreat');
  });
  it('have no turn, no income and no PV [9.7.2]', () => {
    const game = close(
      13,
      { tolede: { wisigoth: { infantry: 2, castle: 1 } } },
      { nations: { wisigoth: { status: 'neutral' } } },
    );
    game.passUntil((state) => state.turn === 15);
    expect(game.told('nation-began').map(({ nation }) => nation)).not.toContain('wisigoth');
    expect(game.score('wisigoth')).toBe(0);
    expect(game.told('income').map(({ nation }) => nation)).not.toContain('wisigoth');
  });
  it('a neutral Castle alone surrenders to OMEYYAD [9.7.3] [11.omeyyad.4]', () => {
    const game = new Board({
      turn: 13,
      nation: 'omeyyad',
      board: { tolede: { wisigoth: { castle: 1 } }, cordoue: { omeyyad: { infantry: 2 } } },
      nations: { wisigoth: { status: 'neutral', notes: { toledoFallen: true } } },
    })
      .begin()
      .passTo('move');
    game.move('b', 'cordoue', { infantry: 2 }, 'tolede').do('b', { verb: 'done' });
    expect(game.told('castle-surrendered')).toHaveLength(1);
  });
});

describe('LEÓN', () => {
  it('takes 6 SUÈVE units in place: 4 Infantry, a Knight, a Castle at most [11.leon.1] [11.sueve.3]', () => {
    const game = close(13, { galice: { sueve: { infantry: 4 } }, porto: { sueve: { infantry: 3 } } });
    expect(game.ask('d', 'choose')).toMatchObject({ slot: 'castle', min: 1, max: 1 });
    game.do('d', { verb: 'choose', castle: { galice: 1 }, knight: { porto: 1 }, infantry: { galice: 2, porto: 2 } });
    expect(places(game, 'leon-nation')).toEqual({
      galice: { infantry: 2, castle: 1 },
      porto: { infantry: 2, knight: 1 },
    });
    expect(game.total('sueve')).toBe(0);
  });
  it('appears in Léon with a Castle and a Knight if SUÈVE is gone; others there retreat or die [11.leon.2] [6.6.8]', () => {
    const board = { leon: { galicien: { infantry: 1 } }, asturies: { galicien: { infantry: 1 } } };
    const game = close(13, board, { nations: { sueve: { status: 'playing' } } }).passUntil(
      (state) => state.turn === 14,
    );
    expect(game.units('leon', 'leon-nation')).toEqual({ knight: 1, castle: 1 });
    expect(game.units('leon', 'galicien')).toEqual({});
    const cornered = close(
      13,
      { leon: { galicien: { infantry: 1 } }, ...surround('galicien') },
      { nations: { sueve: { status: 'playing' } } },
    );
    cornered.passUntil((state) => state.turn === 14);
    expect(cornered.total('galicien')).toBe(0);
  });
  function surround(_victim: NationId): Position['board'] {
    return Object.fromEntries(
      (['galice', 'asturies', 'cantabrie', 'tierra-de-campos', 'duero'] as const).map((id) => [
        id,
        { celte: { infantry: 1 } },
      ]),
    );
  }
});

describe('ARAGON', () => {
  it('takes over every FRANC unit, and has at least 4 Infantry and a Knight [11.aragon.1] [11.aragon.2] [11.franc.9]', () => {
    const game = close(15, { barcelone: { franc: { infantry: 2, castle: 1 } }, huesca: { franc: { infantry: 1 } } });
    expect(asked(game)).toBe('settlement');
    expect(game.ask('d', 'choose')).toMatchObject({ slot: 'knight', min: 1, max: 1 });
    game.do('d', { verb: 'choose', knight: { huesca: 1 }, infantry: { barcelone: 1 } });
    expect(places(game, 'aragon')).toEqual({
      barcelone: { infantry: 3, castle: 1 },
      huesca: { infantry: 1, knight: 1 },
    });
    expect(game.total('franc')).toBe(0);
  });
  it('appears in Narbonne on turn 16 if FRANC is gone [11.aragon.3]', () => {
    const game = close(15, {}, { nations: { franc: { status: 'playing' } } });
    game.passUntil((state) => state.stage.nation === 'aragon' && state.stage.phase === 'move');
    expect(game.units('narbonne', 'aragon')).toEqual({ infantry: 4 + 3, knight: 1, crusader: 2, leaders: ['Ramirez'] });
  });
});

describe('BADAJOZ', () => {
  const lands: Position['board'] = {
    lisbonne: { lusitanien: { infantry: 2 } },
    lusitanie: { lusitanien: { infantry: 2 } },
  };
  it('takes LUSITANIEN’s place at the end of turn 12, its provinces and three more [11.badajoz.1] [11.badajoz.2] [11.badajoz.3] [11.lusitanien.7]', () => {
    const board = { ...lands, porto: { sueve: { infantry: 1 } }, galice: { sueve: { infantry: 1 } } };
    const game = close(12, board).passUntil((state) => state.frames.at(-1)?.kind === 'settlement');
    expect(game.units('porto', 'sueve')).toEqual({});
    expect(game.units('badajoz', 'badajoz-nation').castle).toBe(1);
    expect(game.choices('a', 'choose')).toEqual(
      expect.arrayContaining(['lisbonne', 'lusitanie', 'porto', 'alcantara']),
    );
  });
  it('has at least 6 Infantry, and 3 Castles, one in Badajoz [11.badajoz.4] [11.badajoz.5]', () => {
    const game = close(12, lands).passUntil((state) => state.frames.at(-1)?.kind === 'settlement');
    expect(game.ask('a', 'choose')).toMatchObject({ slot: 'castle', min: 2, max: 2 });
    game.do('a', { verb: 'choose', castle: { lisbonne: 1, porto: 1 }, infantry: { badajoz: 1, porto: 1 } });
    expect(places(game, 'badajoz-nation')).toEqual({
      lisbonne: { infantry: 2, castle: 1 },
      lusitanie: { infantry: 2 },
      badajoz: { infantry: 1, castle: 1 },
      porto: { infantry: 1, castle: 1 },
    });
  });
  it('comes at the end of turn 11 if LUSITANIEN is submitted to OMEYYAD, and stays submitted [11.badajoz.1] [11.lusitanien.7]', () => {
    const submitted = { lusitanien: 'omeyyad' } as const;
    const board = { ...lands, tolede: { omeyyad: { infantry: 1 } } };
    const game = close(11, board, { submitted }).passUntil((state) => state.turn === 12);
    expect(game.state.nations['badajoz-nation']).toMatchObject({ status: 'playing', suzerain: 'omeyyad' });
    const free = close(11, board).passUntil((state) => state.turn === 12);
    expect(free.state.nations['badajoz-nation'].status).toBe('waiting');
    expect(free.total('lusitanien')).toBe(4);
  });
  it('comes all the same if LUSITANIEN is gone [11.badajoz.6]', () => {
    const game = close(12, {}, { nations: { lusitanien: { status: 'playing' } } }).passUntil(
      (state) => state.turn === 13,
    );
    expect(game.total('badajoz-nation')).toBe(6 + 3);
  });
});

describe('the four emirates at the end of turn 14 [9.4.3] [11.omeyyad.16]', () => {
  const caliphate: Position['board'] = {
    huesca: { omeyyad: { infantry: 1 } },
    cuenca: { omeyyad: { infantry: 1, castle: 1 } },
    tortosa: { omeyyad: { infantry: 1 } },
    valence: { omeyyad: { infantry: 1 } },
    denia: { omeyyad: { infantry: 1, castle: 1 } },
    carthagene: { omeyyad: { infantry: 1 } },
    gibraltar: { omeyyad: { infantry: 1 } },
    'la-mancha': { omeyyad: { infantry: 1 } },
    seville: { omeyyad: { infantry: 3, cavalry: 2, castle: 1 } },
    cordoue: { omeyyad: { infantry: 4, cavalry: 1, castle: 1 } },
    calatayud: { castille: { infantry: 1 } },
    castellon: { celte: { infantry: 1 } },
    grenade: { celte: { infantry: 1 } },
    cadix: { celte: { infantry: 1 } },
    segovie: { castille: { infantry: 1 } },
    'vieille-castille': { castille: { infantry: 1 } },
    avila: { castille: { infantry: 1 } },
    saragosse: { omeyyad: { infantry: 1 } },
  };
  const until = (game: Board, kind: string, nation: NationId) =>
    game.passUntil((state) => {
      const frame = state.frames.at(-1);
      return frame !== undefined && frame.kind === kind && 'nation' in frame && frame.nation === nation;
    });

  /** VALENCE leaves GRENADE its choice. */
  const grenade = (board: Position['board']) => {
    const game = until(close(14, board), 'land', 'valence-nation');
    game.do('d', { verb: 'choose', provinces: { denia: 1, majorque: 1 } });
    return until(game, 'land', 'grenade-nation');
  };

  it('SARAGOSSE takes its provinces that are OMEYYAD’s or empty; its units are placed freely [11.saragosse.1] [11.saragosse.3] [11.saragosse.4]', () => {
    const game = close(14, caliphate);
    expect(asked(game)).toBe('settlement');
    expect(game.ask('a', 'choose')).toMatchObject({ slot: 'castle', min: 3, max: 3 });
    expect([...game.choices('a', 'choose')].sort()).toEqual(['cuenca', 'huesca', 'saragosse', 'tortosa']);
    game.do('a', {
      verb: 'choose',
      castle: { cuenca: 1, huesca: 1, saragosse: 1 },
      infantry: { saragosse: 9, tortosa: 3 },
    });
    expect(places(game, 'saragosse-nation')).toEqual({
      cuenca: { castle: 1 },
      huesca: { castle: 1 },
      saragosse: { infantry: 9, castle: 1 },
      tortosa: { infantry: 3 },
    });
    expect(game.units('cuenca', 'omeyyad')).toEqual({});
    expect(game.state.ruins.cuenca).toBeUndefined();
  });
  it('SARAGOSSE chooses if there are more than six [11.saragosse.1]', () => {
    const empty = { seville: { omeyyad: { infantry: 1 } } };
    const game = close(14, empty);
    expect(asked(game)).toBe('land');
    expect(game.ask('a', 'choose')).toMatchObject({ slot: 'provinces', min: 6, max: 6 });
    expect(game.choices('a', 'choose')).toHaveLength(9);
  });
  it('SARAGOSSE has Castellón or Cuenca with one province, both with none [11.saragosse.2] [11.saragosse.3]', () => {
    const full: Position['board'] = Object.fromEntries(
      (
        ['huesca', 'calatayud', 'castellon', 'segovie', 'vieille-castille', 'avila', 'saragosse', 'cuenca'] as const
      ).map((id) => [id, { celte: { infantry: 1 } }]),
    );
    const one = close(14, { ...full, tortosa: { omeyyad: { infantry: 1 } } });
    expect(one.choices('a', 'choose')).toEqual(['castellon', 'cuenca']);
    one.do('a', { verb: 'choose', provinces: { cuenca: 1 } });
    until(one, 'settlement', 'saragosse-nation');
    expect([...one.choices('a', 'choose')].sort()).toEqual(['cuenca', 'tortosa']);
    expect(one.units('cuenca', 'celte')).toEqual({});
    const none = close(14, { ...full, tortosa: { celte: { infantry: 1 } }, seville: { omeyyad: { infantry: 1 } } });
    until(none, 'settlement', 'saragosse-nation');
    expect([...none.choices('a', 'choose')].sort()).toEqual(['castellon', 'cuenca']);
  });
  it('VALENCE has Valence and two provinces by its choice, and may replace a Castle [11.valence.1] [11.valence.2] [11.valence.3] [11.valence.4]', () => {
    const game = until(close(14, caliphate), 'land', 'valence-nation');
    expect(game.ask('d', 'choose')).toMatchObject({ slot: 'provinces', min: 2, max: 2 });
    expect([...game.choices('d', 'choose')].sort()).toEqual(['carthagene', 'denia', 'ibiza', 'la-mancha', 'majorque']);
    game.do('d', { verb: 'choose', provinces: { denia: 1, majorque: 1 } });
    expect(game.units('valence', 'valence-nation')).toEqual({ castle: 1 });
    expect(game.choices('d', 'choose', { infantry: { denia: 2, valence: 3 } })).toEqual(['none', 'denia']);
    game.do('d', { verb: 'choose', infantry: { denia: 2, valence: 3 }, replace: 'denia' });
    expect(places(game, 'valence-nation')).toEqual({
      valence: { infantry: 3, castle: 1 },
      denia: { infantry: 1, castle: 1 },
    });
  });
  it('takes its seat from whoever holds it; his units retreat or die [11.valence.1] [11.grenade.1]', () => {
    const game = grenade({ ...caliphate, valence: { celte: { infantry: 2 } } });
    expect(game.units('valence', 'celte')).toEqual({});
    expect(game.units('valence', 'valence-nation').castle).toBe(1);
    game.passUntil((state) => state.turn === 15);
    expect(game.units('grenade', 'celte')).toEqual({});
  });
  it('GRENADE has Grenade and two of three provinces, a Castle and 7 Infantry [11.grenade.1] [11.grenade.2] [11.grenade.3]', () => {
    const game = grenade(caliphate);
    expect(game.ask('c', 'choose')).toMatchObject({ slot: 'provinces', min: 2, max: 2 });
    game.do('c', { verb: 'choose', provinces: { gibraltar: 1, 'la-mancha': 1 } });
    until(game, 'settlement', 'grenade-nation');
    expect(game.ask('c', 'choose')).toMatchObject({ slot: 'infantry', min: 7, max: 7 });
    game.do('c', { verb: 'choose', infantry: { grenade: 7 } });
    expect(game.units('grenade', 'grenade-nation')).toEqual({ infantry: 7, castle: 1 });
    expect(game.units('gibraltar', 'omeyyad')).toEqual({});
  });
  it('nobody retreats into land that is being taken [6.6.8]', () => {
    const game = grenade({ ...caliphate, cordoue: { byzance: { infantry: 1 } } });
    game.do('c', { verb: 'choose', provinces: { gibraltar: 1, carthagene: 1 } });
    until(game, 'settlement', 'grenade-nation');
    for (const id of ['gibraltar', 'carthagene', 'grenade'] as const) expect(game.units(id, 'celte')).toEqual({});
    expect(game.units('la-mancha', 'omeyyad')).toEqual({ infantry: 1 });
  });
  it('GRENADE may replace an OMEYYAD Castle in its land [11.grenade.4]', () => {
    const game = grenade({ ...caliphate, gibraltar: { omeyyad: { castle: 1 } } });
    game.do('c', { verb: 'choose', provinces: { gibraltar: 1, 'la-mancha': 1 } });
    until(game, 'settlement', 'grenade-nation');
    expect(game.choices('c', 'choose', { infantry: { gibraltar: 1, grenade: 6 } })).toEqual(['none', 'gibraltar']);
    expect(game.ask('c', 'choose', { infantry: { grenade: 7 } }).kind).toBe('done');
  });
  it('SÉVILLE has what is left, 12 units at most by its choice, and every Castle [11.seville.1] [11.seville.2]', () => {
    const rich: Position['board'] = {
      ...caliphate,
      seville: { omeyyad: { infantry: 6, cavalry: 2, castle: 1 } },
      cordoue: { omeyyad: { infantry: 6, cavalry: 1, castle: 1 } },
    };
    const game = close(14, rich).passUntil((state) => state.frames.at(-1)?.kind === 'conversion');
    expect(game.ask('b', 'choose')).toMatchObject({ slot: 'units', min: 12, max: 12 });
    game.do('b', {
      verb: 'choose',
      units: { 'cavalry/seville': 2, 'cavalry/cordoue': 1, 'infantry/seville': 6, 'infantry/cordoue': 3 },
    });
    expect(places(game, 'seville-nation')).toEqual({
      seville: { infantry: 6, cavalry: 2, castle: 1 },
      cordoue: { infantry: 3, cavalry: 1, castle: 1 },
    });
    expect(game.total('omeyyad')).toBe(0);
    expect(game.state.nations.omeyyad.status).toBe('gone');
  });
  it("come in the order SARAGOSSE, VALENCE, GRENADE, SÉVILLE, and BADAJOZ's submission ends [9.4.3] [9.6.8]", () => {
    const board = { ...caliphate, badajoz: { 'badajoz-nation': { infantry: 1 } } } as const;
    const game = close(14, board, { submitted: { 'badajoz-nation': 'omeyyad' } }).passUntil(
      (state) => state.turn === 15,
    );
    const placed = game.told('land-taken').map(({ nation }) => nation);
    expect(placed).toEqual(['saragosse-nation', 'valence-nation', 'grenade-nation']);
    expect(game.state.nations['badajoz-nation'].suzerain).toBeNull();
    expect(NATION_IDS.filter((id) => game.state.nations[id].status === 'gone')).toContain('omeyyad');
  });
});
