import { type Faith, PLACE_IDS, type PlaceId, type Side } from '../facts/ids.js';
import type { ElCid, Place, Places, Stand } from './state.js';
import { armiesOf, NONE, sizeOf, type Troops } from './troops.js';

/** The holder of a place: the side of the troops inside, or of the religion of an unoccupied city (5.1, 5.2). */
export function holderOf(place: Place): Side | null {
  return place.inside?.side ?? place.city;
}

/** The side that controls the city, if there is one. */
export function controllerOf(place: Place): Side | null {
  return place.city === null ? null : holderOf(place);
}

export function citiesOf(places: Places, side: Faith): readonly PlaceId[] {
  return PLACE_IDS.filter((at) => controllerOf(places[at]) === side);
}

/** Everybody in a place, including besiegers. */
export function standsIn(place: Place): readonly Stand[] {
  return [place.inside, place.outside].filter((stand) => stand !== null);
}

export function unitsOf(place: Place, side: Side): Troops {
  if (place.inside?.side === side) return place.inside.units;
  return place.outside?.side === side ? place.outside.units : NONE;
}

export function isSheltered(place: Place): boolean {
  return place.city !== null || place.fort;
}

/** An Army, a Garrison or a Military Order: Rebels do not rise beside them (8.3). */
export function hasTroops(place: Place): boolean {
  const { inside, outside } = place;
  return (inside !== null && inside.side !== 'rebel') || (outside !== null && outside.side !== 'rebel');
}

/** A city of another religion, undefended against this side; the French, Bands and Rebels have none (14.7). */
export function isForeignCity(place: Place, side: Side): boolean {
  return place.city !== null && place.inside === null && place.city !== side;
}

/** Enemy troops or an unoccupied enemy city (11.6, 13.9), in a place this side does not besiege already (13.19). */
export function stopsEntry(place: Place, side: Side): boolean {
  if (place.outside !== null) return place.outside.side !== side;
  if (place.inside !== null) return place.inside.side !== side;
  return isForeignCity(place, side);
}

export function cidWith(cid: ElCid | null, side: Side, at: PlaceId): boolean {
  return cid !== null && cid.side === side && cid.at === at;
}

/** A force that comes out of a city or fort to fight: two units, one of them an Army; Rebels never do (11.8, 11.9). */
export function comesOutToFight(stand: Stand): boolean {
  const { units } = stand;
  return stand.side !== 'rebel' && armiesOf(units) > 0 && sizeOf(units) > 1;
}

/** Counters of the besieged: the city, the fort and the units (13.16). */
export function countOfCounters(place: Place): number {
  return (
    (place.city === null ? 0 : 1) + (place.fort ? 1 : 0) + (place.inside === null ? 0 : sizeOf(place.inside.units))
  );
}
