import { isObject, type Json, type JsonObject } from '../../core/json.js';
import { hasEach, ofEach } from './of-each.js';
import { pathTo, Misread, object, oneOf, type Reader, read, text } from './single.js';

export * from './single.js';

/** Composite readers: lists, tables, fields. */

export function list<Value>(item: Reader<Value>): Reader<readonly Value[]> {
  return (json, path) => {
    if (!Array.isArray(json)) throw new Misread(path, 'list');
    return json.map((one: Json, index) => item(one, pathTo(path, index)));
  };
}

/** Two of a kind. */
export function pair<Value>(item: Reader<Value>): Reader<readonly [Value, Value]> {
  return (json, path) => {
    const [first, second, ...more] = list(item)(json, path);
    if (first === undefined || second === undefined || more.length > 0) throw new Misread(path, 'pair');
    return [first, second];
  };
}

/** Some or all of the ids as keys; any other key is an unknown field. */
export function table<const Ids extends readonly string[], Value>(
  ids: Ids,
  value: Reader<Value>,
): Reader<Readonly<Partial<Record<Ids[number], Value>>>> {
  return (json, path) => {
    if (!isObject(json)) throw new Misread(path, 'object');
    const result: Partial<Record<Ids[number], Value>> = {};
    for (const [key, one] of Object.entries(json)) {
      const id: Ids[number] | undefined = ids.find((known) => known === key);
      if (id === undefined) throw new Misread(pathTo(path, key), 'unknown-field');
      result[id] = value(one, pathTo(path, key));
    }
    return result;
  };
}

/** The same with keys read by this reader. */
export function keyed<Key extends string, Value>(
  key: Reader<Key>,
  value: Reader<Value>,
): Reader<Readonly<Partial<Record<Key, Value>>>> {
  return (json, path) => {
    const result: Partial<Record<Key, Value>> = {};
    for (const [name, one] of Object.entries(object(json, path))) {
      const known = read(key, name);
      if ('misread' in known) throw new Misread(pathTo(path, name), 'unknown-field');
      result[known.value] = value(one, pathTo(path, name));
    }
    return result;
  };
}

/** All of the ids as keys. */
export function each<const Ids extends readonly string[], Value>(
  ids: Ids,
  value: Reader<Value>,
): Reader<Readonly<Record<Ids[number], Value>>> {
  return (json, path) => {
    const some = table(ids, value)(json, path);
    if (!hasEach(ids, some)) throw new Misread(pathTo(path, ids.find((id) => !Object.hasOwn(some, id)) ?? ''), 'each-once');
    return some;
  };
}

/** The same, with this default. */
export function eachUsually<const Ids extends readonly string[], Value>(
  ids: Ids,
  value: Reader<Value>,
  otherwise: (id: Ids[number]) => NoInfer<Value>,
): Reader<Readonly<Record<Ids[number], Value>>> {
  return (json, path) => {
    const some: Readonly<Partial<Record<Ids[number], Value>>> = table(ids, value)(json, path);
    return ofEach<Ids[number], Value>(ids, (id) => some[id] ?? otherwise(id));
  };
}

/** Any keys, or keys that have a reader (seats by name). */
export function record<Value>(value: Reader<Value>, key: Reader<string> = text): Reader<Readonly<Record<string, Value>>> {
  return (json, path) => {
    if (!isObject(json)) throw new Misread(path, 'object');
    return Object.fromEntries(
      Object.entries(json).map(([name, one]) => [key(name, pathTo(path, name)), value(one, pathTo(path, name))]),
    );
  };
}

/** Keys are whole numbers, such as turns. */
export function byNumber<Value>(min: number, max: number, value: Reader<Value>): Reader<ReadonlyMap<number, Value>> {
  return (json, path) => {
    if (!isObject(json)) throw new Misread(path, 'object');
    return new Map(
      Object.entries(json).map(([key, one]) => {
        const number = Number(key);
        if (!Number.isInteger(number) || number < min || number > max) throw new Misread(pathTo(path, key), 'turn');
        return [number, value(one, pathTo(path, key))];
      }),
    );
  };
}

/** Tries the first reader, then the second: `either(truth, list(text))`. Errors are the second's. */
export function either<One, Other>(one: Reader<One>, other: Reader<Other>): Reader<One | Other> {
  return (json, path) => {
    const first = read(one, json, path);
    return 'misread' in first ? other(json, path) : first.value;
  };
}

