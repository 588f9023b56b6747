import { describe, expect, it } from 'vitest';
import { Game, position } from '../engine/game.js';

const attacked = () => {
  const game = new Game(
    position(
      { turn: 18, nation: 'seville-nation', phase: 'move', seats: { red: ['seville-nation'], blue: ['castille'] } },
      {
        salamanque: { 'seville-nation': '1 infantry' },
        alcantara: { castille: '2 infantry, leader:Alfons' },
        lusitanie: { castille: '1 infantry' },
      },
    ),
  ).roll(2, 2, 2);
  game.type('red', 'move', { from: 'salamanque', to: 'alcantara' });
  if (game.owed().includes('red:move')) game.act('red', { verb: 'done' });
  if (game.owed().includes('red:retreat')) game.type('red', 'stand');
  return game;
};

describe('a typed retreat of a part', () => {
  it('[6.6.9] takes the Leader along', () => {
    const game = attacked().type('blue', 'retreat', { to: 'lusitanie', units: '1 infantry' });
    expect(game.at('lusitanie', 'castille')).toBe('2 infantry, leader:Alfons');
    expect(game.at('alcantara', 'castille')).toBe('infantry');
  });
  it('[6.6.9] leaves him where his player keeps him', () => {
    const game = attacked();
    expect(game.tryTo('blue', 'retreat', { to: 'lusitanie', units: '1 infantry, -Tarik' })).toMatchObject({
      code: 'unit-unknown',
    });
    game.type('blue', 'retreat', { to: 'lusitanie', units: '1 infantry, sans Alfons' });
    expect(game.at('lusitanie', 'castille')).toBe('2 infantry');
    expect(game.at('alcantara', 'castille')).toBe('infantry, leader:Alfons');
  });
  it('[6.6.2] may be named where there is no room for all; all of them may not', () => {
    const game = new Game(
      position(
        { turn: 18, nation: 'seville-nation', phase: 'move', seats: { red: ['seville-nation'], blue: ['castille'] } },
        {
          salamanque: { 'seville-nation': '1 infantry' },
          alcantara: { castille: '3 infantry' },
          lusitanie: { castille: '2 infantry' },
        },
      ),
    ).roll(2, 2, 2, 2);
    game.type('red', 'move', { from: 'salamanque', to: 'alcantara' });
    if (game.owed().includes('red:move')) game.act('red', { verb: 'done' });
    if (game.owed().includes('red:retreat')) game.type('red', 'stand');
    expect(game.tryTo('blue', 'retreat', { to: 'lusitanie', units: 'all' })).toMatchObject({ code: 'too-many-units' });
    // Nobody is wounded: that there are too few is all that is wrong.
    expect(game.tryTo('blue', 'retreat', { to: 'lusitanie', units: '9 infantry' })?.code).toBe('unit-short');
    game.type('blue', 'retreat', { to: 'lusitanie', units: '1 infantry' });
    expect(game.at('lusitanie', 'castille')).toBe('3 infantry');
  });
});
