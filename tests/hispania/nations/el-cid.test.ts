import { describe, expect, it } from 'vitest';
import type { Play } from '../../../src/games/hispania/engine/play.js';
import { fallback, obligations } from '../../../src/games/hispania/engine/steps.js';
import { missionTargets } from '../../../src/games/hispania/special/recruiting.js';
import type { Stack } from '../../../src/games/hispania/state/state.js';
import { Board, type Position } from './support.js';

/** Turn 17 as in the rulebook's tour: player a ARAGON, LEÓN, VALENCE; b BADAJOZ, SARAGOSSE; c NAVARRE, SÉVILLE; d the rest. */
const TOUR: Position = {
  turn: 17,
  phase: 'opening',
  seats: {
    aragon: 'a',
    'leon-nation': 'a',
    'valence-nation': 'a',
    'badajoz-nation': 'b',
    'saragosse-nation': 'b',
    navarre: 'c',
    'seville-nation': 'c',
    castille: 'd',
    'grenade-nation': 'd',
    'el-cid': 'd',
    almoravide: 'c',
  },
  board: {
    tortosa: { aragon: { infantry: 2 } },
    huesca: { aragon: { infantry: 2 } },
    saragosse: { 'saragosse-nation': { castle: 1, infantry: 1 } },
    calatayud: { 'saragosse-nation': { infantry: 1 } },
    cuenca: { 'saragosse-nation': { castle: 1 } },
    segovie: { navarre: { infantry: 2 } },
    badajoz: { 'badajoz-nation': { castle: 1, infantry: 3 } },
    lusitanie: { 'leon-nation': { infantry: 2 } },
    seville: { 'seville-nation': { infantry: 3 } },
    'vieille-castille': { castille: { infantry: 1 } },
    grenade: { 'grenade-nation': { infantry: 1 } },
    valence: { 'valence-nation': { castle: 1, infantry: 3 } },
    majorque: { 'valence-nation': { infantry: 1 } },
    porto: { 'badajoz-nation': { infantry: 1 } },
    ibiza: { almoravide: { infantry: 1 } },
  },
  gold: {
    aragon: 4,
    'saragosse-nation': 2,
    navarre: 3,
    'leon-nation': 6,
    'seville-nation': 3,
    'badajoz-nation': 4,
    castille: 4,
  },
  nations: { 'valence-nation': { capital: 'valence' }, 'badajoz-nation': { capital: 'badajoz' } },
};

/** The company off the board. */
function company(game: Board): Record<string, number> {
  return Object.fromEntries(game.state.nations['el-cid'].pool.map(({ unit, count }) => [unit, count]));
}
const cid = (game: Board, area: Parameters<Board['units']>[0]): Stack => game.units(area, 'el-cid');
/** On to this nation's turn, others letting theirs pass. */
const to = (game: Board, nation: string) =>
  game.passUntil((state) => state.stage.nation === nation && state.stage.phase !== 'start');
const rebuild = (game: Board, seat: string, province: string, unit: string) =>
  game.do(seat, game.filled(seat, 'rebuild', { province, unit, from: 'aside' }));

