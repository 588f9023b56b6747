import type { Locale } from '../../core/words.js';

/** The books of rules that players read. */
export interface Rulebooks {
  /** In English if there is none in this language; null: the game has no book. */
  book(game: string, locale: Locale): Rulebook | null;
}

export interface Rulebook {
  readonly title: string;
  /** What the game is about: what stands before the first chapter. */
  readonly about: string;
  readonly chapters: readonly Chapter[];
  /** All parts, in the order of the book. */
  readonly parts: readonly Part[];
  /** The part with this rule, section or chapter, by its number or word ("6.5.4", "goal"). */
  partWith(id: string): Part | null;
  /** The parts in which something is found, the best first; slips are allowed for unless it is asked exactly. */
  search(text: string, how?: 'exactly' | 'nearly'): readonly Part[];
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
}

/** As much as one message shows. */
export interface Part {
  /** Of its chapter or section: the same in all languages. */
  readonly id: string;
  /** A long section is cut into several, counted from 0. */
  readonly page: number;
  readonly pages: number;
  /** The id of its chapter. */
  readonly chapter: string;
  /** Of its section; of its chapter, if that has none. */
  readonly title: string;
  /** As Discord formats it: bold words, lists, quotations. */
  readonly text: string;
}
