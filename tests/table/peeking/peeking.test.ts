import { describe, expect, it } from 'vitest';
import { SUBJECTS } from '../../kit/fuzz/subjects.js';
import { atNight, SEED } from '../../support/portion.js';
import { peek } from './peek.js';

// More of it: npm run peek -- 20000
describe('whoever is answered learns nothing from a die that was not written', () => {
  it.each(SUBJECTS.map((subject) => [subject.module.id, subject] as const))('%s', async (_id, subject) => {
    const peeked = await peek(subject, atNight(400, 80), SEED);
    expect(peeked.leaks).toEqual([]);
    // In a few commands it may be that none of a kind comes about.
    if (atNight(1, 0) === 1) expect(Math.min(peeked.stopped, peeked.refused)).toBeGreaterThan(0);
    else expect(peeked.stopped + peeked.refused).toBeGreaterThan(0);
  });

  it('nor from advice, which thinks without the seed', async () => {
    const solitaire = SUBJECTS.filter(({ module }) => module.id === 'reconquista');
    for (const subject of solitaire) expect((await peek(subject, 80, 77821)).leaks).toEqual([]);
    expect(solitaire).toHaveLength(1);
  });
});
