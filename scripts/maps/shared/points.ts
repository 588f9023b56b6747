/** A spot on a board, in its units, y down. */
export type Point = readonly [x: number, y: number];
export type LonLat = readonly [lon: number, lat: number];
