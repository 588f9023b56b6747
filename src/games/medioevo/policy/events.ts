import type { Action } from '../../../core/action.js';
import type { SeatId } from '../../../core/seat.js';
import { hasAnythingToLose } from '../events/area.js';
import type { EventEffect } from '../facts/kinds.js';
import type { Medioevo } from '../state/state.js';

/** Two effects of the card that leave the first player himself alone, as far as there are such (2.2). */
export function usualEffects(state: Medioevo, effects: readonly EventEffect[], seat: SeatId): Action {
  const [first = '', second = ''] = effects.toSorted(
    (one, other) => Number(hasAnythingToLose(state, seat, one)) - Number(hasAnythingToLose(state, seat, other)),
  );
  return { verb: 'event', first, second };
}
