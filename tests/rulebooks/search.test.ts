import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../src/core/words.js';
import { RULEBOOKS } from '../support/rulebooks.js';
import { QUESTIONS } from './questions.js';

/** Of forty questions so many are answered by the part shown first. */
const ANSWERED = { en: 36, fr: 32, es: 32 } as const;

describe('a search in the rules', () => {
  it.each(LOCALES)('has the right chapter first, in %s', (locale) => {
    expect(QUESTIONS).toHaveLength(40);
    const missed = QUESTIONS.flatMap(({ game, chapters, typed }) => {
      const [first] = RULEBOOKS.book(game, locale)?.search(typed[locale]) ?? [];
      return first !== undefined && chapters.includes(first.chapter) ? [] : [`${game}: ${typed[locale]}`];
    });
    expect(40 - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(ANSWERED[locale]);
  });

  it('reads beginnings, slips and missing accents', () => {
    const first = (game: string, locale: 'en' | 'fr' | 'es', typed: string) =>
      RULEBOOKS.book(game, locale)?.search(typed)[0]?.chapter;
    for (const typed of ['sieg', 'seige', 'SIEGES']) expect(first('reconquista', 'en', typed), typed).toBe('14');
    for (const typed of ['sièges', 'sieges', 'siege']) expect(first('reconquista', 'fr', typed), typed).toBe('14');
    expect(first('hispania', 'es', 'poblacion')).toBe('7');
  });

  it('finds nothing where nothing is said', () => {
    const book = RULEBOOKS.book('reconquista', 'en');
    expect(book?.search('zeppelin')).toEqual([]);
    expect(book?.search('what is the')).toEqual([]);
    expect(book?.search('')).toEqual([]);
  });
});
