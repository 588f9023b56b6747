import type { NameTerm, Term } from '../../../core/result.js';
import { UNIT_IDS } from '../facts/kinds.js';
import { BARBARIANS, type Owner } from '../state/land.js';
import type { Units } from '../state/units.js';

/** Whoever owns a piece, as a sentence calls him: the person in a seat, or the barbarians. */
export function ownerTerm(owner: Owner): NameTerm {
  return { kind: owner === BARBARIANS ? 'faction' : 'seat', id: owner };
}

/** Units by kind: "2 archers, 1 captain I". */
export function unitTerms(units: Units): readonly Term[] {
  return UNIT_IDS.flatMap((id): Term[] => ((units[id] ?? 0) === 0 ? [] : [[units[id] ?? 0, { kind: 'unit', id }]]));
}

export function cardTerm(number: number): NameTerm {
  return { kind: 'empire-card', id: `${number}` };
}
