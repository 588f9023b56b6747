import { describe, expect, it } from 'vitest';
import * as kit from '../../src/kit/index.js';
import { everyThrow } from './every-throw.js';

describe('chances', () => {
  it('of hits are those of every face of every die', () => {
    const odds = kit.hitChances([
      { dice: 2, chance: kit.shareOf(6, (face) => face >= 5) },
      { dice: 0, chance: 1 },
      { dice: 1, chance: kit.shareOf(10, (face) => face > 1) },
    ]);
    const thrown = everyThrow((dice) => {
      const faces = [dice.roll(6, { what: 'one' }), dice.roll(6, { what: 'other' })];
      const hits = faces.filter((face) => face >= 5).length + (dice.roll(10, { what: 'third' }) > 1 ? 1 : 0);
      return String(hits);
    });
    expect(odds).toHaveLength(4);
    odds.forEach((chance, hits) => {
      expect(chance).toBeCloseTo(thrown.get(String(hits)) ?? 0, 12);
    });
  });

  it('are followed, added up where values are alike, and have a mean', () => {
    const die = [1, 2, 3, 4].map((value) => ({ value, chance: 1 / 4 }));
    const two = kit.followed(die, (one) => die.map(({ value, chance }) => ({ value: one + value, chance })));
    const sums = kit.merged(two, (sum) => sum);
    expect(two).toHaveLength(16);
    expect(sums.map(({ value }) => value)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(sums.find(({ value }) => value === 5)?.chance).toBeCloseTo(1 / 4, 12);
    expect(kit.expected(sums, (sum) => sum)).toBeCloseTo(5, 12);
  });

  /** Each of two hits the other in a half of the rounds: like two coins, thrown until somebody falls. */
  const coins: Parameters<typeof kit.playedOut<readonly [number, number], string>>[1] = {
    round: ([one, other]) =>
      [0, 1].flatMap((lost) =>
        [0, 1].map((fallen) => ({ value: [one - lost, other - fallen] as const, chance: 1 / 4 })),
      ),
    isOver: ([one, other]) => one === 0 || other === 0,
    key: (left) => left.join(),
    worth: ([one, other]) => one + other,
  };
  it('of a battle fight rounds again in which nothing happens', () => {
    const { ended, open } = kit.playedOut(kit.surely([1, 1] as const), coins);
    expect(open).toBe(0);
    expect(ended.map(({ value }) => value.join())).toEqual(['1,0', '0,1', '0,0']);
    for (const { chance } of ended) expect(chance).toBeCloseTo(1 / 3, 12);
  });

  it('of a battle say what was not followed: rare states, too many of them, rounds in which nothing ever happens', () => {
    const total = (spread: kit.Spread<unknown>) => spread.reduce((sum, { chance }) => sum + chance, 0);
    for (const limits of [{ rarest: 0.2 }, { most: 2 }]) {
      const { ended, open } = kit.playedOut(kit.surely([3, 3] as const), { ...coins, ...limits });
      expect(open).toBeGreaterThan(0.1);
      expect(total(ended) + open).toBeCloseTo(1, 12);
    }
    const never = kit.playedOut(kit.surely([1, 1] as const), { ...coins, round: kit.surely });
    expect(never).toEqual({ ended: [], open: 1 });
  });
});
