import MiniSearch from 'minisearch';
import type { Locale } from '../core/languages.js';
import { plain } from '../core/slips.js';
import type { Chapter, Part } from '../table/ports/rulebooks.js';
import { STOP_WORDS } from './stop-words.js';

/** A line of a part: a rule, a row of a table, a paragraph. Words that stand in one line belong together. */
interface Line {
  readonly id: number;
  /** The place of its part. */
  readonly part: number;
  readonly chapter: string;
  readonly title: string;
  readonly text: string;
}

/** Rules come before what only sums them up. */
const SUMS_UP = ['turn', 'tables', 'scenarios', 'variants', 'reconstructed'];
const SUM = 0.35;
/** So much of a word may be wrong; short ones and numbers would become others. */
const SLIPS = 0.4;
/** So much of one that the book has, for its other endings: "plays" for "play". */
const ENDING = 0.2;
/** Each further line of a part counts so much of the one before. */
const FURTHER = 0.3;

/** Finds the places of parts, the best first. */
export type Search = (typed: string, how: 'exactly' | 'nearly') => readonly number[];

/** Beginnings of words are understood, and where the book has no such word, slips; accents and case are ignored. */
export function openSearch(chapters: readonly Chapter[], parts: readonly Part[], locale: Locale): Search {
  const lines = linesOf(chapters, parts);
  const sumsUp = new Set(parts.flatMap(({ chapter }, part) => (SUMS_UP.includes(chapter) ? [part] : [])));
  const known = new Set<string>();
  const termIn = (word: string): string | null => {
    const term = plain(word);
    return term === '' || STOP_WORDS[locale].has(term) ? null : term;
  };
  const index = new MiniSearch<Line>({
    fields: ['title', 'chapter', 'text'],
    processTerm: (word) => {
      const term = termIn(word);
      if (term !== null) known.add(term);
      return term;
    },
    searchOptions: {
      processTerm: termIn,
      boost: { title: 2, chapter: 1.5 },
      prefix: (term) => term.length > 2,
      maxFuzzy: 2,
    },
  });
  index.addAll(lines);
  const isBegun = (term: string) => [...known].some((word) => word.startsWith(term));
  const slips = (term: string) => term.length > 3 && !/\d/.test(term) && (isBegun(term) ? ENDING : SLIPS);
  return (typed, how) => {
    const found = new Map<number, number[]>();
    for (const { id, score, queryTerms } of index.search(typed, how === 'nearly' ? { fuzzy: slips } : {})) {
      const part = lines[Number(id)]?.part ?? 0;
      // What has more of the words comes first, however rare one of them is.
      found.set(part, [...(found.get(part) ?? []), score * queryTerms.length]);
    }
    return [...found]
      .map(([part, scores]) => ({ part, score: inAll(scores) * (sumsUp.has(part) ? SUM : 1) }))
      .sort((one, other) => other.score - one.score)
      .map(({ part }) => part);
  };
}

function linesOf(chapters: readonly Chapter[], parts: readonly Part[]): readonly Line[] {
  return parts
    .flatMap(({ text, title, chapter }, part) =>
      text.split('\n').flatMap((line) => {
        const above = chapters.find(({ id }) => id === chapter)?.title ?? '';
        return line.trim() === '' ? [] : [{ part, chapter: above, title, text: line }];
      }),
    )
    .map((line, id) => ({ ...line, id }));
}

function inAll(scores: readonly number[]): number {
  return [...scores]
    .sort((one, other) => other - one)
    .reduce((sum, score, further) => sum + score * FURTHER ** further, 0);
}
