import type { GameEvent } from './chronicle.js';
import type { ScenePanel } from './scene-panels.js';
import type { SceneBadge, SceneCounter, SceneDisc } from './scene-pieces.js';
import type { Locale } from './words.js';

/**
 * A picture of the table before it is drawn: plain data, made by a game from a filtered view, drawn by the renderer
 * from the map's folder in assets/maps. Every text in it is already in the reader's language. Names of looks (factions,
 * pieces, badges, marks, panels' slots) are keys of the map's style (src/rendering/style.ts).
 */
export interface Scene {
  /** The folder in assets/maps: geometry and style. */
  readonly map: string;
  readonly locale: string;
  readonly title: string;
  /** Under the title: the years of the turn, what the picture shows. */
  readonly subtitle?: string;
  /** What is to be said of areas and nodes; those not named are drawn without a name. */
  readonly places: readonly ScenePlace[];
  /** Ways between places that look otherwise than the map draws them: a road built, a passage closed. */
  readonly connections?: readonly SceneConnection[];
  readonly stacks: readonly SceneStack[];
  readonly marks: readonly SceneMark[];
  /** How the panels stand, one of the style's layouts: `board`, `zoomed` where a part is enlarged, `replay` if it says so. */
  readonly layout?: 'replay';
  /** Beside the board. Of several for one slot the first is shown. */
  readonly panels: readonly ScenePanel[];
  /** Places to zoom on; the whole board without it. */
  readonly focus?: readonly string[];
  /** The position in words, for those who do not see the picture. */
  readonly alt: string;
}

/** An area or a node of the map. */
export interface ScenePlace {
  readonly id: string;
  readonly name: string;
  /** The faction whose colours it wears. */
  readonly owner?: string;
  /** A node that looks otherwise than the map says: a town become a fortress. */
  readonly look?: string;
  /** What is printed at it: income, a stacking limit, a good. */
  readonly badges?: readonly SceneBadge[];
  /** Its part in what is shown, one of the style's emphases: reach, attack, source, contested. */
  readonly emphasis?: string;
}

export interface SceneConnection {
  readonly between: readonly [string, string];
  /** One of the style's connections: road, sea lane. */
  readonly look: string;
  readonly faction?: string;
}

/** What one faction has at a place. */
export interface SceneStack {
  readonly place: string;
  readonly faction: string;
  readonly counters: readonly SceneCounter[];
  /** Control markers in a pile, from the lowest up: drawn as one thing before the counters. */
  readonly discs?: readonly SceneDisc[];
  /** Of the stack as a whole: laid on its first counter. */
  readonly badges?: readonly SceneBadge[];
}

/** What happened or might: arrows along ways, signs at places; their looks are the style's. */
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
  /** A view of the game: `board` and `changes`, which every game has, or one that it declares. */
  readonly show: string;
  /** What it is about. */
  readonly places?: readonly string[];
  /** Units as they were typed. */
  readonly units?: string;
  readonly events?: readonly GameEvent[];
}

/** A view that a game has beside `board` and `changes`. */
export interface SceneView {
  readonly name: string;
  /** It shows what happened last too: the table adds the events of the chapter under way. */
  readonly events?: true;
}

/** The factions that every map has, in seating order, for games whose seats have no colours of their own. */
export const SIDE_COLOURS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;
