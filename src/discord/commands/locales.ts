import { Locale as DiscordLocale, type LocalizationMap } from 'discord.js';
import { LOCALES, type Locale } from '../../core/words.js';
import type { Localised } from '../../table/service.js';

/** Discord's languages by ours; English is the default text and needs no entry. */
const DISCORD_LOCALES = {
  en: [],
  fr: [DiscordLocale.French],
  es: [DiscordLocale.SpanishES, DiscordLocale.SpanishLATAM],
} as const satisfies Record<Locale, readonly DiscordLocale[]>;

/** `es-419` is Spanish; a language that we do not speak falls back. */
export function localeOf(discordLocale: string | undefined, fallback: Locale): Locale {
  const language = discordLocale?.split('-')[0];
  return LOCALES.find((locale) => locale === language) ?? fallback;
}

export function localizations(texts: Localised, shorten: (text: string) => string): LocalizationMap {
  const map: LocalizationMap = {};
  for (const locale of LOCALES) for (const theirs of DISCORD_LOCALES[locale]) map[theirs] = shorten(texts[locale]);
  return map;
}
