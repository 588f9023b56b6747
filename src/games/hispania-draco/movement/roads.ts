import { type Board, connectionBetween, type Way } from '../facts/board.js';
import { CITY_IDS, type CityId, isCity } from '../facts/ids.js';
import { type Pieces, revoltsAt } from '../state/pieces.js';

/** Printed and laid roads are alike (5.1.6). */
export function isRoad(pieces: Pieces, way: Way): boolean {
  return way.printedRoad || pieces.roads.includes(way.connection);
}

export function hasRoad(board: Board, pieces: Pieces, city: CityId): boolean {
  return board.ways[city].some((way) => isRoad(pieces, way));
}

/** A connection open to a new road, and its cost in play (10.1.2). */
export interface RoadSite {
  readonly connection: string;
  readonly between: readonly [CityId, CityId];
  readonly segments: number;
}

/** Where a road extends the network: by land, from a connected city, to no revolt and no capital (3.6, 3.7). */
export function roadSites(board: Board, pieces: Pieces, from?: readonly CityId[]): readonly RoadSite[] {
  if (from !== undefined) return sitesFrom(board, pieces, from);
  const known = KNOWN.get(pieces);
  if (known?.board === board) return known.sites;
  const sites = sitesFrom(board, pieces, CITY_IDS);
  KNOWN.set(pieces, { board, sites });
  return sites;
}

/** All sites of a position, cached: each slot asks again, and so does the end of the step. */
const KNOWN = new WeakMap<Pieces, { readonly board: Board; readonly sites: readonly RoadSite[] }>();

function sitesFrom(board: Board, pieces: Pieces, from: readonly CityId[]): readonly RoadSite[] {
  const sites = new Map<string, RoadSite>();
  for (const one of from) {
    if (!isOpen(board, pieces, one)) continue;
    for (const way of board.ways[one]) {
      const other = way.to;
      if (!isCity(other) || isRoad(pieces, way) || !isOpen(board, pieces, other)) continue;
      if (!hasRoad(board, pieces, one) && !hasRoad(board, pieces, other)) continue;
      const connection = connectionBetween(one, other);
      if (!sites.has(connection)) sites.set(connection, { connection, between: [one, other], segments: way.segments });
    }
  }
  return [...sites.values()];
}

function isOpen(board: Board, pieces: Pieces, city: CityId): boolean {
  return revoltsAt(pieces, city) === 0 && !board.cities[city].capital;
}
