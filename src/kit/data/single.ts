import { isObject, type Json, type JsonObject } from '../../core/json.js';

/**
 * Turns JSON into a typed value, or throws a Misread that `read` catches: malformed data gets no further. Used for data
 * files and positions.
 */
export type Reader<Value> = (json: Json | undefined, path: string) => Value;
/** What a reader gives. */
export type Read<R> = R extends Reader<infer Value> ? Value : never;

export class Misread extends Error {
  readonly path: string;
  readonly expected: string;
  constructor(path: string, expected: string) {
    super(`${path}: ${expected}`);
    this.path = path;
    this.expected = expected;
  }
}

/** The typed value, or where it went wrong and what was expected. */
export function read<Value>(
  reader: Reader<Value>,
  json: Json | undefined,
  path = '',
): { readonly value: Value } | { readonly misread: Misread } {
  try {
    return { value: reader(json, path) };
  } catch (problem) {
    if (problem instanceof Misread) return { misread: problem };
    throw problem;
  }
}

/** For files that ship with the code: a mistake there is ours and throws. */
export function sound<Value>(found: { readonly value: Value } | { readonly misread: Misread }): Value {
  if ('misread' in found) throw found.misread;
  return found.value;
}

export const pathTo = (path: string, key: string | number) => (path === '' ? String(key) : `${path}.${key}`);

export const text: Reader<string> = (json, path) => {
  if (typeof json !== 'string' || json === '') throw new Misread(path, 'text');
  return json;
};
/** Any object, to be read further. */
export const object: Reader<JsonObject> = (json, path) => {
  if (!isObject(json)) throw new Misread(path, 'object');
  return json;
};
/** Anything, kept as it is. */
export const anything: Reader<Json> = (json, path) => {
  if (json === undefined) throw new Misread(path, 'something');
  return json;
};
/** Any number. */
export const number: Reader<number> = (json, path) => {
  if (typeof json !== 'number' || !Number.isFinite(json)) throw new Misread(path, 'number');
  return json;
};
/** A text that passes a test: an id of a vocabulary, a piece. */
export function passing<Text extends string>(is: (value: string) => value is Text): Reader<Text> {
  return (json, path) => {
    if (typeof json !== 'string' || !is(json)) throw new Misread(path, 'known-name');
    return json;
  };
}
export const truth: Reader<boolean> = (json, path) => {
  if (typeof json !== 'boolean') throw new Misread(path, 'true-or-false');
  return json;
};
/** Whole numbers from zero: counts, turns. */
export const count: Reader<number> = (json, path) => {
  if (typeof json !== 'number' || !Number.isInteger(json) || json < 0) throw new Misread(path, 'whole-number');
  return json;
};
/** A whole number within these bounds. */
export function whole(min: number, max: number): Reader<number> {
  return (json, path) => {
    if (typeof json !== 'number' || !Number.isInteger(json) || json < min || json > max) {
      throw new Misread(path, 'whole-number');
    }
    return json;
  };
}
/** A number from a short list, such as a level. */
export function among<const Numbers extends readonly number[]>(numbers: Numbers): Reader<Numbers[number]> {
  return (json, path) => {
    const found = numbers.find((one) => one === json);
    if (found === undefined) throw new Misread(path, 'whole-number');
    return found;
  };
}
/** Gold and victory points of some games come in halves. */
export const halves: Reader<number> = (json, path) => {
  if (typeof json !== 'number' || !Number.isInteger(json * 2) || json < 0) throw new Misread(path, 'half-number');
  return json;
};

/** Points may be negative, too. */
export const signedHalves: Reader<number> = (json, path) => {
  if (typeof json !== 'number' || !Number.isInteger(json * 2)) throw new Misread(path, 'half-number');
  return json;
};

/** One of the ids, or an alias: `oneOf(PHASES, { movement: 'move' })`. */
export function oneOf<const Ids extends readonly string[]>(
  ids: Ids,
  others: Readonly<Record<string, Ids[number]>> = {},
): Reader<Ids[number]> {
  return (json, path) => {
    const found =
      ids.find((id) => id === json) ??
      (typeof json === 'string' && Object.hasOwn(others, json) ? others[json] : undefined);
    if (found === undefined) throw new Misread(path, 'known-name');
    return found;
  };
}
