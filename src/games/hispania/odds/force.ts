import type { Toll } from '../battle/losses.js';
import type { UnitKind } from '../facts/ids.js';
import type { Units } from '../state/battle.js';

/** The types of target from the second round on (6.1), in the order in which a choice between equals falls. */
export const TYPES = [
  'infantry',
  'elite',
  'cavalry',
  'knight',
  'castle',
  'fort',
  'berber',
] as const satisfies UnitKind[];
export const KNIGHT = TYPES.indexOf('knight');
export const CASTLE = TYPES.indexOf('castle');

/** One side as far as the dice care: how many of each type, and the hits that have not yet felled anything. */
export interface Force {
  readonly counts: readonly number[];
  readonly woundedKnights: number;
  readonly castleHits: number;
  /** Knights that fall to the first hit (Indiscipline, 10.3). */
  readonly frailKnights: number;
}

/** Crusaders count among the Knights (11 ARAGON): they fire and fall like them. */
export function forceOf(units: Units, hurt: Pick<Toll, 'woundedKnights' | 'castleHits' | 'frailKnights'>): Force {
  const { woundedKnights, castleHits, frailKnights } = hurt;
  const counts = TYPES.map((type) => (units[type] ?? 0) + (type === 'knight' ? (units.crusader ?? 0) : 0));
  return { counts, woundedKnights, castleHits, frailKnights };
}

export function sizeOf(force: Force): number {
  let sum = 0;
  for (const count of force.counts) sum += count;
  return sum;
}

/** No two alike: fewer than forty of anything are ever in one place, and a Castle takes three hits. */
function keyOf({ counts, woundedKnights, castleHits, frailKnights }: Force): number {
  let key = castleHits;
  for (let type = 0; type < counts.length; type++) key = key * 40 + (counts[type] ?? 0);
  return (key * 40 + woundedKnights) * 40 + frailKnights;
}

/** Every state that a side was found in, by number: the table of the battle is a matrix of these. */
export class Forces {
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
