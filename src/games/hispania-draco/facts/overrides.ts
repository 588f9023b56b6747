import { isList, isObject, type Json, type JsonObject } from '../../../core/json.js';
import { ok, type Result, refuse } from '../../../core/result.js';
import { cachedByOverrides, correctItems } from '../../../kit/data/overrides.js';
import { BOARD_FILE, type Board, boardOf, STANDARD_BOARD } from './board.js';

/**
 * A correction of reconstructed values, as a table that owns the game would write it: `{ "cities": { "beseda": {
 * "number": 2 }, "gerunda": { "number": 1 } }, "connections": [{ "between": ["cauca", "abula"], "segments": 2 }, {
 * "between": ["ebora", "onuba"], "open": false }] }`.
 */
const PARTS = ['cities', 'connections'] as const;

/** The board with this table's corrections, or why they are impossible. */
export function boardFrom(overrides: Json | undefined): Result<Board> {
  if (overrides === undefined || overrides === null) return ok(STANDARD_BOARD);
  if (!isObject(overrides) || !isObject(BOARD_FILE)) return refuse('override-shape', { path: '' });
  const strange = Object.keys(overrides).find((key) => !PARTS.some((part) => part === key));
  if (strange !== undefined) return refuse('override-unknown', { path: strange });
  const cities = correctItems(BOARD_FILE.cities, 'id', overrides.cities, 'cities');
  if (!cities.ok) return cities;
  const connections = connectionsFrom(BOARD_FILE, overrides.connections);
  if (!connections.ok) return connections;
  const board = boardOf({ ...BOARD_FILE, cities: cities.value, connections: connections.value });
  if ('misread' in board) return refuse('override-value', { path: board.misread.path });
  const uneven = board.value.file.provinces.find(
    ({ id }) => !board.value.citiesOf[id].every((city, place) => board.value.cities[city].shield === place + 1),
  );
  return uneven === undefined ? ok(board.value) : refuse('override-value', { path: `cities (${uneven.id})` });
}

/** Segments; connections added or (`"open": false`) removed; never against an example. */
function connectionsFrom(file: JsonObject, change: Json | undefined): Result<Json> {
  if (!isList(file.connections)) return refuse('override-shape', { path: 'connections' });
  if (change === undefined) return ok(file.connections);
  if (!isList(change)) return refuse('override-shape', { path: 'connections' });
  let list = file.connections;
  for (const wanted of change) {
    if (!isObject(wanted) || !isList(wanted.between)) return refuse('override-shape', { path: 'connections' });
    const key = pairOf(wanted.between);
    const path = `connections.${key}`;
    const old = list.find((one) => isObject(one) && pairOf(one.between) === key);
    if (isObject(old)) {
      const sources = isObject(old.sources) ? old.sources : {};
      if ((wanted.open === false ? sources.between : sources.segments) !== 'C')
        return refuse('override-fixed', { path });
      list = list.flatMap((one) => (one !== old ? [one] : wanted.open === false ? [] : [withSegments(old, wanted)]));
    } else {
      if (wanted.open === false) return refuse('override-unknown', { path });
      if (isList(file.apart) && file.apart.some((one) => isObject(one) && pairOf(one.between) === key)) {
        return refuse('override-fixed', { path });
      }
      const sources = { between: 'C', segments: 'C' };
      list = [...list, withSegments({ between: wanted.between, segments: 1, sources }, wanted)];
    }
  }
  return ok(list);
}

function withSegments(old: JsonObject, { segments }: JsonObject): JsonObject {
  return segments === undefined ? old : { ...old, segments };
}

function pairOf(between: Json | undefined): string {
  return isList(between) ? between.map(String).sort().join('/') : '';
}

/** This table's board. */
export const boardWith = cachedByOverrides(boardFrom, STANDARD_BOARD);
