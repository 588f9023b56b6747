import { distance } from './lines.js';
import type { Point } from './points.js';

const ROUNDS = 200;

/** Sites nearer to one another than this are both moved apart, since counters need room between towns. */
export function spreadOut(sites: Readonly<Record<string, Point>>, least: number): Readonly<Record<string, Point>> {
  let moved: Readonly<Record<string, Point>> = sites;
  for (let round = 0; round < ROUNDS; round++) {
    const now = moved;
    moved = Object.fromEntries(Object.entries(now).map(([id, at]) => [id, pushed(id, at, now, least)]));
  }
  return moved;
}

function pushed(id: string, at: Point, sites: Readonly<Record<string, Point>>, least: number): Point {
  let [x, y] = at;
  for (const [other, site] of Object.entries(sites)) {
    const far = distance(at, site);
    if (other === id || far >= least || far === 0) continue;
    const push = (least - far) * 0.25;
    x += ((at[0] - site[0]) / far) * push;
    y += ((at[1] - site[1]) / far) * push;
  }
  return [x, y];
}
