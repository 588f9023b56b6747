import { isObject, type Json } from '../../core/json.js';

/** Where a value comes from: the rulebook, one of its examples, the public record, our own reconstruction, a table that owns the game. */
export const SOURCES = ['R', 'X', 'P', 'C', 'O'] as const;
export type Source = (typeof SOURCES)[number];

/** The longest prefix of a path that the sources name; R where none is named. */
export function sourceOf(sources: Json | undefined, path: string): Source {
  if (!isObject(sources)) return 'R';
  for (let at = path; at !== ''; at = at.includes('.') ? at.slice(0, at.lastIndexOf('.')) : '') {
    const source = SOURCES.find((known) => known === sources[at]);
    if (source !== undefined) return source;
  }
  return 'R';
}
