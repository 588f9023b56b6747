import { type Locale, languageOf } from '../../core/languages.js';
import { SENTENCES } from './languages/index.js';

/** Numbers as people write them: halves as ½, otherwise one decimal, with the language's decimal mark. */
export function figure(locale: Locale, value: number): string {
  const size = Math.abs(value);
  const sign = value < 0 ? '−' : '';
  if (Number.isInteger(size)) return `${sign}${size}`;
  if (Number.isInteger(size * 2)) return `${sign}${size < 1 ? '' : Math.floor(size)}½`;
  const text = size.toFixed(1);
  return `${sign}${decimal(locale, text)}`;
}

/** "62.0" with the language's decimal mark. */
export function decimal(locale: Locale, digits: string): string {
  return digits.replace('.', languageOf(locale).decimal);
}

/** With its sign, as for points: +2½, −1. */
export function signed(locale: Locale, value: number): string {
  return value > 0 ? `+${figure(locale, value)}` : figure(locale, value);
}

export function isSingular(locale: Locale, count: number): boolean {
  return languageOf(locale).isOne(count);
}

/** "one, two and three"; a dash for an empty list. */
export function listed(locale: Locale, parts: readonly string[], how: 'and' | 'or' = 'and'): string {
  const last = parts.at(-1);
  if (last === undefined) return '–';
  if (parts.length === 1) return last;
  return `${parts.slice(0, -1).join(', ')} ${conjunction(locale, how, last)} ${last}`;
}

function conjunction(locale: Locale, how: 'and' | 'or', next: string): string {
  const { euphony = [] } = languageOf(locale);
  return euphony.find(({ of, before }) => of === how && before.test(next))?.say ?? SENTENCES[locale][`list.${how}`];
}
