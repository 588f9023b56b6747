import type { Rectangle } from './board.js';
import type { Drawing, Palette } from './drawing.js';

/**
 * How a map looks: `style.json` in its folder, merged over `assets/maps/common.json`, which the games share. Keys are
 * the names used in scenes.
 */
export interface Style {
  readonly factions: Readonly<Record<string, FactionStyle>>;
  readonly devices: Readonly<Record<string, Drawing>>;
  readonly pieces: Readonly<Record<string, PieceStyle>>;
  readonly badges: Readonly<Record<string, BadgeStyle>>;
  readonly nodes: Readonly<Record<string, NodeStyle>>;
  readonly connections: Readonly<Record<string, ConnectionStyle>>;
  readonly emphases: Readonly<Record<string, EmphasisStyle>>;
  readonly arrows: Readonly<Record<string, ArrowStyle>>;
  readonly signs: Readonly<Record<string, SignStyle>>;
  /** For legends, rosters, markets and cards. */
  readonly symbols: Readonly<Record<string, Drawing>>;
  readonly layout: Layout;
}

export interface FactionStyle {
  /** The counter's colour, and that of its pattern. */
  readonly field: string;
  readonly second: string;
  readonly pattern: Pattern;
  /** The colour of the piece's silhouette. */
  readonly ink: string;
  /** The emblem, with the colours of its plate and of the emblem itself. */
  readonly device: string;
  readonly plate: string;
  readonly charge: string;
}

export interface PieceStyle {
  /** A square counter, a plaque with the piece's name, or a round disc. */
  readonly form: 'square' | 'plaque' | 'disc';
  readonly drawing: Drawing;
}

/** On a counter it is drawn in the counter's box; at a place, in the box that the board gives it. */
export interface BadgeStyle {
  readonly drawing: Drawing;
  /** The edge that it keeps to on a counter wider than high; default: left. */
  readonly edge?: 'left' | 'right';
  /** Drawn once per item counted, with this spacing, at most this often. */
  readonly repeat?: { readonly by: readonly [x: number, y: number]; readonly most: number };
  readonly text?: {
    readonly at: readonly [x: number, y: number];
    readonly size: number;
    /** Its maximum width. */
    readonly room: number;
    readonly colour: string;
  };
}

/** A node's drawing uses its owner's colours: `field`, `second`, `ink`, `plate`, `charge`. */
export interface NodeStyle {
  readonly drawing: Drawing;
  /** Its size relative to the board's; default: 1. */
  readonly scale?: number;
  /** Shows the owner's emblem in the centre, this wide in the box of 100. */
  readonly device?: number;
}

/** A line, or several stacked from the lowest up. Named colours are the faction's. */
export interface ConnectionStyle {
  readonly lines: readonly { readonly colour: string; readonly width: number; readonly dash?: string }[];
  /** Repeated along the line at even distances: how many and how large. */
  readonly beads?: { readonly count: number; readonly size: number; readonly drawing: Drawing };
}

/** How an area or node is highlighted, by line and hatching rather than colour alone. */
export interface EmphasisStyle {
  /** The two outer lines and the one between them. */
  readonly edge: string;
  readonly light: string;
  /** The wash inside, its strength, and the colour of its hatching. */
  readonly ground: string;
  readonly alpha: number;
  readonly hatch: string;
  readonly hatching: 'none' | 'dots' | 'bend' | 'cross';
}

export interface ArrowStyle {
  /** Dashes, as lengths of line and gap. */
  readonly dash?: string;
}

/** A sign at a place: a drawing of this size, or a pill with the faction's emblem, a drawing and text. */
export type SignStyle =
  | { readonly form: 'plain'; readonly size: number; readonly drawing: Drawing }
  | { readonly form: 'pill'; readonly drawing: Drawing; readonly colour: string };

/** Where the panels stand on the picture, in board units. */
export interface Layout {
  readonly board: Slots;
  /** For an enlarged board; panels not named here are then hidden. */
  readonly zoomed: Slots;
  /** For moving pictures, which are seen small: `title` and `score`, in large letters. */
  readonly replay: Slots;
  /** Parchment below panels, and the side where it meets the board. */
  readonly margins: readonly { readonly at: Rectangle; readonly ends: 'left' | 'right' | 'top' | 'bottom' }[];
}
export type Slots = Readonly<Record<string, Slot>>;
export interface Slot {
  readonly at: Rectangle;
  /** On its own framed paper. */
  readonly framed?: boolean;
  /** Its content is enlarged by this factor; default: 1. */
  readonly scale?: number;
  /** The title across the picture, above an enlarged board and not over it. */
  readonly strip?: boolean;
  /** A roster with two lines per row, the points in large letters. */
  readonly tall?: boolean;
  /** Boxes per row of a track, or the most cards per row of a hand. */
  readonly columns?: number;
  /** A legend with more entries is not shown here; with fewer it takes only as much of the slot as it needs. */
  readonly most?: number;
}

/** The slot of the scene's title. */
export const TITLE_SLOT = 'title';

/** Divisions of the field, in heraldic terms. */
export const PATTERNS = [
  'plain',
  'bend',
  'bendy',
  'barry',
  'fess',
  'pale',
  'paly',
  'pales',
  'saltire',
  'cross',
  'chevron',
  'lozengy',
  'chequy',
  'bordure',
  'chief',
  'quarterly',
  'seme',
] as const;
export type Pattern = (typeof PATTERNS)[number];

/** For a faction that the style does not name: pieces without an owner. */
export const NEUTRAL = 'neutral';

export function factionStyle(style: Style, faction: string): FactionStyle {
  const found = style.factions[faction] ?? style.factions[NEUTRAL];
  if (found === undefined) throw new Error(`style.json has neither ${faction} nor ${NEUTRAL}`);
  return found;
}

/** The colours that drawings may name: the faction's, and those of the board. */
export function paletteOf(style: Style, faction: string | undefined): Palette {
  const { field, second, ink, plate, charge } = factionStyle(style, faction ?? NEUTRAL);
  return { field, second, ink, plate, charge, ...INKS };
}

/** The colours of the board's lettering and outlines. */
export const INKS = {
  text: '#2a190c',
  rubric: '#a5142c',
  paper: '#f6ecd2',
  gilt: '#c9992b',
  outline: '#1c130c',
} as const;

/** A piece without a style is still visible: a question mark on a square. */
const UNKNOWN: PieceStyle = {
  form: 'square',
  drawing: [{ d: 'M32 34Q32 12 52 12Q72 12 72 32Q72 44 58 52Q52 56 52 66', w: 12 }, { circle: [52, 84, 8] }],
};

export function pieceStyle(style: Style, piece: string): PieceStyle {
  return style.pieces[piece] ?? UNKNOWN;
}

/** A symbol by its own name, or the silhouette of the piece of that name. */
export function symbolDrawing(style: Style, symbol: string): Drawing {
  return style.symbols[symbol] ?? pieceStyle(style, symbol).drawing;
}

/** A counter's width for its height: a square or a disc, or a wider plaque with a name. */
const PLAQUE_ASPECT = 1.9;

export function counterAspect(style: Style, piece: string): number {
  return pieceStyle(style, piece).form === 'plaque' ? PLAQUE_ASPECT : 1;
}
