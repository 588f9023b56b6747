import { describe, expect, it } from 'vitest';
import { NATION_IDS, type NationId } from '../../../src/games/hispania/facts/ids.js';
import type { Board, Position } from './support.js';
import { asked, close, places } from './turn-end.js';

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
    expect(game.told('submission-ended')).toEqual([]);
    expect(game.told('submitted')).toMatchObject([{ nation: 'badajoz-nation', suzerain: 'omeyyad' }]);
    const free = close(11, board).passUntil((state) => state.turn === 12);
    expect(free.state.nations['badajoz-nation'].status).toBe('waiting');
    expect(free.total('lusitanien')).toBe(4);
  });
  it('comes free if LUSITANIEN is submitted to anybody else [11.badajoz.1]', () => {
    const board = { ...lands, tolede: { wisigoth: { infantry: 1 } } };
    const game = close(12, board, { submitted: { lusitanien: 'wisigoth' } }).passUntil((state) => state.turn === 13);
    expect(game.state.nations['badajoz-nation']).toMatchObject({ status: 'playing', suzerain: null });
    expect(game.told('submitted')).toEqual([]);
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
    const others = Object.fromEntries(
      (['segovie', 'avila', 'cuenca'] as const).map((id) => [id, { celte: { infantry: 1 } }]),
    );
    const six = close(14, { ...empty, ...others });
    expect(asked(six)).toBe('settlement');
    expect(six.told('land-taken')[0]?.provinces).toHaveLength(6);
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
