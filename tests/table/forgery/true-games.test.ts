import { expect, it } from 'vitest';
import { SUBJECTS } from '../../kit/fuzz/subjects.js';
import { judged } from './judged.js';
import { trueExport } from './true-games.js';

// A small part of `npm run exports`: games as people play them, with all that happens at tables, exported by somebody.
const EACH = 10;
/** Of a game in play, brought along before its end, or played once more with the settings of a last time, not all is told. */
const UNTOLD = ['hidden', 'sealed', 'settings'];

it.each(SUBJECTS.map((subject) => [subject.module.id, subject] as const))(
  'true exports of %s are never called wrong',
  async (_id, subject) => {
    for (let seed = 501; seed < 501 + EACH; seed++) {
      const { text } = await trueExport(subject, seed);
      const { code, what, said } = await judged(subject.module, text);
      expect(code, `${seed}: ${said}`).not.toBe(1);
      expect(what.filter((one) => !UNTOLD.includes(one))).toEqual([]);
    }
  },
);
