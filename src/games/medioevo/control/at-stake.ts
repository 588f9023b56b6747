import type { SeatId } from '../../../core/seat.js';
import { isSpared, lotsOfLand } from '../battle/aftermath/lots.js';
import { stepUnderWay } from '../cards/holding.js';
import { isTerritory, type PlaceId } from '../facts/place-ids.js';
import type { Medioevo } from '../state/state.js';
import { homeSeat } from './holder.js';

/** What is about to be plundered, and where: by the winner there, or by barbarians. */
function plundering(
  state: Medioevo,
): { readonly at: PlaceId; readonly from: string | null; readonly land: boolean; readonly by: string | null } | null {
  const here = stepUnderWay(state);
  if (here?.kind === 'spoils') return { at: here.at, from: here.from, land: here.conquered, by: here.seat };
  return here?.kind === 'sack' ? { at: here.at, from: null, land: true, by: null } : null;
}

/** Is he losing what stands in a territory right now: to its conqueror, or to barbarians alone there? */
export function losesLand(state: Medioevo, seat: SeatId, at: PlaceId): boolean {
  const here = plundering(state);
  if (here === null || here.at !== at || !here.land || !isTerritory(at)) return false;
  if (here.by === seat) return false;
  const { holder, token } = state.lands[at];
  return (
    here.from === seat || holder === seat || (here.from === null && (token?.owner ?? homeSeat(state, at)) === seat)
  );
}

/** Has he anything about to be plundered and not yet protected? */
export function thingsAtStake(state: Medioevo, seat: SeatId): boolean {
  const here = plundering(state);
  if (here === null) return false;
  const { at } = here;
  const vehicles = state.vehicles.some(
    ({ id, owner, at: where }) => owner === seat && where === at && !isSpared(state, at, `vehicle:${id}`),
  );
  return vehicles || (isTerritory(at) && losesLand(state, seat, at) && lotsOfLand(state, at).length > 0);
}
