import type { Locale } from '../../../core/locale.js';

/** What a sentence is filled with: names and lists already in words, numbers still numbers so that they can be counted. */
export type Filling = Readonly<Record<string, string | number | undefined>>;

/**
 * `{name}` shows a value; `{count:one|many}` chooses by number, `#` in it is the number; a part in [brackets] is left
 * out where one of its values is missing.
 */
export function fill(locale: Locale, template: string, filling: Filling): string {
  const kept = template.replace(/\[([^[\]]*)\]/g, (_, part: string) => (isComplete(part, filling) ? part : ''));
  return kept.replace(PLACES, (whole, name: string, one?: string, many?: string) => {
    const value = filling[name];
    if (value === undefined) return whole;
    if (one === undefined || many === undefined) return typeof value === 'number' ? figure(locale, value) : value;
    const count = Number(value);
    return (isSingular(locale, count) ? one : many).replaceAll('#', figure(locale, count));
  });
}
const PLACES = /\{(\w+)(?::([^{}|]*)\|([^{}]*))?\}/g;

function isComplete(part: string, filling: Filling): boolean {
  return [...part.matchAll(PLACES)].every(([, name]) => name !== undefined && filling[name] !== undefined);
}

/** French counts everything below two as one: 0 point, 1½ point. */
function isSingular(locale: Locale, count: number): boolean {
  return locale === 'fr' ? Math.abs(count) < 2 : count === 1;
}

/** Gold and points go by halves: 2½; averages have one decimal, with the comma where it is used. */
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
