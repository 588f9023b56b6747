import { describe, expect, it } from 'vitest';
import { isBarred } from '../../../src/games/hispania/auction/eligible.js';
import { NATION_IDS } from '../../../src/games/hispania/facts/ids.js';
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

describe('a nation that nothing is left to found', () => {
  it('[14.6.5] [14.2.3] CASTILLE without WISIGOTH is no rival to LEÓN any more', () => {
    const game = new Board({
      setup: { version: 'advanced' },
      turn: 12,
      board: { galice: { sueve: { infantry: 2 } } },
      nations: { wisigoth: { status: 'playing' } },
    });
    expect(isBarred(game.state, 'c', 'leon-nation')).toBe(true);
    game.begin().passUntil((state) => state.turn === 13);
    expect(game.state.nations.castille.status).toBe('gone');
    expect(isBarred(game.state, 'c', 'leon-nation')).toBe(false);
  });
  it('[14.5.3] HISPANO-ROMAIN without ROME is no chance to reach the minimum', () => {
    const seats = Object.fromEntries(NATION_IDS.map((id) => [id, 'a'] as const));
    const game = new Board({
      setup: { version: 'advanced', scenario: 'A' },
      turn: 5,
      board: {},
      nations: { rome: { status: 'playing' } },
      seats: {
        ...seats,
        galicien: 'b',
        celte: 'b',
        rome: 'c',
        basque: 'c',
        lusitanien: 'c',
        ibere: 'd',
        alain: 'd',
        sueve: 'd',
      },
    }).run((play) => {
      for (const id of ['hispano-romain', 'vandale'] as const) play.nation(id, { seat: null });
    });
    game.dice.always(1);
    game.begin().passUntil((state) => state.frames.length > 0);
    expect(game.state.turn).toBe(6);
    expect(game.owed()).toEqual(['b:claim']);
  });
  it('[14.6.5] NAVARRE without BASQUE still comes with Sancho', () => {
    const game = new Board({
      turn: 13,
      board: { galice: { sueve: { infantry: 2 } } },
      nations: { basque: { status: 'playing' } },
    });
    game.begin().passUntil((state) => state.turn === 15 && state.stage.nation === 'navarre');
    expect(game.state.nations.navarre.status).toBe('playing');
  });
});