describe("EL CID's tour of turn 17", () => {
  it('is played die for die [11.el-cid.1] [11.el-cid.2] [11.el-cid.6] [11.el-cid.7] [11.el-cid.8] [11.el-cid.9] [11.el-cid.16] [8.2] [9.5.2]', () => {
    const game = new Board(TOUR).begin();
    expect(company(game)).toEqual({ knight: 3, infantry: 5, 'leader:El Cid': 1 });

    // ARAGON has him attack Saragosse: a Castle and an Infantry.
    to(game, 'aragon');
    game.do('a', { verb: 'recruit', province: 'saragosse', infantry: 1, castle: 1 });
    expect(game.owed()).toEqual(['d:mission']);
    game.do('d', { verb: 'choose', choice: 'accept', units: { knight: 3, infantry: 2 } });
    game.do('d', { verb: 'target', infantry: { infantry: 2 }, knight: { castle: 3 } });
    game.dice.next(5, 2, 4, 5, 6, 3, 7, 2, 4);
    game.do('b', { verb: 'target', infantry: { infantry: 1 }, castle: { infantry: 3 } });
    expect(game.dice.left).toBe(0);
    expect(company(game)).toEqual({ knight: 3, infantry: 4, 'leader:El Cid': 1 });
    expect(game.state.nations.aragon.gold).toBe(4 + 1.5 + 1 - 4);
    expect(game.whys('aragon')).toEqual([['combat', 3]]);
    expect(game.state.ruins.saragosse).toBe('saragosse-nation');
    game.passTo('move');
    game.move('a', 'huesca', { infantry: 1 }, 'saragosse');
    rebuild(game, 'a', 'saragosse', 'infantry');
    expect(game.units('saragosse', 'aragon')).toEqual({ castle: 1 });

    // BADAJOZ proposes Lusitanie; he refuses.
    to(game, 'badajoz-nation');
    game.do('b', { verb: 'recruit', province: 'lusitanie', infantry: 2 });
    game.do('d', { verb: 'choose', choice: 'refuse' });
    expect(game.told('mission-paid')).toHaveLength(1);

    // SARAGOSSE: Tortosa, two Infantry, without a loss.
    to(game, 'saragosse-nation');
    game.do('b', { verb: 'recruit', province: 'tortosa', infantry: 2 });
    game.dice.next(9, 9, 2, 3, 3);
    game.do('d', { verb: 'choose', choice: 'accept', units: { knight: 3 } });
    expect(game.units('tortosa', 'aragon')).toEqual({});

    // NAVARRE: the Castle of Cuenca, for two Infantry.
    to(game, 'navarre');
    game.do('c', { verb: 'recruit', province: 'cuenca', castle: 1 });
    game.do('d', { verb: 'choose', choice: 'accept', units: { knight: 2, infantry: 2 } });
    game.dice.next(7, 2, 5, 5, 7, 8, 2);
    game.do('b', { verb: 'target', castle: { infantry: 3 } });
    expect(game.dice.left).toBe(0);
    expect(company(game)).toEqual({ knight: 3, infantry: 2, 'leader:El Cid': 1 });
    expect(game.whys('navarre')).toEqual([['combat', 3]]);

    // LEÓN: Badajoz, hard won.
    to(game, 'leon-nation');
    game.do('a', { verb: 'recruit', province: 'badajoz', infantry: 3, castle: 1 });
    game.do('d', { verb: 'choose', choice: 'accept', units: { knight: 3, infantry: 2 } });
    game.do('d', { verb: 'target', infantry: { infantry: 2 }, knight: { infantry: 1, castle: 2 } });
    game.dice.next(5, 5, 3, 4, 4, 7, 7, 2, 2, 2, 2);
    game.do('b', { verb: 'target', infantry: { infantry: 3 }, castle: { infantry: 3 } });
    expect(game.units('badajoz', 'badajoz-nation')).toEqual({ castle: 1 });
    game.dice.next(4, 2, 2, 2);
    game.do('d', { verb: 'stand' });
    expect(company(game)).toEqual({ knight: 3, 'leader:El Cid': 1 });
    expect(game.whys('leon-nation')).toEqual([['combat', 3]]);
    game.passTo('move');
    game.move('a', 'lusitanie', { infantry: 1 }, 'badajoz');
    rebuild(game, 'a', 'badajoz', 'infantry');

    // CASTILLE is of his own player.
    to(game, 'castille');
    expect(game.verbs('d')).not.toContain('recruit');

    // SÉVILLE: Badajoz again; a wounded Knight heals.
    to(game, 'seville-nation');
    game.do('c', { verb: 'recruit', province: 'badajoz', castle: 1 });
    game.dice.next(4, 4, 4, 8, 2, 2);
    game.do('d', { verb: 'choose', choice: 'accept', units: { knight: 3 } });
    expect(company(game)).toEqual({ knight: 3, 'leader:El Cid': 1 });
    game.passTo('move');
    game.move('c', 'seville', { infantry: 2 }, 'badajoz');
    rebuild(game, 'c', 'badajoz', 'infantry');
    expect(game.score('seville-nation')).toBe(8);

    // His own turn: Valence.
    to(game, 'el-cid').passUntil((state) => state.frames.at(-1)?.kind === 'assault');
    game.do('d', { verb: 'choose', units: { knight: 3 } });
    expect(game.owed()).toEqual(['d:target']);
    game.dice.next(3, 3, 3, 8, 8, 2, 2, 2, 2);
    game.do('d', { verb: 'target', knight: { infantry: 3 } });
    expect(cid(game, 'valence')).toEqual({ knight: 2, leaders: ['El Cid'] });
    game.dice.next(9, 9, 2, 2, 2, 9, 2, 2);
    game.do('d', { verb: 'stand' }).do('d', { verb: 'stand' });
    expect(game.units('valence', 'valence-nation')).toEqual({});
    rebuild(game, 'd', 'valence', 'knight');
    expect(cid(game, 'valence')).toEqual({ knight: 1, castle: 1, leaders: ['El Cid'] });
    expect(
      game.state.ledger
        .filter(({ nation, why }) => nation === 'el-cid' && why === 'mercenary')
        .map(({ points }) => points),
    ).toEqual([4, 2, 3, 6, 3]);
    expect(game.whys('el-cid')).toContainEqual(['conquest', 5]);
    expect(game.score('el-cid')).toBe(18 + 5);
    expect(game.dice.left).toBe(0);
  });
});

