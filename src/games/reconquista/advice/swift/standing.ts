import { LEARNED } from './learned.js';
import type { Position } from './position.js';
import { SIGNS, shareLeft, signsOf, TIMES } from './signs.js';

const signs = new Float64Array(SIGNS);

/** The final points to be expected at the end of a turn, with the danger to lose all. */
export function standingOf(position: Position): number {
  const points = position.points();
  if (position.ended) return points;
  signsOf(position, signs);
  const left = shareLeft(position);
  let said = 0;
  for (let place = 0; place < SIGNS; place++) {
    const sign = signs[place] ?? 0;
    if (sign === 0) continue;
    const first = place * TIMES;
    said += sign * ((LEARNED[first] ?? 0) + left * ((LEARNED[first + 1] ?? 0) + left * (LEARNED[first + 2] ?? 0)));
  }
  return Math.max(0, points + left * said);
}
