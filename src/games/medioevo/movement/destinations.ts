import type { Tally } from '../../../core/action.js';
import type { SeatId } from '../../../core/seat.js';
import { surveyOf } from '../control/survey.js';
import { cachedByState } from '../engine/remembered.js';
import { inOrder, type PlaceId } from '../facts/place-ids.js';
import { isBanned } from '../state/lasting.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';
import { withCarriers } from './carriers.js';
import { canMove, type Group, groupIn, leavesCastle, militaryVehicles, moversAt } from './movers.js';
import { type Reached, reachOf } from './reach.js';

/** A destination, and the group with its transports. */
export type Destination = Reached & { readonly group: Group };

/**
 * Where the seat has something able to move: vehicles with points left, or an army in its castle (6.2.3, 6.2.4); not
 * where a ban holds it (card 3).
 */
export function startsFor(state: Medioevo, seat: SeatId): readonly PlaceId[] {
  const castles = surveyOf(state.lands).castles.filter((at) => state.lands[at].holder === seat);
  const places = new Set<PlaceId>(castles);
  for (const { owner, at } of state.vehicles) if (owner === seat) places.add(at);
  return inOrder(places).filter((at) => {
    if (isBanned(state, 'leave', at)) return false;
    if (militaryVehicles(state, seat, at).some((one) => canMove(state, one))) return true;
    return leavesCastle(state, seat, at) && Object.keys(moversAt(state, seat, at)).length > 0;
  });
}

/** Every place the group can reach by land, by sea, or on foot out of a castle, by the cheapest way. */
export function destinations(state: Medioevo, seat: SeatId, from: PlaceId, chosen: Tally): readonly Destination[] {
  return ways(state, `${seat} ${from} ${JSON.stringify(chosen)}`, () => waysOf(state, seat, from, chosen));
}
const ways = cachedByState<readonly Destination[]>();

const BY = ['land', 'sea'] as const;

function waysOf(state: Medioevo, seat: SeatId, from: PlaceId, chosen: Tally): readonly Destination[] {
  const group = groupIn(chosen);
  const found = new Map<PlaceId, Destination>();
  const walks = group.vehicles.length === 0 && sizeOf(group.units) > 0 && leavesCastle(state, seat, from);
  // Men without named wagons leave a castle on foot if possible, and the wagons stay (6.2.3).
  const groups = [walks ? group : null, ...BY.map((by) => withCarriers(state, seat, from, group, by))];
  for (const going of groups) {
    if (going === null) continue;
    for (const reached of reachOf(state, seat, from, going)) {
      const known = found.get(reached.at);
      if (known === undefined || reached.cost < known.cost) found.set(reached.at, { ...reached, group: going });
    }
  }
  return [...found.values()];
}
