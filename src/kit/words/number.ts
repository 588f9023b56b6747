import type { Locale } from '../../core/locale.js';

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
