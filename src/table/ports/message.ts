import type { GameEvent } from '../../core/chronicle.js';
import type { Roll } from '../../core/dice.js';
import type { ObligationKind } from '../../core/obligation.js';
import type { NameTerm, Rejection, Terms } from '../../core/result.js';
import type { Chart, Scene } from '../../core/scene.js';
import type { SeatId } from '../../core/seat.js';
import type { Locale } from '../../core/words.js';

/** Something to say, not yet in words. `words.ts` renders it in a reader's language. */
export type Line =
  /** From the table's own catalogue (src/i18n); a test finds missing keys. */
  | {
      readonly from: 'table';
      readonly key: string;
      readonly values?: Terms;
      /** The game whose names the values use. */
      readonly module?: string;
    }
  /** From a game's words. */
  | { readonly from: 'game'; readonly module: string; readonly key: string; readonly values?: Terms }
  | { readonly from: 'event'; readonly module: string; readonly event: GameEvent }
  /** Consecutive events that the game tells in one sentence. */
  | {
      readonly from: 'events';
      readonly module: string;
      readonly events: readonly GameEvent[];
    }
  /** Who is awaited, for what, until when (ISO 8601). */
  | {
      readonly from: 'owed';
      readonly module: string;
      readonly seats: readonly SeatId[];
      /** Each of them is awaited, rather than any one. */
      readonly each?: true;
      /** The players' names, when the line stands among those of other games. */
      readonly who?: readonly string[];
      readonly kind: ObligationKind;
      readonly what: string;
      readonly values?: Terms;
      readonly dueAt: string | null;
      /** Told to one player alone: "your turn" if he is awaited; otherwise that others may still react. */
      readonly yours?: boolean;
    }
  /** The same about one of a person's several seats: told with its role. */
  | {
      readonly from: 'of-seat';
      readonly module: string;
      readonly seat: SeatId;
      readonly role: NameTerm | null;
      readonly line: Line;
    }
  /** With a word beside it: a destination, and the odds there. */
  | { readonly from: 'noted'; readonly line: Line; readonly note: Line }
  | { readonly from: 'roll'; readonly module: string; readonly roll: Roll }
  | { readonly from: 'rejection'; readonly module: string | null; readonly rejection: Rejection }
  /** Text in the reader's language that is ours already, formatted as it stands: of a book of rules. */
  | { readonly from: 'written'; readonly text: string }
  /** User text (a name, a dice word): never translated, always escaped by the edge. */
  | { readonly from: 'person'; readonly text: string };

/** The players' names by seat, for sentences. */
export type People = Readonly<Record<SeatId, string>>;

/** A picture, drawn late, cached by the hash of what it shows, together with its alternative text. */
export type Picture =
  | { readonly kind: 'scene'; readonly scene: Scene }
  | { readonly kind: 'chart'; readonly chart: Chart }
  /** Several boards beside one another. */
  | { readonly kind: 'collage'; readonly scenes: readonly Scene[]; readonly alt: string };

export function altOf(picture: Picture): string {
  switch (picture.kind) {
    case 'scene':
      return picture.scene.alt;
    case 'chart':
      return picture.chart.alt;
    case 'collage':
      return picture.alt;
  }
}

/** Requests a picture in the reader's language, whichever it is. */
export type PictureRequest = (locale: Locale) => Picture | null;

/** Pictures in sequence, to become a moving one. */
export interface Film {
  readonly scenes: readonly Scene[];
  readonly alt: string;
}

/** Requests a moving picture, which takes a while; null if there is nothing to show. */
export type FilmRequest = (locale: Locale) => Promise<Film | null>;

/** A button or menu. `token` comes back when it is used; short enough for a Discord custom id (100 characters). */
export type Control =
  | {
      readonly kind: 'button';
      readonly token: string;
      readonly label: Line;
      readonly style: 'primary' | 'secondary' | 'danger';
      /** Placed beside the words it answers if the message allows, otherwise in its row. */
      readonly beside?: true;
      /** What it chooses: a place of the board can be touched there. */
      readonly thing?: NameTerm;
    }
  | {
      readonly kind: 'select';
      readonly token: string;
      readonly label: Line;
      readonly min: number;
      readonly max: number;
      readonly choices: readonly {
        readonly value: string;
        readonly label: Line;
        readonly note?: Line;
        readonly thing?: NameTerm;
      }[];
    }
  /** Text to be typed: a button that opens a form with one field. The text comes back as the only value. */
  | { readonly kind: 'field'; readonly token: string; readonly label: Line; readonly maxLength: number }
  /** Opens a form of several fields; omitted if there are none. */
  | { readonly kind: 'form'; readonly token: string; readonly label: Line };

/** Several questions answered at once. The values come back with the token, field by field. */
export interface Form {
  readonly token: string;
  readonly title: Line;
  readonly fields: readonly Field[];
}
export type Field =
  | {
      readonly kind: 'choice';
      readonly label: Line;
      /** What it means to choose nothing. */
      readonly hint?: Line;
      readonly choices: readonly FieldChoice[];
      readonly least: number;
      readonly most: number;
    }
  | {
      readonly kind: 'text';
      readonly label: Line;
      readonly maxLength: number;
      readonly required: boolean;
      readonly value?: string;
    };
export interface FieldChoice {
  readonly value: string;
  readonly label: Line;
  readonly note?: Line;
  readonly chosen?: boolean;
}

/** Rows of controls under a message. */
export type Controls = readonly (readonly Control[])[];

export interface Attachment {
  readonly name: string;
  readonly content: string;
}

/** The answer to the person who acted; private unless it says otherwise. */
export interface Reply {
  readonly lines: readonly Line[];
  /** The players of the game it is about. */
  readonly people?: People;
  /** The game it is about. */
  readonly gameId?: string;
  readonly picture?: PictureRequest;
  /** Beside the words, in place of a picture. */
  readonly film?: FilmRequest;
  readonly controls?: Controls;
  /**
   * The controls are those of the private panel, and the lines from this one on say where the game stands. An edge that
   * shows both all the time leaves them out: they are of the moment of the answer.
   */
  readonly panelFrom?: number;
  /** It is about a copy of the game: what stands in a place of its picture, in words. */
  readonly aside?: (place: string, locale: Locale) => string;
  /** Shown instead of everything else, if forms can still be shown. */
  readonly form?: Form;
  readonly attachments?: readonly Attachment[];
  readonly refused?: Rejection;
  /** Asks "really?"; pressing this token does it. A play script means what it says and presses at once. */
  readonly confirm?: string;
}
