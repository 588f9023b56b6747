import { describe, expect, it } from 'vitest';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { Game, position } from './game.js';

describe('typed commands', () => {
  it('[2.3] [3.1] placing ends the purchases', () => {
    const game = new Game(
      position(
        { turn: 2, nation: 'galicien', phase: 'income', seats: { red: ['galicien'], blue: ['rome'] } },
        { galice: { galicien: '1 infantry' }, asturies: { galicien: '1 infantry' } },
        { gold: { galicien: 3 } },
      ),
    );
    game.type('red', 'buy', { unit: 'infanterie' }).type('red', 'place', { to: 'Asturias' });
    expect(game.at('asturies', 'galicien')).toBe('2 infantry');
    expect(game.owed()).toEqual(['red:move']);
  });

  it('[6] naming a battle that is due ends the movement; one that has begun is no mistake', () => {
    const game = new Game(
      position(
        { turn: 2, nation: 'galicien', phase: 'move', seats: { red: ['galicien'], blue: ['lusitanien'] } },
        { galice: { galicien: '2 infantry' }, porto: { lusitanien: '2 infantry' } },
      ),
    );
    game.type('red', 'move', { from: 'galicia', to: 'oporto' });
    game.roll(1, 1, 1, 1).type('red', 'battle', { province: 'porto' });
    expect(game.owed()).toEqual(['red:retreat']);
    expect(game.tryTo('red', 'battle', { province: 'porto' })).toBeNull();
    expect(game.tryTo('red', 'battle', { province: 'tolede' })?.code).toBe('not-offered');
  });

  it('[5] names are understood in three languages, without accents; amounts in words and figures', () => {
    const laid = position(
      { turn: 12, nation: 'omeyyad', phase: 'move', seats: { red: ['omeyyad'], blue: ['ibere'] } },
      { seville: { omeyyad: '2 cavalry, 3 infantry, leader:Tarik' } },
    );
    for (const units of ['2 infanteries, tarik', 'dos infanterías y Tarik', 'two infantry + TARIK']) {
      const game = new Game(laid);
      game.type('red', 'move', { from: 'Sevilla', to: 'cordoue', units });
      expect(game.at('cordoue', 'omeyyad')).toBe('2 infantry, leader:Tarik');
    }
    const game = new Game(laid);
    expect(game.tryTo('red', 'move', { from: 'seville', to: 'cordoue', units: '4 infantry' })?.code).toBe('unit-short');
    expect(game.tryTo('red', 'move', { from: 'seville', to: 'atlantis' })?.code).toBe('province-unknown');
    expect(game.tryTo('red', 'move', { from: 'seville', to: 'cordoue', units: '2 elephants' })?.code).toBe(
      'unit-unknown',
    );
  });

  it('[5] suggests what is legal, in the reader’s language', () => {
    const game = new Game(
      position(
        { turn: 12, nation: 'omeyyad', phase: 'move', seats: { red: ['omeyyad'], blue: ['ibere'] } },
        { seville: { omeyyad: '2 infantry, leader:Tarik' }, tolede: { omeyyad: 'castle' } },
      ),
    );
    const names = (option: string, options: Record<string, string>, locale: 'en' | 'fr' | 'es') =>
      HISPANIA.suggest(game.state, 'red', 'move', option, options, locale).map(({ name }) => name);
    expect(names('from', {}, 'fr')).toEqual(['Séville']);
    expect(names('to', { from: 'seville', units: '2 infantry', to: 'cor' }, 'es')).toEqual(['Córdoba']);
    expect(names('units', { from: 'seville', units: '' }, 'en').join()).toContain('Tarik');
  });
});
