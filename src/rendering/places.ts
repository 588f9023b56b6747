/** What the renderer must know of each area of a map: `places.json` in the map's folder, in board units. */
export interface Places {
  readonly size: readonly [width: number, height: number];
  readonly areas: Readonly<Record<string, Place>>;
}

const PLACE_KINDS = ['province', 'offMap', 'sea'] as const;

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
  /** Where the name is written: wide and high enough for it in every language. */
  readonly label: Bounds;
  /** Centres of the printed marks, and their diameter. */
  readonly marks?: { readonly income: Spot; readonly stacking: Spot; readonly size: number };
  readonly room: RoomPlan;
}

/** Where counters may stand: square cells that lie inside the area, away from its name and marks. */
export interface RoomPlan {
  readonly corner: Spot;
  readonly cell: number;
  readonly columns: number;
  /** A row of cells as a hexadecimal number, the leftmost cell its highest bit; 1: free. */
  readonly rows: readonly string[];
  /** Counters gather about this spot. */
  readonly heart: Spot;
}

export type Spot = readonly [x: number, y: number];
export type Bounds = readonly [left: number, top: number, right: number, bottom: number];
