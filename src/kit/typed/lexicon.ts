import type { Choice } from '../../core/offer.js';
import type { GameWords } from '../../core/words.js';

/** What a game says of how its commands are typed: names besides those of its words, and which option means what. */
export interface Lexicon {
  readonly words: Pick<GameWords, 'say' | 'name'>;
  /** Short and plural forms, never shortened further: `{ unit: { infantry: ['inf', 'infanterie'] } }`. */
  readonly nicknames?: { readonly [kind: string]: { readonly [id: string]: readonly string[] } };
  /** More of what a choice may be called, made of the names it has ("infantry Seville"). */
  qualified?(choice: Choice, names: readonly string[]): readonly string[];
  /** Everything that has a name of its own, by option: suggested where nothing in particular is asked, never a slip. */
  readonly things?: { readonly [option: string]: readonly Choice[] };
  /** Options that may stand for a slot besides the one of its name: `{ area: ['province', 'to'] }`. */
  readonly aliases?: Aliases;
  /** The verb that a command means, or several of which the one that is offered; without it the verb of its name. */
  readonly verbs?: { readonly [command: string]: readonly string[] };
  /**
   * What a slot that is not typed is filled with where there is a choice. Only where nothing can be lost by it: a verb
   * may not decide by itself what a button would have asked.
   */
  readonly usual?: { readonly [slot: string]: Usual };
}

export type Aliases = { readonly [slot: string]: readonly string[] };

/** The first choice, everything there is, the least number or the most. */
export const USUALS = ['first', 'all', 'least', 'most'] as const;
export type Usual = (typeof USUALS)[number];
