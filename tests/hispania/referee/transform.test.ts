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
