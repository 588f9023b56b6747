/** What a language does its own way, besides its words. */
interface Language {
  /** The decimal mark. */
  readonly decimal: '.' | ',';
  /** Whether a count takes the singular: in French everything below two does, "0 point", "1½ point". */
  readonly isOne: (count: number) => boolean;
  /** Discord locales that use it, besides its default. */
  readonly discord: readonly string[];
  /** Little words drop their vowel before a vowel: "d’Ann", "l’armée". */
  readonly elides?: true;
  /** A no-break space before `:;?!` and inside quotation marks. */
  readonly spacedMarks?: true;
  /** "and" and "or" before certain sounds: "Valencia e Ibiza", "siete u ocho". */
  readonly euphony?: readonly { readonly of: 'and' | 'or'; readonly before: RegExp; readonly say: string }[];
}

/** The supported languages. To add one: an entry here, and a file beside each `en.ts`. */
export const LANGUAGES = {
  en: { decimal: '.', isOne: (count) => count === 1, discord: [] },
  fr: { decimal: ',', isOne: (count) => Math.abs(count) < 2, discord: ['fr'], elides: true, spacedMarks: true },
  es: {
    decimal: ',',
    isOne: (count) => count === 1,
    discord: ['es-ES', 'es-419'],
    euphony: [
      { of: 'and', before: /^(?:i|í|hi(?!e))/iu, say: 'e' },
      { of: 'or', before: /^h?[oó]/iu, say: 'u' },
    ],
  },
} as const satisfies Readonly<Record<string, Language>>;

export type Locale = keyof typeof LANGUAGES;

export function isLocale(value: string): value is Locale {
  return Object.hasOwn(LANGUAGES, value);
}

export const LOCALES: readonly Locale[] = Object.keys(LANGUAGES).filter(isLocale);

export function languageOf(locale: Locale): Language {
  return LANGUAGES[locale];
}

/** One value per language. */
export function inEach<Made>(make: (locale: Locale) => Made): Readonly<Record<Locale, Made>> {
  const made: Partial<Record<Locale, Made>> = {};
  for (const locale of LOCALES) made[locale] = make(locale);
  if (!isWhole(made)) throw new Error('a language is missing');
  return made;
}

function isWhole<Made>(made: Partial<Record<Locale, Made>>): made is Record<Locale, Made> {
  return LOCALES.every((locale) => Object.hasOwn(made, locale));
}
