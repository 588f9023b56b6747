/** What the renderer must know of a map: `board.json` in its folder, in board units. */
export interface Board {
  readonly size: readonly [width: number, height: number];
  /** The largest height of the names, where it is not the usual one. */
  readonly names?: number;
  readonly places: Readonly<Record<string, Place>>;
  /** Ways between places: where they run. What is not listed here runs through the places' crossings. */
  readonly connections?: readonly Connection[];
}

/** An area, or a node of a point-to-point map. */
export interface Place {
  /** For a node its look, one of the style's nodes. */
  readonly kind: string;
  readonly terrain?: string;
  /** The outline as SVG path data; islands are several subpaths. */
  readonly d: string;
  readonly bounds: Bounds;
  /** Where an arrow starts and ends. */
  readonly centre: Spot;
  /** By neighbour: where an arrow crosses the border, or the middle of the strait. */
  readonly crossings?: Readonly<Record<string, Spot>>;
  /** Where the name is written: wide and high enough for it in every language. */
  readonly label: Bounds;
  /** How wide a node is drawn, about its centre; an area has none. */
  readonly node?: number;
  /** Where badges are printed: their centres by badge, and their diameter. */
  readonly badges?: { readonly size: number; readonly at: Readonly<Record<string, Spot>> };
  readonly room: FreeCells;
}

export interface Connection {
  readonly between: readonly [string, string];
  /** Its look, one of the style's connections; drawn by the renderer unless the art has it already. */
  readonly look?: string;
  readonly line: readonly Spot[];
}

/** Where counters may stand: square cells that lie inside the area, away from its name and badges. */
export interface FreeCells {
  readonly corner: Spot;
  readonly cell: number;
  readonly columns: number;
  /** A row of cells as a hexadecimal number, the leftmost cell its highest bit; 1: free. */
  readonly rows: readonly string[];
  /** Counters gather about this spot. */
  readonly heart: Spot;
  /** Counters are no higher here. */
  readonly largest?: number;
}

export type Spot = readonly [x: number, y: number];
export type Bounds = readonly [left: number, top: number, right: number, bottom: number];
export type Rectangle = readonly [x: number, y: number, width: number, height: number];