describe('a mission', () => {
  const begin = (more: Partial<Position> = {}) => to(new Board({ ...TOUR, ...more }).begin(), 'aragon');
  it('is a province next to the recruiter’s land, arrows too [11.el-cid.2]', () => {
    const game = begin();
    expect([...game.choices('a', 'recruit')].sort()).toEqual(['calatayud', 'saragosse']);
    const board = {
      ...TOUR.board,
      ibiza: { aragon: { infantry: 1 } },
      majorque: { 'valence-nation': { infantry: 1 } },
    };
    expect(begin({ board }).choices('a', 'recruit')).toContain('majorque');
  });
  it('is never against a nation of his own player [11.el-cid.3]', () => {
    const game = begin({ seats: { ...TOUR.seats, 'saragosse-nation': 'd' } });
    expect(missionTargets(game.state, 'aragon')).toEqual([]);
    expect(game.verbs('a')).not.toContain('recruit');
  });
  it('is for nations in play, of another player, while EL CID has one and units to send [11.el-cid.2] [11.el-cid.3]', () => {
    const offered = (change: (play: Play) => void) => {
      const game = begin().run(change);
      return missionTargets(game.state, 'aragon').length > 0;
    };
    expect(offered(() => undefined)).toBe(true);
    expect(offered((play) => play.nation('aragon', { status: 'neutral' }))).toBe(false);
    expect(offered((play) => play.nation('aragon', { seat: null }))).toBe(false);
    expect(offered((play) => play.nation('aragon', { seat: 'd' }))).toBe(false);
    expect(offered((play) => play.nation('el-cid', { seat: null }))).toBe(false);
    expect(offered((play) => play.nation('el-cid', { status: 'gone' }))).toBe(false);
    expect(offered((play) => play.nation('el-cid', { pool: [] }))).toBe(false);
    expect(offered((play) => play.note('aragon', 'asked', 17))).toBe(false);
    expect(offered((play) => play.note('aragon', 'asked', 16))).toBe(true);
  });
  it('is not for BYZANCE when nations were bid for [11.byzance.5]', () => {
    const offered = (setup: Record<string, string>) => {
      const game = begin({ setup }).run((play) => {
        play.nation('byzance', { status: 'playing', seat: 'b', gold: 5 });
        play.setStack('avila', 'byzance', { infantry: 1 });
      });
      return missionTargets(game.state, 'byzance').length > 0;
    };
    expect(offered({})).toBe(true);
    expect(offered({ 'group-bids': 'on' })).toBe(false);
    expect(offered({ version: 'advanced' })).toBe(false);
  });
  it('is offered once in a nation’s turn [11.el-cid.2]', () => {
    const game = begin();
    game
      .do('a', { verb: 'recruit', province: 'saragosse', infantry: 1, castle: 0 })
      .do('d', { verb: 'choose', choice: 'refuse' });
    expect(game.verbs('a')).not.toContain('recruit');
  });
  it('spares what the recruiter cannot pay for, or does not name [11.el-cid.4]', () => {
    const game = begin({ gold: { aragon: 0 } });
    expect(game.state.nations.aragon.gold).toBe(2.5);
    expect(game.ask('a', 'recruit', { province: 'saragosse' })).toMatchObject({ slot: 'infantry', max: 1 });
    expect(game.ask('a', 'recruit', { province: 'saragosse', infantry: 1 })).toMatchObject({ slot: 'castle', max: 0 });
    const only = begin();
    only.do('a', { verb: 'recruit', province: 'saragosse', infantry: 1, castle: 0 });
    only.dice.next(5, 2, 2, 2, 2);
    only.do('d', { verb: 'choose', choice: 'accept', units: { infantry: 1 } });
    expect(only.units('saragosse', 'saragosse-nation')).toEqual({ castle: 1 });
    expect(only.state.nations.aragon.gold).toBe(4 + 2.5 - 1);
  });
  it('is told with what it is for, and nothing besides [11.el-cid.4]', () => {
    const game = begin().do('a', { verb: 'recruit', province: 'saragosse', infantry: 1, castle: 0 });
    expect(game.told('mission-offered')).toMatchObject([{ targets: { infantry: 1 }, fee: 1 }]);
    expect(game.told('mission-offered')[0]?.targets).toEqual({ infantry: 1 });
  });
  it('names something that can be paid for [11.el-cid.4]', () => {
    const board = {
      ...TOUR.board,
      saragosse: { 'saragosse-nation': { castle: 1, infantry: 1 } },
      calatayud: { 'saragosse-nation': { castle: 1 } },
    };
    const game = begin({ board, gold: { aragon: 0 } });
    expect(game.choices('a', 'recruit')).toEqual(['saragosse']);
    expect(game.ask('a', 'recruit', { province: 'saragosse' })).toMatchObject({ slot: 'infantry', min: 1, max: 1 });
    const rich = begin({ board });
    expect(rich.ask('a', 'recruit', { province: 'saragosse' })).toMatchObject({ slot: 'infantry', min: 0 });
    expect(rich.ask('a', 'recruit', { province: 'saragosse', infantry: 0 })).toMatchObject({
      slot: 'castle',
      min: 1,
      max: 1,
    });
  });
  it('needs gold [11.el-cid.17]', () => {
    const board = {
      ...TOUR.board,
      huesca: {},
      tortosa: {},
      'pyrenees-orientales': { aragon: { infantry: 1 } },
      barcelone: { 'saragosse-nation': { infantry: 1 } },
    };
    const game = begin({ board, gold: { aragon: 0 } });
    expect(game.state.nations.aragon.gold).toBe(0.5);
    expect(game.verbs('a')).not.toContain('recruit');
  });
  it('is fought by units within the stack limit and two more, whatever river lies between [11.el-cid.5]', () => {
    const game = begin().do('a', { verb: 'recruit', province: 'saragosse', infantry: 1, castle: 1 });
    expect(game.ask('d', 'choose', { choice: 'accept' })).toMatchObject({ slot: 'units', min: 1, max: 5 });
    game.do('d', { verb: 'choose', choice: 'accept', units: { knight: 3, infantry: 2 } });
    const frame = game.state.frames.at(-1);
    expect(frame).toMatchObject({ kind: 'battle', crossed: {}, came: [] });
  });
  it('pays for those who flee, not more than for those he was set upon [11.el-cid.6]', () => {
    const game = begin({ board: { ...TOUR.board, saragosse: { 'saragosse-nation': { infantry: 3 } } } });
    game.do('a', { verb: 'recruit', province: 'saragosse', infantry: 2 });
    game.dice.next(9, 2, 2, 2);
    game.do('d', { verb: 'choose', choice: 'accept', units: { knight: 1 } });
    game.do('d', { verb: 'stand' });
    game.do('b', { verb: 'retreat', to: 'calatayud', units: { infantry: 2 } });
    expect(game.whys('el-cid')).toEqual([['mercenary', 2]]);
    expect(game.whys('aragon')).toEqual([]);
  });
  it('may be broken off: his units leave the board [11.el-cid.5] [11.el-cid.9]', () => {
    const game = begin().do('a', { verb: 'recruit', province: 'saragosse', infantry: 1, castle: 0 });
    game.dice.next(2, 2, 2, 2, 2);
    game.do('d', { verb: 'choose', choice: 'accept', units: { knight: 1 } });
    game.do('d', game.filled('d', 'retreat', { to: 'aside', units: { knight: 1 }, leaders: { 'leader:El Cid': 1 } }));
    expect(company(game)).toEqual({ knight: 3, infantry: 5, 'leader:El Cid': 1 });
    expect(cid(game, 'saragosse')).toEqual({});
    expect(game.units('saragosse', 'saragosse-nation')).toEqual({ infantry: 1, castle: 1 });
    expect(game.state.nations.aragon.gold).toBe(4 + 2.5);
  });
  it('BYZANCE is barred when nations were bid for [11.byzance.5]', () => {
    const board = { ...TOUR.board, denia: { byzance: { infantry: 1 } } };
    const of = (setup: Record<string, string>) =>
      missionTargets(
        new Board({
          ...TOUR,
          setup,
          board,
          seats: { ...TOUR.seats, byzance: 'a', 'valence-nation': 'b' },
          gold: { byzance: 4 },
        }).begin().state,
        'byzance',
      );
    expect(of({}).map(({ province }) => province)).toContain('valence');
    expect(of({ 'group-bids': 'on' })).toEqual([]);
  });
});

