import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCALES, type Locale } from '../core/languages.js';
import type { Rulebook, Rulebooks } from '../table/ports/rulebooks.js';
import { parseBook, type ReadBook } from './parse-book.js';
import { openSearch, type Search } from './search.js';

/** Reads the books of these games, `assets/rules/<game>/<language>.md`. */
export function openRulebooks(games: readonly string[], folder = rulesFolder()): Rulebooks {
  const books = new Map<string, Rulebook>();
  for (const game of games)
    for (const locale of LOCALES) {
      const file = join(folder, game, `${locale}.md`);
      if (existsSync(file)) books.set(`${game}.${locale}`, bookOf(parseBook(readFileSync(file, 'utf8')), locale));
    }
  return { book: (game, locale) => books.get(`${game}.${locale}`) ?? books.get(`${game}.en`) ?? null };
}

function bookOf({ places, ...read }: ReadBook, locale: Locale): Rulebook {
  const { chapters, parts } = read;
  const partAt = (place: number | undefined) => (place === undefined ? null : (parts[place] ?? null));
  let search: Search | null = null;
  return {
    ...read,
    // "6.12" stands for its first rule where no section is called so.
    partWith: (id) =>
      partAt(places.get(id) ?? places.get([...places.keys()].find((one) => one.startsWith(`${id}.`)) ?? '')),
    search(text, how = 'nearly') {
      // Only once somebody searches it.
      search ??= openSearch(chapters, parts, locale);
      return search(text, how).flatMap((place) => partAt(place) ?? []);
    },
  };
}

/** In the project's folder `assets`, wherever the build put this file. */
function rulesFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'assets'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error('the folder assets is missing');
    folder = above;
  }
  return join(folder, 'assets', 'rules');
}
