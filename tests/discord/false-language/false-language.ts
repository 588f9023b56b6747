import { vi } from 'vitest';

/** A language that nobody speaks: English with each word written backwards. Discord's German stands for it. */
export const FALSE = 'de';

const WORD = /\p{L}+/gu;
const backwards = (word: string) => [...word].reverse().join('');

/** Words turned round, but not the names of {values}, nor what is typed as it stands in `code`. */
export function turned(sentence: string): string {
  return sentence
    .split(/(\{\w+(?=[:}])|`[^`]*`)/u)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(WORD, backwards)))
    .join('');
}

/** Every word of the false language that was handed out, in small letters. */
export const spoken = new Set<string>();

/** Registers it for whatever is imported from here on. */
export function registerFalseLanguage(): void {
  vi.resetModules();
  vi.doMock('../../../src/core/languages.js', async (original) => {
    const real: typeof import('../../../src/core/languages.js') = await original();
    const languages: Record<string, object> = {
      ...real.LANGUAGES,
      [FALSE]: { ...real.LANGUAGES.en, discord: [FALSE] },
    };
    const locales = Object.keys(languages);
    return {
      ...real,
      LANGUAGES: languages,
      LOCALES: locales,
      isLocale: (value: string) => locales.includes(value),
      languageOf: (locale: string) => languages[locale],
      inEach: <Made>(make: (locale: string) => Made) => Object.fromEntries(locales.map((one) => [one, make(one)])),
    };
  });
  vi.doMock('../../../src/kit/words/catalogue.js', async (original) => {
    const real: typeof import('../../../src/kit/words/catalogue.js') = await original();
    return {
      ...real,
      catalogueOf(files: { readonly en: Readonly<Record<string, string>> }) {
        const own = Object.entries(files.en).map(([key, sentence]) => [key, turned(sentence)] as const);
        for (const [, sentence] of own) for (const [word] of sentence.matchAll(WORD)) spoken.add(word.toLowerCase());
        return real.catalogueOf(Object.assign({}, files, { [FALSE]: Object.fromEntries(own) }));
      },
    };
  });
}

export function forgetFalseLanguage(): void {
  vi.doUnmock('../../../src/core/languages.js');
  vi.doUnmock('../../../src/kit/words/catalogue.js');
  vi.resetModules();
}

/** Words of a text that are of no false sentence; what was cut off ends in "…". `names`: of persons. */
export function foreign(text: string, names: ReadonlySet<string>): readonly string[] {
  const bare = text.replaceAll(/`[^`]*`|<[^>]*>|\bhttps?:\S+|\*\*|__/gu, ' ');
  return [...bare.matchAll(/(\p{L}+)(…?)/gu)].flatMap(([, word = '', cut]) => {
    const small = word.toLowerCase();
    const known = word.length < 2 || /^[IVX]+$/.test(word) || spoken.has(small) || names.has(word);
    if (known || (cut !== '' && [...spoken].some((one) => one.startsWith(small)))) return [];
    return [word];
  });
}
