import type { GameEvent } from '../../core/chronicle.js';
import type { Roll } from '../../core/dice.js';
import type { ObligationKind } from '../../core/obligation.js';
import type { NameTerm, Rejection, Terms } from '../../core/result.js';
import type { Chart, Scene } from '../../core/scene.js';
import type { SeatId } from '../../core/seat.js';
import type { Locale } from '../../core/words.js';

/** Something to be said, not yet in words. `words.ts` renders it in a reader's language. */
export type Line =
  /** From the table's own catalogue (src/i18n); a test finds keys that it does not have. */
  | {
      readonly from: 'table';
      readonly key: string;
      readonly values?: Terms;
      /** The game that knows the names in the values. */
      readonly module?: string;
    }
  /** From a game's words. */
  | { readonly from: 'game'; readonly module: string; readonly key: string; readonly values?: Terms }
  | { readonly from: 'event'; readonly module: string; readonly event: GameEvent }
  /** Several in a row that the game tells in one sentence. */
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
      /** Each of them is awaited, and not whoever is first. */
      readonly each?: true;
      /** The names of the persons, where the line stands among those of other games. */
      readonly who?: readonly string[];
      readonly kind: ObligationKind;
      readonly what: string;
      readonly values?: Terms;
      readonly dueAt: string | null;
      /** Told to one player alone: "your turn" where he is awaited; where not, that others may still react. */
      readonly yours?: boolean;
    }
  /** The same about one of a person's several seats: told with what that seat is in the game. */
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
  /** A person's own words (a name, a dice word): never translated, always escaped by the edge. */
  | { readonly from: 'person'; readonly text: string };

/** The names of the persons in the seats, for sentences. */
export type People = Readonly<Record<SeatId, string>>;

/** A picture to be drawn; drawn late, cached by the hash of what it shows, its alternative text made with it. */
export type Picture =
  | { readonly kind: 'scene'; readonly scene: Scene }
  | { readonly kind: 'chart'; readonly chart: Chart };

/** Asks for a picture in whatever language the reader turns out to have. */
export type PictureRequest = (locale: Locale) => Picture | null;

/** Pictures one after the other, to be made one that moves. */
export interface Film {
  readonly scenes: readonly Scene[];
  readonly alt: string;
}

/** Asks for a moving picture, which takes its time; null where there is nothing to be shown. */
export type FilmRequest = (locale: Locale) => Promise<Film | null>;

/** One thing to press or choose. `token` is what comes back; short enough for a Discord custom id (100 characters). */
export type Control =
  | {
      readonly kind: 'button';
      readonly token: string;
      readonly label: Line;
      readonly style: 'primary' | 'secondary' | 'danger';
      /** Where a message can have it so it stands beside the words that it answers, elsewhere in its row. */
      readonly beside?: true;
    }
  | {
      readonly kind: 'select';
      readonly token: string;
      readonly label: Line;
      readonly min: number;
      readonly max: number;
      readonly choices: readonly { readonly value: string; readonly label: Line; readonly note?: Line }[];
    }
  /** Something to be written: a button that opens a form with one field. The text comes back as the one value. */
  | { readonly kind: 'field'; readonly token: string; readonly label: Line; readonly maxLength: number }
  /** Opens a form of several fields; left out where there are none. */
  | { readonly kind: 'form'; readonly token: string; readonly label: Line };

/** Several questions, answered in one go. What is filled in comes back with the token, field by field. */
export interface Form {
  readonly token: string;
  readonly title: Line;
  readonly fields: readonly Field[];
}
export type Field =
  | {
      readonly kind: 'choice';
      readonly label: Line;
      /** What it means that nothing is chosen. */
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

/** Rows of controls, as they stand under a message. */
export type Controls = readonly (readonly Control[])[];

export interface Attachment {
  readonly name: string;
  readonly content: string;
}

/** An answer to the person who acted; private unless it says otherwise. */
export interface Reply {
  readonly lines: readonly Line[];
  /** Who sits where in the game it is about. */
  readonly people?: People;
  /** The game it is about. */
  readonly gameId?: string;
  readonly picture?: PictureRequest;
  /** Beside the words, in the place of a picture. */
  readonly film?: FilmRequest;
  readonly controls?: Controls;
  /** Shown in the place of all else, where forms can still be shown. */
  readonly form?: Form;
  readonly attachments?: readonly Attachment[];
  readonly refused?: Rejection;
  /** It asks "really?": pressing this token does it. A play script means what it says and presses at once. */
  readonly confirm?: string;
}
