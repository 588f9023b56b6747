import { describe, expect, it } from 'vitest';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { Game, position } from './game.js';

describe('income and purchases', () => {
  it('[2.1] GALICIEN collects 3½ and has 5½ to spend', () => {
    const game = new Game(
      position(
        { turn: 2, nation: 'galicien', phase: 'income', seats: { red: ['galicien'], blue: ['rome'] } },
        {
          galice: { galicien: '1 infantry' },
          asturies: { galicien: '1 infantry' },
          leon: { galicien: '1 infantry' },
          'tierra-de-campos': { galicien: '1 infantry' },
        },
        { gold: { galicien: 2 } },
      ),
    );
    expect(game.state.nations.galicien.gold).toBe(5.5);
    game.type('red', 'buy', { unit: 'infanterie' });
    expect(game.state.nations.galicien.gold).toBe(1.5);
    game.type('red', 'done');
    expect(game.owed()).toEqual(['red:place']);
  });

  it('[2.2] the suzerain overflows on a vassal’s income, buys Infantry at once and places it in its own turn', () => {
    const game = new Game(
      position(
        { turn: 9, nation: 'basque', phase: 'income', seats: { red: ['basque'], blue: ['wisigoth'] } },
        {
          pamplune: { basque: '1 infantry' },
          'pays-basque': { basque: '1 infantry' },
          'vieille-castille': { basque: '1 infantry' },
          saragosse: { wisigoth: 'infantry' },
        },
        { gold: { wisigoth: 3 }, submitted: { basque: 'wisigoth' } },
      ),
    );
    expect(game.state.nations.basque.gold).toBe(2);
    expect(game.owed()).toEqual(['blue:purchase']);
    game.type('blue', 'buy', { unit: 'infantry' });
    expect(game.state.nations.wisigoth.gold).toBe(1);
    expect(game.state.nations.wisigoth.pool).toMatchObject([{ unit: 'infantry', count: 1, bought: true }]);
  });

  it('[2.2] a standing order buys without a question', () => {
    const laid = position(
      { turn: 9, nation: 'basque', phase: 'income', seats: { red: ['basque'], blue: ['wisigoth'] } },
      { pamplune: { basque: '1 infantry' }, 'pays-basque': { basque: '1 infantry' }, huesca: { basque: '1 infantry' } },
      {
        gold: { wisigoth: 4 },
        submitted: { basque: 'wisigoth' },
        orders: { blue: [{ kind: 'purchase', nation: 'wisigoth', unit: 'infantry' }] },
      },
    );
    const game = new Game(laid);
    expect(game.state.nations.wisigoth.pool).toHaveLength(1);
    expect(game.owed()).not.toContain('blue:purchase');
  });

  it('[2.3] [2.4] CASTILLE with 10½ buys one of five things; what exceeds 8 in reserve is lost', () => {
    const lands = ['vieille-castille', 'leon', 'avila', 'tierra-de-campos', 'salamanque', 'alcantara', 'segovie'];
    const laid = position(
      { turn: 18, nation: 'castille', phase: 'income', seats: { red: ['castille'], blue: ['rome'] } },
      Object.fromEntries(lands.map((land) => [land, { castille: '1 infantry' }])),
      { gold: { castille: 2.5 } },
    );
    const game = new Game(laid);
    const money = game.state.nations.castille.gold;
    expect(money).toBe(10.5);
    const most = (unit: string) => {
      const domain = HISPANIA.ask(game.state, 'red', 'buy', { unit });
      return domain.kind === 'number' ? domain.max : 0;
    };
    expect([most('infantry'), most('knight'), most('castle')]).toEqual([2, 1, 1]);
    game.type('red', 'done');
    expect(game.state.nations.castille.gold).toBe(8);
    expect(game.told('gold-lost')).toMatchObject([{ gold: 2.5 }]);
  });

  it('[3.1] one bought unit a province, at most one over the limit', () => {
    const game = new Game(
      position(
        { turn: 18, nation: 'castille', phase: 'income', seats: { red: ['castille'], blue: ['rome'] } },
        {
          'vieille-castille': { castille: '3 infantry' },
          avila: { castille: '3 infantry' },
          leon: { castille: '1 infantry' },
        },
        { gold: { castille: 8 }, capitals: { castille: 'vieille-castille' } },
      ),
    );
    game.type('red', 'buy', { unit: 'infantry', count: 2 }).type('red', 'done');
    const where = HISPANIA.ask(game.state, 'red', 'place', { unit: 'infantry' });
    expect(where.kind === 'one' ? where.choices.map(({ id }) => id).sort() : []).toEqual(['leon', 'vieille-castille']);
    game.type('red', 'place', { to: 'vieille castille' });
    expect(game.at('vieille-castille', 'castille')).toBe('4 infantry');
    expect(game.at('leon', 'castille')).toBe('2 infantry');
  });
});

