import { describe, expect, it } from 'vitest';
import { Game, position } from './game.js';

describe('the worked examples of combat', () => {
  it('[6.7] example 1: ROME against CANTABRIEN in Ségovie, who retreats after a round', () => {
    const game = new Game(
      position(
        { turn: 3, nation: 'rome', phase: 'move', seats: { red: ['rome'], blue: ['cantabrien'] } },
        { cuenca: { rome: '1 elite' }, segovie: { cantabrien: '2 infantry' } },
      ),
    );
    game.type('red', 'move', { from: 'cuenca', to: 'ségovie', units: '1 elite' });
    game.roll(6, 7, 7).type('red', 'done');
    expect(game.at('segovie', 'cantabrien')).toBe('infantry');
    expect(game.at('segovie', 'rome')).toBe('elite');
    expect(game.owed()).toEqual(['red:retreat']);
    game.type('red', 'stand').type('blue', 'retreat', { to: 'Calatayud' });
    expect(game.at('calatayud', 'cantabrien')).toBe('infantry');
    expect(game.at('segovie', 'rome')).toBe('elite');
  });

  it('[6.7] example 2: SUÈVE against GALICIEN in Porto, two rounds, one defender left', () => {
    const game = new Game(
      position(
        { turn: 7, nation: 'sueve', phase: 'move', seats: { red: ['sueve'], blue: ['galicien'] } },
        { duero: { sueve: '2 infantry' }, porto: { galicien: '2 infantry' }, galice: { galicien: '2 infantry' } },
      ),
    );
    game.type('red', 'move', { from: 'duero', to: 'porto', units: '2 infanteries' });
    game.roll(3, 4, 2, 9).type('red', 'done');
    expect(game.at('porto', 'sueve')).toBe('infantry');
    game.type('red', 'stand').roll(8, 10, 10).type('blue', 'stand');
    expect(game.at('porto', 'sueve')).toBe('');
    expect(game.at('porto', 'galicien')).toBe('infantry');
  });

  it('[6.7] [9.3] example 3: OMEYYAD takes Toledo from Roderich and rebuilds the Castle', () => {
    const game = new Game(
      position(
        { turn: 11, nation: 'omeyyad', phase: 'move', seats: { red: ['omeyyad'], blue: ['wisigoth'] } },
        {
          cordoue: { omeyyad: '3 cavalry, 2 infantry, leader:Tarik' },
          tolede: { wisigoth: 'castle, 2 infantry, leader:Roderich' },
        },
      ),
    );
    game.type('red', 'move', { from: 'cordoba', to: 'toledo', units: '3 cavalry, 2 infantry, tarik' });
    game.type('red', 'done');
    game.type('red', 'target', { units: 'cavalry > infantry; infantry > castle' });
    // Attacker: Infantry 1, 8 at the Castle, then Cavalry 9, 4, 5; defender: Infantry and Castle all miss.
    game.roll(1, 8, 9, 4, 5, 2, 3, 1, 2, 3);
    game.type('blue', 'target', { units: 'infantry > infantry; castle > 2 cavalry, 1 infantry' });
    expect(game.at('tolede', 'wisigoth')).toBe('castle, leader:Roderich');
    game.roll(1, 1, 1, 2, 10, 6, 7).type('red', 'stand');
    game.type('blue', 'target', { unit: 'cavalry' });
    expect(game.at('tolede', 'wisigoth')).toBe('');
    expect(game.at('tolede', 'omeyyad')).toBe('2 infantry, 2 cavalry, leader:Tarik');
    expect(game.state.ruins.tolede).toBe('wisigoth');
    expect(game.told('leader-killed').map(({ leader }) => leader)).toEqual(['Roderich']);
    game.type('red', 'rebuild', { province: 'tolède', unit: 'infanterie' });
    expect(game.at('tolede', 'omeyyad')).toBe('infantry, 2 cavalry, castle, leader:Tarik');
    expect(game.state.ruins.tolede).toBeUndefined();
  });

  it('[6.7] [6.4] example 4: CASTILLE crosses the Tagus against SÉVILLE, whose last unit goes to a full capital', () => {
    const game = new Game(
      position(
        { turn: 18, nation: 'castille', phase: 'move', seats: { red: ['castille'], blue: ['seville-nation'] } },
        {
          segovie: { castille: '1 knight, 2 infantry' },
          tolede: { 'seville-nation': '3 infantry, 1 cavalry' },
          cordoue: { 'seville-nation': '5 infantry' },
        },
        { capitals: { 'seville-nation': 'cordoue' } },
      ),
    );
    game.type('red', 'move', { from: 'segovie', to: 'tolede' });
    game.type('red', 'done').type('red', 'target', { unit: 'infantry' });
    // Attacker: Infantry 8, 1, Knight 7; defender: three Infantry 9, 5, 5 at the Knight, Cavalry 1 at the Infantry.
    game.roll(8, 1, 7, 9, 5, 5, 1);
    game.type('blue', 'target', { units: 'infantry > knight; cavalry > infantry' });
    expect(game.at('tolede', 'seville-nation')).toBe('infantry, cavalry');
    const [volley] = game.told('dice-rolled');
    expect(volley?.defender).toMatchObject([{ needed: 6 }, { needed: 6 }, { needed: 6 }, { needed: 5 }]);
    game.type('red', 'stand').type('blue', 'stand');
    game.type('red', 'target', { units: 'knight > cavalry; infantry > infantry' });
    game.roll(6, 2, 5, 3, 9).type('blue', 'target', { unit: 'chevalier' });
    expect(game.at('tolede', 'castille')).toBe('2 infantry');
    expect(game.at('tolede', 'seville-nation')).toBe('infantry');
    game.type('red', 'stand').type('blue', 'retreat', { to: 'cordoue' });
    expect(game.at('cordoue', 'seville-nation')).toBe('6 infantry');
    expect(game.state.nations['seville-nation'].overfull).toEqual(['cordoue']);
  });
});
