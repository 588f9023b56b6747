import type { GameModule } from '../../core/game-module.js';
import { fold, plain } from '../../core/slips.js';
import { LOCALES, type Locale } from '../../core/words.js';
import type { TableContext } from '../context.js';
import type { Part, Rulebook } from '../ports/rulebooks.js';
import { topicBeginning, topicNamed } from './topics.js';

/** What somebody who types this wants to read: the best, and where else something of it is found. */
export interface Found {
  readonly best: Part | { readonly topic: string };
  readonly parts: readonly Part[];
}

/** A rule, section or chapter by its number; a chapter or a topic by its name; otherwise a search. */
export function findIn(table: TableContext, module: GameModule, book: Rulebook, typed: string): Found | null {
  const named = book.partWith(plain(typed)) ?? chapterNamed(table, module, book, typed);
  if (named !== null) return { best: named, parts: [] };
  const parts = book.search(typed);
  const topic = topicNamed(module, typed) ?? (parts.length === 0 ? topicBeginning(module, typed) : undefined);
  const [first] = parts;
  const best = topic === undefined ? first : { topic };
  return best === undefined ? null : { best, parts };
}

export function isSinglePart(best: Found['best']): best is Part {
  return 'chapter' in best;
}

/** In each game's book; slips are allowed for only if none has the words as they are. */
export function searchAll(
  table: TableContext,
  locale: Locale,
  typed: string,
): readonly { readonly module: GameModule; readonly parts: readonly Part[] }[] {
  const found = (how: 'exactly' | 'nearly') =>
    table.deps.games.map((module) => ({ module, parts: table.book(module, locale)?.search(typed, how) ?? [] }));
  const exact = found('exactly');
  return exact.some(({ parts }) => parts.length > 0) ? exact : found('nearly');
}

/** In any language, with or without its number. */
function chapterNamed(table: TableContext, module: GameModule, book: Rulebook, typed: string): Part | null {
  const wanted = fold(typed);
  const chapters = LOCALES.flatMap((locale) => table.book(module, locale)?.chapters ?? []);
  const named = chapters.find(({ title }) => [title, title.replace(/^\d+ /, '')].some((name) => fold(name) === wanted));
  return named === undefined ? null : book.partWith(named.id);
}
