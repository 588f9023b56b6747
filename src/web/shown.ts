import type { Runs } from '../http/runs.js';
import type { PanelRows } from '../table/ports/plotter.js';

/** What the page is sent: plain JSON, which it only shows. Texts have chat markup, in which user text is escaped. */
export interface BoardShown {
  /** Of its art and outlines, `/maps/<map>/…`. */
  readonly map: string;
  readonly title: string;
  readonly subtitle: string;
  readonly alt: string;
  /** The part to enlarge: left, top, width, height. */
  readonly focus: readonly number[] | null;
  /** Sprites as `<name>@<x>,<y>`, from back to front, below and above the map's rivers. */
  readonly below: readonly string[];
  readonly above: readonly string[];
  readonly places: readonly PlaceShown[];
  readonly panels: readonly PanelRows[];
}

export interface PlaceShown {
  readonly id: string;
  readonly name: string;
  /** What stands there, in words. */
  readonly held: string;
}

/** What one reader sees of a game. */
export interface Shot {
  readonly board: Omit<BoardShown, 'below' | 'above'> | null;
  readonly below: readonly string[];
  readonly above: readonly string[];
  readonly name: string;
  readonly phase: string;
  readonly status: string;
  /** What he is awaited for, and what threatens. */
  readonly stands: string;
  readonly standings: string;
  readonly told: readonly string[];
  /** A chart of the points as an SVG document. */
  readonly chart: string | null;
  /** What he may press. */
  readonly rows: RowsShown;
  /** A name for what that offers. */
  readonly offer: string;
  /** What touching a place chooses. */
  readonly touch: readonly ControlShown[];
  /** Who sits here, and who is awaited. */
  readonly players: readonly PlayerShown[];
}
export interface PlayerShown {
  readonly seat: string;
  readonly name: string;
  readonly awaited: boolean;
  readonly mine: boolean;
}

/** A shot as what differs from another one (null: from none). Lists are pieces of the old one and new entries. */
export interface Delta {
  readonly id: string;
  readonly from: string | null;
  readonly changed: Partial<Omit<Shot, Listed>>;
  readonly lists: Readonly<Record<Listed, Runs>>;
  /** The sprites that are new, by name. */
  readonly sprites: Readonly<Record<string, string>>;
}
export type Listed = 'below' | 'above' | 'told';

export type RowsShown = readonly (readonly ControlShown[])[];
export type ControlShown =
  | {
      readonly kind: 'button' | 'form';
      readonly token: string;
      readonly label: string;
      readonly style: string;
      /** The place of the board that it chooses. */
      readonly place?: string;
    }
  | {
      readonly kind: 'select';
      readonly token: string;
      readonly label: string;
      readonly min: number;
      readonly max: number;
      readonly choices: readonly ChoiceShown[];
    }
  | { readonly kind: 'field'; readonly token: string; readonly label: string; readonly maxLength: number };
export interface ChoiceShown {
  readonly value: string;
  readonly label: string;
  readonly note?: string;
  readonly chosen?: boolean;
  readonly place?: string;
}

export interface FormShown {
  readonly token: string;
  readonly title: string;
  readonly fields: readonly FieldShown[];
}
export type FieldShown =
  | {
      readonly kind: 'choice';
      readonly label: string;
      readonly hint: string;
      readonly choices: readonly ChoiceShown[];
      readonly least: number;
      readonly most: number;
    }
  | {
      readonly kind: 'text';
      readonly label: string;
      readonly maxLength: number;
      readonly required: boolean;
      readonly value: string;
    };

/** The answer to a press or a line. */
export interface ReplyShown {
  readonly text: string;
  readonly refused: boolean;
  /** It asks something: the panel waits until that is answered. */
  readonly asks: boolean;
  /** It is about a copy of the game, and so is its board. */
  readonly aside: boolean;
  /** What the game offered then: when it offers something else, the question is over. */
  readonly offer?: string;
  readonly rows: RowsShown;
  readonly form: FormShown | null;
  readonly boards: readonly BoardShown[];
  readonly sprites: Readonly<Record<string, string>>;
  readonly chart: string | null;
  readonly files: readonly { readonly name: string; readonly content: string }[];
}

/** What a place is, and what can be asked about it. */
export interface AboutShown {
  readonly text: string;
  readonly rows: RowsShown;
}

/** Where no game is yet: those that can be played, and those begun. */
export interface HomeShown {
  readonly intro: string;
  readonly games: readonly {
    readonly id: string;
    /** Against one another, together, or alone. */
    readonly mode: string;
    readonly text: string;
    readonly rows: RowsShown;
  }[];
  readonly begun: readonly {
    readonly channel: string;
    readonly name: string;
    readonly phase: string;
    /** When something was last done there, ISO 8601. */
    readonly at: string;
  }[];
}

/** The board on a game's card. */
export interface CoverShown {
  readonly board: BoardShown;
  readonly sprites: Readonly<Record<string, string>>;
}

/** Whoever comes by Discord: his key, and the language he reads. */
export interface EnteredShown {
  readonly key: string;
  readonly watches: boolean;
  readonly locale: string;
}

/** One step back in time. */
export interface MomentShown {
  readonly at: number;
  readonly delta: Delta;
}
export interface TrailShown {
  readonly steps: number;
  readonly acted: number | null;
  /** From which step to which. */
  readonly chapters: readonly { readonly at: number; readonly to: number; readonly label: string }[];
}
