import type { NameTerm } from './result.js';
import type { GameWords } from './words.js';

/**
 * Why something is refused, where the rules give no reason of the moment: a clause of the game's words, as a value of
 * the refusal. Null: the game has none.
 */

/** When a verb is possible at all: `when.<verb>`. */
export function whenTerm(words: Pick<GameWords, 'say'>, verb: string): NameTerm | null {
  return clause(words, 'when', verb);
}

/** What may be chosen there: `wanted.<verb>.<slot>`, or `wanted.<slot>` for all verbs. */
export function wantedTerm(words: Pick<GameWords, 'say'>, verb: string, slot: string): NameTerm | null {
  return clause(words, 'wanted', `${verb}.${slot}`) ?? clause(words, 'wanted', slot);
}

function clause(words: Pick<GameWords, 'say'>, kind: string, id: string): NameTerm | null {
  return words.say('en', `${kind}.${id}`) === null ? null : { kind, id };
}
