import type { Bounds, Place, Spot } from '../board.js';
import { isInside } from './outline.js';

const STEP = 8;
/** The cost of covering a counter, per square unit, relative to distance from the centre. */
const COVERED = 1.5;
/** The cost of each corner that sticks out into a neighbour. */
const OUTSIDE = 260;

/** Where in the area a sign of this size hides least; among equals the nearest to the centre. */
export function freeSpot(
  place: Pick<Place, 'd' | 'bounds' | 'centre' | 'node'>,
  taken: readonly Bounds[],
  width: number,
  height: number,
): Spot {
  const [left, top, right, bottom] = place.bounds;
  const near = taken.filter((box) => box[2] > left && box[0] < right && box[3] > top && box[1] < bottom);
  let [best, least]: [Spot, number] = [place.centre, Number.POSITIVE_INFINITY];
  for (let y = top + height / 2; y <= bottom - height / 2; y += STEP)
    for (let x = left + width / 2; x <= right - width / 2; x += STEP) {
      const covered = near.reduce((sum, box) => sum + overlap(box, x, y, width, height), 0);
      let cost = covered * COVERED + Math.hypot(x - place.centre[0], y - place.centre[1]);
      if (cost >= least) continue;
      // A node's surroundings have no border to stay within.
      if (place.node === undefined)
        cost += cornersOf(x, y, width, height).filter((corner) => !isInside(place, corner)).length * OUTSIDE;
      if (cost < least) [best, least] = [[x, y], cost];
    }
  return best;
}

function cornersOf(x: number, y: number, width: number, height: number): readonly Spot[] {
  return [-1, 1].flatMap((side) => [-1, 1].map((end): Spot => [x + (side * width) / 2, y + (end * height) / 2]));
}

function overlap([left, top, right, bottom]: Bounds, x: number, y: number, width: number, height: number): number {
  const wide = Math.min(right, x + width / 2) - Math.max(left, x - width / 2);
  const high = Math.min(bottom, y + height / 2) - Math.max(top, y - height / 2);
  return wide > 0 && high > 0 ? wide * high : 0;
}
