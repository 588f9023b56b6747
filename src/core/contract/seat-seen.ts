import type { NameTerm, Phrase } from '../result.js';
import type { SeatId } from '../seat.js';

/** What a seat has, for the status message and /score. */
export interface Standing {
  readonly seat: SeatId;
  readonly score: number;
  /** Parts of the seat, such as its nations with their scores. */
  readonly parts: readonly { readonly kind: string; readonly id: string; readonly score: number }[];
  /**
   * Instead of "{who}: 3 points": `standing.<key>` ("{who}: 3 of 6 capitals"), with `who` and `score` filled in, and
   * `standing-figure.<key>`, short, for pictures.
   */
  readonly told?: Phrase;
}

export interface SeatSeen extends Standing {
  /**
   * What a seat is in the game (a general, a colour), where that distinguishes seats better than their ids: shown on
   * the buttons of a person with several seats.
   */
  readonly role: NameTerm | null;
  /** What it plays, and from when on: announced at the start and in `/game mine` (`plays.<key>`). Null: nothing. */
  readonly plays: Phrase | null;
}
