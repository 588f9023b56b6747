/** What the renderer must know of each area of a map: `places.json` in the map's folder, in board units. */
export interface Places {
  readonly size: readonly [width: number, height: number];
  readonly areas: Readonly<Record<string, Place>>;
}

export const PLACE_KINDS = ['province', 'offMap', 'sea'] as const;

export interface Place {
  readonly kind: (typeof PLACE_KINDS)[number];
  readonly terrain?: 'plain' | 'mountain';
  /** The outline as SVG path data; islands are several subpaths. */
  readonly d: string;
  readonly bounds: Bounds;
  /** Where an arrow starts and ends. */
  readonly centre: Spot;
  /** By neighbour: where an arrow crosses the border, or the middle of the strait. */
  readonly crossings?: Readonly<Record<string, Spot>>;
}

export type Spot = readonly [x: number, y: number];
export type Bounds = readonly [left: number, top: number, right: number, bottom: number];
