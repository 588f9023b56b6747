import { LOCALES, type Locale } from '../../core/languages.js';
import type { NameTerm } from '../../core/result.js';
import { type Catalogue, formsOf } from './catalogue.js';
import { figure, isSingular } from './number.js';

/** The name of a thing, or of this many ("3 Armies"); its id if the catalogue has none. */
export function nounIn(catalogue: Catalogue, locale: Locale, { kind, id }: NameTerm, count?: number): string {
  const { one, many } = formsOf(catalogue[locale][`${kind}.${id}`] ?? id);
  if (count === undefined) return one;
  return `${figure(locale, count)} ${isSingular(locale, count) ? one : (many ?? one)}`;
}

/** Its name in every language: maps leave room for the longest. */
export function namesInAll(catalogue: Catalogue, kind: string, id: string): readonly string[] {
  return LOCALES.map((locale) => nounIn(catalogue, locale, { kind, id }));
}

/** Words people may type, of all languages together. */
export function typedWords<Key extends string>(catalogue: Catalogue<Key>, key: Key): readonly string[] {
  return [...new Set(LOCALES.flatMap((locale) => catalogue[locale][key].split(', ')))].filter((word) => word !== '');
}

/** Words people may type for a thing, in any language: `typed.unit.army` is "troops, host". */
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

/** Topics of `/rules`: each has its name, `topic.<topic>`, and its text, `rules.<topic>`. */
export function topicsIn({ en }: Catalogue): readonly string[] {
  return Object.keys(en).flatMap((key) => (key.startsWith('topic.') ? [key.slice('topic.'.length)] : []));
}
