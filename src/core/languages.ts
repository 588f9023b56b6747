/** What a language does in its own way, besides its words. */
interface Language {
  /** Between a whole number and its tenths. */
  readonly decimal: '.' | ',';
  /** Whether so many are said like one: French counts everything below two as one, "0 point", "1½ point". */
  readonly isOne: (count: number) => boolean;
  /** Languages of Discord in which it is offered, besides its default. */
  readonly discord: readonly string[];
  /** A little word drops its vowel before a name that begins with one: "d’Ann", "l’armée". */
  readonly elides?: true;
  /** A space stands before `:;?!` and inside the quotation marks, at which no line may break. */
  readonly spacedMarks?: true;
  /** "and" and "or" before some beginnings: "Valencia e Ibiza", "siete u ocho". */
  readonly euphony?: readonly { readonly of: 'and' | 'or'; readonly before: RegExp; readonly say: string }[];
}

/** The languages in which everything is said. A further one is an entry here and a file beside each `en.ts`. */
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

/** The same made for each language. */
export function inEach<Made>(make: (locale: Locale) => Made): Readonly<Record<Locale, Made>> {
  const made: Partial<Record<Locale, Made>> = {};
  for (const locale of LOCALES) made[locale] = make(locale);
  if (!isWhole(made)) throw new Error('a language is missing');
  return made;
}

function isWhole<Made>(made: Partial<Record<Locale, Made>>): made is Record<Locale, Made> {
  return LOCALES.every((locale) => Object.hasOwn(made, locale));
}
