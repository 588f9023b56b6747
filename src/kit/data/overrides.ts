import { isList, isObject, type Json, type JsonObject } from '../../core/json.js';
import { ok, type Result, refuse } from '../../core/result.js';
import { correctedData } from './correct.js';

/** Corrects items of a list by key, each as far as its sources allow: `{ "pamplona": { "faces": [2, 3] } }`. */
export function correctItems(
  items: Json | undefined,
  key: string,
  change: Json | undefined,
  path: string,
): Result<Json> {
  if (!isList(items)) return refuse('override-shape', { path });
  if (change === undefined) return ok(items);
  if (!isObject(change)) return refuse('override-shape', { path });
  let list = items;
  for (const [id, fields] of Object.entries(change)) {
    const old = list.find((item) => isObject(item) && String(item[key]) === id);
    if (!isObject(old) || fields === undefined) return refuse('override-unknown', { path: `${path}.${id}` });
    const item = correctedData(old, fields, old.sources, '', `${path}.${id}`);
    if (!item.ok) return item;
    list = list.map((other) => (other === old ? item.value : other));
  }
  return ok(list);
}

/**
 * Data made from a running game's overrides, which were accepted at setup: cached per correcting object, because the
 * same game asks again and again.
 */
export function cachedByOverrides<Made>(
  make: (overrides: JsonObject) => Result<Made>,
  standard: Made,
): (overrides: Json | undefined) => Made {
  const kept = new WeakMap<JsonObject, { readonly made: Made }>();
  return (overrides) => {
    if (!isObject(overrides)) return standard;
    const known = kept.get(overrides);
    if (known !== undefined) return known.made;
    const built = make(overrides);
    const made = built.ok ? built.value : standard;
    kept.set(overrides, { made });
    return made;
  };
}
