import { describe, expect, it } from 'vitest';
import type { NationId } from '../../../src/games/hispania/facts/ids.js';
import { Board, type Position } from './support.js';
import { asked, close, places } from './turn-end.js';

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
    expect(game.state.nations.aragon.status).not.toBe('gone');
    game.passUntil((state) => state.stage.nation === 'aragon' && state.stage.phase === 'move');
    expect(game.units('narbonne', 'aragon')).toEqual({ infantry: 4 + 3, knight: 1, crusader: 2, leaders: ['Ramirez'] });
  });
});
