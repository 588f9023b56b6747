import type { Locale } from '../../core/locale.js';

/** One sentence in the three languages side by side, so that none can be forgotten and all are changed together. */
export type Entry = readonly [en: string, fr: string, es: string];
export type Entries = Readonly<Record<string, Entry>>;

const PLACE: Readonly<Record<Locale, 0 | 1 | 2>> = { en: 0, fr: 1, es: 2 };

export function inLocale(entry: Entry, locale: Locale): string {
  return entry[PLACE[locale]];
}
