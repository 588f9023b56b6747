import { isObject, type Json } from '../../../core/json.js';

/** Turns JSON into a typed value, or throws a Misread that `read` catches: malformed data never gets further. */
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

/** The typed value, or where it went wrong and what was expected there. */
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

const at = (path: string, key: string | number) => (path === '' ? String(key) : `${path}.${key}`);

export const text: Reader<string> = (json, path) => {
  if (typeof json !== 'string' || json === '') throw new Misread(path, 'text');
  return json;
};
export const truth: Reader<boolean> = (json, path) => {
  if (typeof json !== 'boolean') throw new Misread(path, 'true-or-false');
  return json;
};
/** Whole numbers of at least zero: counts, turns. */
export const count: Reader<number> = (json, path) => {
  if (typeof json !== 'number' || !Number.isInteger(json) || json < 0) throw new Misread(path, 'whole-number');
  return json;
};
/** Gold and victory points go by halves. */
export const halves: Reader<number> = (json, path) => {
  if (typeof json !== 'number' || !Number.isInteger(json * 2) || json < 0) throw new Misread(path, 'half-number');
  return json;
};

export function oneOf<const Ids extends readonly string[]>(ids: Ids): Reader<Ids[number]> {
  return (json, path) => {
    const found = ids.find((id) => id === json);
    if (found === undefined) throw new Misread(path, 'known-name');
    return found;
  };
}

export function list<Value>(item: Reader<Value>): Reader<readonly Value[]> {
  return (json, path) => {
    if (!Array.isArray(json)) throw new Misread(path, 'list');
    return json.map((one: Json, index) => item(one, at(path, index)));
  };
}

/** Some or all of the ids as keys. */
export function table<const Ids extends readonly string[], Value>(
  ids: Ids,
  value: Reader<Value>,
): Reader<Readonly<Partial<Record<Ids[number], Value>>>> {
  return (json, path) => {
    if (!isObject(json)) throw new Misread(path, 'object');
    const result: Partial<Record<Ids[number], Value>> = {};
    for (const [key, one] of Object.entries(json)) {
      const id: Ids[number] | undefined = ids.find((known) => known === key);
      if (id === undefined) throw new Misread(at(path, key), 'known-name');
      result[id] = value(one, at(path, key));
    }
    return result;
  };
}

/** Any keys. */
export function record<Value>(value: Reader<Value>): Reader<Readonly<Record<string, Value>>> {
  return (json, path) => {
    if (!isObject(json)) throw new Misread(path, 'object');
    return Object.fromEntries(Object.entries(json).map(([key, one]) => [key, value(one, at(path, key))]));
  };
}

/** Keys are turns. */
export function byTurn<Value>(value: Reader<Value>): Reader<ReadonlyMap<number, Value>> {
  return (json, path) => {
    if (!isObject(json)) throw new Misread(path, 'object');
    return new Map(
      Object.entries(json).map(([key, one]) => {
        const turn = Number(key);
        if (!Number.isInteger(turn) || turn < 1 || turn > 21) throw new Misread(at(path, key), 'turn');
        return [turn, value(one, at(path, key))];
      }),
    );
  };
}

type Optional<Value> = { readonly optional: Reader<Value> };
export function maybe<Value>(reader: Reader<Value>): Optional<Value> {
  return { optional: reader };
}
type Fields = Readonly<Record<string, Reader<unknown> | Optional<unknown>>>;
type FieldsOf<F extends Fields> = {
  readonly [K in keyof F as F[K] extends Optional<unknown> ? never : K]: F[K] extends Reader<infer V> ? V : never;
} & {
  readonly [K in keyof F as F[K] extends Optional<unknown> ? K : never]?: F[K] extends Optional<infer V> ? V : never;
};

/** Exactly these fields: an unknown one is an error, so that a misspelt correction is noticed. */
export function fields<const F extends Fields>(shape: F): (json: Json | undefined, path: string) => FieldsOf<F> {
  return (json, path) => {
    if (!isObject(json)) throw new Misread(path, 'object');
    const strange = Object.keys(json).find((key) => !Object.hasOwn(shape, key));
    if (strange !== undefined) throw new Misread(at(path, strange), 'unknown-field');
    const result: Record<string, unknown> = {};
    for (const [key, reader] of Object.entries(shape)) {
      if (typeof reader === 'function') result[key] = reader(json[key], at(path, key));
      else if (json[key] !== undefined) result[key] = reader.optional(json[key], at(path, key));
    }
    return assemble(shape, result);
  };
}

/** The loop above has read every field of the shape; this says so to the checker. */
function assemble<F extends Fields>(shape: F, result: Record<string, unknown>): FieldsOf<F> {
  if (!complete(shape, result)) throw new Misread('', 'object');
  return result;
}
function complete<F extends Fields>(shape: F, result: Record<string, unknown>): result is FieldsOf<F> {
  return Object.entries(shape).every(([key, reader]) => typeof reader !== 'function' || key in result);
}

/** One of several shapes, told apart by the value of one field. */
export function variant<Value>(tag: string, shapes: Readonly<Record<string, Reader<Value>>>): Reader<Value> {
  return (json, path) => {
    const kind = isObject(json) ? json[tag] : undefined;
    const reader = typeof kind === 'string' && Object.hasOwn(shapes, kind) ? shapes[kind] : undefined;
    if (reader === undefined) throw new Misread(at(path, tag), 'known-name');
    return reader(json, path);
  };
}
