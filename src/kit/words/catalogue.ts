import { inEach, type Locale } from '../../core/languages.js';

/** One language's sentences, by key. */
export type Sentences<Key extends string = string> = Readonly<Record<Key, string>>;

/** All sentences of a game or the table, with a file per language. */
export type Catalogue<Key extends string = string> = Readonly<Record<Locale, Sentences<Key>>>;

/** A language's file: the English keys, each sentence with the same {values}. */
export type Translation<English extends Sentences> = { readonly [Key in keyof English]: WithValuesOf<English[Key]> };

type WithValuesOf<Sentence extends string> = Sentence extends `${string}{${infer Value}}${infer Rest}`
  ? `${string}{${NameOf<Value>}${string}` & WithValuesOf<Rest>
  : string;
type NameOf<Value extends string> = Value extends `${infer Name}:${string}` ? Name : Value;

/** A missing file or sentence falls back to English; tests make sure none is missing. */
export function catalogueOf<English extends Sentences>(
  files: { readonly en: English } & { readonly [Other in Locale]?: Sentences },
): Catalogue<keyof English & string> {
  return inEach((locale) => ({ ...files.en, ...files[locale] }));
}

/** A name by number, "Army|Armies"; a single form serves for both. */
export function formsOf(sentence: string): { readonly one: string; readonly many: string | null } {
  const [one = sentence, many, ...more] = sentence.includes('{') ? [sentence] : sentence.split('|');
  return { one, many: more.length > 0 ? null : (many ?? null) };
}
