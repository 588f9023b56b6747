import type { GameEvent } from '../chronicle.js';
import type { Fought } from '../fought.js';
import type { NameTerm } from '../result.js';
import type { SeatId } from '../seat.js';
import type { State } from '../state.js';

/** What events mean beyond the sentence that tells them. */
export interface EventMeanings<S extends State> {
  /** To whom an event happened that matters to them, for a player who was away: the seats that have it now. */
  touched?(state: S, event: GameEvent): readonly SeatId[];
  /** The battles among a chapter's events that began and ended in it, as everybody may know them. */
  fought?(state: S, events: readonly GameEvent[]): readonly Fought[];
  /** What a chapter that ended was: to see a part of the game again. */
  chapterOf?(ended: GameEvent): ChapterPart;
}

/** The turn that a chapter belongs to, and whose it was (a nation's, a system's); what is not said, it has not. */
export interface ChapterPart {
  readonly turn?: number;
  readonly whose?: NameTerm;
}
