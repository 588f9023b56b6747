import type { Action } from '../../../core/action.js';
import type { SeatId } from '../../../core/seat.js';
import { isStruck } from '../events/area.js';
import type { EventEffect } from '../facts/kinds.js';
import type { Medioevo } from '../state/state.js';

/** Two effects of the card that leave the first player himself alone, as far as there are such (2.2). */
export function usualEffects(state: Medioevo, effects: readonly EventEffect[], seat: SeatId): Action {
  const [first = '', second = ''] = effects.toSorted(
    (one, other) => Number(isStruck(state, seat, one)) - Number(isStruck(state, seat, other)),
  );
  return { verb: 'event', first, second };
}
