import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../src/core/words.js';
import type { Sentences } from '../../src/kit/index.js';

/** A file of each language, beside each other. */
const folders = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith(path.join('languages', 'en.ts')))
  .map((file) => path.join('src', path.dirname(file)));

/** What sentences fill in, `{count:one|many}` as `count`. */
const valuesOf = (sentence: string) => [...new Set(sentence.match(/(?<=\{)\w+(?=[:}])/g))].sort();

describe.each(folders)('%s', (folder) => {
  it.each(LOCALES)('says everything in %s, with the values of English', async (locale) => {
    const file = path.resolve(folder, `${locale}.ts`);
    expect(existsSync(file), `${folder} has no ${locale}.ts`).toBe(true);
    const english: Sentences = (await import(path.resolve(folder, 'en.ts'))).en;
    const own: Sentences = (await import(file))[locale];
    const { SENTENCES } = await import(path.resolve(folder, 'index.ts'));
    expect(Object.keys(own)).toEqual(Object.keys(english));
    // It is the one that is spoken.
    expect(SENTENCES[locale]).toEqual(own);
    const unlike = Object.entries(english).filter(
      ([key, sentence]) => valuesOf(sentence).join() !== valuesOf(own[key] ?? '').join(),
    );
    expect(unlike).toEqual([]);
    // Nothing is left empty that English says.
    expect(
      Object.entries(english).filter(
        ([key, sentence]) => sentence !== '' && own[key]?.trim() === '' && !key.startsWith('typed.'),
      ),
    ).toEqual([]);
  });
});
