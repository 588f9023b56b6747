import type { FakeInteraction } from '../tests/discord/fake/interactions.js';
import { type Measure, measure } from './measure.js';

/** People asking at the same moment. */
export const AT_ONCE = 50;
const ROUNDS = 12;
/** Rounds that warm up connections and code. */
const WARM = 3;

/** Everyone at once, repeatedly; the milliseconds to each first answer. */
export async function crowd(
  send: (at: number, round: number) => FakeInteraction,
  world: { until<Found>(what: string, look: () => Found | false): Promise<Found> },
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < WARM + ROUNDS; round++) {
    const sent = Array.from({ length: AT_ONCE }, (_, at) => send(at, round));
    await world.until('all answers', () => sent.every((interaction) => interaction.settled));
    if (round >= WARM) times.push(...sent.map((interaction) => interaction.ackedAfterMs ?? Number.POSITIVE_INFINITY));
  }
  return times;
}

export function figure(
  name: string,
  times: readonly number[],
  floor: readonly number[],
  part: number,
  atMost?: number,
): Measure {
  const goal = atMost === undefined ? {} : { goal: { of: 'value', atMost } as const };
  return measure({ name, value: quantile(times, part), unit: 'ms', baseline: quantile(floor, part), ...goal });
}

function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}
