import type { Action } from '../../../core/action.js';
import type { NameTerm, Phrase, Terms } from '../../../core/result.js';
import { isProvince } from '../state/reading.js';

/** Something that could be done: what it is worth to whoever does it, and why. */
export interface Option {
  readonly action: Action;
  readonly value: number;
  readonly reason: Phrase;
}

export function option(action: Action, value: number, key: string, values?: Terms): Option {
  return { action, value, reason: values === undefined ? { key } : { key, values } };
}

/** The best first; of equals the one named first. */
export function ranked(options: readonly Option[]): readonly Option[] {
  return [...options].sort((one, other) => other.value - one.value);
}

/** A province, or an area that is none, as a reason names it. */
export function placeTerm(area: string): NameTerm {
  return { kind: isProvince(area) ? 'province' : 'area', id: area };
}
