import type { Locale } from '../../core/words.js';
import { figure, isSingular } from './number.js';

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
