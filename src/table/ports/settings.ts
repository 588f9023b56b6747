import type { Strength } from '../../core/adviser.js';

export const ABSENCE_ANSWERS = ['remind', 'autopilot', 'substitute'] as const;
/** The immediate consequence of an announced absence. */
export const AWAY_ANSWERS = ['wait', 'autopilot', 'substitute'] as const;

/** Everybody is asked everything, or answers in others' turns are settled ahead. */
export const TEMPI = ['table', 'days'] as const;
export type Tempo = (typeof TEMPI)[number];

/** What a table has agreed on besides the rules of its game. */
export interface TableSettings {
  readonly tempo: Tempo;
  /** Hours for a turn, for a reaction and for a window; null: no deadline. Solo players have none. */
  readonly turnHours: number | null;
  readonly reactionHours: number | null;
  readonly windowHours: number | null;
  /** Hours after which a solo player is reminded of his game; 0: never. */
  readonly nudgeHours: number;
  readonly warnHours: number;
  readonly graceHours: number;
  readonly onAbsence: (typeof ABSENCE_ANSWERS)[number];
  readonly onAway: (typeof AWAY_ANSWERS)[number];
  /** Default strength of the autopilot. */
  readonly strength: Strength;
  /** Whether players may ask what the bot would do; null: only if nobody plays against anybody. */
  readonly advice: boolean | null;
  readonly battleThreads: boolean;
  readonly undo: 'consent' | 'never';
  /** Days without anybody's act after which the game pauses. */
  readonly restDays: number;
  /** Anyone may take a free seat of a game in play. */
  readonly openSeats: boolean;
  /** Whoever sees the channel may watch in a browser, where there is a page. */
  readonly watched: boolean;
}

/** For games that never changed them. */
export const DEFAULT_SETTINGS: TableSettings = {
  tempo: 'table',
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
  restDays: 14,
  openSeats: false,
  watched: true,
};
