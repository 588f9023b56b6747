import type { Tally } from '../../../core/action.js';
import { keepsRoute } from '../commerce/keeps-route.js';
import type { Play } from '../engine/play.js';
import { bookOf } from '../facts/override.js';
import type { PlaceId } from '../facts/place-ids.js';
import type { Medioevo } from '../state/state.js';
import { tallyOf, together, type Units, without } from '../state/units.js';
import type { Vehicle } from '../state/vehicle.js';

/** What is lost with vehicles removed from the map; nothing is unloaded at sea (3.3). */
export interface Along {
  /** Men aboard a galley at sea, and wagons and engines. */
  readonly aboard?: Tally;
  readonly goods?: Tally;
}

/** `ids` and `men`: what is removed itself; its load is not listed twice. */
export function takenAlong({ vehicles }: Pick<Medioevo, 'vehicles'>, ids: readonly number[], men: Units = {}): Along {
  const going = vehicles.filter(({ id }) => ids.includes(id));
  const carried = vehicles.filter((one) => one.aboard !== null && ids.includes(one.aboard) && !ids.includes(one.id));
  const aboard = { ...tallyOf(without(menAboard(going), men)), ...countKinds(carried.map(({ kind }) => kind)) };
  const goods = countKinds([...going, ...carried].flatMap(({ cubes }) => cubes));
  return {
    ...(Object.keys(aboard).length === 0 ? {} : { aboard }),
    ...(Object.keys(goods).length === 0 ? {} : { goods }),
  };
}

export function menAboard(vehicles: readonly Vehicle[]): Units {
  return vehicles.reduce<Units>((sum, { units }) => together(sum, units), {});
}

export function countKinds(kinds: readonly string[]): Tally {
  const tally: Record<string, number> = {};
  for (const kind of kinds) tally[kind] = (tally[kind] ?? 0) + 1;
  return tally;
}

/** A trade route is lost with its transport, unless a ready card keeps it (7.4). */
export function losesRoute({ realms, overrides }: Medioevo, owner: string, ids: readonly number[]): boolean {
  const realm = realms[owner];
  if (realm?.route == null || !ids.includes(realm.route.vehicle)) return false;
  return !keepsRoute(realm, bookOf(overrides));
}

/** It returns to the supply with its load, and both are told. */
export function takeOff(play: Play, seat: string, vehicle: Vehicle, more: { readonly florins?: number } = {}): void {
  const along = takenAlong(play.state, [vehicle.id]);
  play.removeVehicle(vehicle.id);
  tellRemoved(play, seat, { [vehicle.kind]: 1 }, vehicle.at, { ...along, ...more });
}

export function tellRemoved(
  play: Play,
  seat: string,
  pieces: Tally,
  at: PlaceId,
  more: Along & { readonly florins?: number } = {},
): void {
  play.emit({ type: 'removed', seat, pieces, at, ...more });
}
