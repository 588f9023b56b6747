import { isObject, type Json } from '../../core/json.js';
import { ok, refuse, type Result } from '../../core/result.js';

/**
 * Where a value comes from: the rulebook (R), one of its examples (X), the public record (P), our reconstruction (C),
 * the table's owner (O).
 */
export const SOURCES = ['R', 'X', 'P', 'C', 'O'] as const;
export type Source = (typeof SOURCES)[number];

/** The source at the longest matching prefix of the path; R by default. */
export function sourceOf(sources: Json | undefined, path: string): Source {
  if (!isObject(sources)) return 'R';
  for (let at = path; at !== ''; at = at.includes('.') ? at.slice(0, at.lastIndexOf('.')) : '') {
    const source = SOURCES.find((known) => known === sources[at]);
    if (source !== undefined) return source;
  }
  return 'R';
}

/** Corrections of sourced data: our own values (C) may be replaced, those of the rulebook or the record may not. */

type Refusal = 'override-unknown' | 'override-fixed';

/** Walks down to the given values; pure C data is replaced, changing R or X is refused. */
export function correctedData(
  old: Json | undefined,
  change: Json,
  sources: Json | undefined,
  within: string,
  path: string,
): Result<Json, Refusal> {
  const whole = within.includes('.') || (within !== '' && !isObject(change));
  if (whole && sourceOf(sources, within) === 'C' && !hasFixedInside(sources, within, old, change)) {
    return ok(change);
  }
  if (Array.isArray(change) && Array.isArray(old) && change.length === old.length) {
    return correctList(old, change, sources, within, path);
  }
  if (!isObject(change)) {
    return sameJson(old, change) ? ok(change) : refuse('override-fixed', { path });
  }
  if (!isObject(old)) return refuse('override-fixed', { path });
  const result: Record<string, Json | undefined> = { ...old };
  for (const [key, value] of Object.entries(change)) {
    if (value === undefined) continue;
    if (within === '' && !Object.hasOwn(old, key) && sourceOf(sources, key) !== 'C') {
      return refuse('override-unknown', { path: `${path}.${key}` });
    }
    const inner = within === '' ? key : `${within}.${key}`;
    const corrected = correctedData(old[key], value, sources, inner, `${path}.${key}`);
    if (!corrected.ok) return corrected;
    result[key] = corrected.value;
  }
  return ok(result);
}

/** A list is given whole; each item may change as far as its own source allows. */
function correctList(
  old: readonly Json[],
  change: readonly Json[],
  sources: Json | undefined,
  within: string,
  path: string,
): Result<Json, Refusal> {
  const list: Json[] = [];
  for (const [index, item] of change.entries()) {
    const corrected = correctedData(old[index], item, sources, `${within}.${index}`, `${path}.${index}`);
    if (!corrected.ok) return corrected;
    list.push(corrected.value);
  }
  return ok(list);
}

function hasFixedInside(sources: Json | undefined, within: string, old: Json | undefined, change: Json): boolean {
  if (!isObject(sources)) return false;
  return Object.entries(sources).some(([path, source]) => {
    if (source === 'C' || !path.startsWith(`${within}.`)) return false;
    const steps = path.slice(within.length + 1).split('.');
    return !sameJson(down(old, steps), down(change, steps));
  });
}

function down(json: Json | undefined, steps: readonly string[]): Json | undefined {
  return steps.reduce<Json | undefined>((at, step) => (isObject(at) ? at[step] : undefined), json);
}

function sameJson(one: Json | undefined, other: Json | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

