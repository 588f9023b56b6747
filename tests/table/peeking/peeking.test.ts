import { describe, expect, it } from 'vitest';
import { SUBJECTS } from '../../kit/fuzz/subjects.js';
import { peek } from './peek.js';

// The whole of it: npm run peek -- 20000
describe('whoever is answered learns nothing from a die that was not written', () => {
  it.each(SUBJECTS.map((subject) => [subject.module.id, subject] as const))('%s', async (_id, subject) => {
    const peeked = await peek(subject, 400, 1);
    expect(peeked.leaks).toEqual([]);
    expect(peeked.stopped).toBeGreaterThan(0);
    expect(peeked.refused).toBeGreaterThan(0);
  });
});
