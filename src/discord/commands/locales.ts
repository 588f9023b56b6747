import type { LocalizationMap } from 'discord.js';
import { LANGUAGES, LOCALES, type Locale } from '../../core/languages.js';
import type { Localised } from '../../table/service.js';

/** `es-419` is Spanish; unsupported languages fall back. */
export function localeOf(discordLocale: string | undefined, fallback: Locale): Locale {
  const language = discordLocale?.split('-')[0];
  return LOCALES.find((locale) => locale === language) ?? fallback;
}

/** English is the default text and needs no entry. */
export function localizations(texts: Localised, shorten: (text: string) => string): LocalizationMap {
  const map: LocalizationMap = {};
  for (const locale of LOCALES) for (const theirs of LANGUAGES[locale].discord) map[theirs] = shorten(texts[locale]);
  return map;
}
