import type { Action, Tally } from '../../../core/action.js';
import type { CountedChoice, Domain, Filled } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import type { Play } from '../engine/play.js';
import { isUnit } from '../facts/pieces.js';
import { isPlace, isTerritory, PLACE_IDS, type PlaceId } from '../facts/place-ids.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';
import { vehicleChoice } from '../state/vehicle-choice.js';
import { mostCarried, withCarriers } from './carriers.js';
import { type Group, groupIn, militaryVehicles, moversAt, pointsOf, vehicleKey } from './movers.js';
import { leavesCastle, type Reached, reachOf } from './reach.js';

/** A destination, and the group with the transports that bring it there. */
export type Destination = Reached & { readonly group: Group };

const placeIn = (value: unknown): PlaceId | null => (typeof value === 'string' && isPlace(value) ? value : null);

/** Where the seat has something that can move: vehicles with points left, or an army in its castle (6.2). */
export function startsFor(state: Medioevo, seat: SeatId): readonly PlaceId[] {
  return PLACE_IDS.filter((at) => {
    if (militaryVehicles(state, seat, at).some((one) => pointsOf(state, one) > 0)) return true;
    return leavesCastle(state, seat, at) && isTerritory(at) && Object.keys(moversAt(state, seat, at)).length > 0;
  });
}

/** Vehicles at will, and as many units as can be carried from there; out of a castle all may walk. */
function askMovers(state: Medioevo, seat: SeatId, from: unknown): Domain {
  const at = placeIn(from);
  if (at === null) return kit.DONE;
  const movers = Object.entries(moversAt(state, seat, at));
  const there = movers.reduce((sum, [id, count]) => sum + (isUnit(id) ? count : 0), 0);
  const max = leavesCastle(state, seat, at) ? there : Math.min(there, mostCarried(state, seat, at));
  const vehicles = movers.flatMap(([id, count]): CountedChoice[] => {
    const vehicle = state.vehicles.find((one) => vehicleKey(one) === id);
    return vehicle === undefined ? [] : [{ ...vehicleChoice(vehicle, id), count }];
  });
  if (max === 0) return { kind: 'some', slot: 'group', choices: vehicles, min: 1, max: vehicles.length };
  const units = movers.flatMap(([id, count]) => (isUnit(id) ? [{ ...kit.named('unit', id), count }] : []));
  const free = vehicles.map((vehicle): CountedChoice => ({ ...vehicle, free: true }));
  return { kind: 'some', slot: 'group', choices: [...units, ...free], min: 1, max };
}

/** Every place that the group can reach by land, by sea, or on foot out of a castle; the cheapest way to each. */
export function destinations(state: Medioevo, seat: SeatId, from: PlaceId, chosen: Tally): readonly Destination[] {
  const group = groupIn(chosen);
  const found = new Map<PlaceId, Destination>();
  for (const by of ['land', 'sea'] as const) {
    const carried = withCarriers(state, seat, from, group, by);
    const walks = by === 'land' && carried === null && group.vehicles.length === 0 && leavesCastle(state, seat, from);
    if (carried === null && !(walks && sizeOf(group.units) > 0)) continue;
    for (const reached of reachOf(state, seat, from, carried ?? group)) {
      if (carried === null && reached.way.length > 1) continue;
      const known = found.get(reached.at);
      if (known === undefined || reached.cost < known.cost) {
        found.set(reached.at, { ...reached, group: carried ?? group });
      }
    }
  }
  return [...found.values()];
}

/** Of those that let it pass, the ones within so many points: where a beaten army can flee to (6.7). */
export function destinationsWithin(
  state: Medioevo,
  seat: SeatId,
  from: PlaceId,
  chosen: Tally,
  points: number,
): readonly Destination[] {
  return destinations(state, seat, from, chosen).filter(({ cost, entry }) => entry === 'free' && cost <= points);
}

function askWhereTo(state: Medioevo, seat: SeatId, { from, group }: Filled): Domain {
  const at = placeIn(from);
  if (at === null) return kit.DONE;
  const reached = destinations(state, seat, at, kit.tallyIn(group) ?? {}).map(({ at: to, entry, cost }) => ({
    ...kit.named('place', to, entry === 'free' ? undefined : entry),
    values: { cost },
  }));
  // Hemmed in on all sides it can still spend its full move where it is.
  return { kind: 'one', slot: 'to', choices: reached.length > 0 ? reached : [kit.named('place', at, 'stays')] };
}

/** From where, what, and where to: as many presses as that (6.2). */
export const MOVE_SLOTS: NonNullable<kit.Verb<Medioevo, Play, unknown>['slots']> = [
  (state, _here, seat) => kit.askOne('from', 'place', startsFor(state, seat)),
  (state, _here, seat, { from }) => askMovers(state, seat, from),
  (state, _here, seat, filled) => askWhereTo(state, seat, filled),
];

/** The move that an action means. */
export function moveIn(
  state: Medioevo,
  seat: SeatId,
  action: Action,
): { readonly from: PlaceId; readonly destination: Destination } | null {
  const from = placeIn(action.from);
  const group = kit.tallyIn(action.group);
  if (from === null || group === null) return null;
  const destination = destinations(state, seat, from, group).find(({ at }) => at === action.to);
  return destination === undefined ? null : { from, destination };
}
