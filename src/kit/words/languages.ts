import type { NameTerm } from '../../core/result.js';
import { LOCALES, type Locale } from '../../core/words.js';
import { figure, isSingular } from './number.js';

/** What one language says, by key. */
export type Sentences<Key extends string = string> = Readonly<Record<Key, string>>;

/** All that a game or the table says: the sentences of each language, from a file each. */
export type Catalogue<Key extends string = string> = Readonly<Record<Locale, Sentences<Key>>>;

/** The file of a language: the keys of the English one, each sentence with the same {values}. */
export type Translation<English extends Sentences> = { readonly [Key in keyof English]: WithValuesOf<English[Key]> };

type WithValuesOf<Sentence extends string> = Sentence extends `${string}{${infer Value}}${infer Rest}`
  ? `${string}{${NameOf<Value>}${string}` & WithValuesOf<Rest>
  : string;
type NameOf<Value extends string> = Value extends `${infer Name}:${string}` ? Name : Value;

/** A language without a file, or without a sentence, speaks English; the tests see that none does. */
export function catalogueOf<English extends Sentences>(
  files: { readonly en: English } & { readonly [Other in Locale]?: Sentences },
): Catalogue<keyof English & string> {
  return inEach((locale) => ({ ...files.en, ...files[locale] }));
}

/** The same made for each language. */
export function inEach<Made>(make: (locale: Locale) => Made): Readonly<Record<Locale, Made>> {
  const made: Partial<Record<Locale, Made>> = {};
  for (const locale of LOCALES) made[locale] = make(locale);
  if (!isWhole(made)) throw new Error('a language is missing');
  return made;
}
function isWhole<Made>(made: Partial<Record<Locale, Made>>): made is Record<Locale, Made> {
  return LOCALES.every((locale) => Object.hasOwn(made, locale));
}

/** A name by number, "Army|Armies"; one alone is the same for one and for many. */
export function formsOf(sentence: string): { readonly one: string; readonly many: string | null } {
  const [one = sentence, many, ...more] = sentence.includes('{') ? [sentence] : sentence.split('|');
  return { one, many: more.length > 0 ? null : (many ?? null) };
}

/** The name of one thing, or of so many of it ("3 Armies"); its id where the catalogue has none. */
export function nounIn(catalogue: Catalogue, locale: Locale, { kind, id }: NameTerm, count?: number): string {
  const { one, many } = formsOf(catalogue[locale][`${kind}.${id}`] ?? id);
  if (count === undefined) return one;
  return `${figure(locale, count)} ${isSingular(locale, count) ? one : (many ?? one)}`;
}

/** What each language calls it: a map leaves room for the longest. */
export function namesInAll(catalogue: Catalogue, kind: string, id: string): readonly string[] {
  return LOCALES.map((locale) => nounIn(catalogue, locale, { kind, id }));
}

/** Words that people type for a thing, of every language: `typed.unit.army` is "troops, host". */
export function typedNames(catalogue: Catalogue): TypedNames {
  const names: Record<string, Record<string, readonly string[]>> = {};
  for (const locale of LOCALES)
    for (const [key, list] of Object.entries(catalogue[locale])) {
      const [, kind, id] = /^typed\.([^.]+)\.(.+)$/.exec(key) ?? [];
      if (kind === undefined || id === undefined) continue;
      const known = names[kind]?.[id] ?? [];
      const own = list.split(', ').filter((name) => name !== '' && !known.includes(name));
      names[kind] = { ...names[kind], [id]: [...known, ...own] };
    }
  return names;
}
type TypedNames = { readonly [kind: string]: { readonly [id: string]: readonly string[] } };
