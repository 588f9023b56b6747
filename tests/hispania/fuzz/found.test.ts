import { describe, expect, it } from 'vitest';
import { Game, position } from '../engine/game.js';
import { Board } from '../nations/support.js';

// Faults that random play has shown, each as the shortest game that shows it.
describe('what the fuzzer found', () => {
  it('a unit given up for a Castle is not moved on afterwards [9.5.2]', () => {
    const game = new Game(
      position(
        { turn: 16, nation: 'castille', phase: 'move', seats: { a: ['castille'], b: ['navarre'] } },
        { asturies: { castille: '1 infantry, 1 knight, leader:Alfons' }, galice: { castille: '1 castle, 1 infantry' } },
        { ruins: { leon: 'leon-nation' } },
      ),
    );
    game.type('a', 'move', { from: 'asturies', to: 'leon', units: '1 infantry, 1 knight, alfons' });
    game.type('a', 'rebuild', { province: 'leon', unit: 'infantry', from: 'galice' });
    expect(game.at('leon', 'castille')).toBe('knight, castle, leader:Alfons');
    expect(game.tryTo('a', 'move', { from: 'leon', to: 'cantabrie', units: '1 infantry' })?.code).toBe('unit-unknown');
  });

  it('two Castles of events are never placed in one province [4.2.2]', () => {
    const board = new Board({
      setup: { scenario: 'D', events: 'on' },
      turn: 9,
      nation: 'lusitanien',
      board: { duero: { lusitanien: { infantry: 1 } }, porto: { lusitanien: { infantry: 1 } } },
      hands: { a: ['chateau-fort', 'chateau-fort'] },
    }).begin();
    const event = { verb: 'event', event: 'chateau-fort' };
    const settled = ({ frames }: { readonly frames: readonly unknown[] }) => frames.length === 0;
    board.do('a', event).passUntil(settled).do('a', event).passUntil(settled).do('a', { verb: 'done' });
    board.do('a', { verb: 'place', unit: 'castle', to: 'duero' });
    expect(board.units('duero', 'lusitanien').castle).toBe(1);
    expect(board.units('porto', 'lusitanien').castle).toBe(1);
  });
});
