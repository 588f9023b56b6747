import type { Point } from './points.js';

/** What a map is built from: areas with outlines, nodes with connections, or both. In board units. */
export interface MapSource {
  readonly title: string;
  readonly size: readonly [width: number, height: number];
  readonly areas?: Readonly<Record<string, AreaSource>>;
  readonly nodes?: Readonly<Record<string, NodeSource>>;
  readonly connections?: readonly ConnectionSource[];
  /** By how much names and counters (and an area's badges) may be larger than usual, on a board with few places. */
  readonly roomy?: number;
  /** A small area's counters may stand over its coast, in a sea that has room for them. */
  readonly overSea?: true;
  /** Outer rings. The rest is sea; without land and areas everything is land. */
  readonly land?: readonly (readonly Point[])[];
  /** Land outside the game, drawn paler. */
  readonly abroad?: readonly (readonly Point[])[];
  /** From source to mouth. */
  readonly rivers?: readonly (readonly Point[])[];
  /** Coloured ground with a border, under nodes or groups of areas. */
  readonly regions?: readonly RegionSource[];
  /** Panels stand here: no names or counters of nodes, and no ornaments. */
  readonly covered?: readonly (readonly [x: number, y: number, width: number, height: number])[];
}

export interface AreaSource {
  /** In every language: the name must fit in all of them. */
  readonly names: readonly string[];
  readonly rings: readonly (readonly Point[])[];
  readonly kind?: 'land' | 'sea';
  readonly terrain?: 'plain' | 'mountain';
  /** Badges that are printed in it: at most three. */
  readonly badges?: readonly string[];
  /** By neighbour, where an arrow crosses; by default derived from shared outlines. */
  readonly crossings?: Readonly<Record<string, Point>>;
  /** Only this part of it is used. */
  readonly within?: readonly [left: number, top: number, right: number, bottom: number];
}

export interface NodeSource {
  readonly names: readonly string[];
  readonly at: Point;
  /** One of the style's nodes: town, capital, fortress, sea. */
  readonly kind: string;
  readonly wide?: number;
  /** The height of its name. */
  readonly tall?: number;
  /** A badge in its middle, instead of a drawing. */
  readonly badge?: { readonly kind: string; readonly size: number };
  /** A badge at its edge, for which room is kept. */
  readonly beside?: { readonly kind: string; readonly size: number };
}

export interface ConnectionSource {
  readonly between: readonly [string, string];
  /** One of the style's connections: road, track, sea-lane. */
  readonly look: string;
  /** Where it bends. */
  readonly via?: readonly Point[];
}

export interface RegionSource {
  readonly id: string;
  readonly rings: readonly (readonly Point[])[];
  /** The wash along its border. */
  readonly colour: string;
}
