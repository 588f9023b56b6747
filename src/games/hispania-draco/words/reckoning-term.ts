import type { Json } from '../../../core/json.js';
import type { NameTerm } from '../../../core/result.js';
import type { Side } from '../combat/contest.js';

/** A side of a contest as a value of a sentence, put into words in the reader's language; `face`: what its die shows. */
export function sideTerm(side: Side, face = 0): NameTerm {
  return { kind: 'side', id: JSON.stringify(face === 0 ? side : { ...side, face }) };
}

export function sideOf(id: string): Json {
  try {
    return JSON.parse(id);
  } catch {
    return null;
  }
}
