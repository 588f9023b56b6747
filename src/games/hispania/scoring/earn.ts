import type { Play } from '../engine/play.js';
import type { NationId, ProvinceId } from '../facts/ids.js';

/** Half of the points, rounded up to the next half (8.10). */
export function halved(points: number): number {
  return Math.ceil(points) / 2;
}

/** A submitted nation keeps half of what it earns; the rest is lost (8.10, 9.6). */
export function earn(
  play: Play,
  nation: NationId,
  points: number,
  why: string,
  extra: { province?: ProvinceId; count?: number } = {},
): void {
  const submitted = play.state.nations[nation].suzerain !== null;
  play.score(nation, submitted && points > 0 ? halved(points) : points, why, extra);
}
