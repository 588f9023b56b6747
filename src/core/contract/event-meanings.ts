import type { GameEvent } from '../chronicle.js';
import type { Fought } from '../fought.js';
import type { NameTerm, Phrase } from '../result.js';
import type { SeatId } from '../seat.js';
import type { State } from '../state.js';

/** What events mean beyond the sentence that tells them. */
export interface EventMeanings<S extends State> {
  /** The seats this event matters to, for players who were away: those who hold them now. */
  touched?(state: S, event: GameEvent): readonly SeatId[];
  /** The battles that began and ended in this chapter, as everybody may know them. */
  fought?(state: S, events: readonly GameEvent[]): readonly Fought[];
  /** Which part of the game a finished chapter was, for replays. */
  chapterOf?(ended: GameEvent): ChapterPart;
  /**
   * A finished chapter in a few lines (`summary.<key>`), where the game itself plays: what was gained and lost, the
   * points, the story. The rest is told on request. Null: tell it all. `after`: the state at its end, or later.
   */
  summary?(after: S, events: readonly GameEvent[]): readonly Phrase[] | null;
  /** Whether chapters of this game are ever told in a few lines: where people play all sides, none may be. */
  shortens?(state: S): boolean;
}

/**
 * The turn a chapter belongs to, and whose it was (a nation's, a system's) or what it is called (`chapter.<called>`);
 * left out where it has none.
 */
export interface ChapterPart {
  readonly turn?: number;
  readonly whose?: NameTerm;
  readonly called?: string;
}
