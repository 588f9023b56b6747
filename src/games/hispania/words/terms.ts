import type { Locale } from '../../../core/locale.js';
import type { NameTerm, Term, Terms } from '../../../core/result.js';
import { nameOf } from './names.js';
import { type Filling, figure } from './template.js';
import { counted, isUnitName } from './units.js';

/** Values of a sentence in words: names in the language, lists with commas and a last "and". */
export function filled(locale: Locale, values: Terms): Filling {
  return Object.fromEntries(Object.entries(values).map(([name, term]) => [name, said(locale, term)]));
}

function said(locale: Locale, term: Term): string | number {
  if (typeof term !== 'object') return term;
  if (isName(term)) return nameOf(locale, term);
  return listed(
    locale,
    term.map((part) => (isGroup(part) ? grouped(locale, part) : String(said(locale, part)))),
  );
}

function isName(term: Term): term is NameTerm {
  return typeof term === 'object' && !isGroup(term);
}
function isGroup(term: Term): term is readonly Term[] {
  return Array.isArray(term);
}

/** What belongs together: three infantry, a province and its points, a neighbour and the river between. */
function grouped(locale: Locale, parts: readonly Term[]): string {
  const [first, second] = parts;
  if (second === undefined && typeof first === 'object' && isName(first) && first.kind === 'unit')
    return isUnitName(first.id) ? counted(locale, first.id, 1) : first.id;
  if (typeof first === 'number' && second !== undefined && typeof second === 'object' && isName(second)) {
    if (isUnitName(second.id)) return counted(locale, second.id, first);
    return `${figure(locale, first)} ${nameOf(locale, second)}`;
  }
  const words = parts.map((part) => (typeof part === 'number' ? figure(locale, part) : String(said(locale, part))));
  if (second !== undefined && typeof second === 'object' && isName(second)) return `${words[0]} (${words[1]})`;
  return words.join(' ');
}

const AND: Readonly<Record<Locale, string>> = { en: 'and', fr: 'et', es: 'y' };

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
