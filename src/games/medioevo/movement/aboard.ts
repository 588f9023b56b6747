import type { Play } from '../engine/play.js';
import type { PlaceId } from '../facts/place-ids.js';
import { firstOf, type Units, without } from '../state/units.js';
import { capacityOf } from './movers.js';

/** Men, wagons and engines aboard galleys at sea, a space each, as many on each galley as it holds (6.2). */
export function embark(
  play: Play,
  at: PlaceId,
  galleys: readonly number[],
  cargo: readonly number[],
  men: Units,
): void {
  let waiting = cargo;
  let ashore = men;
  for (const id of galleys) {
    const room = capacityOf(play.state, play.vehicle(id));
    const loaded = waiting.slice(0, room);
    for (const one of loaded) play.changeVehicle(one, { at, aboard: id });
    waiting = waiting.slice(loaded.length);
    const taken = firstOf(ashore, room - loaded.length);
    play.changeVehicle(id, { units: taken });
    ashore = without(ashore, taken);
  }
}

/** What galleys carried at sea comes ashore with them. */
export function disembark(play: Play, at: PlaceId, galleys: readonly number[]): void {
  for (const id of galleys) play.changeVehicle(id, { units: {} });
  for (const one of play.state.vehicles) {
    if (one.aboard !== null && galleys.includes(one.aboard)) play.changeVehicle(one.id, { at, aboard: null });
  }
}
