import type { LonLat, Point } from '../shared/points.js';

/** The board: 1600 x 1200 units, y down. Plate carrée around 39° north, stretched a little for room. */
export const BOARD = {
  width: 1600,
  height: 1200,
  west: 260,
  lonWest: -9.8,
  latNorth: 44.15,
  perLon: 99,
  perLat: 127,
} as const;

export const project = ([lon, lat]: LonLat): Point => [
  BOARD.west + (lon - BOARD.lonWest) * BOARD.perLon,
  (BOARD.latNorth - lat) * BOARD.perLat,
];

export const unproject = ([x, y]: Point): LonLat => [
  BOARD.lonWest + (x - BOARD.west) / BOARD.perLon,
  BOARD.latNorth - y / BOARD.perLat,
];

export const projected = (ring: readonly LonLat[]): Point[] => ring.map(project);
