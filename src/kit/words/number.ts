import type { Locale } from '../../core/words.js';

/** Numbers as people write them: halves as ½, else one decimal, with the comma where it is used. */
export function figure(locale: Locale, value: number): string {
  const size = Math.abs(value);
  const sign = value < 0 ? '−' : '';
  if (Number.isInteger(size)) return `${sign}${size}`;
  if (Number.isInteger(size * 2)) return `${sign}${size < 1 ? '' : Math.floor(size)}½`;
  const text = size.toFixed(1);
  return `${sign}${locale === 'en' ? text : text.replace('.', ',')}`;
}

/** With its sign, as points are written: +2½, −1. */
export function signed(locale: Locale, value: number): string {
  return value > 0 ? `+${figure(locale, value)}` : figure(locale, value);
}

/** French counts everything below two as one: 0 point, 1½ point. */
export function isSingular(locale: Locale, count: number): boolean {
  return locale === 'fr' ? Math.abs(count) < 2 : count === 1;
}

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
