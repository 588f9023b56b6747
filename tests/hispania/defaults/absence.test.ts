import { describe, expect, it } from 'vitest';
import { firstAwaited } from '../../../src/core/obligation.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { Game, position } from '../engine/game.js';
import { peopleLost, playedByNobody } from './absence.js';
import { NONE, plusForgone } from './gold-forgone.js';

const SEATS = { red: ['castille'], blue: ['seville-nation'] };

describe('whole games in which nobody is there', () => {
  it('[4.5, 5.4, 7] lose few of those who arrive to a check', () => {
    let [arrived, removed] = [0, 0];
    for (const seed of [1, 2, 3, 4]) {
      for (const tally of peopleLost(playedByNobody('D', seed).events).values()) {
        arrived += tally.arrived;
        removed += tally.removed;
      }
    }
    expect(arrived).toBeGreaterThan(500);
    // Measured over sixty games: 4.7 %.
    expect(removed / arrived).toBeLessThan(0.08);
  });
});

describe('the gold of whoever is away', () => {
  it('[2.4] is forgone only where nothing that it buys would stay', () => {
    const forgone = [1, 2].flatMap((seed) => [...playedByNobody('D', seed).forgone.values()]);
    const all = forgone.reduce(plusForgone, NONE);
    expect(all.nothingForSale + all.nothingThatStays).toBeGreaterThan(0);
    // Measured over sixty games: none.
    expect(all.couldBeUsed).toBe(0);
  });

  it('[2.3.2] [2.4] comes to more than all counters cost that are ever free, so that a part of it is let go in any play', () => {
    const { beyondCounters, forgone } = playedByNobody('D', 1);
    expect(beyondCounters.get('celte')).toBeGreaterThan(0);
    for (const [nation, beyond] of beyondCounters) {
      const { nothingForSale, nothingThatStays } = forgone.get(nation) ?? NONE;
      expect(beyond, nation).toBeLessThanOrEqual(nothingForSale + nothingThatStays);
    }
  });

  const bought = (gold: number, board: Record<string, Record<string, string>>) => {
    const game = new Game(
      position({ turn: 16, nation: 'castille', phase: 'income', seats: SEATS }, board, { gold: { castille: gold } }),
    );
    const units: string[] = [];
    for (;;) {
      const owed = HISPANIA.obligations(game.state).find(({ what }) => what === 'income');
      const action = owed === undefined ? null : HISPANIA.fallback(game.state, owed);
      if (action?.verb !== 'buy') return units;
      units.push(`${String(action.count)} ${String(action.unit)}`);
      expect(game.act('red', action)).toBeNull();
    }
  };

  it('[2.3.1] [7.1] pays for a Knight where the land feeds one more and Infantry would leave too much', () => {
    expect(bought(12, { avila: { castille: '1 infantry' } })).toEqual(['1 knight']);
  });
});

describe('a battle that nobody leads', () => {
  const fight = (attackers: string, defenders: string, refuge = '1 infantry') =>
    new Game(
      position(
        { turn: 16, nation: 'castille', phase: 'move', seats: SEATS },
        {
          segovie: { castille: attackers },
          avila: { 'seville-nation': defenders },
          salamanque: { 'seville-nation': refuge },
          badajoz: { 'seville-nation': '1 infantry' },
          lisbonne: { 'seville-nation': '1 infantry' },
        },
      ),
    );
  const answered = (game: Game) => {
    game.type('red', 'move', { from: 'segovie', to: 'avila', units: 'all' });
    game.roll(...Array.from({ length: 20 }, () => 1)).type('red', 'done');
    const decisions: string[] = [];
    for (let step = 0; step < 2; step++) {
      const owed = HISPANIA.obligations(game.state).find(({ what }) => what === 'retreat');
      if (owed === undefined) break;
      const action = HISPANIA.fallback(game.state, owed);
      const seat = firstAwaited(owed);
      decisions.push(`${seat} ${action.verb} ${String(action.to ?? '')}`.trim());
      expect(game.act(seat, action)).toBeNull();
    }
    return decisions;
  };

  it('[6.6] is left by those who would only die, where a place takes and feeds them', () => {
    expect(answered(fight('3 knight', '1 infantry'))).toContain('blue retreat tolede');
  });

  it('[6.6] is fought on where there is hope', () => {
    expect(answered(fight('1 infantry', '3 infantry'))).not.toContain('blue retreat tolede');
  });
});
