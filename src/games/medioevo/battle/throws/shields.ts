import { isTerritory } from '../../facts/place-ids.js';
import { type Battle, otherSide, type Side } from '../../state/battle.js';
import type { Medioevo } from '../../state/state.js';
import type { Protection } from './fire.js';

type Field = Pick<Battle, 'at' | 'attacker' | 'defender' | 'protection' | 'crews'>;

const isMarked = (state: Medioevo, { at }: Field, kind: 'tower' | 'second-protection', seat: string) =>
  state.lasting.some((one) => one.kind === kind && one.at === at && one.seat === seat);

/** Protection from a kind of damage: the building's level, plus one for a Militia (card 26). */
export function guardLevel(state: Medioevo, field: Field, side: Side): number {
  const level = isTerritory(field.at) ? (state.lands[field.at].military?.level ?? 0) : 0;
  return level + (isMarked(state, field, 'tower', field[side]) ? 1 : 0);
}

/** Does the building protect from this kind: the named one, or the second from a Scientist (card 12)? */
export function shields(state: Medioevo, field: Field, side: Side, kind: Protection): boolean {
  if (field.protection === kind) return true;
  return isMarked(state, field, 'second-protection', field[side]) && second(field, side) === kind;
}

/** The melee or, if already protected, the enemy's shooting. */
function second(field: Field, side: Side): Protection {
  if (field.protection !== 'melee') return 'melee';
  return field.crews[otherSide(side)].length > 0 ? 'siege' : 'archers';
}
