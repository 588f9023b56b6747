import { isList, isObject, type Json, type JsonObject } from '../../core/json.js';
import { sourceOf } from './correct.js';

/** The sources of a corrected item: what was replaced comes from the table (O), no longer from us (C). */
export function correctedSources(value: Json, change: Json, sources: Json | undefined): JsonObject {
  const before = isObject(sources) ? sources : {};
  const replaced = replacedBy(change, sources, '');
  const own = (path: string) => replaced.some((one) => path === one || path.startsWith(`${one}.`));
  const after: Record<string, Json | undefined> = { ...before };
  for (const path of replaced) after[path] = 'O';
  for (const [path, source] of Object.entries(before)) {
    if (source !== 'C') continue;
    const left = leavesOf(at(value, path), path).filter((leaf) => sourceOf(sources, leaf) === 'C' && !own(leaf));
    if (left.length === 0 && replaced.some((one) => one === path || one.startsWith(`${path}.`))) after[path] = 'O';
  }
  return after;
}

/** The paths a change replaces: at once where all is ours, else only our parts. */
function replacedBy(change: Json | undefined, sources: Json | undefined, within: string): readonly string[] {
  const whole = within.includes('.') || (within !== '' && !isObject(change));
  if (whole && sourceOf(sources, within) === 'C') return [within];
  return entriesOf(change).flatMap(([key, inner]) => replacedBy(inner, sources, within === '' ? key : `${within}.${key}`));
}

function leavesOf(value: Json | undefined, path: string): readonly string[] {
  const inside = entriesOf(value);
  return inside.length === 0 ? [path] : inside.flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`));
}

function entriesOf(value: Json | undefined): readonly (readonly [string, Json | undefined])[] {
  if (isList(value)) return value.map((inner, index) => [String(index), inner] as const);
  return isObject(value) ? Object.entries(value) : [];
}

function at(value: Json | undefined, path: string): Json | undefined {
  return path.split('.').reduce<Json | undefined>((inner, key) => entriesOf(inner).find(([one]) => one === key)?.[1], value);
}
