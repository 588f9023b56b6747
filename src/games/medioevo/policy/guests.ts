import type { Action } from '../../../core/action.js';
import type { SeatId } from '../../../core/seat.js';
import { destinations } from '../movement/destinations.js';
import { moversAt } from '../movement/movers.js';
import type { Medioevo } from '../state/state.js';

/**
 * An army whose pact of passage is over goes to the nearest place where it may stand, if all of it can: else it has
 * attacked without a war (11.21).
 */
export function wayHome(state: Medioevo, seat: SeatId): Action | null {
  for (const { seat: guest, at: from } of state.diplomacy.overstaying) {
    if (guest !== seat) continue;
    const group = moversAt(state, seat, from);
    const [nearest] = destinations(state, seat, from, group)
      .filter(({ entry }) => entry === 'free')
      .toSorted((one, other) => one.cost - other.cost);
    if (nearest !== undefined) return { verb: 'move', from, group, to: nearest.at };
  }
  return null;
}
