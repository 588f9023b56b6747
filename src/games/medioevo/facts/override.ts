import { isObject, type Json } from '../../../core/json.js';
import { ok, type Result, refuse } from '../../../core/result.js';
import { correctItems, madeOnce } from '../../../kit/index.js';
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
    const items = correctItems(before[list], key, overrides[part], part);
    if (!items.ok) return items;
    files = { ...files, [file]: { ...before, [list]: items.value } };
  }
  const result = readBook(files);
  if (!('misread' in result)) return ok(result.value);
  const { path, expected } = result.misread;
  return refuse('override-value', { path, expected: { kind: 'expected', id: expected } });
}

/** The book of a game under way. */
export const bookOf = madeOnce(bookFrom, STANDARD_BOOK);
