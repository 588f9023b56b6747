import { canonical, isList, isObject, type Json, type JsonObject } from '../../core/json.js';
import { ok, refuse, type Result } from '../../core/result.js';
import { sourceOf } from './correct.js';

type Rows = { readonly list: readonly Json[]; readonly sources: JsonObject };

/**
 * A card's list of printed rows, given whole: rows of the rulebook and its examples stay; ours may go or change, and
 * new ones may come. The sources follow their rows.
 */
export function correctRows(
  old: Json | undefined,
  change: Json,
  sources: Json | undefined,
  part: string,
  path: string,
): Result<Rows, 'override-shape' | 'override-fixed'> {
  if (!isList(change)) return refuse('override-shape', { path });
  const before = isList(old) ? old : [];
  const kept = before.map((row, index) => ({ row, source: sourceOf(sources, `${part}.${index}`), index }));
  const placed: Record<string, Json | undefined> = {};
  const open = kept.filter(({ source }) => source !== 'C');
  for (const [index, row] of change.entries()) {
    const at = open.findIndex((one) => canonical(one.row) === canonical(row));
    const [fixed] = at === -1 ? [] : open.splice(at, 1);
    placed[`${part}.${index}`] = fixed === undefined ? 'O' : fixed.source;
  }
  const [missing] = open;
  if (missing !== undefined) return refuse('override-fixed', { path: `${path}.${missing.index}` });
  const others = Object.entries(isObject(sources) ? sources : {}).filter(
    ([name]) => name !== part && !name.startsWith(`${part}.`),
  );
  return ok({ list: change, sources: { ...Object.fromEntries(others), ...placed } });
}
