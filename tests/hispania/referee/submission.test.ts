import { describe, expect, it } from 'vitest';
import { Board } from '../nations/support.js';

describe('a suzerain that is gone', () => {
  it('[9.6.9] frees its vassals at once, also when the last of its units leave the map', () => {
    const game = new Board({
      turn: 2,
      nation: 'carthage',
      phase: 'move',
      board: {
        barcelone: { carthage: { infantry: 2 } },
        cordoue: { celte: { infantry: 1 } },
        lisbonne: { lusitanien: { infantry: 1 } },
      },
      submitted: { celte: 'carthage' },
    }).begin();
    game.move('a', 'barcelone', { infantry: 1 }, 'narbonne');
    expect(game.state.nations.celte.suzerain).toBe('carthage');
    game.move('a', 'barcelone', { infantry: 1 }, 'narbonne');
    expect(game.state.nations.celte.suzerain).toBeNull();
    expect(game.told('submission-ended')).toHaveLength(1);
  });
});
