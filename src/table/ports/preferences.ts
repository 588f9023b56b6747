import type { Locale } from '../../core/words.js';

export const REMIND_BY = ['mention', 'direct', 'none'] as const;

/** In the channel everyone sees it. */
export const LEAST_REMINDER_HOURS = { mention: 6, direct: 1, none: 0 } as const satisfies Readonly<
  Record<(typeof REMIND_BY)[number], number>
>;

/** A player's own settings, the same in every game. */
export interface Preferences {
  readonly locale: Locale | null;
  readonly timeZone: string;
  readonly remindEveryHours: number;
  readonly remindBy: (typeof REMIND_BY)[number];
  /** Local hours, e.g. 22 to 8; null: none. */
  readonly quiet: { readonly from: number; readonly to: number } | null;
  readonly absences: readonly { readonly from: string; readonly to: string }[];
}

/** For players who set none. */
export const DEFAULT_PREFERENCES: Preferences = {
  locale: null,
  timeZone: 'UTC',
  remindEveryHours: 24,
  remindBy: 'mention',
  quiet: null,
  absences: [],
};
