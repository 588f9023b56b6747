import { describe, expect, it } from 'vitest';
import type { Json } from '../../../src/core/json.js';
import { auctionNation } from '../../../src/games/hispania/auction/open.js';
import { STANDARD_BOOK } from '../../../src/games/hispania/facts/book.js';
import { NATION_IDS } from '../../../src/games/hispania/facts/ids.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import type { Order } from '../../../src/games/hispania/state/order.js';
import { viewOf } from '../../../src/games/hispania/tells/view.js';
import { Game, position } from '../engine/game.js';
import { Board } from '../nations/support.js';

/** CASTILLE's two Infantry in Ségovie are attacked and one of them falls; whither it may, is laid out by each test. */
const halved = (orders: readonly Order[], more: Record<string, Record<string, string>>) => {
  const laid: Json = orders.map((order) => ({ ...order }));
  const game = new Game(
    position(
      { turn: 18, nation: 'seville-nation', phase: 'move', seats: { red: ['seville-nation'], blue: ['castille'] } },
      { tolede: { 'seville-nation': '3 infantry' }, segovie: { castille: '2 infantry' }, ...more },
      { orders: { blue: laid } },
    ),
  );
  game.type('red', 'move', { from: 'tolede', to: 'segovie' });
  return game.roll(7, 1, 1, 2, 2).type('red', 'done').type('red', 'stand');
};
const LEAVE: Order = { kind: 'stand', nation: 'any', province: 'any', until: 'half' };
const to = (
  province: 'avila' | 'calatayud' | 'tolede',
  more: Partial<Extract<Order, { kind: 'retreat' }>> = {},
): Order => ({
  kind: 'retreat',
  nation: 'any',
  from: 'any',
  to: province,
  ...more,
});
const SARAGOSSE = { 'saragosse-nation': '1 infantry' };
const ONLY_AVILA = { calatayud: SARAGOSSE, 'vieille-castille': SARAGOSSE, cuenca: SARAGOSSE, 'la-mancha': SARAGOSSE };

describe('typed in a battle, to stand until half are lost', () => {
  const attacked = () => {
    const game = new Game(
      position(
        { turn: 18, nation: 'seville-nation', phase: 'move', seats: { red: ['seville-nation'], blue: ['castille'] } },
        { tolede: { 'seville-nation': '3 infantry' }, segovie: { castille: '4 infantry' } },
      ),
    );
    game.type('red', 'move', { from: 'tolede', to: 'segovie' });
    return game
      .roll(...missed(7))
      .type('red', 'done')
      .type('red', 'stand');
  };
  const missed = (dice: number) => Array.from({ length: dice }, () => 1);
  const twoFall = (game: Game, more: Record<string, string>) =>
    game
      .roll(7, 7, ...missed(5))
      .type('blue', 'stand', { until: 'half', ...more })
      .type('red', 'stand');

  it('[6.6] may say where to then, and asks nothing more', () => {
    const game = twoFall(attacked(), { to: 'avila' });
    expect(game.at('avila', 'castille')).toBe('2 infantry');
  });
  it('[6.6] asks then where to, where that was not said', () => {
    const game = twoFall(attacked(), {});
    expect(game.owed()).toEqual(['blue:retreat']);
  });
});

