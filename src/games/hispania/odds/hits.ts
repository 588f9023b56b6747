/** Dice that need the same face on the same type of target. */
export interface Shots {
  readonly needed: number;
  readonly dice: number;
}

const FACES = 10;

/** The chance of each number of hits, none first. */
export function hitChances(shots: readonly Shots[]): readonly number[] {
  let chances: readonly number[] = NO_DICE;
  for (const { needed, dice } of shots) if (dice > 0) chances = together(chances, binomial(dice, needed));
  return chances;
}
const NO_DICE: readonly number[] = [1];

function together(left: readonly number[], right: readonly number[]): readonly number[] {
  if (left.length === 1) return right;
  const sum = new Array<number>(left.length + right.length - 1).fill(0);
  for (const [some, first] of left.entries())
    for (const [more, second] of right.entries()) sum[some + more] = (sum[some + more] ?? 0) + first * second;
  return sum;
}

const known = new Map<number, readonly number[]>();

/** A natural 1 misses whatever the number (6.2), and no number is needed beyond what a die has. */
function binomial(dice: number, needed: number): readonly number[] {
  const key = dice * FACES * 2 + needed;
  const before = known.get(key);
  if (before !== undefined) return before;
  const hit = Math.max(0, FACES + 1 - Math.max(2, needed)) / FACES;
  let chances: number[] = [1];
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(chances.length + 1).fill(0);
    for (const [hits, chance] of chances.entries()) {
      next[hits] = (next[hits] ?? 0) + chance * (1 - hit);
      next[hits + 1] = (next[hits + 1] ?? 0) + chance * hit;
    }
    chances = next;
  }
  known.set(key, chances);
  return chances;
}
