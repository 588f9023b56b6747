import type { GameEvent } from './event.js';
import type { JsonObject } from './json.js';
import type { Locale } from './locale.js';
import type { NameTerm, Terms } from './result.js';

/**
 * A game's words in every language. The table asks by key and never builds a sentence itself:
 * `reject.<code>`, `verb.<verb>`, `choice.<id>`, `note.<note>`, `owe.<what>`, `roll.<what>`, `slot.<slot>`,
 * `command.<name>[.<sub>][.<option>]` (descriptions, at most 100 characters), `option.<id>`.
 */
export interface GameWords {
  /** Null where the game has no such key: the table then uses its own words. */
  say(locale: Locale, key: string, values?: Terms): string | null;
  name(locale: Locale, term: NameTerm): string;
  /** A sentence or two for the log, or null for what is not worth one. */
  describe(locale: Locale, event: GameEvent, context: JsonObject): string | null;
}
