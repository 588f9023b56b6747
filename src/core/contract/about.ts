import type { NameTerm, Phrase } from '../result.js';
import type { SeatId } from '../seat.js';
import type { State } from '../state.js';

/** What the things are among which people choose. */
export interface Entries<S extends State> {
  /**
   * Every entry. The words have `about.<entry>`, a line of at most 100 characters, and `explained.<entry>`: what it is,
   * what it does, when, and what it is worth, in at most 500.
   */
  readonly entries: readonly string[];
  /** Kinds of names in questions none of which goes unexplained. */
  readonly always: readonly string[];
  /**
   * A thing's entry as the key, with values of this moment (a price, what a tax would bring; before the game begins
   * there is no state). Uses only what the seat may know. Null: its name says it all.
   */
  of(state: S | null, seat: SeatId | null, thing: NameTerm): Phrase | null;
}

/** The same, what a place of the board is among them, and where the rules tell of what is asked. */
export interface About<S extends State> extends Entries<S> {
  place(id: string): NameTerm;
  /** For everything that may be owed (`owe.<what>`) the rule, section or chapter of the game's book that tells of it. */
  readonly chapters: Readonly<Record<string, string>>;
}
