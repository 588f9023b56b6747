import type { Json } from '../../../core/json.js';
import type { NameTerm } from '../../../core/result.js';
import type { Side } from '../combat/contest.js';

/** A side of a contest as a value of a sentence: it is put into words in the reader's language. */
export function sideTerm(side: Side): NameTerm {
  return { kind: 'side', id: JSON.stringify(side) };
}

export function sideOf(id: string): Json {
  try {
    return JSON.parse(id);
  } catch {
    return null;
  }
}
