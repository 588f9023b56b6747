import type { NameTerm, Term, Terms } from '../../core/result.js';
import type { Locale } from '../../core/words.js';
import { figure, listed } from './number.js';
import { type Filling, NAMED } from './template.js';

/** How a game says a name, and a counted thing ("3 infantry"). */
export interface Naming {
  name(locale: Locale, term: NameTerm): string;
  /** Null: number and name side by side. */
  counted?(locale: Locale, term: NameTerm, count: number): string | null;
}

/** Values of a sentence in words: translated names, lists with commas and a final "and". */
export function filledTerms(locale: Locale, values: Terms, naming: Naming): Filling {
  return Object.fromEntries(Object.entries(values).map(([name, term]) => [name, said(locale, term, naming)]));
}

function said(locale: Locale, term: Term, naming: Naming): string | number {
  if (typeof term !== 'object') return term;
  if (isName(term)) return term.kind === 'seat' ? naming.name(locale, term) : `${NAMED}${naming.name(locale, term)}`;
  return listed(
    locale,
    term.map((part) => (isGroup(part) ? grouped(locale, part, naming) : String(said(locale, part, naming)))),
  );
}

function isName(term: Term): term is NameTerm {
  return typeof term === 'object' && !isGroup(term);
}
function isGroup(term: Term): term is readonly Term[] {
  return Array.isArray(term);
}

/** A group: three infantry, a province and its points, a neighbour and the river between. */
function grouped(locale: Locale, parts: readonly Term[], naming: Naming): string {
  const [first, second] = parts;
  if (second === undefined && first !== undefined && isName(first)) {
    return naming.counted?.(locale, first, 1) ?? naming.name(locale, first);
  }
  if (typeof first === 'number' && second !== undefined && isName(second)) {
    return naming.counted?.(locale, second, first) ?? `${figure(locale, first)} ${naming.name(locale, second)}`;
  }
  const words = parts.map((part) =>
    typeof part === 'number' ? figure(locale, part) : String(said(locale, part, naming)),
  );
  if (second !== undefined && isName(second)) return `${words[0]} (${words[1]})`;
  return words.join(' ');
}