describe('a standing order to retreat', () => {
  it('[6.6.3] takes the only way out where no other was named', () => {
    expect(halved([LEAVE], ONLY_AVILA).at('avila', 'castille')).toBe('infantry');
  });
  it('[6.6.3] to where one cannot go leaves the question to the player, though there is one way out', () => {
    const game = halved([LEAVE, to('calatayud')], ONLY_AVILA);
    expect(game.owed()).toEqual(['blue:retreat']);
    expect(game.at('avila', 'castille')).toBe('');
  });
  it('[6.6.3] that names the nation goes before one that names none, whichever was given first', () => {
    const game = halved([LEAVE, to('avila'), to('calatayud', { nation: 'castille' })], {});
    expect(game.at('calatayud', 'castille')).toBe('infantry');
  });
  it('[6.4] to stand: one for the province goes before one for the nation, and that before any', () => {
    const stand = (until: 'end' | 'half', more: Partial<Extract<Order, { kind: 'stand' }>>): Order => ({
      kind: 'stand',
      nation: 'any',
      province: 'any',
      until,
      ...more,
    });
    const here = stand('half', { province: 'segovie' });
    const ours = stand('half', { nation: 'castille' });
    const left = (orders: readonly Order[]) => halved(orders, ONLY_AVILA).at('avila', 'castille');
    expect(left([here, stand('end', {})])).toBe('infantry');
    expect(left([stand('end', {}), here])).toBe('infantry');
    expect(left([ours, stand('end', {})])).toBe('infantry');
    // Whoever stood to the end would throw more dice than there are.
    expect(left([here, stand('end', { nation: 'castille' })])).toBe('infantry');
  });
  it('[6.6.8] to where one cannot go does not choose for a forced retreat', () => {
    const laid = (orders: Json) =>
      new Game(
        position(
          { turn: 9, nation: 'wisigoth', phase: 'move', seats: { red: ['wisigoth'], blue: ['basque'] } },
          { huesca: { wisigoth: '2 infantry' }, 'pyrenees-occidentales': { basque: '2 infantry' } },
          { orders },
        ),
      )
        .type('red', 'move', { from: 'huesca', to: 'pyrenees occidentales', units: '2 infantry' })
        .roll(1, 1, 1, 1)
        .type('red', 'done');
    const away = laid({ red: [{ ...to('calatayud'), to: 'cadix' }] });
    expect(away.state.nations.basque.suzerain).toBe('wisigoth');
    expect(away.owed()).toEqual(['red:retreat']);
    const there = laid({ red: [{ ...to('calatayud'), to: 'huesca' }] });
    expect(there.at('huesca', 'wisigoth')).toBe('2 infantry');
  });
  it('[6.6.6] may name the sea and what lies beyond Hispania, for those who may go there', () => {
    const game = new Game(
      position(
        { turn: 10, nation: 'wisigoth', phase: 'move', seats: { red: ['wisigoth'], blue: ['franc', 'byzance'] } },
        { barcelone: { wisigoth: '3 infantry' }, 'pyrenees-orientales': { franc: '2 infantry' } },
      ),
    );
    game.type('blue', 'orders', { kind: 'stand', nation: 'franc', choice: 'first' });
    game.type('blue', 'orders', { kind: 'retreat', nation: 'franc', to: 'narbonne' });
    game.type('blue', 'orders', { kind: 'retreat', nation: 'byzance', to: 'sea' });
    game.type('red', 'move', { from: 'barcelone', to: 'pyrenees orientales' });
    const dice = [1, 1, 1, 1, 1, 1];
    game.roll(...dice).type('red', 'done');
    if (game.owed().includes('red:retreat')) game.type('red', 'stand');
    expect(game.at('narbonne', 'franc')).toBe('2 infantry');
  });
});

describe('a standing order about targets', () => {
  it('[6.4.2] aims at those of the kind that have crossed the river first, then at the others, never at what is not there', () => {
    const shots = (first: string) => {
      const game = new Game(
        position(
          { turn: 16, nation: 'aragon', phase: 'move', seats: { red: ['aragon'], blue: ['saragosse'] } },
          {
            pamplune: { aragon: '1 infantry' },
            barcelone: { aragon: '1 infantry, 1 knight' },
            saragosse: { 'saragosse-nation': '2 infantry' },
          },
          { orders: { blue: [{ kind: 'target', nation: 'any', first }] } },
        ),
      );
      game.type('red', 'move', { from: 'pamplune', to: 'saragosse' });
      game.type('red', 'move', { from: 'barcelone', to: 'saragosse', via: 'tortosa' });
      game.roll(1, 1, 1, 1, 1).type('red', 'done');
      return game.told('aimed').filter(({ side }) => side === 'defender');
    };
    expect(shots('infantry')).toMatchObject([{ aims: [{ unit: 'infantry', at: 'infantry~river', dice: 2 }] }]);
    expect(shots('knight')).toMatchObject([{ aims: [{ unit: 'infantry', at: 'knight', dice: 2 }] }]);
    expect(shots('castle')).toEqual([]);
  });
});

