import type { SceneBadge } from './scene-pieces.js';

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
