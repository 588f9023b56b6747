import type { Locale } from '../../core/languages.js';
import { SENTENCES } from './languages/index.js';

export type WebKey = keyof typeof SENTENCES.en;
export type WebWords = Readonly<Record<WebKey, string>>;

/** All that the page itself says, in one language. */
export function wordsOfWeb(locale: Locale): WebWords {
  return SENTENCES[locale];
}

export function tellWeb(locale: Locale, key: WebKey, values: Readonly<Record<string, string>>): string {
  return SENTENCES[locale][key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
