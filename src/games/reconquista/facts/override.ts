import type { Json } from '../../../core/json.js';
import { isList, isObject, type JsonObject } from '../../../core/json.js';
import { ok, type Result, refuse } from '../../../core/result.js';
import { cachedByOverrides, correctItems } from '../../../kit/index.js';
import { type Book, type BookFiles, FILES, readBook, STANDARD_BOOK } from './book.js';
import type { PLACE_IDS } from './ids.js';

/**
 * A correction of reconstructed values, as a table with the original map would write it: `{ "places": { "pamplona": {
 * "faces": [2, 3], "mountain": false } }, "ages": { "umayyads": { "turns": [1, 8] } }, "roads": [["leon", "salamanca"],
 * …] }`. The roads are replaced as a whole.
 */
const PARTS = ['places', 'ages', 'roads'] as const;

export function bookFrom(overrides: Json | undefined): Result<Book> {
  if (overrides === undefined || overrides === null) return ok(STANDARD_BOOK);
  if (!isObject(overrides)) return refuse('override-shape', { path: '' });
  const strange = Object.keys(overrides).find((key) => !PARTS.some((part) => part === key));
  if (strange !== undefined) return refuse('override-unknown', { path: strange });
  const { board, tables } = FILES;
  if (!isObject(board) || !isObject(tables)) return refuse('override-shape', { path: '' });
  const places = correctItems(board.places, 'id', overrides.places, 'places');
  if (!places.ok) return places;
  const ages = correctItems(tables.advancedEvents, 'age', overrides.ages, 'ages');
  if (!ages.ok) return ages;
  const roads = roadsFrom(board.roads, overrides.roads);
  if (!roads.ok) return roads;
  return bookOfFiles({
    ...FILES,
    board: { ...board, places: places.value, roads: roads.value },
    tables: { ...tables, advancedEvents: ages.value },
  });
}

/** All nine roads are ours; a table with the map may replace them. */
function roadsFrom(old: Json | undefined, change: Json | undefined): Result<Json> {
  if (change === undefined) return ok(old ?? []);
  if (!isList(change)) return refuse('override-shape', { path: 'roads' });
  return ok(change.map((ends): JsonObject => ({ between: ends, source: 'C' })));
}

/** Read like the standard files; the faces of each region must still be 1 to 6, each once. */
function bookOfFiles(files: BookFiles): Result<Book> {
  const result = readBook(files);
  if ('misread' in result) {
    const { path, expected } = result.misread;
    return refuse('override-value', { path, expected: { kind: 'expected', id: expected } });
  }
  const book = result.value;
  for (const [region, places] of book.board.placesOf) {
    const faces = places.flatMap((at) => book.board.places.get(at)?.faces ?? []).sort((one, other) => one - other);
    if (faces.join() !== '1,2,3,4,5,6') return refuse('override-faces', { region: { kind: 'region', id: region } });
  }
  const crooked = book.board.roads.find((ends) => ends.length !== 2 || new Set(ends).size !== 2);
  if (crooked !== undefined)
    return refuse('override-value', { path: 'roads', expected: { kind: 'expected', id: 'list' } });
  const inside = book.board.roads.find(([one, other]) => {
    const region = (at: (typeof PLACE_IDS)[number] | undefined) =>
      at === undefined ? null : book.board.places.get(at)?.region;
    return region(one) === region(other);
  });
  if (inside !== undefined)
    return refuse('override-value', { path: 'roads', expected: { kind: 'expected', id: 'list' } });
  return ok(book);
}

/** The book of a running game. */
export const bookOf = cachedByOverrides(bookFrom, STANDARD_BOOK);
