import type { Json, JsonObject } from '../../../src/core/json.js';

/** Reading of bodies whose shape is not known: a wrong type is an absent value, never an exception. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

export function textOf(value: Json | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

export function numberOf(value: Json | undefined): number | null {
  return typeof value === 'number' ? value : null;
}

export function objectsOf(value: Json | undefined): readonly JsonObject[] {
  return isList(value) ? value.filter(isObject) : [];
}

export function textsOf(value: Json | undefined): readonly string[] {
  return isList(value) ? value.filter((item) => typeof item === 'string') : [];
}

export function parseJson(text: string): Json {
  const value: Json = JSON.parse(text);
  return value;
}
