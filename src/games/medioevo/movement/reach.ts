import type { SeatId } from '../../../core/seat.js';
import { areAllied, atWar, mayPass, warRestsByArmistice } from '../diplomacy/relations.js';
import { isTerritory, type PlaceId } from '../facts/place-ids.js';
import { armiesIn, BARBARIANS } from '../state/land.js';
import { isBanned } from '../state/lasting.js';
import type { Entry } from '../state/realm.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';
import { isTransport } from '../state/vehicle.js';
import { allowancesFor, mayEnd } from './allowances.js';
import { type Group, goesBySea, leavesCastle, rangeOf, vehiclesIn } from './movers.js';
import { stepsOut } from './steps.js';
import { canPayPassage } from './tolls.js';

export interface Reached {
  readonly at: PlaceId;
  readonly cost: number;
  readonly way: readonly PlaceId[];
  readonly entry: Entry;
}

/** What happens to this seat's military group on entering the place (6.3.1 to 6.3.4). */
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
    return land.holder !== null && trespasses(state, seat, land.holder)
      ? intrusion(state, seat, land.holder)
      : 'battle';
  if (land.holder === seat) return 'free';
  if (land.holder === null) return there.includes(BARBARIANS) ? 'battle' : there.length > 0 ? 'free' : 'horde';
  if (mayPass(state, seat, land.holder)) return 'free';
  return atWar(state, seat, land.holder) ? 'take' : intrusion(state, seat, land.holder);
}

/** Without war; or only against an armistice, between players at war (RULINGS 127). */
function intrusion(state: Medioevo, seat: SeatId, holder: SeatId): Entry {
  return warRestsByArmistice(state, seat, holder) ? 'truce' : 'undeclared';
}

/** Fighting somebody in another player's land is an attack on him too, unless a pact lets one in (6.3.4). */
function trespasses(state: Medioevo, seat: SeatId, holder: SeatId): boolean {
  if (atWar(state, seat, holder)) return false;
  return !mayPass(state, seat, holder) && !areAllied(state, seat, holder);
}

/** A partial way, with its use of cards and technologies. */
type Going = Reached & { readonly converted: number; readonly crossed: number };

/**
 * Every place a group can reach, by its shortest way: past what lets it through, up to the first place that stops it
 * (6.3.1). Steps out of one's own castle are free.
 */
export function reachOf(state: Medioevo, seat: SeatId, from: PlaceId, group: Group): readonly Reached[] {
  const bySea = goesBySea(state, group);
  const range = rangeOf(state, group);
  const alone = !hasMen(state, group);
  const allowed = allowancesFor(state, seat, from, vehiclesIn(state, group).filter(isTransport).length);
  if (isBanned(state, 'leave', from)) return [];
  const found = new Map<string, Going>();
  const key = (at: PlaceId, converted: number, crossed: number) =>
    converted + crossed === 0 ? at : `${at}${converted}:${crossed}`;
  const met = new Map<PlaceId, Entry>();
  const open: Going[] = [{ at: from, cost: 0, way: [], entry: 'free', converted: 0, crossed: 0 }];
  for (let here = open.shift(); here !== undefined; here = open.shift()) {
    const leaves = !bySea && leavesCastle(state, seat, here.at);
    for (const { to, cost: points, converts } of stepsOut(state, here.at, bySea)) {
      if (to === from || here.converted + converts > allowed.conversions) continue;
      const cost = here.cost + (leaves ? 0 : points);
      if (cost > range) continue;
      const entry = met.get(to) ?? entryOf(state, seat, to);
      met.set(to, entry);
      // Without men nothing may end its move where it would be lost (6.3.5, `movement.enginesAlone`).
      if (alone && entry !== 'free' && !allowed.unseen) continue;
      const converted = here.converted + converts;
      const { crossed } = here;
      const as = key(to, converted, crossed);
      const known = found.get(as);
      if (known !== undefined && known.cost <= cost) continue;
      const reached: Going = { at: to, cost, way: [...here.way, to], entry, converted, crossed };
      if (!canPayPassage(state, seat, reached.way)) continue;
      found.set(as, reached);
      const crosses = entry === 'horde' && here.crossed < allowed.crossings;
      if ((entry === 'free' || allowed.unseen || crosses) && !isBanned(state, 'leave', to)) {
        putByCost(open, crosses && !allowed.unseen ? { ...reached, crossed: crossed + 1 } : reached);
      }
    }
  }
  const ends = [...found.values()].filter(({ at, entry }) => mayEnd(state, bySea, at) && !(alone && entry !== 'free'));
  return cheapest(ends);
}

/** Inserts into a list sorted by cost, after equals. */
export function putByCost<Step extends { readonly cost: number }>(open: Step[], step: Step): void {
  let at = open.length;
  while (at > 0 && (open[at - 1]?.cost ?? 0) > step.cost) at -= 1;
  open.splice(at, 0, step);
}

/** The cheapest way to each place. */
function cheapest(found: readonly Going[]): readonly Reached[] {
  const best = new Map<PlaceId, Reached>();
  for (const one of found) {
    const known = best.get(one.at);
    if (known === undefined || one.cost < known.cost) {
      const { at, cost, way, entry } = one;
      best.set(at, { at, cost, way, entry });
    }
  }
  return [...best.values()];
}

function hasMen(state: Medioevo, group: Group): boolean {
  return sizeOf(group.units) > 0 || vehiclesIn(state, group).some(({ units }) => sizeOf(units) > 0);
}
