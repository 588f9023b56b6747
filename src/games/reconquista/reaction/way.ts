import type { Play } from '../engine/play.js';
import { placesAfter, placesIn, regionOf, type WayOut, waysOutOf } from '../facts/board.js';
import { type PlaceId, REGION_IDS, type RegionId } from '../facts/ids.js';
import type { Host } from '../state/frame.js';
import { stopsEntry } from '../state/reading.js';

/** The position of a force and its refused targets. */
export type Course = Pick<Host, 'side' | 'at' | 'passed' | 'beatenAt' | 'bound'>;

/**
 * Not straight back to where it was beaten, unless nothing else is left: while another target can be reached, that
 * place and the roads to it are avoided (13.17).
 */
export function notStraightBack(play: Play, course: Course): Course {
  if (course.beatenAt === null) return course;
  const elsewhere = { ...course, passed: [...course.passed, course.beatenAt] };
  return hasTarget(play, elsewhere) ? elsewhere : course;
}

function hasTargetIn(play: Play, course: Course, region: RegionId): boolean {
  if (region === play.state.revolt) return false;
  return placesIn(play.board, region).some((at) => isTarget(play, course, at));
}

function isTarget(play: Play, { at, side, passed }: Course, one: PlaceId): boolean {
  return one !== at && !passed.includes(one) && stopsEntry(play.at(one), side);
}

/** The next place by number (13.9), or over a road if the region has nothing to stop at (13.11); null: it stays. */
export function nextByNumber(play: Play, course: Course): PlaceId | null {
  const here = regionOf(play.board, course.at);
  const next = placesAfter(play.board, course.at).find((at) => !course.passed.includes(at));
  if (hasTargetIn(play, course, here)) return next ?? null;
  if (course.bound) return null;
  const roads = bestRoads(play, course, here);
  if (roads.length === 0) return null;
  const over = roads.find(({ near }) => near === course.at);
  if (over !== undefined) return over.far;
  return next ?? null;
}

/** The roads out of a region that lead nearest to a place that stops the force. */
function bestRoads(play: Play, course: Course, region: RegionId): readonly WayOut[] {
  const open = openRoads(play, region, course.passed);
  const next = open.filter(({ to }) => hasTargetIn(play, course, to));
  if (next.length > 0) return next;
  const distance = distances(play, course);
  const out = open.filter(({ to }) => distance.has(to));
  const least = Math.min(...out.map(({ to }) => distance.get(to) ?? Number.POSITIVE_INFINITY));
  return out.filter(({ to }) => distance.get(to) === least);
}

/**
 * Roads of a region that neither lead into revolt (8.9) nor touch an avoided place, lowest near end first, then far
 * end.
 */
export function openRoads(play: Play, region: RegionId, passed: readonly PlaceId[]): readonly WayOut[] {
  const { revolt } = play.state;
  const all = waysOutOf(play.board, region);
  if (revolt === null && passed.length === 0) return all;
  return all.filter(({ near, far, to }) => to !== revolt && !passed.includes(near) && !passed.includes(far));
}

/** Each region's distance, in roads, from one with a place that stops the force. */
function distances(play: Play, course: Course): ReadonlyMap<RegionId, number> {
  const distance = new Map<RegionId, number>();
  let edge = REGION_IDS.filter((region) => hasTargetIn(play, course, region));
  for (let steps = 0; edge.length > 0; steps++) {
    for (const region of edge) distance.set(region, steps);
    const near = new Set(edge.flatMap((region) => openRoads(play, region, course.passed).map(({ to }) => to)));
    edge = REGION_IDS.filter((region) => !distance.has(region) && near.has(region));
  }
  return distance;
}

/** Can the force still reach any target? */
export function hasTarget(play: Play, course: Course): boolean {
  const here = regionOf(play.board, course.at);
  if (hasTargetIn(play, course, here)) return true;
  return !course.bound && bestRoads(play, course, here).length > 0;
}