describe('a standing order about the capital', () => {
  const CAPITAL: Order = { kind: 'capital', nation: 'castille', province: 'avila' };
  const crowded = (orders: readonly Order[], capital: string) => {
    const laid: Json = orders.map((order) => ({ ...order }));
    const game = new Game(
      position(
        { turn: 18, nation: 'seville-nation', phase: 'move', seats: { red: ['seville-nation'], blue: ['castille'] } },
        {
          tolede: { 'seville-nation': '3 infantry' },
          segovie: { castille: '2 infantry' },
          avila: { castille: '2 infantry' },
          leon: { castille: '3 infantry' },
        },
        { orders: { blue: laid }, capitals: { castille: capital } },
      ),
    );
    game.type('red', 'move', { from: 'tolede', to: 'segovie' }).roll(1, 1, 1, 1, 1).type('red', 'done');
    return game.type('red', 'stand');
  };
  const FIRST: Order = { ...LEAVE, until: 'first' };
  const there: Order = { kind: 'retreat', nation: 'any', from: 'any', to: 'avila' };
  it('[4.3.2] [4.6.3] moves it where a retreat needs the room', () => {
    const game = crowded([FIRST, there, CAPITAL], 'segovie');
    expect(game.at('avila', 'castille')).toBe('4 infantry');
    expect(game.state.nations.castille.capital).toBe('avila');
    expect(crowded([FIRST, there], 'segovie').at('avila', 'castille')).toBe('3 infantry');
  });
  it('[4.3.2] leaves it where the retreat goes elsewhere, or nobody retreats', () => {
    const elsewhere = crowded([FIRST, to('calatayud'), CAPITAL], 'segovie');
    expect(elsewhere.at('calatayud', 'castille')).toBe('2 infantry');
    expect(elsewhere.state.nations.castille.capital).toBe('segovie');
    expect(crowded([there, CAPITAL], 'segovie').state.nations.castille.capital).toBe('segovie');
  });
  it('[4.3.2] leaves it where a refuge that is named before it is open, moves it where that is closed', () => {
    const sooner = crowded([FIRST, to('calatayud'), there, CAPITAL], 'segovie');
    expect([sooner.at('calatayud', 'castille'), sooner.state.nations.castille.capital]).toEqual([
      '2 infantry',
      'segovie',
    ]);
    // Attackers have come from Tolède: nobody goes there.
    const closed = crowded([FIRST, to('tolede'), there, CAPITAL], 'segovie');
    expect([closed.at('avila', 'castille'), closed.state.nations.castille.capital]).toEqual(['4 infantry', 'avila']);
    const without = crowded([FIRST, CAPITAL], 'segovie');
    expect(without.state.nations.castille.capital).toBe('avila');
  });
  const besieged = (more: {
    readonly province?: string;
    readonly own?: string;
    readonly there?: string;
    readonly board?: Record<string, Record<string, string>>;
  }) => {
    const { province = 'avila', own = '2 infantry' } = more;
    const orders: Json = [{ ...FIRST }, { kind: 'capital', nation: 'castille', province }];
    const game = new Game(
      position(
        { turn: 18, nation: 'seville-nation', phase: 'move', seats: { red: ['seville-nation'], blue: ['castille'] } },
        {
          tolede: { 'seville-nation': '3 infantry' },
          segovie: { castille: own },
          [province]: { castille: more.there ?? '2 infantry' },
          leon: { castille: '3 infantry' },
          ...more.board,
        },
        { orders: { blue: orders }, capitals: { castille: 'segovie' } },
      ),
    );
    game.type('red', 'move', { from: 'tolede', to: 'segovie' }).roll(1, 1, 1, 1, 1, 1, 1).type('red', 'done');
    if (game.owed().includes('red:retreat')) game.type('red', 'stand');
    return game.state.nations.castille.capital;
  };
  it('[4.3.2] [4.6.3] moves it for none but those for whom there is no room, next to here, where nobody else is', () => {
    expect(besieged({})).toBe('avila');
    // One has room as it is.
    expect(besieged({ own: '1 infantry' })).toBe('segovie');
    // Too far, where another nation is, where nobody of it stands.
    expect(besieged({ province: 'duero', there: '3 infantry' })).toBe('segovie');
    expect(besieged({ board: { avila: { castille: '2 infantry', 'leon-nation': '1 infantry' } } })).toBe('segovie');
    expect(besieged({ board: { avila: {} } })).toBe('segovie');
  });
  it('[4.3.2] [6.6.10] moves it across a strait too', () => {
    const orders: Json = [{ ...FIRST }, { kind: 'capital', nation: 'valence-nation', province: 'majorque' }];
    const game = new Game(
      position(
        { turn: 18, nation: 'castille', phase: 'move', seats: { red: ['castille'], blue: ['valence-nation'] } },
        {
          castellon: { castille: '3 infantry' },
          valence: { 'valence-nation': '2 infantry' },
          majorque: { 'valence-nation': '2 infantry' },
          denia: { 'leon-nation': '1 infantry' },
          cuenca: { 'leon-nation': '1 infantry' },
          'la-mancha': { 'leon-nation': '1 infantry' },
          tolede: { 'leon-nation': '1 infantry' },
        },
        { orders: { blue: orders } },
      ),
    );
    game.type('red', 'move', { from: 'castellon', to: 'valence' }).roll(1, 1, 1, 1, 1).type('red', 'done');
    game.type('red', 'stand');
    expect(game.state.nations['valence-nation'].capital).toBe('majorque');
    expect(game.at('majorque', 'valence-nation')).toBe('4 infantry');
  });
  it('[4.3.3] asks what goes where the old capital held more than it may', () => {
    const game = crowded([FIRST, there, CAPITAL], 'leon');
    expect(game.owed()).toEqual(['blue:capital']);
    game.type('blue', 'remove', { province: 'leon', unit: 'infantry' });
    expect(game.at('avila', 'castille')).toBe('4 infantry');
  });
  it('[4.3.2] does so in a retreat that is forced', () => {
    const game = new Game(
      position(
        { turn: 9, nation: 'wisigoth', phase: 'move', seats: { red: ['wisigoth'], blue: ['basque'] } },
        {
          huesca: { wisigoth: '4 infantry' },
          barcelone: { wisigoth: '3 infantry' },
          'pyrenees-orientales': { basque: '2 infantry' },
          'pays-basque': { basque: '1 infantry' },
        },
      ),
    );
    game.type('red', 'orders', { kind: 'retreat', to: 'barcelone' });
    game.type('red', 'orders', { kind: 'capital', nation: 'wisigoth', province: 'barcelone' });
    game.type('red', 'move', { from: 'huesca', to: 'pyrenees orientales', units: '2 infantry' });
    game.roll(1, 1, 1, 1).type('red', 'done');
    expect(game.state.nations.basque.suzerain).toBe('wisigoth');
    expect(game.state.nations.wisigoth.capital).toBe('barcelone');
    expect(game.at('barcelone', 'wisigoth')).toBe('5 infantry');
  });
});

