/** A chance as people read it: never rounded to certainty. */
export function percentSaid(chance: number): string {
  if (chance < LEAST) return '0 %';
  if (chance > 1 - LEAST) return '100 %';
  const percent = Math.round(100 * chance);
  return percent === 0 ? '<1 %' : percent === 100 ? '>99 %' : `${percent} %`;
}

/** Less is an error of arithmetic. */
const LEAST = 1e-9;

/** "33/50/67 %". */
export function percentsSaid(chances: readonly number[]): string {
  return `${chances.map((chance) => percentSaid(chance).replace(' %', '')).join('/')} %`;
}
