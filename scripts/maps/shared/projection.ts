import type { LonLat, Point } from './points.js';

/** A part of the world and its place on the board. */
export interface Window {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
  readonly into: readonly [x: number, y: number, width: number, height: number];
}

/** Longitude and latitude, each linear: accurate enough for a map of some hundred miles. */
export function projectionOf({ west, east, south, north, into: [x, y, width, height] }: Window): (at: LonLat) => Point {
  return ([lon, lat]) => [x + ((lon - west) / (east - west)) * width, y + ((north - lat) / (north - south)) * height];
}
