/** Pieces of an earlier list, and new entries. */
export type Runs = readonly (string | readonly [start: number, count: number])[];

/** A list as pieces of an earlier one and new entries. */
export function runsOf(before: readonly string[], after: readonly string[]): Runs {
  const places = new Map<string, number>();
  for (const [index, entry] of before.entries()) if (!places.has(entry)) places.set(entry, index);
  const runs: (string | [number, number])[] = [];
  for (const entry of after) {
    const last = runs.at(-1);
    const next = typeof last === 'object' ? last[0] + last[1] : -1;
    if (typeof last === 'object' && before[next] === entry) {
      last[1] += 1;
      continue;
    }
    const place = places.get(entry);
    runs.push(place === undefined ? entry : [place, 1]);
  }
  return runs;
}

export function fromRuns(before: readonly string[], runs: Runs): string[] {
  return runs.flatMap((run) => (typeof run === 'string' ? [run] : before.slice(run[0], run[0] + run[1])));
}
