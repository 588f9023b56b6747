/** What states, actions, events and views are made of: only what JSON can carry. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** `Array.isArray` does not narrow readonly lists; these narrow JSON for the checker too. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

export function isText(value: Json | undefined): value is string {
  return typeof value === 'string';
}

/** Keys that JSON can carry but that are special on objects: our data never uses them. */
const NO_DATA: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** The first such key at any depth, or null. */
export function strangeKeyIn(value: Json | undefined): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (isList(value)) return firstIn(value);
  return Object.keys(value).find((key) => NO_DATA.includes(key)) ?? firstIn(Object.values(value));
}

function firstIn(values: readonly (Json | undefined)[]): string | null {
  for (const part of values) {
    const found = strangeKeyIn(part);
    if (found !== null) return found;
  }
  return null;
}

/** JSON with sorted keys and nothing undefined: equal values give equal texts, to hash or compare. */
export function canonical(value: Json | undefined): string {
  if (value === undefined || value === null) return 'null';
  if (typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonical).join(',')}]`;
  const parts: string[] = [];
  for (const key of Object.keys(value).sort()) {
    const part = value[key];
    if (part !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(part)}`);
  }
  return `{${parts.join(',')}}`;
}
