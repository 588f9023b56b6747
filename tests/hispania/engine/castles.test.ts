import { describe, expect, it } from 'vitest';
import { Game, position } from './game.js';

describe('castles', () => {
  it('[9.5] after the last battle the winner of a Ruin is asked before the turn runs on', () => {
    const game = new Game(
      position(
        { turn: 18, nation: 'castille', phase: 'move', seats: { red: ['castille'], blue: ['seville-nation'] } },
        {
          segovie: { castille: '3 knight' },
          tolede: { 'seville-nation': 'castle' },
          avila: { castille: '1 infantry' },
        },
      ),
    );
    game.type('red', 'move', { from: 'segovie', to: 'tolede' });
    game.roll(7, 7, 7, 1, 1, 1).type('red', 'done');
    expect(game.state.ruins.tolede).toBe('seville-nation');
    expect(game.owed()).toEqual(['red:rebuild-or-not']);
    expect(game.verbs('red')).toEqual(['done', 'rebuild']);
    game.type('red', 'rebuild', { unit: 'knight' });
    expect(game.at('tolede', 'castille')).toBe('2 knight, castle');
    expect(game.state.ruins.tolede).toBeUndefined();
    expect(game.state.stage.nation).not.toBe('castille');
  });

  it('[6.2] a Castle throws one die fewer for each hit it has taken and is whole again afterwards', () => {
    const game = new Game(
      position(
        { turn: 18, nation: 'castille', phase: 'move', seats: { red: ['castille'], blue: ['seville-nation'] } },
        { segovie: { castille: '1 knight, 1 infantry' }, tolede: { 'seville-nation': 'castle' } },
      ),
    );
    game.type('red', 'move', { from: 'segovie', to: 'tolede' }).type('red', 'done');
    game.roll(8, 6, 1, 1, 1).type('blue', 'target', { unit: 'knight' });
    expect(game.owed()).toEqual(['red:retreat']);
    game.type('red', 'stand');
    const [, second] = [game.told('dice-rolled'), game.roll(1, 1, 1).type('blue', 'target', { unit: 'knight' })];
    expect(game.told('dice-rolled')[1]?.defender).toHaveLength(1);
    expect(second).toBe(game);
    game.type('red', 'retreat', { to: 'segovie', units: 'all' });
    expect(game.at('tolede', 'seville-nation')).toBe('castle');
  });

  it('[6.2] a wounded Knight stays while the others may leave', () => {
    const game = new Game(
      position(
        { turn: 18, nation: 'castille', phase: 'move', seats: { red: ['castille'], blue: ['seville-nation'] } },
        {
          segovie: { castille: '2 knight' },
          cordoue: { castille: '1 infantry' },
          tolede: { 'seville-nation': '3 infantry' },
        },
      ),
    );
    game.type('red', 'move', { from: 'segovie', to: 'tolede' });
    game.roll(1, 1, 10, 1, 1).type('red', 'done');
    expect(game.tryTo('red', 'retreat', { to: 'segovie', units: '2 knight' })).not.toBeNull();
    game.type('red', 'retreat', { to: 'segovie', units: '1 knight' });
    expect(game.at('tolede', 'castille')).toBe('knight');
    expect(game.at('segovie', 'castille')).toBe('knight');
  });

  it('[9.2] Ramirez leaves Infantry behind, takes up others and attacks a second time', () => {
    const game = new Game(
      position(
        { turn: 16, nation: 'aragon', phase: 'move', seats: { red: ['aragon'], blue: ['saragosse-nation'] } },
        {
          'pyrenees-orientales': { aragon: 'knight, 2 infantry, leader:Ramirez' },
          barcelone: { aragon: '2 infantry, knight' },
          saragosse: { 'saragosse-nation': '1 infantry' },
        },
        { capitals: { aragon: 'pyrenees-orientales' } },
      ),
    );
    game.type('red', 'done');
    expect(game.state.stage).toMatchObject({ phase: 'move', pass: 2, second: { at: 'pyrenees-orientales' } });
    game.type('red', 'move', { from: 'pyrenees orientales', to: 'huesca', units: '1 knight, 1 infantry, ramirez' });
    expect(
      game.tryTo('red', 'move', { from: 'pyrenees orientales', to: 'barcelone', units: '1 infantry' }),
    ).not.toBeNull();
    game.type('red', 'move', { from: 'huesca', to: 'barcelone', units: '1 knight, ramirez' });
    game.type('red', 'move', { from: 'barcelone', to: 'saragosse', units: '2 knights, 1 infantry, ramirez' });
    expect(game.at('saragosse', 'aragon')).toBe('infantry, 2 knight, leader:Ramirez');
    expect(game.at('huesca', 'aragon')).toBe('infantry');
    game.type('red', 'done').roll(1, 10, 10, 1).type('blue', 'target', { unit: 'knight' });
    expect(game.at('saragosse', 'saragosse-nation')).toBe('');
  });
});