describe("EL CID's own turn", () => {
  const own = (board: Position['board']) =>
    to(new Board({ ...TOUR, board }).begin(), 'el-cid').passUntil((state) => state.frames.at(-1)?.kind === 'assault');
  const lone = { ibiza: { almoravide: { infantry: 1 } } } as const;
  it('puts his units into Valence, five at most against an enemy; the others wait [11.el-cid.10] [11.el-cid.11]', () => {
    const game = own({ ...lone, valence: { 'valence-nation': { infantry: 1 } } });
    expect(game.ask('d', 'choose')).toMatchObject({ min: 1, max: 5 });
    game.dice.always(2);
    game.do('d', { verb: 'choose', units: { knight: 3, infantry: 2 } });
    expect(cid(game, 'valence')).toEqual({ infantry: 2, knight: 3, leaders: ['El Cid'] });
    expect(game.told('company-entered')).toHaveLength(1);
  });
  it('enters as strong as he can be where his player is away [11.el-cid.10]', () => {
    const game = own({ ...lone, valence: { 'valence-nation': { infantry: 1 } } });
    game.dice.always(2);
    const [owed] = obligations(game.state);
    if (owed === undefined) throw new Error('nobody is awaited');
    game.do('d', fallback(game.state, owed));
    expect(cid(game, 'valence')).toEqual({ infantry: 2, knight: 3, leaders: ['El Cid'] });
  });
  it('four at most where nobody stands, the fourth in a capital, and the population limit does not bind him [11.el-cid.11] [11.el-cid.12]', () => {
    const game = own(lone);
    expect(game.ask('d', 'choose')).toMatchObject({ min: 1, max: 4 });
    game.do('d', { verb: 'choose', units: { knight: 3 } });
    expect(game.state.nations['el-cid'].capital).toBeNull();
    game.passUntil((state) => state.stage.nation !== 'el-cid');
    expect(cid(game, 'valence').knight).toBe(3);
    expect(game.told('removed')).toEqual([]);
    expect(company(game)).toEqual({ infantry: 5 });
  });
  it('lets them retreat off the board and attack again on turn 18 [11.el-cid.13] [11.el-cid.14]', () => {
    const game = own({ ...lone, valence: { 'valence-nation': { infantry: 3 } } });
    game.dice.next(2, 2, 2, 2);
    game.do('d', { verb: 'choose', units: { knight: 1 } });
    expect(game.choices('d', 'retreat')).toContain('aside');
    game.do('d', game.filled('d', 'retreat', { to: 'aside', units: { knight: 1 }, leaders: { 'leader:El Cid': 1 } }));
    expect(company(game)).toEqual({ knight: 3, infantry: 5, 'leader:El Cid': 1 });
    game.dice.always(2);
    game.passUntil(
      (state) => state.turn === 18 && state.stage.nation === 'el-cid' && state.frames.at(-1)?.kind === 'assault',
    );
    expect(game.ask('d', 'choose')).toMatchObject({ max: 4 });
    expect(game.choices('d', 'choose')).toEqual(['infantry', 'knight']);
  });
  it('scores Valence once [11.el-cid.15]', () => {
    const position: Position = { turn: 18, nation: 'el-cid', board: { denia: { 'el-cid': { infantry: 2 } } } };
    const game = new Board(position).begin().passTo('move');
    game.move('c', 'denia', { infantry: 1 }, 'valence');
    expect(game.whys('el-cid')).toEqual([['conquest', 5]]);
    const again = new Board({ ...position, nations: { 'el-cid': { notes: { prizes: ['valence'] } } } })
      .begin()
      .passTo('move');
    again.move('c', 'denia', { infantry: 1 }, 'valence');
    expect(again.whys('el-cid')).toEqual([]);
    const late = new Board({ ...position, setup: { scenario: 'E', version: 'advanced' }, turn: 20 })
      .begin()
      .passTo('move');
    late.move('c', 'denia', { infantry: 1 }, 'valence');
    expect(late.whys('el-cid')).toEqual([]);
  });
});
