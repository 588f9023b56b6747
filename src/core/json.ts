/** What a state, an action, an event or a view is made of: nothing that JSON cannot carry. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** `Array.isArray` does not see readonly lists: these tell JSON apart for the checker too. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

export function isText(value: Json | undefined): value is string {
  return typeof value === 'string';
}

/** Keys that JSON can carry and an object takes for something of its own: no data of ours has them. */
const NO_DATA: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** The first key in it, however deep, that is none of data; null: there is none. */
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

/** JSON with sorted keys and nothing undefined: the same value always gives the same text, to be hashed or compared. */
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
