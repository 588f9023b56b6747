import type { Action } from '../../../core/action.js';
import { canonical } from '../../../core/json.js';
import type { SeatId } from '../../../core/seat.js';
import type { Purchase } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';
import { garrisonPurchases } from './garrison.js';
import { shouldRepay } from './purse.js';

/**
 * The next thing on the list of whoever is away, and then that it is ready. A list that he has begun himself is left as it
 * is: he gets what he wrote down.
 */
export function usualPurchase(state: Medioevo, list: readonly Purchase[], seat: SeatId): Action {
  if (list.length === 0 && shouldRepay(state, seat)) return { verb: 'repay' };
  const planned = garrisonPurchases(state, seat);
  const next = list.every((one, place) => isSame(one, planned[place])) ? planned[list.length] : undefined;
  return next ?? { verb: 'done' };
}

const isSame = (one: Purchase, other: Purchase | undefined) => canonical(one) === canonical(other);
