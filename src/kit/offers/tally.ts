import type { Tally } from '../../core/action.js';

/** Arithmetic of "how many of each". Zeros are never kept, so that equal tallies are equal JSON. */

export function sumOf(tally: Tally): number {
  return Object.values(tally).reduce((sum, count) => sum + count, 0);
}

export function plus(tally: Tally, more: Tally): Tally {
  const sum: Record<string, number> = { ...tally };
  for (const [id, count] of Object.entries(more)) sum[id] = (sum[id] ?? 0) + count;
  return withoutZeroes(sum);
}

/** Never below zero. */
export function minus(tally: Tally, fewer: Tally): Tally {
  const rest: Record<string, number> = { ...tally };
  for (const [id, count] of Object.entries(fewer)) rest[id] = Math.max(0, (rest[id] ?? 0) - count);
  return withoutZeroes(rest);
}

function withoutZeroes(tally: Tally): Tally {
  return Object.fromEntries(Object.entries(tally).filter(([, count]) => count !== 0));
}
