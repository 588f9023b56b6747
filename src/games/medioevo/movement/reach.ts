import type { SeatId } from '../../../core/seat.js';
import { atWar, mayPass } from '../diplomacy/relations.js';
import { cardOf, placesBy } from '../facts/board.js';
import type { Terrain } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { isTerritory, type PlaceId } from '../facts/place-ids.js';
import { armiesIn, BARBARIANS } from '../state/land.js';
import type { Entry } from '../state/queued-move.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';
import { type Group, goesBySea, leavesCastle, mayExit, rangeOf, vehiclesIn } from './movers.js';

export interface Reached {
  readonly at: PlaceId;
  readonly cost: number;
  readonly way: readonly PlaceId[];
  readonly entry: Entry;
  /** It stepped out of a castle for nothing on the way (6.1). */
  readonly exited: boolean;
}

/** What happens to a military group of this seat that enters the place (6.3). */
export function entryOf(state: Medioevo, seat: SeatId, at: PlaceId): Entry {
  if (!isTerritory(at)) {
    const enemies = state.vehicles.some(
      (one) => one.at === at && one.kind === 'galley' && sizeOf(one.units) > 0 && atWar(state, seat, one.owner),
    );
    return enemies ? 'battle' : 'free';
  }
  const land = state.lands[at];
  const there = armiesIn(land).filter((owner) => owner !== seat);
  if (there.some((owner) => atWar(state, seat, owner))) return 'battle';
  if (land.holder === seat) return 'free';
  if (land.holder === null) return there.includes(BARBARIANS) ? 'battle' : there.length > 0 ? 'free' : 'horde';
  if (mayPass(state, seat, land.holder)) return 'free';
  return atWar(state, seat, land.holder) ? 'take' : 'undeclared';
}

const TERRAIN_COSTS: { readonly [Kind in Terrain]: number } = { plain: 1, forest: 2, hill: 2, desert: 2, mountain: 3 };

/** One point a step (6.1); by the terrain entered, and one more across a river, where the table plays so (9.2). */
export function stepCost(state: Medioevo, from: PlaceId, to: PlaceId): number {
  if (!state.options.terrain || !isTerritory(to)) return 1;
  const { board } = bookOf(state.overrides);
  const river = board.borders.get(from)?.get(to) === 'river' ? 1 : 0;
  return TERRAIN_COSTS[cardOf(board, to).terrain] + river;
}

/** Ashore over land, rivers and the Dardanelles; ships from a coast to the sea, over seas, and to a coast (6.1). */
function canStep(state: Medioevo, bySea: boolean, from: PlaceId, to: PlaceId): boolean {
  if (isTerritory(to) && !state.inPlay.includes(to)) return false;
  const kind = bookOf(state.overrides).board.borders.get(from)?.get(to);
  return bySea ? kind === 'coast' || kind === 'sea' : kind === 'land' || kind === 'river' || kind === 'strait';
}

/**
 * Every place that a group can reach, by its shortest way: through what lets it pass, up to the first place that stops
 * it (6.3). Once on its way it may step out of a castle for nothing.
 */
export function reachOf(state: Medioevo, seat: SeatId, from: PlaceId, group: Group): readonly Reached[] {
  const bySea = goesBySea(state, group);
  const range = rangeOf(state, group);
  const exits = !bySea && mayExit(state, seat, from, group);
  const alone = !hasMen(state, group);
  // By place, and by whether the free step is still to come: who has it left may get farther.
  const found = new Map<string, Reached>();
  const key = ({ at, exited }: Pick<Reached, 'at' | 'exited'>) => `${at}${exited ? '+' : ''}`;
  const open: Reached[] = [{ at: from, cost: 0, way: [], entry: 'free', exited: !exits }];
  for (let here = open.shift(); here !== undefined; here = open.shift()) {
    for (const to of placesBy(bookOf(state.overrides).board, here.at)) {
      if (to === from || !canStep(state, bySea, here.at, to)) continue;
      const free = !here.exited && leavesCastle(state, seat, here.at);
      const cost = here.cost + (free ? 0 : stepCost(state, here.at, to));
      if (cost > range) continue;
      const entry = entryOf(state, seat, to);
      // Without men nothing ends its move where it would be lost (`movement.enginesAlone`).
      if (alone && entry !== 'free') continue;
      const reached = { at: to, cost, way: [...here.way, to], entry, exited: here.exited || free };
      const known = found.get(key(reached));
      if (known !== undefined && known.cost <= cost) continue;
      found.set(key(reached), reached);
      if (entry === 'free') {
        open.push(reached);
        open.sort((one, other) => one.cost - other.cost);
      }
    }
  }
  return cheapest([...found.values()], exits);
}

/** One way to each place; told with it whether it used the free step that the group had. */
function cheapest(found: readonly Reached[], exits: boolean): readonly Reached[] {
  const best = new Map<PlaceId, Reached>();
  for (const one of found) {
    const known = best.get(one.at);
    if (known === undefined || one.cost < known.cost || (one.cost === known.cost && !one.exited)) {
      best.set(one.at, { ...one, exited: exits && one.exited });
    }
  }
  return [...best.values()];
}

function hasMen(state: Medioevo, group: Group): boolean {
  return sizeOf(group.units) > 0 || vehiclesIn(state, group).some(({ units }) => sizeOf(units) > 0);
}
