import { LAST_TURN } from '../closing/end-of-turn.js';
import { pointsOf } from '../closing/points.js';
import { PLACE_IDS } from '../facts/ids.js';
import { bookOf } from '../facts/override.js';
import { revenueOf } from '../income/revenue.js';
import { besiegedStrength } from '../siege/strength.js';
import { controllerOf, standsIn } from '../state/reading.js';
import type { Reconquista } from '../state/state.js';
import { armiesOf, countOf, sizeOf } from '../state/troops.js';

/**
 * What a position that goes on brings at the end, by what can be read off it: near to a linear regression over 400 games
 * played by default from eight starts.
 */
export const BRINGS = {
  start: 8,
  city: 0.5,
  majority: 1.1,
  free: 0.4,
  revenue: 0.3,
  army: 0.35,
  garrison: 0.1,
  order: 0.45,
  /** Each place that Christians stand in. */
  held: 0.15,
  /** Walls, up to so strong: the best, the next, each other. */
  home: 0.15,
  second: 0.12,
  other: 0.08,
  enemyArmy: -0.25,
  enemy: -0.08,
  rebel: -0.1,
  /** Turns after which as much is still to come as is there. */
  toCome: 2.5,
};
const MOST_WALLS = { home: 14, second: 10, other: 6 } as const;

/** The points, and while there are turns to come what these will bring. */
export function standingOf(state: Reconquista): number {
  const book = bookOf(state.overrides);
  const points = pointsOf(state, book);
  if (state.ending !== null) return points.total;
  let sum = BRINGS.start;
  const walls: number[] = [];
  for (const at of PLACE_IDS) {
    const place = state.places[at];
    for (const { side, units } of standsIn(place)) {
      if (side === 'christian') {
        sum += BRINGS.held + BRINGS.army * armiesOf(units);
        sum += BRINGS.garrison * countOf(units, 'garrison') + BRINGS.order * countOf(units, 'order');
      } else if (side === 'rebel') sum += BRINGS.rebel * sizeOf(units);
      else sum += BRINGS.enemyArmy * armiesOf(units) + BRINGS.enemy * sizeOf(units);
    }
    if (controllerOf(place) === 'christian') walls.push(besiegedStrength(place));
  }
  const [home = 0, second = 0, ...others] = walls.sort((one, other) => other - one);
  sum += BRINGS.home * Math.min(MOST_WALLS.home, home) + BRINGS.second * Math.min(MOST_WALLS.second, second);
  for (const wall of others) sum += BRINGS.other * Math.min(MOST_WALLS.other, wall);
  sum += BRINGS.city * points.cities + BRINGS.majority * points.majority.length + BRINGS.free * points.free.length;
  sum += BRINGS.revenue * revenueOf(state, book).points;
  const left = LAST_TURN + 1 - state.turn;
  const open = left / (left + BRINGS.toCome);
  return points.total * (1 - open) + sum * open;
}
