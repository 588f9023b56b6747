import type { Level } from '../../facts/kinds.js';
import { isTerritory, type PlaceId } from '../../facts/place-ids.js';
import type { Owner } from '../../state/land.js';
import type { Medioevo } from '../../state/state.js';
import { sizeOf } from '../../state/units.js';
import type { Vehicle } from '../../state/vehicle.js';

/** Can a galley use these engines: their levels together at most its own (6.6)? */
export function fitsGalley(galley: Level, engines: readonly Level[]): boolean {
  return engines.reduce<number>((sum, level) => sum + level, 0) <= galley;
}

/** An engine in a place and, at sea, the manned galley carrying it. */
type Placed = { readonly engine: Vehicle; readonly galley: Vehicle | null };

function enginesAt(state: Medioevo, at: PlaceId, owner: Owner): readonly Placed[] {
  const there = state.vehicles.filter((one) => one.owner === owner && one.at === at);
  const galleys = there.filter(({ kind, units }) => kind === 'galley' && sizeOf(units) > 0);
  return there
    .filter(({ kind }) => kind === 'siege-engine')
    .flatMap((engine): readonly Placed[] => {
      if (isTerritory(at)) return [{ engine, galley: null }];
      const galley = galleys.find(({ id }) => id === engine.aboard);
      return galley === undefined ? [] : [{ engine, galley }];
    });
}

/** Engines still usable beside those served: ashore all, on a galley up to its own level in total (6.6). */
export function openBeside(
  state: Medioevo,
  at: PlaceId,
  owner: Owner,
  served: readonly number[] = [],
): readonly Vehicle[] {
  const all = enginesAt(state, at, owner);
  return all
    .filter(({ engine, galley }) => {
      if (served.includes(engine.id) || galley === null) return !served.includes(engine.id);
      const beside = all.filter((one) => one.galley === galley && served.includes(one.engine.id));
      return fitsGalley(
        galley.level,
        [engine, ...beside.map((one) => one.engine)].map(({ level }) => level),
      );
    })
    .map(({ engine }) => engine);
}

/** The default selection: beside those served, the highest first, as far as they go. */
export function usableEngines(
  state: Medioevo,
  at: PlaceId,
  owner: Owner,
  served: readonly number[] = [],
): readonly Vehicle[] {
  if (isTerritory(at)) return openBeside(state, at, owner, served);
  const used: Vehicle[] = [];
  for (;;) {
    const open = openBeside(state, at, owner, [...served, ...used.map(({ id }) => id)]);
    const [highest] = open.toSorted((one, other) => other.level - one.level);
    if (highest === undefined) return used;
    used.push(highest);
  }
}

/** The engines a galley can use, highest first. */
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
