import type { Locale } from '../../../../core/words.js';
import { COMMON, type Entry, inLocale } from '../../../../kit/words/common.js';
import { RULE_WORDS } from '../rules/index.js';
import { ADVICE } from './advice.js';
import { ANSWERS, SAID } from './answers.js';
import { CARD } from './card.js';
import { CHOICES } from './choices.js';
import { COMMAND_WORDS, OPTION_WORDS } from './commands.js';
import { OWED } from './owed.js';
import { REJECTIONS } from './rejections.js';
import { SCORES } from './scores.js';
import { TOLD } from './told.js';
import { SLOTS, VERBS } from './verbs.js';

/** Every sentence of the game by its key, in the three languages. */
export const CATALOGUE = {
  ...COMMON,
  ...VERBS,
  ...SLOTS,
  ...CHOICES,
  ...ADVICE,
  ...OWED,
  ...REJECTIONS,
  ...SAID,
  ...ANSWERS,
  ...CARD,
  ...SCORES,
  ...COMMAND_WORDS,
  ...OPTION_WORDS,
  ...TOLD,
  ...RULE_WORDS,
} as const;

export type WordKey = keyof typeof CATALOGUE;

export function isWordKey(key: string): key is WordKey {
  return Object.hasOwn(CATALOGUE, key);
}

export function sentence(locale: Locale, key: WordKey): string {
  const entry: Entry = CATALOGUE[key];
  return inLocale(entry, locale);
}
