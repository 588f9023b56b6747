import type { GameEvent } from './chronicle.js';
import type { ScenePanel } from './scene-panels.js';
import type { SceneBadge, SceneCounter, SceneDisc } from './scene-pieces.js';
import type { Locale } from './words.js';

/**
 * A picture of the table before it is drawn: plain data that a game makes from a filtered view; the renderer draws it
 * from the map's folder in assets/maps. All texts are already in the reader's language. Looks (factions, pieces,
 * badges, marks, panel slots) are keys of the map's style (src/rendering/style.ts).
 */
export interface Scene {
  /** The folder in assets/maps: geometry and style. */
  readonly map: string;
  readonly locale: string;
  readonly title: string;
  /** Under the title: the years of the turn, what the picture shows. */
  readonly subtitle?: string;
  /** Areas and nodes to describe; the others are drawn without a name. */
  readonly places: readonly ScenePlace[];
  /** Connections that differ from the map: a road built, a passage closed. */
  readonly connections?: readonly SceneConnection[];
  readonly stacks: readonly SceneStack[];
  readonly marks: readonly SceneMark[];
  /** Panel layout, one of the style's: `board`, `zoomed` where a part is enlarged, or `replay` on request. */
  readonly layout?: 'replay';
  /** Beside the board. If several share a slot, the first is shown. */
  readonly panels: readonly ScenePanel[];
  /** Places to zoom to; the whole board by default. */
  readonly focus?: readonly string[];
  /** Zoomed to only if they fill about half of the board or less: otherwise the whole tells more. */
  readonly closeUp?: true;
  /** The position in words, for those who cannot see the picture: whole sentences, at most `ALT_MOST` characters. */
  readonly alt: string;
}

/** An area or a node of the map. */
export interface ScenePlace {
  readonly id: string;
  readonly name: string;
  /** The faction whose colours it shows. */
  readonly owner?: string;
  /** A node that differs from the map: a town turned fortress. */
  readonly look?: string;
  /** Printed there: income, a stacking limit, a good. */
  readonly badges?: readonly SceneBadge[];
  /** Its role in the picture, one of the style's emphases: reach, attack, source, contested. */
  readonly emphasis?: string;
}

export interface SceneConnection {
  readonly between: readonly [string, string];
  /** One of the style's connections: road, sea lane. */
  readonly look: string;
  readonly faction?: string;
}

/** One faction's pieces in one place. */
export interface SceneStack {
  readonly place: string;
  readonly faction: string;
  readonly counters: readonly SceneCounter[];
  /** Those that matter less are nowhere larger than the smallest that matter more; these may cover a place's name. */
  readonly matters?: 'less' | 'more';
  /** A pile of control markers, lowest first: drawn as one thing, before the counters. */
  readonly discs?: readonly SceneDisc[];
  /** Of the whole stack: laid on its first counter. */
  readonly badges?: readonly SceneBadge[];
}

/** What happened or might happen: arrows along ways, signs at places; the style draws them. */
export type SceneMark =
  | {
      readonly kind: 'arrow';
      readonly look: string;
      readonly path: readonly string[];
      readonly faction: string;
      readonly text?: string;
    }
  | {
      readonly kind: 'sign';
      readonly look: string;
      readonly place: string;
      readonly faction?: string;
      readonly text?: string;
    };

/** A line chart: victory points over the turns. */
export interface Chart {
  readonly map: string;
  readonly locale: Locale;
  readonly title: string;
  readonly x: readonly string[];
  readonly lines: readonly {
    readonly faction?: string;
    readonly name: string;
    readonly values: readonly (number | null)[];
  }[];
  readonly alt: string;
}

/** What a reader asks to see. */
export interface SceneRequest {
  /** A view of the game: `board` and `changes`, which every game has, or one it declares. */
  readonly show: string;
  /** What it is about. */
  readonly places?: readonly string[];
  /** Units as they were typed. */
  readonly units?: string;
  readonly events?: readonly GameEvent[];
}

/** A view besides `board` and `changes`. */
export interface SceneView {
  readonly name: string;
  /** It shows the latest events too: the table adds those of the current chapter. */
  readonly events?: true;
}

/** The factions every map has, in seating order, for games whose seats have no colours. */
export const SIDE_COLOURS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** Discord takes no longer description of a picture. */
export const ALT_MOST = 1024;

/** As many whole sentences of a description as fit; all of it where it has no end of a sentence so early. */
export function wholeSentences(alt: string, most: number = ALT_MOST): string {
  if (alt.length <= most) return alt;
  const end = alt.lastIndexOf('. ', most - 1);
  return end < 0 ? alt : alt.slice(0, end + 1);
}
