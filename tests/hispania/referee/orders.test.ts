import { describe, expect, it } from 'vitest';
import type { Json } from '../../../src/core/json.js';
import type { Order } from '../../../src/games/hispania/state/order.js';
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
const to = (province: 'avila' | 'calatayud', more: Partial<Extract<Order, { kind: 'retreat' }>> = {}): Order => ({
  kind: 'retreat',
  nation: 'any',
  from: 'any',
  to: province,
  ...more,
});
const SARAGOSSE = { 'saragosse-nation': '1 infantry' };
const ONLY_AVILA = { calatayud: SARAGOSSE, 'vieille-castille': SARAGOSSE, cuenca: SARAGOSSE, 'la-mancha': SARAGOSSE };

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
