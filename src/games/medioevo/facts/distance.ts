import { type Board, placesBy } from './board.js';
import { isTerritory, type PlaceId, type TerritoryId } from './place-ids.js';

/** The distance of each place within so many steps; a territory or a sea is one step. */
export function stepsFrom(
  board: Board,
  from: PlaceId,
  most: number,
  open: (at: PlaceId) => boolean = () => true,
): ReadonlyMap<PlaceId, number> {
  const steps = new Map<PlaceId, number>([[from, 0]]);
  let edge: readonly PlaceId[] = [from];
  for (let distance = 1; distance <= most; distance++) {
    const next: PlaceId[] = [];
    for (const at of edge) {
      for (const to of placesBy(board, at)) {
        if (steps.has(to) || !open(to)) continue;
        steps.set(to, distance);
        next.push(to);
      }
    }
    edge = next;
  }
  return steps;
}

/** The territories within so many steps of any of these (1.3). */
export function territoriesWithin(board: Board, from: readonly TerritoryId[], most: number): ReadonlySet<TerritoryId> {
  const within = new Set<TerritoryId>();
  for (const at of from) for (const to of stepsFrom(board, at, most).keys()) if (isTerritory(to)) within.add(to);
  return within;
}
