import { isList, isObject, type Json, type JsonObject } from '../../../core/json.js';
import { ok, type Result, refuse } from '../../../core/result.js';
import { correct } from '../../../kit/index.js';
import { type Book, type BookFiles, FILES, readBook, STANDARD_BOOK } from './book.js';

/**
 * A correction of reconstructed values, as a table that owns the game would write it:
 * `{ "territories": { "kiev": { "fire": true } }, "cards": { "7": { "points": [["red"]] } },
 *    "events": { "3": { "area": ["prague"], "toleratedTax": 20 } }, "technologies": { "strategy": { "points": 3 } } }`.
 */
const PARTS = [
  { part: 'territories', file: 'board', list: 'territories', key: 'id' },
  { part: 'cards', file: 'cards', list: 'cards', key: 'number' },
  { part: 'events', file: 'events', list: 'events', key: 'number' },
  { part: 'technologies', file: 'technologies', list: 'technologies', key: 'id' },
] as const;

export function bookFrom(overrides: Json | undefined): Result<Book> {
  if (overrides === undefined || overrides === null) return ok(STANDARD_BOOK);
  if (!isObject(overrides)) return refuse('override-shape', { path: '' });
  const strange = Object.keys(overrides).find((key) => !PARTS.some(({ part }) => part === key));
  if (strange !== undefined) return refuse('override-unknown', { path: strange });
  let files: BookFiles = FILES;
  for (const { part, file, list, key } of PARTS) {
    const before = files[file];
    if (overrides[part] === undefined || !isObject(before)) continue;
    const items = corrected(before[list], key, overrides[part], part);
    if (!items.ok) return items;
    files = { ...files, [file]: { ...before, [list]: items.value } };
  }
  const result = readBook(files);
  if (!('misread' in result)) return ok(result.value);
  const { path, expected } = result.misread;
  return refuse('override-value', { path, expected: { kind: 'expected', id: expected } });
}

/** Items of a list corrected by their id, each as far as its own sources allow. */
function corrected(items: Json | undefined, key: string, change: Json | undefined, path: string): Result<Json> {
  if (!isList(items) || !isObject(change)) return refuse('override-shape', { path });
  let list = items;
  for (const [id, fields] of Object.entries(change)) {
    const old = list.find((item): item is JsonObject => isObject(item) && String(item[key]) === id);
    if (old === undefined || fields === undefined) return refuse('override-unknown', { path: `${path}.${id}` });
    const item = correct(old, fields, old.sources, '', `${path}.${id}`);
    if (!item.ok) return item;
    list = list.map((other) => (other === old ? item.value : other));
  }
  return ok(list);
}

/** The last corrected book, kept by the very object that corrected it: the same game asks again and again. */
const kept = new WeakMap<JsonObject, Book>();

/** The book of a game under way, whose overrides were accepted when it was set up. */
export function bookOf(overrides: Json): Book {
  if (!isObject(overrides)) return STANDARD_BOOK;
  const there = kept.get(overrides);
  if (there !== undefined) return there;
  const built = bookFrom(overrides);
  const book = built.ok ? built.value : STANDARD_BOOK;
  kept.set(overrides, book);
  return book;
}
