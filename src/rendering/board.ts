/** What the renderer needs to know of a map: `board.json` in its folder, in board units. */
export interface Board {
  readonly size: readonly [width: number, height: number];
  /** The maximum height of names, if not the default. */
  readonly names?: number;
  readonly places: Readonly<Record<string, Place>>;
  /** The course of connections between places. Those not listed run through the places' crossings. */
  readonly connections?: readonly Connection[];
}

/** An area, or a node of a point-to-point map. */
export interface Place {
  /** A node's look, one of the style's nodes. */
  readonly kind: string;
  readonly terrain?: string;
  /** The outline as SVG path data; islands are several subpaths. */
  readonly d: string;
  readonly bounds: Bounds;
  /** Where an arrow starts and ends. */
  readonly centre: Spot;
  /** By neighbour: where an arrow crosses the border, or the middle of the strait. */
  readonly crossings?: Readonly<Record<string, Spot>>;
  /** Where the name is written: large enough for it in every language. */
  readonly label: Bounds;
  /** A node's drawn width, around its centre; an area has none. */
  readonly node?: number;
  /** The badges' places: their centres by badge, and their diameter. */
  readonly badges?: { readonly size: number; readonly at: Readonly<Record<string, Spot>> };
  readonly room: FreeCells;
}

export interface Connection {
  readonly between: readonly [string, string];
  /** Its look, one of the style's connections; drawn by the renderer unless the art already has it. */
  readonly look?: string;
  readonly line: readonly Spot[];
}

/** Where counters may stand: square cells within the area, away from its name and badges. */
export interface FreeCells {
  readonly corner: Spot;
  readonly cell: number;
  readonly columns: number;
  /** A row of cells as a hexadecimal number, the leftmost cell its highest bit; 1: free. */
  readonly rows: readonly string[];
  /** Counters gather around this spot. */
  readonly heart: Spot;
  /** Maximum counter height here. */
  readonly largest?: number;
}

export type Spot = readonly [x: number, y: number];
export type Bounds = readonly [left: number, top: number, right: number, bottom: number];
export type Rectangle = readonly [x: number, y: number, width: number, height: number];
