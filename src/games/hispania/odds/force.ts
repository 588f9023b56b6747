import type { Hurt } from '../battle/losses.js';
import type { UnitKind } from '../facts/ids.js';
import type { Side, Units } from '../state/battle.js';

/** The types of target from the second round on (6.1), in tie-breaking order. */
export const TYPES = [
  'infantry',
  'elite',
  'cavalry',
  'knight',
  'castle',
  'fort',
  'berber',
] as const satisfies UnitKind[];
const CASTLE = TYPES.indexOf('castle');

/** One side as far as the dice care: the number of each type, and hits that have not felled anything yet. */
export interface Force extends Hurt {
  readonly counts: readonly number[];
}
/** Both sides at one moment. */
export type Forces = { readonly [S in Side]: Force };
export const UNHURT: Hurt = { woundedKnights: 0, castleHits: 0, frailKnights: 0 };

/** Crusaders count as Knights (11 ARAGON): they fire and fall like them. */
export function forceOf(units: Units, { woundedKnights, castleHits, frailKnights }: Hurt): Force {
  const counts = TYPES.map((type) => (units[type] ?? 0) + (type === 'knight' ? (units.crusader ?? 0) : 0));
  return { counts, woundedKnights, castleHits, frailKnights };
}

export function sizeOf(force: Force): number {
  let sum = 0;
  for (const count of force.counts) sum += count;
  return sum;
}

export function isLoneCastle(force: Force): boolean {
  return force.counts[CASTLE] === 1 && sizeOf(force) === 1;
}

/** Unique: fewer than forty of anything are ever in one place, and a Castle takes three hits. */
function keyOf({ counts, woundedKnights, castleHits, frailKnights }: Force): number {
  let key = castleHits;
  for (let type = 0; type < counts.length; type++) key = key * 40 + (counts[type] ?? 0);
  return (key * 40 + woundedKnights) * 40 + frailKnights;
}

/** All states of a side, numbered: the battle is a matrix over these. */
export class Known {
  readonly list: Force[] = [];
  readonly sizes: number[] = [];
  private readonly numbers = new Map<number, number>();

  numberOf(force: Force): number {
    const key = keyOf(force);
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.list.length);
    this.sizes.push(sizeOf(force));
    return this.list.push(force) - 1;
  }
}