describe('stacks and population', () => {
  it('[4.5] four in Ségovie of one’s own: one goes; attacked it would stay until after the battle', () => {
    const peace = new Game(
      position(
        { turn: 8, nation: 'alain', phase: 'move', seats: { red: ['alain'], blue: ['ibere'] } },
        { segovie: { alain: '1 infantry' }, cuenca: { alain: '3 infantry' } },
      ),
    );
    peace.type('red', 'move', { from: 'cuenca', to: 'segovie' }).type('red', 'done');
    expect(peace.owed()).toEqual(['red:stacking']);
    peace.type('red', 'remove', { province: 'segovie' });
    const war = new Game(
      position(
        { turn: 8, nation: 'alain', phase: 'move', seats: { red: ['alain'], blue: ['ibere'] } },
        { cuenca: { alain: '4 infantry' }, segovie: { ibere: '1 infantry' }, tolede: { alain: '1 infantry' } },
      ),
    );
    war.type('red', 'move', { from: 'cuenca', to: 'segovie' }).roll(7, 1, 1, 1, 1).type('red', 'done');
    expect(war.at('segovie', 'alain')).toBe('4 infantry');
    expect(war.owed()).toEqual(['red:stacking']);
    war.type('red', 'capital', { province: 'segovie' });
    expect(war.owed()).not.toEqual(['red:stacking']);
  });

  it('[4.3] a capital moved in another’s turn: what is too many in the old one goes at once', () => {
    const game = new Game(
      position(
        { turn: 8, nation: 'alain', phase: 'move', seats: { red: ['alain'], blue: ['sueve'] } },
        { cuenca: { alain: '1 infantry' }, galice: { sueve: '3 infantry' }, duero: { sueve: '1 infantry' } },
        { capitals: { sueve: 'galice' } },
      ),
    );
    game.type('blue', 'capital', { province: 'duero' });
    expect(game.owed()).toEqual(['blue:capital']);
    game.type('blue', 'remove');
    expect(game.at('galice', 'sueve')).toBe('2 infantry');
    expect(game.owed()).toEqual(['red:move']);
  });

  it('[7] LEÓN with 4 provinces and 9 units besides Castles gives one up', () => {
    const game = new Game(
      position(
        { turn: 18, nation: 'leon-nation', phase: 'population', seats: { red: ['leon-nation'], blue: ['rome'] } },
        {
          leon: { 'leon-nation': 'castle, 1 infantry' },
          duero: { 'leon-nation': '3 infantry' },
          porto: { 'leon-nation': '3 infantry' },
          'tierra-de-campos': { 'leon-nation': '2 infantry' },
        },
      ),
    );
    expect(game.owed()).toEqual(['red:population']);
    game.type('red', 'remove', { province: 'porto' });
    expect(game.owed()).not.toEqual(['red:population']);
  });
});

