import type { UnitType } from '../facts/kinds.js';
import { isTerritory, type PlaceId } from '../facts/place-ids.js';
import { captainLevels, countOf, type Units } from '../state/units.js';

/** Types whose ability counts. */
export const ABILITY_TYPES = ['archer', 'light-infantry', 'heavy-infantry', 'cavalry'] as const;
export type AbilityType = (typeof ABILITY_TYPES)[number];
const AT_SEA: readonly AbilityType[] = ['archer', 'light-infantry'];

/** At sea archers and light infantry alone have an ability (6.6). */
export function abilitiesAt(at: PlaceId): readonly AbilityType[] {
  return isTerritory(at) ? ABILITY_TYPES : AT_SEA;
}

/**
 * What a captain does with one of his levels (6.5.5): he has the ability of a type himself, lets a type of his side use
 * its ability although the enemy has that type, or stops a type of the enemy.
 */
export const CAPTAIN_USES = ['own', 'free', 'stop'] as const;
export type CaptainUse = { readonly use: (typeof CAPTAIN_USES)[number]; readonly type: AbilityType };

/** How many uses a side has in a round: its levels above those of the enemy (6.5.5). */
export function captainUses(own: Units, enemy: Units): number {
  return Math.max(0, captainLevels(own) - captainLevels(enemy));
}

export interface Fighting {
  /** Who is in it, crews apart. */
  readonly units: Units;
  readonly captain: readonly CaptainUse[];
  /** With more of a type than the enemy one may use it although he has it (card 4). */
  readonly majority?: boolean;
}

const does = (side: Fighting, use: CaptainUse['use'], type: UnitType) =>
  side.captain.filter((one) => one.use === use && one.type === type).length;

/**
 * May the units of this type use their ability: only one side has them, or a captain or a card says so (6.5.1, 6.5.2,
 * 6.5.4)?
 */
function isActive(side: Fighting, enemy: Fighting, type: AbilityType): boolean {
  const [own, his] = [countOf(side.units, type), countOf(enemy.units, type)];
  if (own === 0 || does(enemy, 'stop', type) > 0) return false;
  return his === 0 || does(side, 'free', type) > 0 || (side.majority === true && own > his);
}

/** Could a unit that is given the ability of this type use it now: the enemy lacks it, or a captain or a card says so? */
export function mayUse(side: Fighting, enemy: Fighting, type: AbilityType): boolean {
  if (does(enemy, 'stop', type) > 0) return false;
  return countOf(enemy.units, type) === 0 || does(side, 'free', type) > 0 || isActive(side, enemy, type);
}

/** How many use the ability of this type in this round: the units if theirs is active, and the captain for himself. */
export function usersOf(side: Fighting, enemy: Fighting, type: AbilityType): number {
  const units = isActive(side, enemy, type) ? countOf(side.units, type) : 0;
  return units + does(side, 'own', type);
}

/** Who uses heavy infantry and cavalry is settled before any die, and holds for the round (6.5.4). */
export function meleeUsers(own: Fighting, enemy: Fighting, allowed: readonly AbilityType[]) {
  const users = (type: 'heavy-infantry' | 'cavalry') => (allowed.includes(type) ? usersOf(own, enemy, type) : 0);
  return { heavy: users('heavy-infantry'), cavalry: users('cavalry') };
}
