import { expect, test } from 'vitest';
import { tallyOf } from './campaigns.js';

test('a sensible Roman wins the easiest level far more often than the middle one, and that than the hardest', () => {
  const [easy, middle, hard] = ['75451', '64342', '53233'].map((level) => tallyOf(level, 24).conquered);
  expect(easy).toBeGreaterThan(18);
  expect(middle).toBeLessThan(easy ?? 0);
  expect(hard).toBeLessThan(middle ?? 0);
});
