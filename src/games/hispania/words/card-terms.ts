import type { NameTerm, Term } from '../../../core/result.js';
import { UNIT_KINDS } from '../facts/ids.js';

/** Names and counts as the sentences of a card take them. */

export function nation(id: string): NameTerm {
  return { kind: 'nation', id };
}
export function area(id: string): NameTerm {
  return { kind: 'area', id };
}
export function unit(id: string): NameTerm {
  return { kind: 'unit', id };
}
export function leader(id: string): NameTerm {
  return { kind: 'leader', id };
}

export function counts(units: Readonly<Partial<Record<(typeof UNIT_KINDS)[number], number>>>): readonly Term[] {
  return UNIT_KINDS.flatMap((kind): Term[] => {
    const count = units[kind];
    return count === undefined || count === 0 ? [] : [[count, unit(kind)]];
  });
}
