import { inEach, type Locale } from '../../../core/languages.js';
import { SENTENCES as COMMON } from '../../../kit/words/languages/index.js';
import { SENTENCES as ABOUT } from './about/languages/index.js';
import { SENTENCES } from './languages/index.js';
import { SENTENCES as LESSON } from './learn/languages/index.js';
import { SENTENCES as POLICIES } from './policies/languages/index.js';
import { SENTENCES as REASONS } from './reasons/languages/index.js';

const ALL = inEach((locale) => ({
  ...COMMON[locale],
  ...SENTENCES[locale],
  ...ABOUT[locale],
  ...LESSON[locale],
  ...POLICIES[locale],
  ...REASONS[locale],
}));

/** The key of a sentence: the game's own, or one all games share. */
export type WordKey = keyof (typeof ALL)[Locale];

export function isWordKey(key: string): key is WordKey {
  return Object.hasOwn(ALL.en, key);
}

export function sentence(locale: Locale, key: WordKey): string {
  return ALL[locale][key];
}
