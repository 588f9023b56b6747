import type { Locale } from '../../core/locale.js';

const AND: Readonly<Record<Locale, string>> = { en: 'and', fr: 'et', es: 'y' };

/** "one, two and three"; a dash for none. */
export function listed(locale: Locale, parts: readonly string[]): string {
  const last = parts.at(-1);
  if (last === undefined) return '–';
  if (parts.length === 1) return last;
  return `${parts.slice(0, -1).join(', ')} ${conjunction(locale, last)} ${last}`;
}

/** Spanish says "e" before an i: "Valencia e Ibiza". */
function conjunction(locale: Locale, next: string): string {
  return locale === 'es' && /^(?:i|í|hi(?!e))/iu.test(next) ? 'e' : AND[locale];
}
