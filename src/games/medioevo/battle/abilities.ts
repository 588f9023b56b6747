import type { UnitType } from '../facts/kinds.js';
import { isTerritory, type PlaceId } from '../facts/place-ids.js';
import { captainLevels, countOf, type Units } from '../state/units.js';

/** Types with an ability. */
export const ABILITY_TYPES = ['archer', 'light-infantry', 'heavy-infantry', 'cavalry'] as const;
export type AbilityType = (typeof ABILITY_TYPES)[number];
const AT_SEA: readonly AbilityType[] = ['archer', 'light-infantry'];

/** At sea only archers and light infantry have an ability (6.6). */
export function abilitiesAt(at: PlaceId): readonly AbilityType[] {
  return isTerritory(at) ? ABILITY_TYPES : AT_SEA;
}

/**
 * Uses of a captain's level (6.5.5): he fights with a type's ability, frees a type of his side that the enemy has too,
 * or blocks a type of the enemy.
 */
export const CAPTAIN_USES = ['own', 'free', 'stop'] as const;
export type CaptainUse = { readonly use: (typeof CAPTAIN_USES)[number]; readonly type: AbilityType };

/** A side's uses per round: its levels above the enemy's (6.5.5). */
export function captainUses(own: Units, enemy: Units): number {
  return Math.max(0, captainLevels(own) - captainLevels(enemy));
}

export interface Fighting {
  /** Its units, without crews. */
  readonly units: Units;
  readonly captain: readonly CaptainUse[];
  /** A larger number of a type than the enemy's may be used although he has it (card 4). */
  readonly majority?: boolean;
}

const does = (side: Fighting, use: CaptainUse['use'], type: UnitType) =>
  side.captain.filter((one) => one.use === use && one.type === type).length;

/** May this type use its ability: only one side has it, or a captain or a card allows it (6.5.1, 6.5.2, 6.5.4)? */
function isActive(side: Fighting, enemy: Fighting, type: AbilityType): boolean {
  const [own, his] = [countOf(side.units, type), countOf(enemy.units, type)];
  if (own === 0 || does(enemy, 'stop', type) > 0) return false;
  return his === 0 || does(side, 'free', type) > 0 || (side.majority === true && own > his);
}

/** Could a unit given this ability use it now: the enemy lacks the type, or a captain or a card allows it? */
export function mayUse(side: Fighting, enemy: Fighting, type: AbilityType): boolean {
  if (does(enemy, 'stop', type) > 0) return false;
  return countOf(enemy.units, type) === 0 || does(side, 'free', type) > 0 || isActive(side, enemy, type);
}

/** How many use this type's ability this round: its units if active, and the captain acting as one. */
export function usersOf(side: Fighting, enemy: Fighting, type: AbilityType): number {
  const units = isActive(side, enemy, type) ? countOf(side.units, type) : 0;
  return units + does(side, 'own', type);
}

/** The users of heavy infantry and cavalry abilities are fixed before any die, for the whole round (6.5.4). */
export function meleeUsers(own: Fighting, enemy: Fighting, allowed: readonly AbilityType[]) {
  const users = (type: 'heavy-infantry' | 'cavalry') => (allowed.includes(type) ? usersOf(own, enemy, type) : 0);
  return { heavy: users('heavy-infantry'), cavalry: users('cavalry') };
}
