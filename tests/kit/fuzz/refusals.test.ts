import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/core/words.js';
import { GAMES } from '../../../src/games/registry.js';
import { plainStyle, wordsOf } from '../../../src/table/words/words.js';
import { atNight, SEED } from '../../support/portion.js';
import { refusalsOf } from './refusals.js';
import type { Subject } from './subject.js';
import { SUBJECTS } from './subjects.js';

const SAY = wordsOf(GAMES);
const OURS = SUBJECTS.filter(({ module }) => GAMES.some(({ id }) => id === module.id));
/** The most that may be refused without a reason of its own. */
const MOST = 0.02;

describe.each(OURS.map((subject): [string, Subject] => [subject.module.id, subject]))('%s', (id, subject) => {
  it('refuses what people type by chance with a reason, in each language', () => {
    const bare = new Set<string>();
    const { refused, generic, codes, examples } = refusalsOf(subject, {
      games: atNight(60, 4),
      acts: atNight(2_000, 400),
      seed: SEED * 1_000,
      each(rejection, typed) {
        for (const locale of LOCALES) {
          const said = SAY({ from: 'rejection', module: id, rejection }, plainStyle(locale, {}));
          if (said === '' || /[{}]|^reject|\bnull\b|undefined/.test(said)) bare.add(`${locale}: ${typed}: ${said}`);
        }
      },
    });
    if (process.env.REFUSALS === '1')
      console.log(id, refused, generic, (generic / refused).toFixed(3), [...codes], examples.join('\n'));
    expect([...bare]).toEqual([]);
    expect(refused).toBeGreaterThan(50);
    expect(generic / refused, examples.join('\n')).toBeLessThan(MOST);
  });
});
