import type { LonLat, Point } from './points.js';

/** A part of the world and where it lies on the board. */
export interface Window {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
  readonly into: readonly [x: number, y: number, width: number, height: number];
}

/** Longitude and latitude each along a line: true enough for a map of some hundred miles that wants room. */
export function projectionOf({ west, east, south, north, into: [x, y, width, height] }: Window): (at: LonLat) => Point {
  return ([lon, lat]) => [x + ((lon - west) / (east - west)) * width, y + ((north - lat) / (north - south)) * height];
}
