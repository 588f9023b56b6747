import type { SlotValue } from '../../core/action.js';
import type { Choice, Domain } from '../../core/offer.js';
import type { NameTerm, Terms } from '../../core/result.js';
import type { GameWords } from '../../core/words.js';

/** A game's additions to typing: names besides its words, and the meaning of options. */
export interface Lexicon {
  readonly words: Pick<GameWords, 'say' | 'name' | 'several'>;
  /**
   * Short and plural forms: `{ unit: { infantry: ['inf', 'infanterie'] } }`. Kinds that have them accept no further
   * one- or two-letter abbreviations: "foo" must not mean foot.
   */
  readonly nicknames?: { readonly [kind: string]: { readonly [id: string]: readonly string[] } };
  /** Names besides the words ("off the board"). */
  alsoCalled?(choice: Choice): readonly string[];
  /** Longer names built from the given ones ("infantry across the river"). */
  qualified?(choice: Choice, names: readonly string[]): readonly string[];
  /** Where it stands, for equally named choices in several places: "2 infantry Seville". */
  placeOf?(choice: Choice): NameTerm | null;
  /** Named things by option: suggested where nothing in particular is asked, never taken for a misspelling. */
  readonly things?: { readonly [option: string]: readonly Choice[] };
  /** Options besides the slot's own name: `{ area: ['province', 'to'] }`. */
  readonly aliases?: Aliases;
  /** Of one verb, instead of `aliases`. */
  readonly aliasesOf?: { readonly [verb: string]: Aliases };
  /** Slots named after things, answered in one option: `{ units: UNITS }`, "infantry: 2 badajoz; castle: porto". */
  readonly within?: { readonly [option: string]: readonly Choice[] };
  /** Verbs one command can repeat. */
  readonly repeats?: { readonly [verb: string]: Repeats };
  /** Verbs this command may stand for; the one on offer is used. Default: the verb of the same name. */
  readonly verbs?: { readonly [command: string]: readonly string[] };
  /**
   * Commands with the same end by other means: if one is not possible now, the offered one among these is suggested.
   */
  readonly besides?: { readonly [command: string]: readonly string[] };
  /**
   * Fillers for untyped slots with several choices. Only where nothing can be lost: a verb may not decide what a button
   * would have asked.
   */
  readonly usual?: { readonly [slot: string]: Usual };
  /** Added when asking for units: how to write them. */
  example?(domain: Question): Terms;
}

export type Aliases = { readonly [slot: string]: readonly string[] };
export type Question = Exclude<Domain, { readonly kind: 'done' }>;
export type Value = Exclude<SlotValue, undefined>;

/**
 * The first choice, everything, the most; the least (number, no text, none where allowed); one, where counting starts
 * at one; or the first offered of these choices.
 */
type Usual = 'first' | 'all' | 'least' | 'most' | 'one' | readonly string[];

export interface Repeats {
  /** The option for the number of times; default once. */
  readonly times: string;
  readonly most: number;
  /** Lists several things for this slot in this option: "2 infantry, cavalry". */
  readonly each?: { readonly slot: string; readonly option: string; readonly things: readonly Choice[] };
}
