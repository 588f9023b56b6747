import type { Play } from '../engine/play.js';
import { placesIn } from '../facts/board.js';
import type { PlaceId, RegionId } from '../facts/ids.js';
import type { ForceRow } from '../facts/tables.js';
import { controllerOf, standsIn, unitsOf } from '../state/reading.js';
import type { Place } from '../state/state.js';
import { countOf, sizeOf, together } from '../state/troops.js';

/** Legal places for a row of the table: the first kind of place that exists. */
export function placesForRow(play: Play, region: RegionId, row: ForceRow): readonly PlaceId[] {
  const all = placesIn(play.board, region);
  for (const fits of kindsOf(row)) {
    const places = all.filter((at) => fits(play.at(at)));
    if (places.length > 0) return places;
  }
  return [];
}

/** Legal in this place, by any of its kinds: for two results placed together (9.15). */
export function mayAddForce(place: Place, row: ForceRow): boolean {
  return kindsOf(row).some((fits) => fits(place));
}

type Fits = (place: Place) => boolean;

function kindsOf(row: ForceRow): readonly Fits[] {
  switch (row) {
    case 'city': // 13.3
      return [(place) => place.city === null && (hasMuslimTroops(place) || standsIn(place).length === 0)];
    case 'fort': // 13.4
      return [
        (place) => !place.fort && controllerOf(place) === 'muslim',
        (place) => !place.fort && hasMuslimTroops(place),
      ];
    case 'garrison': // 13.5
      return [
        (place) => place.city === 'muslim' && controllerOf(place) === 'muslim' && garrisons(place) === 0,
        (place) => sizeOf(unitsOf(place, 'muslim')) > 0 || standsIn(place).length === 0,
      ];
    case '1 army':
    case '2 armies':
    case '3 armies': // 13.6
      return [(place) => standsIn(place).every((stand) => stand.side !== 'christian' && stand.side !== 'rebel')];
  }
}

/** A Muslim Army (not a hired one) or Garrison. */
function hasMuslimTroops(place: Place): boolean {
  const units = unitsOf(place, 'muslim');
  return countOf(units, 'army') + countOf(units, 'garrison') > 0;
}

function garrisons(place: Place): number {
  return countOf(unitsOf(place, 'muslim'), 'garrison');
}

/** The place with a city, fort or Garrison added; before an unoccupied Christian city the Garrison besieges (13.5). */
export function addForce(place: Place, row: ForceRow): Place {
  switch (row) {
    case 'city':
      return { ...place, city: 'muslim' };
    case 'fort':
      return { ...place, fort: true };
    case 'garrison':
      return withGarrison(place);
    case '1 army':
    case '2 armies':
    case '3 armies':
      return place;
  }
}

function withGarrison(place: Place): Place {
  const stand = (units: Place['inside']) => ({
    side: 'muslim' as const,
    units: together(units?.units ?? {}, { garrison: 1 }),
  });
  if (place.outside?.side === 'muslim') return { ...place, outside: stand(place.outside) };
  if (place.inside === null && place.city === 'christian') return { ...place, outside: stand(null) };
  return { ...place, inside: stand(place.inside) };
}
