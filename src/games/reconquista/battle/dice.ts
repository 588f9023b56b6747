import * as kit from '../../../kit/index.js';
import type { UnitKind } from '../facts/ids.js';
import { countOf, type Troops } from '../state/troops.js';

/** The lowest hitting face (12.1). */
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

export function isHit(unit: UnitKind, face: number): boolean {
  return face >= HITS_ON[unit];
}

/** The dice of these units, grouped by chance to hit. */
export function shotsOf(units: Troops): readonly kit.Shots[] {
  const throwing = THROW_ORDER.filter((unit) => countOf(units, unit) > 0);
  return throwing.map((unit) => ({ dice: countOf(units, unit), chance: kit.shareOf(6, (face) => isHit(unit, face)) }));
}

export type Role = 'attacker' | 'defender';

/** Who rolls first in the first round: the side with El Cid, else the defender in mountains (12.3). */
export function initiative(attackerCid: boolean, defenderCid: boolean, mountain: boolean): Role | null {
  if (attackerCid !== defenderCid) return attackerCid ? 'attacker' : 'defender';
  return mountain && !attackerCid ? 'defender' : null;
}
