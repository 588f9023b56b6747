import type { SlotValue } from '../../core/action.js';
import type { Choice, Domain } from '../../core/offer.js';
import type { NameTerm, Terms } from '../../core/result.js';
import type { GameWords } from '../../core/words.js';

/** What a game says of how its commands are typed: names besides those of its words, and which option means what. */
export interface Lexicon {
  readonly words: Pick<GameWords, 'say' | 'name' | 'several'>;
  /**
   * Short and plural forms: `{ unit: { infantry: ['inf', 'infanterie'] } }`. They are not shortened further, nor is any
   * name of a kind that has them to a letter or two: who types "foo" must not get foot.
   */
  readonly nicknames?: { readonly [kind: string]: { readonly [id: string]: readonly string[] } };
  /** Names besides those of the words ("off the board"). */
  alsoCalled?(choice: Choice): readonly string[];
  /** Longer names, made of those it has ("infantry across the river"). */
  qualified?(choice: Choice, names: readonly string[]): readonly string[];
  /** Where it stands, for choices of one name that stand in several places: "2 infantry Seville". */
  placeOf?(choice: Choice): NameTerm | null;
  /** Everything that has a name of its own, by option: suggested where nothing in particular is asked, never a slip. */
  readonly things?: { readonly [option: string]: readonly Choice[] };
  /** Options that may stand for a slot besides the one of its name: `{ area: ['province', 'to'] }`. */
  readonly aliases?: Aliases;
  /** Of one verb, instead of `aliases`. */
  readonly aliasesOf?: { readonly [verb: string]: Aliases };
  /** Slots that bear the names of things are answered in one option: `{ units: UNITS }`, "infantry: 2 badajoz; castle: porto". */
  readonly within?: { readonly [option: string]: readonly Choice[] };
  /** Verbs that one command does several times. */
  readonly repeats?: { readonly [verb: string]: Repeats };
  /** Verbs this command may stand for; the one on offer is used. Default: the verb of the same name. */
  readonly verbs?: { readonly [command: string]: readonly string[] };
  /** Commands that end the same in another way: where one is not possible now, that of these which is offered is named. */
  readonly besides?: { readonly [command: string]: readonly string[] };
  /**
   * What a slot that is not typed is filled with where there is a choice. Only where nothing can be lost by it: a verb
   * may not decide by itself what a button would have asked.
   */
  readonly usual?: { readonly [slot: string]: Usual };
  /** Added to the question for units that are missing: how to write them. */
  example?(domain: Question): Terms;
}

export type Aliases = { readonly [slot: string]: readonly string[] };
export type Question = Exclude<Domain, { readonly kind: 'done' }>;
export type Value = Exclude<SlotValue, undefined>;

/**
 * The first choice, everything there is, the most; the least: number, no text, none of what may be none; one, where numbers
 * count from it; of these choices the first that is offered.
 */
type Usual = 'first' | 'all' | 'least' | 'most' | 'one' | readonly string[];

export interface Repeats {
  /** The option that says how often; without it once. */
  readonly times: string;
  readonly most: number;
  /** Instead of this slot several things may be listed in this option: "2 infantry, cavalry". */
  readonly each?: { readonly slot: string; readonly option: string; readonly things: readonly Choice[] };
}
