import type { Side, UnitKind } from '../facts/ids.js';
import { countOf, type Troops } from '../state/troops.js';

/** The least face that hits (12.1). */
export const HITS_ON: Readonly<Record<UnitKind, number>> = {
  garrison: 5,
  rebel: 5,
  army: 4,
  mercenary: 4,
  crusader: 4,
  order: 3,
};

/** The order in which dice are thrown. */
const THROW_ORDER: readonly UnitKind[] = ['garrison', 'rebel', 'army', 'mercenary', 'crusader', 'order'];

/** Every unit throws one die. */
export function throwersOf(units: Troops): readonly UnitKind[] {
  const throwers: UnitKind[] = [];
  for (const kind of THROW_ORDER) for (let left = countOf(units, kind); left > 0; left--) throwers.push(kind);
  return throwers;
}

/** Who rolls first in the first round: El Cid's side, else the defender in mountains (12.3). */
export function initiative(
  attacker: { readonly side: Side; readonly cid: boolean },
  defender: { readonly side: Side; readonly cid: boolean },
  mountain: boolean,
): Side | null {
  if (attacker.cid !== defender.cid) return attacker.cid ? attacker.side : defender.side;
  return mountain && !attacker.cid ? defender.side : null;
}
