import type { Action, SlotValue, Tally } from '../../../core/action.js';
import type { CountedChoice, Domain, Filled } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import * as kit from '../../../kit/index.js';
import { isUnit } from '../facts/pieces.js';
import { isPlace, type PlaceId } from '../facts/place-ids.js';
import type { FrameOf } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf, unitsIn } from '../state/units.js';
import { vehicleChoice } from '../state/vehicle.js';
import { mostCarried } from './carriers.js';
import { type Destination, destinations, startsFor } from './destinations.js';
import { leavesCastle, moversAt, vehicleKey } from './movers.js';

/** The full move so far: further moves must touch it, and end at its destination (6.2.4). */
export type Course = Pick<FrameOf<'combat'>, 'legs' | 'stop'>;
export const FRESH: Course = { legs: [], stop: null };

const placeIn = (value: unknown): PlaceId | null => (typeof value === 'string' && isPlace(value) ? value : null);

/** Where a seat's group may still start from in this full move. */
export function startsIn(state: Medioevo, seat: SeatId, course: Course): readonly PlaceId[] {
  const starts = startsFor(state, seat);
  if (course.legs.length === 0) return starts;
  return starts.filter(
    (from) =>
      destinations(state, seat, from, moversAt(state, seat, from)).some(({ at }) => fits(course, from, at)) ||
      singles(state, seat, from).some((group) =>
        destinations(state, seat, from, group).some(({ at }) => fits(course, from, at)),
      ),
  );
}

/** Each vehicle of a place alone, to see whether any can go on. */
function singles(state: Medioevo, seat: SeatId, from: PlaceId) {
  return Object.keys(moversAt(state, seat, from)).map((id) => ({ [id]: 1 }));
}

/** A leg touches the full move's way; once a group stands before an enemy, all others go there too. */
function fits({ legs, stop }: Course, from: PlaceId, to: PlaceId): boolean {
  if (stop !== null) return to === stop.at;
  return legs.length === 0 || legs.includes(from) || legs.includes(to);
}

/** As many units as can be carried from there; out of a castle all may walk. */
function mostUnits(state: Medioevo, seat: SeatId, at: PlaceId, movers: Tally): number {
  const there = sizeOf(unitsIn(movers));
  return leavesCastle(state, seat, at) ? there : Math.min(there, mostCarried(state, seat, at));
}

/** Any vehicles, and as many units as can go. */
function askMovers(state: Medioevo, seat: SeatId, from: unknown): Domain {
  const at = placeIn(from);
  if (at === null) return kit.DONE;
  const tally = moversAt(state, seat, at);
  const max = mostUnits(state, seat, at, tally);
  const movers = Object.entries(tally);
  const vehicles = movers.flatMap(([id, count]): CountedChoice[] => {
    const vehicle = state.vehicles.find((one) => vehicleKey(one) === id);
    return vehicle === undefined ? [] : [{ ...vehicleChoice(vehicle, state.vehicles, id), count }];
  });
  if (max === 0) return { kind: 'some', slot: 'group', choices: vehicles, min: 1, max: vehicles.length };
  const units = movers.flatMap(([id, count]) => (isUnit(id) ? [{ ...kit.named('unit', id), count }] : []));
  const free = vehicles.map((vehicle): CountedChoice => ({ ...vehicle, free: true }));
  return { kind: 'some', slot: 'group', choices: [...units, ...free], min: 1, max };
}

/** Is it a group that question allows? */
export function isGroup(state: Medioevo, seat: SeatId, from: unknown, group: SlotValue): boolean {
  const at = placeIn(from);
  const chosen = kit.tallyIn(group);
  if (at === null || chosen === null) return false;
  const movers = moversAt(state, seat, at);
  const named = Object.entries(chosen);
  const there = ([id, count]: readonly [string, number]) =>
    Object.hasOwn(movers, id) && Number.isInteger(count) && count >= 1 && count <= (movers[id] ?? 0);
  return named.length > 0 && named.every(there) && sizeOf(unitsIn(chosen)) <= mostUnits(state, seat, at, movers);
}

function ways(state: Medioevo, seat: SeatId, course: Course, { from, group }: Filled): readonly Destination[] {
  const at = placeIn(from);
  if (at === null) return [];
  return destinations(state, seat, at, kit.tallyIn(group) ?? {}).filter((way) => fits(course, at, way.at));
}

function askWhereTo(state: Medioevo, seat: SeatId, course: Course, filled: Filled): Domain {
  const at = placeIn(filled.from);
  if (at === null) return kit.DONE;
  const reached = ways(state, seat, course, filled).map(({ at: to, entry, cost }) => ({
    ...kit.named('place', to, entry === 'free' ? undefined : entry),
    values: { cost },
  }));
  // Blocked on all sides it may still spend its full move on the spot.
  return { kind: 'one', slot: 'to', choices: reached.length > 0 ? reached : [kit.named('place', at, 'stays')] };
}

/** From where, what, and where to, in three questions (6.2.1). */
export function askMove(state: Medioevo, seat: SeatId, course: Course, filled: Filled): Domain {
  if (filled.from === undefined) return kit.askOne('from', 'place', startsIn(state, seat, course));
  if (filled.group === undefined) return askMovers(state, seat, filled.from);
  return filled.to === undefined ? askWhereTo(state, seat, course, filled) : kit.DONE;
}

/** A group, its start and destination, and its way. */
export type Move = { readonly from: PlaceId; readonly destination: Destination };

/** The move of an action; null: the group stays. */
export function moveIn(
  state: Medioevo,
  seat: SeatId,
  course: Course,
  { from, group, to }: Omit<Action, 'verb'>,
): Move | null {
  const at = placeIn(from);
  const chosen = kit.tallyIn(group);
  if (at === null || group === undefined || chosen === null) return null;
  // A queued move may name units no longer there.
  const there = moversAt(state, seat, at);
  if (Object.entries(chosen).some(([id, count]) => (there[id] ?? 0) < count)) return null;
  const destination = ways(state, seat, course, { from: at, group }).find((way) => way.at === to);
  return destination === undefined ? null : { from: at, destination };
}
