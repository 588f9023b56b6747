import type { SeatId } from '../../../core/seat.js';
import { atWar, mayPass } from '../diplomacy/relations.js';
import { cardOf, placesBy } from '../facts/board.js';
import type { Terrain } from '../facts/kinds.js';
import { bookOf } from '../facts/override.js';
import { isTerritory, type PlaceId } from '../facts/place-ids.js';
import { armiesIn, BARBARIANS } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';
import { type Group, goesBySea, rangeOf } from './movers.js';

/** What comes of entering a place: said with the choice, and what the move then does. */
export const ENTRIES = ['free', 'horde', 'battle', 'take', 'undeclared'] as const;
export type Entry = (typeof ENTRIES)[number];

export interface Reached {
  readonly at: PlaceId;
  readonly cost: number;
  readonly way: readonly PlaceId[];
  readonly entry: Entry;
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

/** Out of one's own castle the first step is free, and needs no wagon (6.1). */
export function leavesCastle(state: Medioevo, seat: SeatId, from: PlaceId): boolean {
  return isTerritory(from) && state.lands[from].holder === seat && state.lands[from].military?.level === 3;
}

/**
 * Every place that a group can reach, by its shortest way: through what lets it pass, up to the first place that stops
 * it (6.3).
 */
export function reachOf(state: Medioevo, seat: SeatId, from: PlaceId, group: Group): readonly Reached[] {
  const bySea = goesBySea(state, group);
  const range = rangeOf(state, group);
  const castle = !bySea && leavesCastle(state, seat, from);
  const alone = sizeOf(group.units) === 0;
  const found = new Map<PlaceId, Reached>();
  const open: Reached[] = [{ at: from, cost: 0, way: [], entry: 'free' }];
  for (let here = open.shift(); here !== undefined; here = open.shift()) {
    for (const to of placesBy(bookOf(state.overrides).board, here.at)) {
      if (to === from || !canStep(state, bySea, here.at, to)) continue;
      const cost = here.cost + (castle && here.at === from ? 0 : stepCost(state, here.at, to));
      if (cost > range && !(castle && here.at === from)) continue;
      const known = found.get(to);
      if (known !== undefined && known.cost <= cost) continue;
      const entry = entryOf(state, seat, to);
      // Without men nothing ends its move where it would be lost (`movement.enginesAlone`).
      if (alone && entry !== 'free') continue;
      const reached = { at: to, cost, way: [...here.way, to], entry };
      found.set(to, reached);
      if (entry === 'free') {
        open.push(reached);
        open.sort((one, other) => one.cost - other.cost);
      }
    }
  }
  return [...found.values()];
}
