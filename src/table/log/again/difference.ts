import { canonical, isList, isObject, type Json } from '../../../core/json.js';

/** Where two values first differ, as a path (`rolls[0].face`); null: equal. */
export function differenceOf(own: Json | undefined, given: Json | undefined, path = ''): string | null {
  if (canonical(own) === canonical(given) && (own === undefined) === (given === undefined)) return null;
  if (own === undefined || given === undefined) return path;
  if (isList(own) && isList(given)) {
    for (let at = 0; at < Math.max(own.length, given.length); at++) {
      const found = differenceOf(own[at], given[at], `${path}[${at}]`);
      if (found !== null) return found;
    }
  }
  if (isObject(own) && isObject(given)) {
    for (const key of inOrder(new Set([...Object.keys(own), ...Object.keys(given)]))) {
      const inner = path === '' ? key : `${path}.${key}`;
      const found = differenceOf(fieldOf(own, key), fieldOf(given, key), inner);
      if (found !== null) return found;
    }
  }
  return path;
}

/** Causes are named before consequences: a roll before its events, its purpose before its face. */
const FIRST = ['kind', 'rolls', 'number', 'sides', 'purpose'];

function inOrder(keys: ReadonlySet<string>): readonly string[] {
  return [...FIRST.filter((key) => keys.has(key)), ...[...keys].filter((key) => !FIRST.includes(key))];
}

function fieldOf(of: { readonly [key: string]: Json | undefined }, key: string): Json | undefined {
  return Object.hasOwn(of, key) ? of[key] : undefined;
}

/** Normalised by a round trip through a file. */
export function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value));
}
