import type { Play } from '../engine/play.js';
import { placesIn } from '../facts/board.js';
import { FAITHS, type PlaceId, type RebellionKind, type RegionId } from '../facts/ids.js';
import { citiesOf, hasTroops, standsIn } from '../state/reading.js';
import type { Place, Places } from '../state/state.js';
import { countOf, firstOf, NONE, plus, sizeOf, without } from '../state/troops.js';

/** A rebellion in a place; a regional revolt has no place. */
export type LocalKind = Exclude<RebellionKind, 'regional-revolt'>;

/** Where a kind may happen. If it finds no victim, Rebels rise instead (8.5, 8.6, 8.7). */
export function victims(
  play: Play,
  region: RegionId,
  kind: LocalKind,
): { readonly kind: LocalKind; readonly places: readonly PlaceId[] } {
  const all = placesIn(play.board, region);
  const fits = all.filter((at) => isVictim(play.at(at), kind));
  if (fits.length > 0) return { kind, places: fits };
  return kind === 'rebels' ? { kind, places: all } : victims(play, region, 'rebels');
}

function isVictim(place: Place, kind: LocalKind): boolean {
  switch (kind) {
    case 'rebels': // 8.3
      return !hasTroops(place);
    case 'proselytism': // 8.5
    case 'rebel-governor': // 8.7
      return place.city !== null;
    case 'peasant-revolt': {
      // 8.6
      const units = place.inside?.units ?? NONE;
      return countOf(units, 'garrison') > 0 && countOf(units, 'army') === 0 && countOf(units, 'order') === 0;
    }
  }
}

export function rebel(play: Play, kind: LocalKind, at: PlaceId): void {
  const place = play.at(at);
  const after = rebelled(place, kind);
  if (kind === 'proselytism') {
    play.convert(at, place.city === 'christian' ? 'muslim' : 'christian', false);
    return;
  }
  if (kind === 'rebels' && hasTroops(place)) {
    const [stand] = standsIn(place);
    if (stand !== undefined) play.lose('unrest', [{ at, side: stand.side, units: firstOf(stand.units, 1) }]);
    return;
  }
  play.change(at, after);
  const before = place.inside?.side === 'rebel' ? NONE : (place.inside?.units ?? NONE);
  play.emit({ type: 'rebels-rose', at, count: countOf(after.inside?.units ?? NONE, 'rebel'), instead: before });
}

/** The place after the rebellion; its fort stays (8.13). */
function rebelled(place: Place, kind: LocalKind): Place {
  const units = place.inside?.units ?? NONE;
  switch (kind) {
    case 'proselytism': // 8.5
      return { ...place, city: place.city === 'christian' ? 'muslim' : 'christian' };
    case 'rebels': {
      // 8.3; if there are troops, one unit is lost instead (8.4).
      if (!hasTroops(place)) return { ...place, inside: { side: 'rebel', units: plus(units, 'rebel', 1) } };
      const left = without(units, firstOf(units, 1));
      return {
        ...place,
        inside: place.inside === null || sizeOf(left) === 0 ? null : { ...place.inside, units: left },
      };
    }
    case 'peasant-revolt': // 8.6
      return { ...place, inside: { side: 'rebel', units: { rebel: 1 } } };
    case 'rebel-governor': {
      // 8.7
      const rebels = place.inside?.side === 'rebel' ? countOf(units, 'rebel') + 1 : Math.max(1, sizeOf(units));
      return { ...place, inside: { side: 'rebel', units: { rebel: rebels } } };
    }
  }
}

/** Neither side loses its last city (8.8). */
export function sparesCities(play: Play, kind: LocalKind, at: PlaceId): boolean {
  const before = play.state.places;
  const after: Places = { ...before, [at]: rebelled(before[at], kind) };
  return FAITHS.every((faith) => citiesOf(after, faith).length > 0 || citiesOf(before, faith).length === 0);
}
