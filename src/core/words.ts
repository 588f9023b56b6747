import type { GameEvent } from './chronicle.js';
import type { JsonObject } from './json.js';
import type { Locale } from './languages.js';
import type { NameTerm, Terms } from './result.js';

export { isLocale, LOCALES, type Locale } from './languages.js';

/**
 * A game's words in every language. The table asks by key and never builds a sentence itself:
 * `game` (its name), `reject.<code>`, `verb.<verb>`, `slot.<slot>`, `choice.<id>`, `note.<note>`, `owe.<what>`,
 * `roll.<what>`, `preview.<key>`, `answer.<key>`, `status.<key>`, `card.<key>`, `plan.<key>`, `chapter.<what>`, `topic.<topic>`, `rules.<topic>`,
 * `command.<name>[.<sub>][.<option>]` (descriptions, at most 100 characters),
 * `command-name.<name>` and `option-name.<name>` (one lower-case word, as shown in Discord in that language).
 * A value that is a seat is a name term of kind `seat`; the table puts the person's name in its place beforehand.
 */
export interface GameWords {
  /** What `/rules topic:…` can tell; each is said as `rules.<topic>`, its name as `topic.<topic>`. */
  readonly ruleTopics: readonly string[];
  /** Null where the game has no such key: the table then uses its own words. */
  say(locale: Locale, key: string, values?: Terms): string | null;
  name(locale: Locale, term: NameTerm): string;
  /**
   * The name of several, of what is counted, or of so many as are given, within a sentence: people type it as they read
   * it. Null where it has none of its own.
   */
  several?(locale: Locale, term: NameTerm, count?: number): string | null;
  /** A sentence or two for the log, or null for what is not worth one. The table adds `people`, the names in the seats. */
  describe(locale: Locale, event: GameEvent, people: JsonObject): string | null;
  /** Several events in a row, each like the one before it, that one sentence tells. Without it each has its own. */
  readonly together?: {
    alike(one: GameEvent, next: GameEvent): boolean;
    describe(locale: Locale, events: readonly GameEvent[], people: JsonObject): string;
  };
  /**
   * Events as they are told: without what others of them tell already, with what only the view knows (the odds that an
   * attack had). As they are, without it.
   */
  condense?(events: readonly GameEvent[], view: JsonObject): readonly GameEvent[];
}
