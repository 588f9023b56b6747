import type { GameEvent } from './chronicle.js';
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

export interface SceneCounter {
  /** One of the style's pieces: a silhouette on a counter, a named plaque, a disc. */
  readonly piece: string;
  /** Whose it is, where it lies among another's. */
  readonly faction?: string;
  /** 1 where nothing is said. */
  readonly count?: number;
  /** A name, written on plaques. */
  readonly label?: string;
  readonly badges?: readonly SceneBadge[];
}

export interface SceneDisc {
  readonly faction: string;
  /** A piece whose silhouette it bears. */
  readonly piece?: string;
}

/** One of the style's badges: what is laid on a counter or printed at a place. */
export interface SceneBadge {
  readonly badge: string;
  readonly text?: string;
  /** How often: hits taken, cubes lying there. */
  readonly count?: number;
  /** In whose colours. */
  readonly faction?: string;
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

/** Where a panel stands is the style's to say: `slot` is one of its layout's. */
export type ScenePanel = { readonly slot: string } & (
  | TrackPanel
  | RosterPanel
  | HandPanel
  | MarketPanel
  | DicePanel
  | LegendPanel
  | TextPanel
);

/** Boxes in a row or in several: turns, years, points. Those before the present one are past. */
export interface TrackPanel {
  readonly kind: 'track';
  /** What the boxes count, before the first of them: one of the style's symbols. */
  readonly symbol?: string;
  readonly boxes: readonly {
    readonly label: string;
    /** Singled out: points are counted in this turn. */
    readonly special?: boolean;
    /** Whose markers stand in it. */
    readonly factions?: readonly string[];
  }[];
  /** The index of the present box. */
  readonly present?: number;
}

/** Who plays, in order: factions or seats with their figures. */
export interface RosterPanel {
  readonly kind: 'roster';
  readonly rows: readonly {
    readonly faction: string;
    readonly name: string;
    /** Below the name: the person. */
    readonly note?: string;
    readonly state?: 'active' | 'done';
    /** The figure that counts most: points. */
    readonly score?: string;
    /** Beside it and smaller, with one of the style's symbols: gold, action points. */
    readonly purse?: { readonly symbol: string; readonly text: string };
  }[];
}

/** Cards, of a hand, on the table or drawn: what the reader may not know lies face down. */
export interface HandPanel {
  readonly kind: 'hand';
  readonly title?: string;
  readonly cards: readonly SceneCard[];
}
export interface SceneCard {
  /** Nothing else is known of a card face down. */
  readonly down?: boolean;
  readonly title?: string;
  readonly text?: string;
  readonly symbol?: string;
  readonly faction?: string;
  /** How many of the same. */
  readonly count?: number;
  /** At its foot: what it gives. */
  readonly badges?: readonly SceneBadge[];
}

/** A table of goods, prices, reserves: a symbol, a name, and figures in columns. */
export interface MarketPanel {
  readonly kind: 'market';
  readonly title?: string;
  /** Over the figures. */
  readonly heads?: readonly string[];
  readonly rows: readonly {
    readonly symbol?: string;
    readonly name: string;
    readonly figures: readonly string[];
    readonly faction?: string;
  }[];
}

export interface DicePanel {
  readonly kind: 'dice';
  readonly title: string;
  /** Before the title, one of the style's symbols: battle. */
  readonly symbol?: string;
  readonly sides: readonly {
    readonly faction: string;
    readonly name: string;
    /** At the end of its line, one of the style's symbols: attack, defence. */
    readonly symbol?: string;
    readonly dice: readonly SceneDie[];
  }[];
}
export interface SceneDie {
  readonly face: string;
  readonly success: boolean;
  /** Below it: who rolled, and what was needed. */
  readonly piece?: string;
  readonly needed?: string;
}

/** What the symbols of the board mean: keys of the style's symbols, or pieces. */
export interface LegendPanel {
  readonly kind: 'legend';
  readonly entries: readonly { readonly symbol: string; readonly text: string }[];
}

/** A few paragraphs: an event, what a system did, a card in force. */
export interface TextPanel {
  readonly kind: 'text';
  readonly title?: string;
  readonly paragraphs: readonly string[];
}

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
