import type { Play } from '../engine/play.js';
import { placeOfFace, regionOf } from '../facts/board.js';
import type { PlaceId } from '../facts/ids.js';
import { stopsEntry } from '../state/reading.js';
import { type Course, hasTarget, openRoads } from './way.js';

/** Where a die sends the force (17.1.1); null: nothing reachable would stop it, so it stays. */
export function nextByDice(play: Play, course: Course): PlaceId | null {
  if (!hasTarget(play, course)) return null;
  const here = regionOf(play.board, course.at);
  for (;;) {
    const rolled = placeOfFace(play.board, here, play.die('march', { region: { kind: 'region', id: here } }));
    const to = rolled === course.at ? overTheRoad(play, course) : rolled;
    if (to !== null && to !== course.at && !course.passed.includes(to)) return to;
  }
}

/** Its own place was rolled: a random road, and the first place on it that stops the force, or the last (17.1.2). */
function overTheRoad(play: Play, course: Course): PlaceId | null {
  const roads = openRoads(play, regionOf(play.board, course.at), course.passed);
  const road = play.pick('road', roads);
  if (road === null) return null;
  const { near, far, to } = road;
  const last = placeOfFace(play.board, to, play.die('march', { region: { kind: 'region', id: to } }));
  const halts = (at: PlaceId) =>
    at !== course.at && !course.passed.includes(at) && stopsEntry(play.at(at), course.side);
  return [near, far, last].find(halts) ?? last;
}
