import { describe, expect, it } from 'vitest';
import { Board } from '../nations/support.js';

describe('BADAJOZ takes its land', () => {
  it("[6.6.8] [11.badajoz.2] nobody expelled retreats into a province of LUSITANIEN's that its Castle leaves empty", () => {
    const game = new Board({
      turn: 12,
      board: {
        lusitanie: { lusitanien: { infantry: 2 } },
        salamanque: { lusitanien: { castle: 1 } },
        alcantara: { celte: { infantry: 1 } },
      },
    }).begin();
    game.passUntil((state) => state.frames.at(-1)?.kind === 'retreat');
    expect(game.choices('c', 'retreat')).toContain('avila');
    expect(game.choices('c', 'retreat')).not.toContain('salamanque');
  });
});

describe('ARAGON', () => {
  it('[11.aragon.2] asks nobody where FRANC has a single province for the missing units', () => {
    const game = new Board({ turn: 15, board: { tortosa: { franc: { infantry: 2 } } } }).begin();
    game.passUntil((state) => state.turn === 16 || state.frames.length > 0);
    expect(game.state.turn).toBe(16);
    expect(game.units('tortosa', 'aragon')).toEqual({ infantry: 4, knight: 1 });
  });
});
