import type { NameTerm, Term, Terms } from '../../../core/result.js';
import type { Locale } from '../../../core/words.js';
import { type Filling, fill } from '../../../kit/words/template.js';
import { filledTerms as filledBy, type Naming } from '../../../kit/words/terms.js';
import { UNIT_KINDS } from '../facts/ids.js';
import { areaName, nameOf } from './names.js';
import { sentence } from './sentence.js';
import { countedUnits, isUnitName } from './units.js';

/** Names and counts in the form card sentences need. */

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

export function unitTerms(units: Readonly<Partial<Record<(typeof UNIT_KINDS)[number], number>>>): readonly Term[] {
  return UNIT_KINDS.flatMap((kind): Term[] => {
    const count = units[kind];
    return count === undefined || count === 0 ? [] : [[count, unit(kind)]];
  });
}

const NAMING: Naming = {
  name: nameOf,
  counted(locale, { kind, id }, count) {
    if (kind === 'in-province' || kind === 'in-area') {
      return fill(locale, sentence(locale, `part.${kind}`), { count, area: areaName(locale, id) });
    }
    if (kind !== 'unit') return null;
    return isUnitName(id) ? countedUnits(locale, id, count) : id;
  },
};

/** Values of a sentence in words: translated names, counted units. */
export function filledForCard(locale: Locale, values: Terms): Filling {
  return filledBy(locale, values, NAMING);
}
