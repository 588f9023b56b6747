import type { Locale } from '../../core/locale.js';

const AND: Readonly<Record<Locale, string>> = { en: 'and', fr: 'et', es: 'y' };
const OR: Readonly<Record<Locale, string>> = { en: 'or', fr: 'ou', es: 'o' };

/** "one, two and three"; a dash for none. */
export function listed(locale: Locale, parts: readonly string[], how: 'and' | 'or' = 'and'): string {
  const last = parts.at(-1);
  if (last === undefined) return '–';
  if (parts.length === 1) return last;
  return `${parts.slice(0, -1).join(', ')} ${conjunction(locale, how, last)} ${last}`;
}

/** Spanish says "e" before an i and "u" before an o: "Valencia e Ibiza", "siete u ocho". */
function conjunction(locale: Locale, how: 'and' | 'or', next: string): string {
  if (locale === 'es' && how === 'and' && /^(?:i|í|hi(?!e))/iu.test(next)) return 'e';
  if (locale === 'es' && how === 'or' && /^h?[oó]/iu.test(next)) return 'u';
  return (how === 'and' ? AND : OR)[locale];
}
