import { Chance } from '../kit/fuzz/chance.js';

export interface Spread {
  readonly count: number;
  readonly mean: number;
  readonly deviation: number;
  readonly least: number;
  readonly most: number;
}

export function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function spreadOf(values: readonly number[]): Spread {
  const mean = meanOf(values);
  const deviation = Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
  return { count: values.length, mean, deviation, least: Math.min(...values), most: Math.max(...values) };
}

const RESAMPLES = 1000;

/** The middle 95 % of the means of what is drawn again and again from the values, whole groups of them at a time. */
export function bootstrap(groups: readonly (readonly number[])[], seed = 1): readonly [number, number] {
  const chance = new Chance(seed);
  const means = Array.from({ length: RESAMPLES }, () =>
    meanOf(Array.from({ length: groups.length }, () => chance.one(groups)).flat()),
  ).sort((one, other) => one - other);
  return [means[Math.floor(RESAMPLES * 0.025)] ?? 0, means[Math.floor(RESAMPLES * 0.975)] ?? 0];
}
