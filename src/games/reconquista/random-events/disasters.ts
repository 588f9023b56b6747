import type { Play } from '../engine/play.js';
import { placesIn, regionOf } from '../facts/board.js';
import { PLACE_IDS, REGION_IDS, type RegionId } from '../facts/ids.js';
import { controllerOf, standsIn, unitsOf } from '../state/reading.js';
import { countOf, FAMINE_ORDER, firstOf, onlyKinds, sizeOf } from '../state/troops.js';

/** A third of the units of each place, rounded down; not in the region in revolt (9.10, 8.9). */
export function starveAllPlaces(play: Play): void {
  const tolls = PLACE_IDS.flatMap((at) => {
    if (regionOf(play.board, at) === play.state.revolt) return [];
    return standsIn(play.at(at)).map(({ side, units }) => ({
      at,
      side,
      units: firstOf(units, Math.floor(sizeOf(units) / 3), FAMINE_ORDER),
    }));
  });
  play.lose('famine', tolls);
}

/** In one region the Muslim Armies of one place and the Muslim-controlled cities are lost (17.3.4). */
export function breakIntoTaifas(play: Play): void {
  const region = play.region('event-region');
  const armed = placesIn(play.board, region).filter((at) => countOf(unitsOf(play.at(at), 'muslim'), 'army') > 0);
  if (armed.length > 0) {
    const at = play.place('event-place', region, (one) => armed.includes(one));
    play.lose('taifas', [{ at, side: 'muslim', units: onlyKinds(unitsOf(play.at(at), 'muslim'), ['army']) }]);
  }
  const cities = placesIn(play.board, region).filter((at) => controllerOf(play.at(at)) === 'muslim');
  for (const at of cities) play.change(at, { city: null });
  play.emit({ type: 'cities-razed', region, cities });
}

/** All Christian Armies of Portugal, or of Aragon (17.3.6); rerolled for a region in revolt (8.10). */
export function loseArmiesToEmpire(play: Play): void {
  for (;;) {
    const region: RegionId = play.die('event-region') <= 2 ? 'portugal' : 'aragon';
    if (region === play.state.revolt) continue;
    const tolls = placesIn(play.board, region).map((at) => ({
      at,
      side: 'christian' as const,
      units: onlyKinds(unitsOf(play.at(at), 'christian'), ['army']),
    }));
    play.lose('empire', tolls);
    return;
  }
}

/** A region and its number of counters; a 6 for the region is a Famine (17.3.7). */
export function beginPlague(play: Play): void {
  for (;;) {
    const region = REGION_IDS[play.die('event-region') - 1];
    if (region === undefined) {
      starveAllPlaces(play);
      return;
    }
    if (region === play.state.revolt) continue;
    const count = play.die('event-count');
    play.emit({ type: 'plague', region, count });
    play.next({ kind: 'plague', region, left: count, next: 'christian-army' });
    return;
  }
}