describe('retreat and submission', () => {
  it('[6.6] [4.6] CASTILLE leaves Ségovie: not to where attackers came from, one over the limit, two with the capital', () => {
    const game = new Game(
      position(
        { turn: 18, nation: 'seville-nation', phase: 'move', seats: { red: ['seville-nation'], blue: ['castille'] } },
        {
          tolede: { 'seville-nation': '3 cavalry' },
          segovie: { castille: '3 infantry' },
          calatayud: { castille: '2 infantry' },
          avila: { 'leon-nation': '1 infantry' },
          cuenca: { 'leon-nation': '1 infantry' },
        },
      ),
    );
    game.type('red', 'move', { from: 'tolede', to: 'segovie' });
    game.roll(4, 1, 1, 2, 2, 2).type('red', 'done').type('red', 'stand');
    expect(game.at('segovie', 'castille')).toBe('2 infantry');
    const refuges = HISPANIA.ask(game.state, 'blue', 'retreat', {});
    expect(refuges.kind === 'one' ? refuges.choices.map(({ id }) => id) : []).toEqual(['calatayud']);
    expect(game.tryTo('blue', 'retreat', { units: '2 infantry' })).not.toBeNull();
    game.type('blue', 'capital', { province: 'calatayud' }).type('blue', 'retreat', { units: '2 infantry' });
    expect(game.at('calatayud', 'castille')).toBe('4 infantry');
    expect(game.at('segovie', 'seville-nation')).toBe('3 cavalry');
  });

  it('[6.2] [6.6] a province with nothing but a foreign Leader is empty: whoever retreats there kills him', () => {
    const game = new Game(
      position(
        { turn: 18, nation: 'seville-nation', phase: 'move', seats: { red: ['seville-nation'], blue: ['castille'] } },
        {
          tolede: { 'seville-nation': '2 infantry' },
          segovie: { castille: '2 infantry' },
          calatayud: { 'saragosse-nation': 'leader:Al Muktadir' },
        },
      ),
    );
    game.type('red', 'move', { from: 'tolede', to: 'segovie' }).roll(1, 1, 1, 1).type('red', 'done');
    game.type('red', 'stand').type('blue', 'retreat', { to: 'calatayud' });
    expect(game.told('leader-killed')).toMatchObject([{ leader: 'Al Muktadir', nation: 'saragosse-nation' }]);
    expect(game.told('scored')).toEqual([]);
  });

  it('[6.6] standing orders answer for the defender: half lost, then to Calatayud', () => {
    const game = new Game(
      position(
        { turn: 18, nation: 'seville-nation', phase: 'move', seats: { red: ['seville-nation'], blue: ['castille'] } },
        { tolede: { 'seville-nation': '3 infantry' }, segovie: { castille: '2 infantry' } },
      ),
    );
    game.type('blue', 'orders', { kind: 'stand', choice: 'half' });
    game.type('blue', 'orders', { kind: 'retreat', from: 'segovie', to: 'calatayud' });
    game.type('red', 'move', { from: 'tolede', to: 'segovie' });
    game.roll(7, 1, 1, 2, 2).type('red', 'done').type('red', 'stand');
    expect(game.at('calatayud', 'castille')).toBe('infantry');
  });

  it('[9.6] BASQUE with three provinces must submit to WISIGOTH, whose units leave them all', () => {
    const game = new Game(
      position(
        { turn: 9, nation: 'wisigoth', phase: 'move', seats: { red: ['wisigoth'], blue: ['basque'] } },
        {
          barcelone: { wisigoth: '3 infantry' },
          huesca: { wisigoth: '3 infantry' },
          'pyrenees-orientales': { basque: '2 infantry' },
          'pyrenees-occidentales': { basque: '2 infantry' },
          'pays-basque': { basque: '1 infantry' },
        },
      ),
    );
    game.type('red', 'move', { from: 'barcelone', to: 'pyrenees orientales', units: '2 infantry' });
    game.type('red', 'move', { from: 'huesca', to: 'pyrenees occidentales', units: '2 infantry' });
    game.type('red', 'done').roll(1, 1, 1, 1).type('red', 'battle', { province: 'pyrenees orientales' });
    expect(game.state.nations.basque.suzerain).toBe('wisigoth');
    expect(game.owed()).toEqual(['red:retreat']);
    game.type('red', 'retreat', { to: 'huesca' }).type('red', 'retreat', { to: 'barcelone' });
    expect(game.at('pyrenees-orientales', 'wisigoth')).toBe('');
    expect(game.at('pyrenees-occidentales', 'wisigoth')).toBe('');
    expect(game.told('battle-ended')).toHaveLength(1);
  });
});
