import type { Play } from '../engine/play.js';
import { placesAfter, placesIn, regionOf, roadsFrom } from '../facts/board.js';
import { type PlaceId, REGION_IDS, type RegionId, type Side } from '../facts/ids.js';
import { stops } from '../state/reading.js';

/** Where a force stands and what it will not attack now. */
export interface Course {
  readonly side: Side;
  readonly at: PlaceId;
  /** Passed over for good in this move (17.2). */
  readonly passed: readonly PlaceId[];
  /** Where it was beaten last: not straight back there, unless nothing else is left (13). */
  readonly beatenAt: PlaceId | null;
  /** It stays in its region (the French of the advanced events). */
  readonly bound: boolean;
}

/** Places that would stop the force, the one where it stands excepted. */
export function targets(play: Play, course: Course, region: RegionId): readonly PlaceId[] {
  if (region === play.state.revolt) return [];
  const all = placesIn(play.board, region).filter(
    (at) => at !== course.at && !course.passed.includes(at) && stops(play.at(at), course.side),
  );
  if (region !== regionOf(play.board, course.at)) return all;
  const others = all.filter((at) => at !== course.beatenAt);
  return others.length > 0 ? others : all;
}

/** The next place of the way by number, or over a road where the region holds nothing to stop at; null: it stays. */
export function nextByNumber(play: Play, course: Course): PlaceId | null {
  const here = regionOf(play.board, course.at);
  const inRegion = targets(play, course, here);
  const skips = (at: PlaceId) => course.passed.includes(at) || (at === course.beatenAt && !inRegion.includes(at));
  const next = placesAfter(play.board, course.at).find((at) => !skips(at));
  if (inRegion.length > 0) return next ?? null;
  if (course.bound) return null;
  const roads = bestRoads(play, course, here);
  if (roads.length === 0) return null;
  const over = roads.find(([near]) => near === course.at);
  if (over !== undefined) return over[1];
  return next ?? null;
}

/** The roads out of a region whose far end lies the fewest roads away from a place that stops the force. */
function bestRoads(play: Play, course: Course, region: RegionId): readonly (readonly [PlaceId, PlaceId])[] {
  const far = distances(play, course);
  const out = openRoads(play, region, course.passed).filter(([, end]) => far.has(regionOf(play.board, end)));
  const least = Math.min(...out.map(([, end]) => far.get(regionOf(play.board, end)) ?? Number.POSITIVE_INFINITY));
  return out.filter(([, end]) => far.get(regionOf(play.board, end)) === least);
}

/** Roads of a region that do not lead into revolt (8) nor touch a place passed over, lowest near end and far end first. */
export function openRoads(
  play: Play,
  region: RegionId,
  passed: readonly PlaceId[],
): readonly (readonly [PlaceId, PlaceId])[] {
  return placesIn(play.board, region).flatMap((near) =>
    roadsFrom(play.board, near)
      .filter(
        (end) => regionOf(play.board, end) !== play.state.revolt && !passed.includes(near) && !passed.includes(end),
      )
      .map((end) => [near, end] as const),
  );
}

/** How many roads each region lies away from one with a place that stops the force. */
function distances(play: Play, course: Course): ReadonlyMap<RegionId, number> {
  const far = new Map<RegionId, number>();
  let edge = REGION_IDS.filter((region) => targets(play, course, region).length > 0);
  for (let steps = 0; edge.length > 0; steps++) {
    for (const region of edge) far.set(region, steps);
    const near = edge.flatMap((region) =>
      openRoads(play, region, course.passed).map(([, end]) => regionOf(play.board, end)),
    );
    edge = REGION_IDS.filter((region) => !far.has(region) && near.includes(region));
  }
  return far;
}

/** Is there anything left that the force could come to? */
export function hasTarget(play: Play, course: Course): boolean {
  const here = regionOf(play.board, course.at);
  if (targets(play, course, here).length > 0) return true;
  return !course.bound && bestRoads(play, course, here).length > 0;
}
