import type { Strength } from '../../core/adviser.js';

export const ABSENCE_ANSWERS = ['remind', 'autopilot', 'substitute'] as const;
/** What follows at once where somebody has said that he is away. */
export const AWAY_ANSWERS = ['wait', 'autopilot', 'substitute'] as const;

/** What a table has agreed upon beside the rules of its game. */
export interface TableSettings {
  /** Hours for a turn, for a reaction and for a window; null: no deadline. Whoever plays alone has none. */
  readonly turnHours: number | null;
  readonly reactionHours: number | null;
  readonly windowHours: number | null;
  /** Hours after which whoever plays alone is reminded of his game; 0: never. */
  readonly nudgeHours: number;
  readonly warnHours: number;
  readonly graceHours: number;
  readonly onAbsence: (typeof ABSENCE_ANSWERS)[number];
  readonly onAway: (typeof AWAY_ANSWERS)[number];
  /** How well the autopilot plays where nobody says it. */
  readonly strength: Strength;
  /** Whether players may ask what the bot would do; null: where nobody plays against anybody. */
  readonly advice: boolean | null;
  readonly battleThreads: boolean;
  readonly undo: 'consent' | 'never';
  /** Anybody may take a free seat of a running game. */
  readonly openSeats: boolean;
}

/** Of a game in which nobody changed them. */
export const DEFAULT_SETTINGS: TableSettings = {
  turnHours: 72,
  reactionHours: 24,
  windowHours: 12,
  nudgeHours: 0,
  warnHours: 12,
  graceHours: 12,
  onAbsence: 'remind',
  onAway: 'wait',
  strength: 'default',
  advice: null,
  battleThreads: false,
  undo: 'consent',
  openSeats: false,
};
