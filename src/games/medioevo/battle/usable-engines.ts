import type { Level } from '../facts/kinds.js';
import { isTerritory, type PlaceId } from '../facts/place-ids.js';
import type { Owner } from '../state/land.js';
import type { Medioevo } from '../state/state.js';
import { sizeOf } from '../state/units.js';
import type { Vehicle } from '../state/vehicle.js';

/** Can these engines be used on a galley: their levels together at most its own (6.6)? */
export function fitsGalley(galley: Level, engines: readonly Level[]): boolean {
  return engines.reduce<number>((sum, level) => sum + level, 0) <= galley;
}

/** Every engine of an owner ashore; at sea on each galley with men as many, the highest first, as it can use (6.6). */
export function usableEngines(state: Medioevo, at: PlaceId, owner: Owner): readonly Vehicle[] {
  const engines = state.vehicles.filter((one) => one.kind === 'siege-engine' && one.owner === owner && one.at === at);
  if (isTerritory(at)) return engines;
  return state.vehicles
    .filter((one) => one.kind === 'galley' && one.owner === owner && one.at === at && sizeOf(one.units) > 0)
    .flatMap((galley) =>
      usableAboard(
        galley,
        engines.filter(({ aboard }) => aboard === galley.id),
      ),
    );
}

/** Of the engines aboard a galley those that it can use, the highest first. */
export function usableAboard(galley: Vehicle, engines: readonly Vehicle[]): readonly Vehicle[] {
  const used: Vehicle[] = [];
  for (const engine of engines.toSorted((one, other) => other.level - one.level))
    if (
      fitsGalley(
        galley.level,
        [...used, engine].map(({ level }) => level),
      )
    )
      used.push(engine);
  return used;
}
