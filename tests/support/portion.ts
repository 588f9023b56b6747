/**
 * Long searches: `npm test` makes a small part of each, another part for each commit (`scripts/seed.mjs`), and
 * `npm run nightly` the whole. What a seed has found, `SEED=…` finds again.
 */
export const SEED = Number(process.env.SEED ?? 1);
const isNight = process.env.NIGHTLY === '1';

/** How many to try. */
export function atNight(whole: number, byDay: number): number {
  return isNight ? whole : byDay;
}

/** So many of these by day, in a row from where the seed says; all of them at night. */
export function portion<Item>(all: readonly Item[], byDay: number): readonly Item[] {
  if (isNight || byDay >= all.length) return all;
  const from = SEED % all.length;
  return [...all.slice(from), ...all.slice(0, from)].slice(0, byDay);
}
