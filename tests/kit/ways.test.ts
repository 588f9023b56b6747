import { describe, expect, it } from 'vitest';
import { SeededDice } from '../../src/kit/advice/seeded-dice.js';
import { everyWay, type Fork, type Spread } from '../../src/kit/index.js';

const DIE: Spread<number> = [1, 2, 3, 4, 5, 6].map((value) => ({ value, chance: 1 / 6 }));
const NO_LOT = () => {
  throw new Error('nothing is drawn by lot');
};

function lots(seed: number): () => number {
  const dice = new SeededDice(seed);
  return () => (dice.roll(1e6) - 1) / 1e6;
}

/** A die is thrown until it shows more than 2; then another one, if it shows a 6. */
function thrown(fork: Fork): number {
  for (;;) {
    const face = fork.take(DIE);
    if (face === 6) return face + fork.take(DIE);
    if (face > 2) return face;
  }
}

describe('the ways that chance may take', () => {
  it('are all followed, each with its probability', () => {
    const twice = everyWay((fork) => fork.take(DIE) + fork.take(DIE), { rarest: 0, lot: NO_LOT });
    expect(twice.spread).toHaveLength(36);
    expect(twice.sampled).toBe(0);
    const seven = twice.spread.filter(({ value }) => value === 7);
    expect(seven.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1 / 6, 10);
  });

  it('go on from different forks, and share what they were worth', () => {
    const { spread } = everyWay((fork) => (fork.take(DIE) === 1 ? fork.take(DIE) : 0), { rarest: 0, lot: NO_LOT }, 0.5);
    expect(spread).toHaveLength(11);
    expect(spread.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(0.5, 10);
  });

  it('are drawn by lot where they are rare, so that nothing goes on forever, and no sum is biased', () => {
    let [sum, all, seven] = [0, 0, 0];
    for (let seed = 1; seed <= 400; seed++) {
      const { spread, sampled } = everyWay(thrown, { rarest: 0.05, lot: lots(seed) });
      expect(sampled).toBeGreaterThan(0);
      expect(spread.every(({ chance }) => chance >= 0.05 - 1e-12)).toBe(true);
      for (const { value, chance } of spread) {
        all += chance;
        sum += value * chance;
        if (value === 7) seven += chance;
      }
    }
    expect(all / 400).toBeCloseTo(1, 2);
    expect(seven / 400).toBeCloseTo(1 / 24, 2);
    expect(sum / 400).toBeCloseTo((3 + 4 + 5 + 9.5) / 4, 1);
  });
});
