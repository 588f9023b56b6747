import type { SeatId } from '../../../core/seat.js';
import type { Play } from '../engine/play.js';
import { inOrder, isTerritory, type PlaceId } from '../facts/place-ids.js';
import type { Moved } from '../state/frame.js';
import type { Medioevo } from '../state/state.js';
import { atMost, sizeOf, together, type Units, without } from '../state/units.js';
import { type Group, vehiclesIn } from './movers.js';

const NOBODY: Moved = { vehicles: [], units: {} };

/** Adds a group that moved, with its load (6.2.4). */
export function withMoved(state: Medioevo, before: Moved | undefined, from: PlaceId, to: PlaceId, group: Group): Moved {
  const { vehicles, units } = before ?? NOBODY;
  const going = vehiclesIn(state, group);
  const cargo = state.vehicles.filter(({ aboard }) => going.some(({ id }) => id === aboard)).map(({ id }) => id);
  const men = going.reduce<Units>((sum, { units: aboard }) => together(sum, aboard), group.units);
  const left = { ...units, [from]: without(units[from] ?? {}, men) };
  return {
    vehicles: [...new Set([...vehicles, ...group.vehicles, ...cargo])],
    units: { ...left, [to]: together(left[to] ?? {}, men) },
  };
}

/** The full move is over: everything that moved in it gets a stop token, wherever it is (6.2.4). */
export function stopMovedPieces(play: Play, seat: SeatId, { vehicles, units }: Moved = NOBODY): void {
  for (const { id, owner, stopped } of play.state.vehicles) {
    if (owner === seat && !stopped && vehicles.includes(id)) play.changeVehicle(id, { stopped: true });
  }
  for (const at of inOrder(Object.keys(units).filter(isTerritory))) {
    const men = units[at] ?? {};
    const army = play.army(at, seat);
    const more = atMost(men, without(army.units, army.stopped));
    if (sizeOf(more) > 0) play.setArmy(at, seat, { ...army, stopped: together(army.stopped, more) });
  }
}