describe('a standing order to buy', () => {
  const overflowing = (unit: string) =>
    new Game(
      position(
        { turn: 9, nation: 'basque', phase: 'income', seats: { red: ['basque'], blue: ['wisigoth'] } },
        {
          pamplune: { basque: '1 infantry' },
          'pays-basque': { basque: '1 infantry' },
          huesca: { basque: '1 infantry' },
        },
        {
          gold: { wisigoth: 4 },
          submitted: { basque: 'wisigoth' },
          orders: { blue: [{ kind: 'purchase', nation: 'wisigoth', unit }] },
        },
      ),
    );
  it('[2.2.3] what cannot be bought leaves the question to the player, and loses no gold', () => {
    const game = overflowing('knight');
    expect(game.owed()).toEqual(['blue:purchase']);
    expect(game.state.nations.wisigoth.gold).toBeGreaterThan(4);
  });
  it('[2.2.4] nothing lets the gold go', () => {
    expect(overflowing('none').state.nations.wisigoth.gold).toBe(4);
  });
});

describe('a standing order to let events pass', () => {
  const against = (orders: readonly Order[]) => {
    const game = new Board({
      setup: { events: 'on' },
      turn: 9,
      nation: 'byzance',
      board: { cadix: { byzance: { infantry: 2 } } },
      hands: { a: ['tresor'], b: ['ruse'] },
    }).begin();
    game.run((play) => play.player('b', { orders }));
    return game.do('a', { verb: 'event', event: 'tresor' }).owed();
  };
  const ALL: Order = { kind: 'pass', event: 'any', unless: 'none' };
  it('[10.3.17] is about Nul what it says of Nul, whatever another says of all events', () => {
    const byzance: Order = { kind: 'pass', event: 'nul', unless: 'byzance' };
    expect(against([ALL, byzance])).toEqual(['b:nul']);
    expect(against([byzance, ALL])).toEqual(['b:nul']);
    expect(against([ALL, { ...byzance, unless: 'rome' }])).not.toContain('b:nul');
    expect(
      against([
        { ...ALL, unless: 'byzance' },
        { ...byzance, unless: 'none' },
      ]),
    ).not.toContain('b:nul');
    expect(against([ALL])).not.toContain('b:nul');
  });
});

describe('what may be let pass', () => {
  it('[10.3.17] is what one is asked about, and the Sign of God', () => {
    const game = new Board({ setup: { events: 'on' }, turn: 9, board: { cadix: { byzance: { infantry: 2 } } } });
    expect([...game.choices('a', 'order', { kind: 'pass' })].sort()).toEqual(
      'any bravoure de embuscade fougue indiscipline nul retraite ruse sign tactique traitrise'.split(' '),
    );
  });
});

