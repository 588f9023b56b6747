import { ABOUT } from './topics-about.js';
import { BASIC } from './topics-basic.js';
import { SPECIAL_RULES_WORDS } from './topics-special.js';

/** `rules.<topic>` and its name, `topic.<topic>`; nations are topics too, from their cards (rules/cards.ts). */
export const RULE_WORDS = { ...ABOUT, ...BASIC, ...SPECIAL_RULES_WORDS } as const;
