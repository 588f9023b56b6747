import { describe, expect, it } from 'vitest';
import { Board } from '../nations/support.js';

describe('rebuilding on the march', () => {
  it('[9.5.2] a unit given up for a Castle is gone: nothing of it marches on', () => {
    const game = new Board({
      turn: 16,
      nation: 'castille',
      phase: 'move',
      board: { avila: { castille: { infantry: 2 } } },
      ruins: { segovie: 'omeyyad' },
    }).begin();
    game.move('c', 'avila', { infantry: 1 }, 'segovie');
    game.do('c', game.filled('c', 'rebuild', { province: 'segovie', unit: 'infantry', from: 'aside' }));
    expect(game.units('segovie', 'castille')).toEqual({ castle: 1 });
    expect(game.choices('c', 'move')).toEqual(['avila']);
    expect(game.choices('c', 'move', { from: 'segovie' })).toEqual([]);
  });

  it('[9.5.2] of several that came the unit given up is one of them, and no more go on than are left', () => {
    const game = new Board({
      turn: 16,
      nation: 'castille',
      phase: 'move',
      board: { avila: { castille: { infantry: 3 } } },
      ruins: { segovie: 'omeyyad' },
    }).begin();
    game.move('c', 'avila', { infantry: 2 }, 'segovie');
    game.do('c', game.filled('c', 'rebuild', { province: 'segovie', unit: 'infantry', from: 'aside' }));
    const domain = game.ask('c', 'move', { from: 'segovie' });
    const total = domain.kind === 'some' ? domain.choices.reduce((sum, { count }) => sum + count, 0) : -1;
    expect(total).toBe(1);
  });
});
