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
