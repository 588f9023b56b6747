/** One row of the table: a value beside a baseline from the same run. */
export interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly baseline: number;
  /** value / baseline */
  readonly ratio: number;
  /** The goal, such as `ratio >= 0.5` or `value <= 5`; empty if the figure is only shown. */
  readonly goal: string;
  readonly met: boolean;
}

/** What a file `bench/<area>.bench.ts` exports as `bench`. */
export type Bench = () => Promise<readonly Measure[]>;

export interface Goal {
  readonly of: 'ratio' | 'value';
  readonly atLeast?: number;
  readonly atMost?: number;
}

export function measure(figure: {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly baseline: number;
  readonly goal?: Goal;
}): Measure {
  const { name, value, unit, baseline, goal } = figure;
  const ratio = value / baseline;
  const found = goal?.of === 'value' ? value : ratio;
  const met =
    found >= (goal?.atLeast ?? Number.NEGATIVE_INFINITY) && found <= (goal?.atMost ?? Number.POSITIVE_INFINITY);
  return { name, value, unit, baseline, ratio, goal: goal === undefined ? '' : said(goal), met };
}

function said({ of, atLeast, atMost }: Goal): string {
  const bounds = [
    ...(atLeast === undefined ? [] : [`${of} >= ${atLeast}`]),
    ...(atMost === undefined ? [] : [`${of} <= ${atMost}`]),
  ];
  return bounds.join(', ');
}

/** Runs per second over about this long, after a warm-up. */
export function perSecond(work: () => void, forMs = 600): number {
  for (const until = performance.now() + forMs / 4; performance.now() < until; ) work();
  let done = 0;
  const began = performance.now();
  while (performance.now() - began < forMs) {
    work();
    done += 1;
  }
  return done / ((performance.now() - began) / 1000);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Runs per second of both in their quickest tenth of short alternating batches: other load affects neither. */
export function sideBySide(
  work: () => unknown,
  other: () => unknown,
  batches = 120,
): { readonly value: number; readonly baseline: number } {
  const [values, baselines]: [number[], number[]] = [[], []];
  for (let batch = 0; batch < batches; batch++) {
    baselines.push(batchOf(other));
    values.push(batchOf(work));
  }
  return { value: quickest(values), baseline: quickest(baselines) };
}

const BATCH_MS = 5;

function batchOf(work: () => unknown): number {
  const began = performance.now();
  let done = 0;
  do {
    work();
    done += 1;
  } while (performance.now() - began < BATCH_MS);
  return done / ((performance.now() - began) / 1000);
}

function quickest(rates: readonly number[]): number {
  const sorted = [...rates].sort((one, other) => other - one);
  return sorted[Math.floor(sorted.length / 10)] ?? Number.NaN;
}

const ROUNDS = 40;

/**
 * Milliseconds for all slices, each in its quickest tenth of rounds: one slice is shorter than a scheduler's time
 * slice.
 */
export function inSlices(slices: number, work: (index: number) => void): number {
  const times: number[][] = Array.from({ length: slices }, () => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, list] of times.entries()) {
      const began = performance.now();
      work(index);
      list.push(performance.now() - began);
    }
  }
  const quick = times.map((list) => list.sort((one, other) => one - other)[Math.floor(ROUNDS / 10)] ?? 0);
  return quick.reduce((sum, time) => sum + time, 0);
}
