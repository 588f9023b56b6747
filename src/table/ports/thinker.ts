import type { Action } from '../../core/action.js';
import type { Strength } from '../../core/adviser.js';
import type { Obligation } from '../../core/obligation.js';
import type { Phrase } from '../../core/result.js';
import type { SeatId } from '../../core/seat.js';
import type { State } from '../../core/state.js';
import type { GameRecord } from './store.js';

/** All that is needed to think for the seats of a game that the autopilot plays. */
export interface ToThink {
  readonly module: string;
  readonly rulesVersion: string;
  readonly state: State;
  /** With what its dice are thrown, so that several acts can be thought of at once; who thinks sees views alone. */
  readonly game: Pick<GameRecord, 'seed' | 'words' | 'nextRoll' | 'version' | 'seats'>;
  /** Only what would be done first for this wait; null: what the autopilot does until a person is awaited. */
  readonly first: { readonly owed: Obligation; readonly strength: Strength } | null;
}

/** One act that was thought of, in its order. */
export interface ThoughtStep {
  /** The wait that it settles, or is part of. */
  readonly owed: Obligation;
  readonly seat: SeatId;
  readonly action: Action;
  readonly strength: Strength;
  readonly reason: Phrase;
  readonly fears?: Phrase;
  /** What is thrown with it: with other dice the next act was thought of in vain. */
  readonly faces: readonly number[];
}

/** Thinks beside everything else, so that nobody waits for it. */
export interface Thinker {
  /** Null: too many are waiting, or it took too long. */
  think(about: ToThink): Promise<readonly ThoughtStep[] | null>;
}
