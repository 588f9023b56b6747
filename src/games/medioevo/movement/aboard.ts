import type { Play } from '../engine/play.js';
import type { PlaceId } from '../facts/place-ids.js';
import { firstOf, sizeOf, together, type Units, without } from '../state/units.js';
import { capacityOf } from './movers.js';

/**
 * Wagons, engines and men board galleys putting to sea, one space each, within each galley's room (6.2.2): one man per
 * galley first, since an unmanned one neither fights nor counts (6.6.1).
 */
export function embark(
  play: Play,
  at: PlaceId,
  galleys: readonly number[],
  cargo: readonly number[],
  men: Units,
): void {
  let waiting = cargo;
  let ashore = men;
  const room = new Map<number, number>();
  for (const id of galleys) {
    const spaces = capacityOf(play.state, play.vehicle(id));
    const loaded = waiting.slice(0, spaces);
    for (const one of loaded) play.changeVehicle(one, { at, aboard: id });
    waiting = waiting.slice(loaded.length);
    room.set(id, spaces - loaded.length);
    play.changeVehicle(id, { units: {} });
  }
  for (const most of [1, sizeOf(men)]) {
    for (const id of galleys) {
      const { units } = play.vehicle(id);
      const boarding = firstOf(ashore, Math.min(most, (room.get(id) ?? 0) - sizeOf(units)));
      play.changeVehicle(id, { units: together(units, boarding) });
      ashore = without(ashore, boarding);
    }
  }
}

/** Nobody changes ships at sea: only docked ones load and unload (6.2.1). */
export function sailOn(play: Play, at: PlaceId, cargo: readonly number[]): void {
  for (const one of cargo) play.changeVehicle(one, { at });
}

/** The galleys' load at sea comes ashore with them. */
export function disembark(play: Play, at: PlaceId, galleys: readonly number[]): void {
  for (const id of galleys) play.changeVehicle(id, { units: {} });
  for (const one of play.state.vehicles) {
    if (one.aboard !== null && galleys.includes(one.aboard)) play.changeVehicle(one.id, { at, aboard: null });
  }
}
