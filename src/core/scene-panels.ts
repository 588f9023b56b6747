import type { SceneBadge } from './scene-pieces.js';

/** The style places the panels: `slot` is a slot of its layout. */
export type ScenePanel = { readonly slot: string } & (
  | TrackPanel
  | RosterPanel
  | HandPanel
  | MarketPanel
  | DicePanel
  | LegendPanel
  | TextPanel
);

/** Boxes in one or several rows: turns, years, points. Boxes before the present one are past. */
export interface TrackPanel {
  readonly kind: 'track';
  /** One of the style's symbols before the first box: what the boxes count. */
  readonly symbol?: string;
  readonly boxes: readonly {
    readonly label: string;
    /** Highlighted: points are counted this turn. */
    readonly special?: boolean;
    /** Whose markers stand here. */
    readonly factions?: readonly string[];
  }[];
  /** Index of the present box. */
  readonly present?: number;
}

/** Who plays, in order: factions or seats with their figures. */
export interface RosterPanel {
  readonly kind: 'roster';
  readonly rows: readonly {
    readonly faction: string;
    readonly name: string;
    /** The person, below the name. */
    readonly note?: string;
    readonly state?: 'active' | 'done';
    /** The main figure: points. */
    readonly score?: string;
    /** Beside it and smaller, with one of the style's symbols: gold, action points. */
    readonly purse?: { readonly symbol: string; readonly text: string };
  }[];
}

/** Cards in a hand, on the table or drawn; those the reader may not know are face down. */
export interface HandPanel {
  readonly kind: 'hand';
  readonly title?: string;
  readonly cards: readonly SceneCard[];
}
export interface SceneCard {
  /** Face down: nothing else is known of it. */
  readonly down?: boolean;
  readonly title?: string;
  readonly text?: string;
  readonly symbol?: string;
  readonly faction?: string;
  /** How many of this card. */
  readonly count?: number;
  /** At its foot: what it gives. */
  readonly badges?: readonly SceneBadge[];
}

/** A table of goods, prices, reserves: a symbol, a name, and columns of figures. */
export interface MarketPanel {
  readonly kind: 'market';
  readonly title?: string;
  /** Column heads. */
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
  /** One of the style's symbols before the title: battle. */
  readonly symbol?: string;
  readonly sides: readonly {
    readonly faction: string;
    readonly name: string;
    /** One of the style's symbols at the end of the line: attack, defence. */
    readonly symbol?: string;
    readonly dice: readonly SceneDie[];
  }[];
}
export interface SceneDie {
  readonly face: string;
  readonly success: boolean;
  /** Below it: who rolled, and the number needed. */
  readonly piece?: string;
  readonly needed?: string;
}

/** Meaning of the board's symbols: keys of the style's symbols, or pieces. */
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
