import type { SeatId } from '../../../core/seat.js';
import { areAllied, atWar, mayPass } from '../diplomacy/relations.js';
import { isTerritory, type PlaceId } from '../facts/place-ids.js';
import { armiesIn, BARBARIANS } from '../state/land.js';
import { isBanned } from '../state/lasting.js';
import type { Entry } from '../state/realm.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';
import { isTransport } from '../state/vehicle.js';
import { allowancesFor, mayEnd } from './allowances.js';
import { type Group, goesBySea, leavesCastle, mayExit, rangeOf, vehiclesIn } from './movers.js';
import { stepsOut } from './steps.js';

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
  if (there.some((owner) => atWar(state, seat, owner)))
    return trespasses(state, seat, land.holder) ? 'undeclared' : 'battle';
  if (land.holder === seat) return 'free';
  if (land.holder === null) return there.includes(BARBARIANS) ? 'battle' : there.length > 0 ? 'free' : 'horde';
  if (mayPass(state, seat, land.holder)) return 'free';
  return atWar(state, seat, land.holder) ? 'take' : 'undeclared';
}

/** To fight somebody else in the land of a player is an attack on him too, without a pact that lets one in (6.3.4). */
function trespasses(state: Medioevo, seat: SeatId, holder: SeatId | null): boolean {
  if (holder === null || atWar(state, seat, holder)) return false;
  return !mayPass(state, seat, holder) && !areAllied(state, seat, holder);
}

/** On the way, with what was used of what cards and technologies allow. */
type Going = Reached & { readonly converted: number; readonly crossed: number };

/**
 * Every place that a group can reach, by its shortest way: through what lets it pass, up to the first place that stops
 * it (6.3). Once on its way it may step out of a castle for nothing.
 */
export function reachOf(state: Medioevo, seat: SeatId, from: PlaceId, group: Group): readonly Reached[] {
  const bySea = goesBySea(state, group);
  const range = rangeOf(state, group);
  const exits = !bySea && mayExit(state, seat, from, group);
  const alone = !hasMen(state, group);
  const allowed = allowancesFor(state, seat, from, vehiclesIn(state, group).filter(isTransport).length);
  if (isBanned(state, 'leave', from)) return [];
  // By place, and by whether the free step is still to come: who has it left may get farther.
  const found = new Map<string, Going>();
  const key = (at: PlaceId, exited: boolean, converted: number, crossed: number) =>
    converted + crossed === 0 ? `${at}${exited ? '+' : ''}` : `${at}${exited ? '+' : ''}${converted}:${crossed}`;
  const met = new Map<PlaceId, Entry>();
  const open: Going[] = [{ at: from, cost: 0, way: [], entry: 'free', exited: !exits, converted: 0, crossed: 0 }];
  for (let here = open.shift(); here !== undefined; here = open.shift()) {
    const leaves = !here.exited && leavesCastle(state, seat, here.at);
    for (const { to, cost: points, converts } of stepsOut(state, here.at, bySea)) {
      if (to === from || here.converted + converts > allowed.conversions) continue;
      const cost = here.cost + (leaves ? 0 : points);
      if (cost > range) continue;
      const entry = met.get(to) ?? entryOf(state, seat, to);
      met.set(to, entry);
      // Without men nothing ends its move where it would be lost (`movement.enginesAlone`).
      if (alone && entry !== 'free' && !allowed.unseen) continue;
      const exited = here.exited || leaves;
      const converted = here.converted + converts;
      const { crossed } = here;
      const as = key(to, exited, converted, crossed);
      const known = found.get(as);
      if (known !== undefined && known.cost <= cost) continue;
      const reached: Going = { at: to, cost, way: [...here.way, to], entry, exited, converted, crossed };
      found.set(as, reached);
      const crosses = entry === 'horde' && here.crossed < allowed.crossings;
      if ((entry === 'free' || allowed.unseen || crosses) && !isBanned(state, 'leave', to)) {
        putByCost(open, crosses && !allowed.unseen ? { ...reached, crossed: crossed + 1 } : reached);
      }
    }
  }
  const ends = [...found.values()].filter(({ at, entry }) => mayEnd(state, bySea, at) && !(alone && entry !== 'free'));
  return cheapest(ends, exits);
}

/** Into a row that goes from near to far, behind those that are as near. */
export function putByCost<Step extends { readonly cost: number }>(open: Step[], step: Step): void {
  let at = open.length;
  while (at > 0 && (open[at - 1]?.cost ?? 0) > step.cost) at -= 1;
  open.splice(at, 0, step);
}

/** One way to each place; told with it whether it used the free step that the group had. */
function cheapest(found: readonly Going[], exits: boolean): readonly Reached[] {
  const best = new Map<PlaceId, Reached>();
  for (const one of found) {
    const known = best.get(one.at);
    if (known === undefined || one.cost < known.cost || (one.cost === known.cost && !one.exited)) {
      const { at, cost, way, entry } = one;
      best.set(at, { at, cost, way, entry, exited: exits && one.exited });
    }
  }
  return [...best.values()];
}

function hasMen(state: Medioevo, group: Group): boolean {
  return sizeOf(group.units) > 0 || vehiclesIn(state, group).some(({ units }) => sizeOf(units) > 0);
}
