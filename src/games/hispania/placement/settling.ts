import type { Action } from '../../../core/action.js';
import type { NationId } from '../facts/ids.js';
import { countsAsStopped } from '../movement/force.js';
import { isProvince } from '../state/reading.js';
import { unitCount } from '../state/stack.js';
import type { Hispania, Waiting } from '../state/state.js';
import { roomFor } from './pool.js';
import { lastingRoom, worthiestFirst } from './room.js';

/**
 * For an absent player: the best province where they can stay, up to its room. Castles fit the fewest places, so they
 * come first.
 */
export function defaultPlacing(state: Hispania, nation: NationId, lots: readonly Waiting[]): Action {
  const waiting = lots.find(({ unit }) => unit === 'castle') ?? lots[0];
  if (waiting === undefined) return { verb: 'place' };
  const { unit } = waiting;
  const areas = roomFor(state, nation, waiting);
  const most = waiting.bought ? 1 : waiting.count;
  const room = (area: (typeof areas)[number]) => {
    if (!countsAsStopped(unit)) return Number.POSITIVE_INFINITY;
    const lasting = lastingRoom(state, nation, area);
    // No limit off the map and at sea, but no more than the nearby land can take.
    return isProvince(area) ? lasting : Math.min(lasting, Math.max(0, LANDING - unitCount(state.areas[area][nation])));
  };
  const best = worthiestFirst(state, nation, areas).find((area) => room(area) > 0);
  const fewest = [...areas].sort(
    (one, other) => unitCount(state.areas[one][nation]) - unitCount(state.areas[other][nation]),
  );
  const to = best ?? fewest[0];
  const count = best === undefined ? most : Math.min(most, room(best));
  return most > 1 ? { verb: 'place', unit, to, count } : { verb: 'place', unit, to };
}

const LANDING = 6;
