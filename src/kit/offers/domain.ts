import type { Choice, CountedChoice, Domain } from '../../core/offer.js';
import type { NameTerm } from '../../core/result.js';

/** Builds the questions of an offer and their choices. */

export const DONE: Domain = { kind: 'done' };

/** A choice named in the game's words: `named('area', 'toledo')`. */
export function named(kind: string, id: string, note?: string): Choice & { readonly name: NameTerm } {
  const choice = { id, name: { kind, id } };
  return note === undefined ? choice : { ...choice, note };
}

/** One thing of a kind. */
export function askOne(slot: string, kind: string, ids: readonly string[]): Domain {
  return { kind: 'one', slot, choices: ids.map((id) => named(kind, id)) };
}

/** One of some words of the game, each shown as `choice.<id>`. */
export function askWord(slot: string, ids: readonly string[]): Domain {
  return { kind: 'one', slot, choices: ids.map((id) => ({ id })) };
}

export function askNumber(slot: string, min: number, max: number, step = 1): Domain {
  return { kind: 'number', slot, min, max, step };
}

/** Several things of a kind, each with its count; at least one by default. */
export function askSome(
  slot: string,
  kind: string,
  there: Readonly<Record<string, number | undefined>>,
  bounds: { readonly min?: number; readonly max?: number } = {},
): Domain {
  const choices: CountedChoice[] = [];
  for (const [id, count] of Object.entries(there)) {
    if (count !== undefined && count > 0) choices.push({ ...named(kind, id), count });
  }
  const all = choices.reduce((sum, { count }) => sum + count, 0);
  return { kind: 'some', slot, choices, min: bounds.min ?? 1, max: Math.min(bounds.max ?? all, all) };
}

export function askText(slot: string, maxLength: number): Domain {
  return { kind: 'text', slot, maxLength };
}
