import type { Chart, Scene } from '../../core/scene.js';

/** Draws scenes as vectors, for an edge that can show them: a map's art is fetched once, a sprite too. */
export interface Plotter {
  /** Everything on the board, and its panels as lists. */
  plot(scene: Scene): Plot;
  /** A whole SVG document. */
  chart(chart: Chart): string;
  /** For lists beside the board, as SVG documents: a faction's emblem on its plate, or one of the style's symbols. */
  emblem(map: string, faction: string): string | null;
  symbol(map: string, symbol: string): string | null;
  /** A sheet of a map as an SVG document; null: there is none. */
  sheet(map: string, name: 'base' | 'over'): string | null;
  /** Null: there is no such map. */
  outlines(map: string): Outlines | null;
}

/** What lies on the map's art, each as `<sprite>@<x>,<y>`, from back to front. */
export interface Plot {
  /** Below the sheet `over`, which has the rivers. */
  readonly below: readonly string[];
  readonly above: readonly string[];
  /** By name: SVG around its own origin. */
  readonly sprites: ReadonlyMap<string, () => string>;
  /** The part that the scene enlarges. */
  readonly focus: readonly [left: number, top: number, width: number, height: number] | null;
  readonly panels: readonly PanelRows[];
}

/** A list beside the board. Pictures are `emblem/<faction>` or `symbol/<name>`. */
export interface PanelRows {
  readonly kind: string;
  readonly title?: string;
  readonly rows: readonly PanelRow[];
}
export interface PanelRow {
  readonly picture?: string;
  readonly name: string;
  readonly note?: string;
  /** Points, where the row is a player's or a nation's. */
  readonly score?: string;
  readonly figures?: readonly string[];
  readonly state?: string;
}

/** Where a map's places are, in board units. */
export interface Outlines {
  /** The board without the paper that pictures have for their panels. */
  readonly box: readonly [left: number, top: number, width: number, height: number];
  readonly places: Readonly<Record<string, Outline>>;
}
export interface Outline {
  readonly d: string;
  readonly centre: readonly [x: number, y: number];
}
