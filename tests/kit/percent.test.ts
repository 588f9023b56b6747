import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { percentOf, percentSaid, percentsSaid, tenthsOf, tenthsTogether } from '../../src/kit/chance/percent.js';

const GAMES = path.resolve(import.meta.dirname, '../../src/games');

describe('a chance in percent', () => {
  it('is 0 or 100 only where that is certain', () => {
    expect([0, 0.001, 0.004, 0.006, 0.5, 0.994, 0.996, 0.9999, 1].map(percentOf)).toEqual([
      0,
      '<1',
      '<1',
      1,
      50,
      99,
      '>99',
      '>99',
      100,
    ]);
    expect(percentSaid(0.999)).toBe('>99 %');
    expect(percentsSaid([1 / 3, 0.9999, 1])).toBe('33/>99/100 %');
  });

  it('has one decimal where it is exact, and the same care', () => {
    expect([0, 0.0004, 0.6244, 0.9996, 1].map(tenthsOf)).toEqual(['0', '<0.1', '62.4', '>99.9', '100']);
  });

  it('adds up to 100, with the rounding where it weighs least', () => {
    expect(tenthsTogether([1 / 3, 1 / 3, 1 / 3])).toEqual(['33.4', '33.3', '33.3']);
    expect(tenthsTogether([0.99999, 0.00001, 0])).toEqual(['>99.9', '<0.1', '0']);
    expect(tenthsTogether([1, 0, 0])).toEqual(['100', '0', '0']);
  });

  it('is never rounded by a game itself: 100 % would be said of what is not certain', () => {
    const rounding = /Math\.round\(100 \*|Math\.round\(\(100 \*|\* 100\)\.to|\* 100\)|100 \* \w+\)\.to/;
    const own = readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && rounding.test(readFileSync(path.join(GAMES, file), 'utf8')),
    );
    expect(own).toEqual([]);
  });
});
