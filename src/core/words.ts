import type { GameEvent } from './chronicle.js';
import type { JsonObject } from './json.js';
import type { Locale } from './languages.js';
import type { NameTerm, Terms } from './result.js';

export { isLocale, LOCALES, type Locale } from './languages.js';

/** What a game is about, how it is won, how long it takes, for whom it is: each a sentence, `glance.<glance>`. */
export const GLANCES = ['about', 'won', 'time', 'people'] as const;
export type Glance = (typeof GLANCES)[number];

/**
 * A game's words in every language. The table asks by key and never builds a sentence itself: `game` (its name),
 * `reject.<code>`, `verb.<verb>`, `slot.<slot>`, `choice.<id>`, `note.<note>`, `owe.<what>`, `roll.<what>`,
 * `preview.<key>`, `answer.<key>`, `status.<key>`, `card.<key>`, `plan.<key>`, `chapter.<what>`, `topic.<topic>`,
 * `rules.<topic>`, `glance.<glance>`, `command.<name>[.<sub>][.<option>]` (descriptions, at most 100 characters), `command-name.<name>`
 * and `option-name.<name>` (one lower-case word, as Discord shows it in that language). A seat as a value is a name
 * term of kind `seat`; the table first replaces it with the person's name.
 */
export interface GameWords {
  /**
   * What `/rules topic:…` tells beside the book of rules, or without one; each is said as `rules.<topic>`, its name as
   * `topic.<topic>`.
   */
  readonly ruleTopics: readonly string[];
  /** Null if the game has no such key: the table then uses its own words. */
  say(locale: Locale, key: string, values?: Terms): string | null;
  name(locale: Locale, term: NameTerm): string;
  /**
   * The plural, or the form for this count, within a sentence: people type it as they read it. Null if it has no
   * plural.
   */
  several?(locale: Locale, term: NameTerm, count?: number): string | null;
  /** A sentence or two for the log, or null if it needs none. The table adds `people`, the names in the seats. */
  describe(locale: Locale, event: GameEvent, people: JsonObject): string | null;
  /** Consecutive similar events told in one sentence. By default each has its own. */
  readonly together?: {
    alike(one: GameEvent, next: GameEvent): boolean;
    describe(locale: Locale, events: readonly GameEvent[], people: JsonObject): string;
  };
  /**
   * Events as told: without what others of them already tell, with what only the view knows (the odds an attack had).
   * By default unchanged.
   */
  condense?(events: readonly GameEvent[], view: JsonObject): readonly GameEvent[];
}
