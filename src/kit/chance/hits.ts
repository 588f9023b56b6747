import type { Spread } from './spread.js';

/** So many dice that each hit with this chance. */
export interface Shots {
  readonly dice: number;
  readonly chance: number;
}

/** The share of a die's faces that hit. */
export function shareOf(sides: number, hits: (face: number) => boolean): number {
  let count = 0;
  for (let face = 1; face <= sides; face++) if (hits(face)) count += 1;
  return count / sides;
}

/** The chance of each number of hits, none first. */
export function hitChances(shots: Iterable<Shots>): readonly number[] {
  let chances = NO_DICE;
  for (const { dice, chance } of shots) if (dice > 0) chances = together(chances, binomial(dice, chance));
  return chances;
}
const NO_DICE: readonly number[] = [1];

/** The numbers of hits as a spread. */
export function hitSpread(shots: Iterable<Shots>): Spread<number> {
  return hitChances(shots).map((chance, value) => ({ value, chance }));
}

function together(left: readonly number[], right: readonly number[]): readonly number[] {
  if (left.length === 1) return right;
  const sum = new Array<number>(left.length + right.length - 1).fill(0);
  for (let some = 0; some < left.length; some++)
    for (let more = 0; more < right.length; more++)
      sum[some + more] = (sum[some + more] ?? 0) + (left[some] ?? 0) * (right[more] ?? 0);
  return sum;
}

const KNOWN = new Map<number, (readonly number[])[]>();

/** The same few chances recur: each row is made from the row with one die fewer. */
function binomial(dice: number, hit: number): readonly number[] {
  const rows = KNOWN.get(hit) ?? [NO_DICE];
  KNOWN.set(hit, rows);
  while (rows.length <= dice) {
    const before = rows.at(-1) ?? NO_DICE;
    rows.push(Array.from({ length: before.length + 1 }, (_, hits) => miss(before, hits, hit)));
  }
  return rows[dice] ?? NO_DICE;
}

function miss(before: readonly number[], hits: number, hit: number): number {
  return (before[hits] ?? 0) * (1 - hit) + (before[hits - 1] ?? 0) * hit;
}
