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
 * What a running position adds to the final score, if the Christians survive: close to a linear regression over 400
 * games played by default from eight starts.
 */
export const BRINGS = {
  start: 9.5,
  city: 0.6,
  majority: 0.9,
  free: 0.6,
  /** A point per turn, for each turn left. */
  revenue: 0.09,
  army: 0.3,
  garrison: 0.1,
  order: 0.45,
  /** Each place occupied by Christians. */
  held: 0.05,
  enemyArmy: -0.25,
  enemy: -0.08,
  rebel: -0.1,
  /** Turns after which as much is still to come as is there. */
  toCome: 2.5,
  /** Look-ahead for losing the last city, in turns. */
  window: 3,
  /** Chance per turn that a city falls: with any walls, added without walls, and the strength that divides this by e. */
  falls: 0.025,
  open: 0.34,
  strength: 4.2,
};

/** The points, and what the remaining turns should bring. */
export function standingOf(state: Reconquista): number {
  const book = bookOf(state.overrides);
  const points = pointsOf(state, book);
  if (state.ending !== null) return points.total;
  const left = LAST_TURN + 1 - state.turn;
  let sum = BRINGS.start;
  let allFall = 1;
  for (const at of PLACE_IDS) {
    const place = state.places[at];
    for (const { side, units } of standsIn(place)) {
      if (side === 'christian') {
        sum += BRINGS.held + BRINGS.army * armiesOf(units);
        sum += BRINGS.garrison * countOf(units, 'garrison') + BRINGS.order * countOf(units, 'order');
      } else if (side === 'rebel') sum += BRINGS.rebel * sizeOf(units);
      else sum += BRINGS.enemyArmy * armiesOf(units) + BRINGS.enemy * sizeOf(units);
    }
    if (controllerOf(place) === 'christian') allFall *= fallOf(besiegedStrength(place), Math.min(left, BRINGS.window));
  }
  sum += BRINGS.city * points.cities + BRINGS.majority * points.majority.length + BRINGS.free * points.free.length;
  sum += BRINGS.revenue * left * revenueOf(state, book).points;
  const open = left / (left + BRINGS.toCome);
  return (1 - allFall) * (points.total * (1 - open) + sum * open);
}

/** The chance to lose a city with these walls within so many turns, measured in 120 games. */
function fallOf(walls: number, turns: number): number {
  return 1 - (1 - BRINGS.falls - BRINGS.open * Math.exp(-walls / BRINGS.strength)) ** turns;
}