describe('Nul against Nul', () => {
  it('[10.3.17] leaves nobody to ask about the first event once both have been played', () => {
    const game = new Board({
      setup: { events: 'on' },
      turn: 9,
      nation: 'byzance',
      board: { cadix: { byzance: { infantry: 2 } } },
      hands: { a: ['tresor'], b: ['nul'], c: ['nul', 'ruse'], d: ['ruse'] },
    }).begin();
    game.do('a', { verb: 'event', event: 'tresor' }).do('b', { verb: 'event', event: 'nul' });
    expect(game.owed()).toEqual(['c:nul', 'd:nul']);
    game.do('c', { verb: 'event', event: 'nul' });
    expect(game.told('event-cancelled')).toMatchObject([{ seat: 'b', event: 'nul' }]);
    expect(game.owed().filter((owed) => owed.endsWith(':nul'))).toEqual([]);
    expect(game.state.nations.byzance.gold).toBe(7);
  });
});

describe('what everybody sees of a window of events', () => {
  it('[10.3.17] numbers its open offers alike, whatever the hand', () => {
    const open = (hand: 'de' | 'nul') => {
      const game = new Board({
        setup: { events: 'on', 'sign-of-god': 'on' },
        turn: 16,
        nation: 'castille',
        phase: 'move',
        board: { calatayud: { castille: { infantry: 2 } }, segovie: { 'seville-nation': { infantry: 2 } } },
        hands: { b: [hand] },
      }).begin();
      game.dice.always(2);
      game.move('c', 'calatayud', { infantry: 2 }, 'segovie').do('c', { verb: 'done' });
      return game.passUntil((state) => {
        const frame = state.frames.at(-1);
        return frame?.kind === 'window' && frame.moment === 'after-dice';
      });
    };
    const [with_, without] = [open('de').verbs('b'), open('nul').verbs('b')];
    expect(with_).toContain('event');
    expect(without).not.toContain('event');
    expect(with_.indexOf('sign')).toBe(without.indexOf('sign'));
  });
});

