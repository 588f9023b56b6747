import { isList, isObject, isText, type Json } from '../../core/json.js';
import type { Obligation } from '../../core/obligation.js';
import type { NameTerm, Phrase, Term } from '../../core/result.js';

/** Several sentences as one value of another, put into the reader's language later. */
export function saidTogether(phrases: readonly Phrase[]): NameTerm {
  return { kind: 'sentences', id: JSON.stringify(phrases) };
}

/** What somebody is awaited for, as a value: "a road for the consul". */
export function owedTerm({ what, values = {} }: Pick<Obligation, 'what' | 'values'>): NameTerm {
  return saidTogether([{ key: `owe.${what}`, values }]);
}

/** The sentences of such a value. */
export function sentencesIn(id: string): readonly Phrase[] {
  const list: Json = JSON.parse(id);
  return isList(list) ? list.flatMap(phraseOf) : [];
}

function phraseOf(json: Json): readonly Phrase[] {
  if (!isObject(json) || !isText(json.key)) return [];
  const values = isObject(json.values) ? json.values : {};
  const terms = Object.entries(values).flatMap(([name, value]): (readonly [string, Term])[] => {
    const term = termOf(value ?? null);
    return term === null ? [] : [[name, term]];
  });
  return [{ key: json.key, values: Object.fromEntries(terms) }];
}

function termOf(json: Json): Term | null {
  if (typeof json === 'string' || typeof json === 'number') return json;
  if (isList(json)) return json.map(termOf).filter((term) => term !== null);
  return isObject(json) && isText(json.kind) && isText(json.id) ? { kind: json.kind, id: json.id } : null;
}
