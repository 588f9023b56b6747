import { inEach, type Locale } from '../../core/languages.js';

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

/** A name by number, "Army|Armies"; one alone is the same for one and for many. */
export function formsOf(sentence: string): { readonly one: string; readonly many: string | null } {
  const [one = sentence, many, ...more] = sentence.includes('{') ? [sentence] : sentence.split('|');
  return { one, many: more.length > 0 ? null : (many ?? null) };
}
