import type { Locale } from '../../core/languages.js';
import { SENTENCES } from './languages/index.js';

type DiscordKey = keyof typeof SENTENCES.en;

export function tellDiscord(locale: Locale, key: DiscordKey, values: Readonly<Record<string, string>> = {}): string {
  return SENTENCES[locale][key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
