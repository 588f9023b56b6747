import { isList, isObject, type Json, type JsonObject } from '../../../core/json.js';
import { ok, type Result, refuse } from '../../../core/result.js';
import { correctedSources } from '../../../kit/data/corrected.js';
import { cachedByOverrides, correctItems } from '../../../kit/index.js';
import { type Book, type BookFiles, FILES, readBook, STANDARD_BOOK } from './book.js';

/**
 * A correction of reconstructed values, as a table that owns the game would write it: `{ "territories": { "kiev": {
 * "fire": true } }, "cards": { "7": { "points": [["red"]] } }, "events": { "3": { "area": ["prague"], "toleratedTax":
 * 20 } }, "technologies": { "strategy": { "points": 3 } }, "kingdoms": …, "links": [["golden-horde",
 * "kingdom-of-hungary"]], "borders": [{ "between": ["kiev", "halych"], "kind": "river" }, { "between": ["kiev",
 * "azaq"], "open": false }] }`. Our links are replaced as a whole, beside the printed ones.
 */
const PARTS = [
  { part: 'territories', file: 'board', list: 'territories', key: 'id' },
  { part: 'kingdoms', file: 'board', list: 'kingdoms', key: 'id' },
  { part: 'cards', file: 'cards', list: 'cards', key: 'number' },
  { part: 'events', file: 'events', list: 'events', key: 'number' },
  { part: 'technologies', file: 'technologies', list: 'technologies', key: 'id' },
] as const;
/** Formerly corrected the seas' names, now in the catalogue: accepted, without effect. */
const NO_MORE = 'seas';
const JOINS = { links: linksFrom, borders: bordersFrom } as const;

export function bookFrom(overrides: Json | undefined): Result<Book> {
  if (overrides === undefined || overrides === null) return ok(STANDARD_BOOK);
  if (!isObject(overrides)) return refuse('override-shape', { path: '' });
  const known: readonly string[] = [...PARTS.map(({ part }) => part), ...Object.keys(JOINS), NO_MORE];
  const strange = Object.keys(overrides).find((key) => !known.includes(key));
  if (strange !== undefined) return refuse('override-unknown', { path: strange });
  let files: BookFiles = FILES;
  for (const { part, file, list, key } of PARTS) {
    const before = files[file];
    const change = overrides[part];
    if (change === undefined || !isObject(before)) continue;
    const items = correctItems(before[list], key, change, part);
    if (!items.ok) return items;
    files = { ...files, [file]: { ...before, [list]: withSources(items.value, key, change) } };
  }
  for (const [part, from] of Object.entries(JOINS)) {
    const { board } = files;
    if (!isObject(board)) continue;
    const list = from(board[part], overrides[part]);
    if (!list.ok) return list;
    files = { ...files, board: { ...board, [part]: list.value } };
  }
  const result = readBook(files);
  if (!('misread' in result)) return ok(result.value);
  const { path, expected } = result.misread;
  return refuse('override-value', { path, expected: { kind: 'expected', id: expected } });
}

/** Corrected values are the table's own and no longer called reconstructed. */
function withSources(items: Json, key: string, change: Json): Json {
  if (!isList(items) || !isObject(change)) return items;
  return items.map((item) => {
    const fields = isObject(item) ? change[String(item[key])] : undefined;
    if (!isObject(item) || fields === undefined) return item;
    return { ...item, sources: correctedSources(item, fields, item.sources) };
  });
}

const isOurs = (item: Json) => isObject(item) && item.source === 'C';

function linksFrom(old: Json | undefined, change: Json | undefined): Result<Json> {
  if (change === undefined) return ok(old ?? []);
  if (!isList(old) || !isList(change)) return refuse('override-shape', { path: 'links' });
  return ok([...old.filter((link) => !isOurs(link)), ...change.map((between) => ({ between, source: 'O' }))]);
}

/** A border of another kind, a new one, or (`"open": false`) one removed. */
function bordersFrom(old: Json | undefined, change: Json | undefined): Result<Json> {
  if (change === undefined) return ok(old ?? []);
  if (!isList(old) || !isList(change)) return refuse('override-shape', { path: 'borders' });
  let list: readonly Json[] = old;
  for (const wanted of change) {
    if (!isObject(wanted) || !isList(wanted.between)) return refuse('override-shape', { path: 'borders' });
    const key = pairOf(wanted);
    const path = `borders.${key}`;
    const known = list.find((border) => isObject(border) && pairOf(border) === key);
    if (known !== undefined && !isOurs(known)) return refuse('override-fixed', { path });
    if (known === undefined && wanted.open === false) return refuse('override-unknown', { path });
    const others = list.filter((border) => border !== known);
    const { between, kind } = wanted;
    list = wanted.open === false ? others : [...others, { between, kind: kind ?? 'land', source: 'O' }];
  }
  return ok([...list]);
}

function pairOf({ between }: JsonObject): string {
  return isList(between) ? between.map(String).sort().join('/') : '';
}

/** The book of a running game. */
export const bookOf = cachedByOverrides(bookFrom, STANDARD_BOOK);
