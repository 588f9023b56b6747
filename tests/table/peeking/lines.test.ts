import { expect, it } from 'vitest';
import { SUBJECTS } from '../../kit/fuzz/subjects.js';
import { atNight, SEED } from '../../support/portion.js';
import { compareLines } from './lines.js';

/** Games in which one writes lines that nobody else may know of. */
const WRITING = ['medioevo', 'hispania', 'hispania-draco'];
const SOME = atNight(60, 6);

// More of it: npm run peek -- lines 500
it.each(
  SUBJECTS.filter(({ module }) => WRITING.includes(module.id)).map((subject) => [subject.module.id, subject] as const),
)('how many secret lines somebody wrote is told to nobody else, %s', async (_id, subject) => {
  const { leaks, moments, lines } = await compareLines(subject, SOME, SEED);
  expect(leaks).toEqual([]);
  expect(moments).toBeGreaterThan(0);
  expect(lines).toBeGreaterThan(0);
});

it('whoever asks to be asked again in a window is seen by nobody', async () => {
  const hispania = SUBJECTS.filter(({ module }) => module.id === 'hispania');
  for (const subject of hispania) expect((await compareLines(subject, 3, 248421)).leaks).toEqual([]);
  expect(hispania).toHaveLength(1);
});
