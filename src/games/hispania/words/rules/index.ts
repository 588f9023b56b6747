import type { Entries } from '../entry.js';

export const RULE_WORDS = {} as const satisfies Entries;
