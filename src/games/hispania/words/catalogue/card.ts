import type { Entries } from '../entry.js';

/** The lines of a nation's card, as `/nation` shows it. */
export const CARD = {} as const satisfies Entries;
