import type { Action } from '../../../core/action.js';
import type { NameTerm, Phrase, Terms } from '../../../core/result.js';
import { isProvince } from '../state/reading.js';

/** A possible action: its worth to its player, and why. */
export interface Option {
  readonly action: Action;
  readonly value: number;
  readonly reason: Phrase;
}

export function option(action: Action, value: number, key: string, values?: Terms): Option {
  return { action, value, reason: values === undefined ? { key } : { key, values } };
}

/** Best first; among equals the first named. */
export function ranked(options: readonly Option[]): readonly Option[] {
  return [...options].sort((one, other) => other.value - one.value);
}

/** A province or another area, as a reason names it. */
export function placeTerm(area: string): NameTerm {
  return { kind: isProvince(area) ? 'province' : 'area', id: area };
}
