import type { GameModule, State } from '../../core/game-module.js';
import { allOf, allows } from '../../core/offer.js';
import type { SeatId } from '../../core/seat.js';
import { fill, type Walk } from './walk.js';

/**
 * The way on with all that may be taken: whoever moves a whole stack is not asked of what it is made. Null where not
 * all can go together, or nothing is counted here.
 */
export function withAll(module: GameModule, state: State, seat: SeatId, from: Walk): Walk | null {
  let walk = from;
  while (walk.domain.kind === 'some') {
    const next = allows(walk.domain, allOf(walk.domain)) ? fill(module, state, seat, walk, allOf(walk.domain)) : null;
    if (next === null) return null;
    walk = next;
  }
  return walk === from ? null : walk;
}
