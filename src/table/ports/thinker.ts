import type { Action } from '../../core/action.js';
import type { Strength } from '../../core/adviser.js';
import type { Obligation } from '../../core/obligation.js';
import type { Phrase } from '../../core/result.js';
import type { SeatId } from '../../core/seat.js';
import type { State } from '../../core/state.js';
import type { GameRecord } from './store.js';

/** What is needed to think for the autopilot's seats. */
export interface ToThink {
  readonly module: string;
  readonly rulesVersion: string;
  readonly state: State;
  /**
   * The seed and words of the dice, so that several acts can be thought of at once; the thinker itself sees only views.
   */
  readonly game: Pick<GameRecord, 'id' | 'seed' | 'words' | 'nextRoll' | 'version' | 'seats'>;
  /** Only the first act for this wait; null: all that the autopilot does until a person is awaited. */
  readonly first: { readonly owed: Obligation; readonly strength: Strength } | null;
}

/** One of the acts thought of, in order. */
export interface ThoughtStep {
  /** The wait that it settles, or is part of. */
  readonly owed: Obligation;
  readonly seat: SeatId;
  readonly action: Action;
  readonly strength: Strength;
  readonly reason: Phrase;
  readonly fears?: Phrase;
  /** Its throws: if the dice fall differently, later acts no longer apply. */
  readonly faces: readonly number[];
}

/** Thinks in the background, so that nobody waits for it. */
export interface Thinker {
  /** Null: too many are waiting, or it took too long. */
  think(about: ToThink): Promise<readonly ThoughtStep[] | null>;
}
