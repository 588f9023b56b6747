import type { Action } from '../../../core/action.js';
import type { NationId } from '../facts/ids.js';
import { stops } from '../movement/force.js';
import type { Hispania, Waiting } from '../state/state.js';
import { roomFor } from './pool.js';
import { lastingRoom, richestFirst } from './room.js';

/** For whoever is away: the richest province where they can stay, and no more there than can. Castles fit the fewest places, so first. */
export function settling(state: Hispania, nation: NationId, lots: readonly Waiting[]): Action {
  const waiting = lots.find(({ unit }) => unit === 'castle') ?? lots[0];
  if (waiting === undefined) return { verb: 'place' };
  const { unit } = waiting;
  const areas = roomFor(state, nation, waiting);
  const most = waiting.bought ? 1 : waiting.count;
  const room = (area: (typeof areas)[number]) =>
    stops(unit) ? lastingRoom(state, nation, area) : Number.POSITIVE_INFINITY;
  const best = richestFirst(state, areas).find((area) => room(area) > 0);
  const to = best ?? areas[0];
  const count = best === undefined ? most : Math.min(most, room(best));
  return most > 1 ? { verb: 'place', unit, to, count } : { verb: 'place', unit, to };
}