describe('a standing order to bid', () => {
  const MAJORS = { carthage: 'a', wisigoth: 'b', rome: 'c', omeyyad: 'd' } as const;
  const auction = (setup: Record<string, string>, orders: Record<string, readonly Order[]>, more: object = {}) => {
    const seats = Object.fromEntries(NATION_IDS.map((id) => [id, 'nobody'] as const));
    const game = new Board({ setup: { version: 'advanced', ...setup }, turn: 6, board: {}, seats });
    return game
      .run((play) => {
        for (const id of NATION_IDS) play.nation(id, { seat: null });
        for (const [id, seat] of Object.entries({ ...MAJORS, ...more }))
          for (const nation of NATION_IDS) if (nation === id) play.nation(nation, { seat, status: 'playing' });
        for (const [seat, given] of Object.entries(orders)) play.player(seat, { orders: given });
        play.stage({ phase: 'opening', nation: null });
        auctionNation(play, 'vandale');
      })
      .begin();
  };
  const most = (points: number): Order => ({ kind: 'bid', nation: 'vandale', points });
  const heard = (game: Board) => game.told('bid-made').map(({ seat, points }) => [seat, points]);

  it('[14.7.1] writes a sealed bid, seen by nobody else', () => {
    const game = auction({ 'secret-bids': 'on' }, { b: [most(14)], c: [most(0)] });
    expect(game.owed()).toEqual(['a:sealed-bid', 'd:sealed-bid']);
    expect(game.told('bid-made')).toMatchObject([{ seat: 'b', points: 14, audience: ['b'] }]);
    expect(game.told('bid-passed')).toMatchObject([{ seat: 'c', audience: ['c'] }]);
    for (const seat of ['a', 'c', null]) expect(JSON.stringify(viewOf(game.state, seat))).not.toContain('14');
    game.do('a', { verb: 'pass' }).run((play) => play.player('d', { orders: [most(12)] }));
    game.begin();
    expect(game.state.nations.vandale.seat).toBe('b');
  });
  it('[14.7.2] repeats it where another has written the same', () => {
    const game = auction({ 'secret-bids': 'on' }, { a: [most(14)], c: [most(0)], d: [most(0)] });
    game.do('b', { verb: 'bid', points: 14 });
    expect(game.owed()).toEqual(['b:sealed-bid']);
    game.dice.next(1);
    game.do('b', { verb: 'bid', points: 14 });
    expect(game.state.nations.vandale.seat).toBe('a');
  });
  it('[14.2.2] raises by one as far as it says, in an open auction', () => {
    const least = STANDARD_BOOK.nations.vandale.minimumBid.D ?? 0;
    const game = auction({}, { a: [most(least + 3)], b: [most(0)], c: [most(least - 1)] });
    expect(game.owed()).toEqual(['d:bid']);
    game.do('d', { verb: 'bid', points: least + 2 });
    expect(game.owed()).toEqual(['d:bid']);
    expect(heard(game)).toEqual([
      ['a', least],
      ['d', least + 2],
      ['a', least + 3],
    ]);
    game.do('d', { verb: 'pass' });
    expect(game.state.players.a?.bids).toMatchObject([{ points: least + 3 }]);
    expect(game.state.players.a?.orders).toEqual([]);
  });
  it('[14.5.3] says whether he claims the nation that he needs', () => {
    const rest = Object.fromEntries(
      NATION_IDS.filter((id) => id !== 'vandale' && !Object.hasOwn(MAJORS, id)).map((id) => [id, 'a']),
    );
    const short = { galicien: 'b', celte: 'c', basque: 'c', sueve: 'c', lusitanien: 'd', alain: 'd', franc: 'd' };
    const two = { ...rest, ...short, cantabrien: 'b' };
    const game = auction({}, { b: [most(60)] }, two);
    expect(game.told('nation-claimed')).toMatchObject([{ seat: 'b', nation: 'vandale' }]);
    expect(game.state.nations.vandale.seat).toBe('b');
    expect(auction({}, { b: [most(0)] }, two).told('nation-claimed')).toEqual([]);
  });
  it('[14.2.2] is given like any other, for nations still to be had', () => {
    const game = auction({ 'secret-bids': 'on' }, {});
    expect(game.choices('a', 'order')).toContain('bid');
    expect(game.choices('a', 'order', { kind: 'bid' })).toContain('byzance');
    expect(game.choices('a', 'order', { kind: 'bid' })).not.toContain('rome');
    const standard = new Board({ turn: 6, board: { cadix: { carthage: { infantry: 1 } } } });
    expect(standard.choices('a', 'order')).not.toContain('bid');
    const meant = HISPANIA.typing.interpret(game.state, 'a', 'orders', { kind: 'bid', nation: 'vandale', count: 20 });
    expect(meant).toMatchObject({
      value: { actions: [{ verb: 'order', kind: 'bid', nation: 'vandale', points: 20 }] },
    });
    const open = HISPANIA.typing.interpret(game.state, 'a', 'orders', { kind: 'bid', nation: 'vandale' });
    expect(open).toMatchObject({ rejection: { code: 'not-in-range', values: { min: 0 } } });
  });
});

describe('a standing order about missions', () => {
  const asked = (orders: readonly Order[]) => {
    const game = new Board({
      turn: 17,
      nation: 'aragon',
      phase: 'income',
      seats: { 'el-cid': 'c', aragon: 'd' },
      board: { tortosa: { aragon: { infantry: 2 } }, castellon: { 'valence-nation': { infantry: 1 } } },
      gold: { aragon: 4 },
      nations: {
        'el-cid': {
          status: 'playing',
          pool: [
            { unit: 'knight', count: 3, to: ['valence'], bought: false },
            { unit: 'infantry', count: 5, to: ['valence'], bought: false },
            { unit: 'leader:El Cid', count: 1, to: ['valence'], bought: false },
          ],
        },
        'valence-nation': { seat: 'a' },
      },
    }).begin();
    game.run((play) => play.player('c', { orders }));
    game.dice.always(10);
    return game.do('d', { verb: 'recruit', province: 'castellon', infantry: 1 });
  };
  it('[11.el-cid.3] answers for EL CID, the order for the recruiter before the one for all', () => {
    expect(asked([]).owed()).toEqual(['c:mission']);
    const refuse: Order = { kind: 'mission', nation: 'any', answer: 'refuse' };
    expect(asked([refuse]).told('mission-answered')).toMatchObject([{ nation: 'aragon', accepted: false }]);
    const game = asked([{ kind: 'mission', nation: 'aragon', answer: 'accept' }, refuse]);
    expect(game.told('battle-began')).toMatchObject([
      // As strong as he can be: four in the mountains, the Knights first.
      { attackers: { infantry: 1, knight: 3, leaders: ['El Cid'] } },
    ]);
  });
});