export function orNull<Value>(reader: Reader<Value>): Reader<Value | null> {
  return (json, path) => (json === null ? null : reader(json, path));
}

type Optional<Value> = { readonly optional: Reader<Value> };
/** A field that may be left out. */
export function maybe<Value>(reader: Reader<Value>): Optional<Value> {
  return { optional: reader };
}
type Usual<Value> = { readonly usually: () => Value; readonly reader: Reader<Value> };
/** A field with a default. */
export function usually<Value>(reader: Reader<Value>, otherwise: () => NoInfer<Value>): Usual<Value> {
  return { usually: otherwise, reader };
}
type Unsaid<Value> = Optional<Value> & { readonly orNull: true };
/** An optional field; null means the same as absence. Writers give null for values not worth saying. */
export function unsaid<Value>(reader: Reader<Value>): Unsaid<Value | null> {
  return { optional: reader, orNull: true };
}
export type Fields = Readonly<Record<string, Reader<unknown> | Optional<unknown> | Usual<unknown>>>;
type FieldsOf<F extends Fields> = {
  readonly [K in keyof F as F[K] extends Optional<unknown> ? never : K]: F[K] extends Reader<infer V> | Usual<infer V>
    ? V
    : never;
} & {
  readonly [K in keyof F as F[K] extends Optional<unknown> ? K : never]?: F[K] extends Optional<infer V> ? V : never;
};

/** Exactly these fields: an unknown one is an error, so that a misspelt correction is noticed. */
export function fields<const F extends Fields>(shape: F): (json: Json | undefined, path: string) => FieldsOf<F> {
  return (json, path) => {
    if (!isObject(json)) throw new Misread(path, 'object');
    onlyKeys(json, Object.keys(shape), path);
    const result: Record<string, unknown> = {};
    for (const [key, reader] of Object.entries(shape)) {
      if (typeof reader === 'function') result[key] = reader(json[key], pathTo(path, key));
      else if ('usually' in reader) {
        result[key] = json[key] === undefined ? reader.usually() : reader.reader(json[key], pathTo(path, key));
      } else if (json[key] !== undefined && !('orNull' in reader && json[key] === null)) {
        result[key] = reader.optional(json[key], pathTo(path, key));
      }
    }
    return assemble(shape, result);
  };
}

/** Only these keys, so that a misspelt one is noticed. */
export function onlyKeys(json: JsonObject, known: readonly string[], path: string): void {
  const strange = Object.keys(json).find((key) => !known.includes(key));
  if (strange !== undefined) throw new Misread(pathTo(path, strange), 'unknown-field');
}

/** The loop above has read every field; this tells the checker. */
function assemble<F extends Fields>(shape: F, result: Record<string, unknown>): FieldsOf<F> {
  if (!complete(shape, result)) throw new Misread('', 'object');
  return result;
}
function complete<F extends Fields>(shape: F, result: Record<string, unknown>): result is FieldsOf<F> {
  return Object.entries(shape).every(
    ([key, reader]) => (typeof reader !== 'function' && 'optional' in reader) || key in result,
  );
}

/** These fields of something of this kind: `ofKind('turn', { seat })`. */
export function ofKind<const Kind extends string, const F extends Fields>(kind: Kind, shape: F) {
  return fields({ kind: oneOf([kind]), ...shape });
}

/** A reader for each `kind`, none forgotten. */
export function kinds<Value extends { readonly kind: string }>(shapes: {
  readonly [Kind in Value['kind']]: Reader<Extract<Value, { readonly kind: Kind }>>;
}): Reader<Value> {
  return variant<Value>('kind', shapes);
}

/** One of several shapes, chosen by one field. */
export function variant<Value>(tag: string, shapes: Readonly<Record<string, Reader<Value>>>): Reader<Value> {
  return (json, path) => {
    const kind = isObject(json) ? json[tag] : undefined;
    const reader = typeof kind === 'string' && Object.hasOwn(shapes, kind) ? shapes[kind] : undefined;
    if (reader === undefined) throw new Misread(pathTo(path, tag), 'known-name');
    return reader(json, path);
  };
}
