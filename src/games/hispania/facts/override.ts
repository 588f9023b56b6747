import { canonical, isObject, type Json, type JsonObject } from '../../../core/json.js';
import { ok, type Result, refuse } from '../../../core/result.js';
import { correctedData } from '../../../kit/data/correct.js';
import { correctedSources } from '../../../kit/data/corrected.js';
import { cachedByOverrides } from '../../../kit/data/overrides.js';
import { correctRows } from '../../../kit/data/rows.js';
import { type Book, type BookFiles, FILES, readBook, STANDARD_BOOK } from './book.js';

/**
 * A correction of reconstructed values, as a table that owns the game would write it: `{ "nations": { "galicien": {
 * "vp": { "13": { "galice": 3 } } } }, "provinces": { "porto": { "income": 1 } }, "borders": [{ "between": ["duero",
 * "salamanque"], "river": "none" }], "setup": { "turn1": { … } }, "events": { "nul": 3, "de": 2 }, "dates": { "5":
 * [-154, 408] } }`. One turn's table of points, a nation's starting units or its rows of combat points are replaced as
 * a whole where named.
 */
const OVERRIDE_REFUSALS = [
  'override-shape',
  'override-unknown',
  'override-fixed',
  'override-value',
  'override-total',
  'override-corner',
] as const;
type Refusal = (typeof OVERRIDE_REFUSALS)[number];

const PARTS = ['nations', 'provinces', 'borders', 'setup', 'events', 'dates'] as const;
type Changed = Result<BookFiles, Refusal>;

/** The book with the corrections, or why they are impossible. */
export function bookFrom(overrides: Json | undefined): Result<Book, Refusal> {
  if (overrides === undefined || overrides === null) return ok(STANDARD_BOOK);
  if (!isObject(overrides)) return refuse('override-shape', { path: '' });
  const strange = Object.keys(overrides).find((key) => !PARTS.some((part) => part === key));
  if (strange !== undefined) return refuse('override-unknown', { path: strange });
  let files: BookFiles = FILES;
  for (const part of PARTS) {
    const change = overrides[part];
    if (change === undefined) continue;
    const changed = CHANGES[part](files, change);
    if (!changed.ok) return changed;
    files = changed.value;
  }
  const result = readBook(files);
  if ('misread' in result) {
    return refuse('override-value', {
      path: result.misread.path,
      expected: { kind: 'expected', id: result.misread.expected },
    });
  }
  const total = Object.values(result.value.events.counts).reduce((sum, count) => sum + count, 0);
  if (total !== result.value.events.total)
    return refuse('override-total', { total, wanted: result.value.events.total });
  return ok(result.value);
}

const CHANGES: Readonly<Record<(typeof PARTS)[number], (files: BookFiles, change: Json) => Changed>> = {
  nations: (files, change) => inList(files, 'nations', 'nations', change, 'nations'),
  provinces: (files, change) => inList(files, 'map', 'provinces', change, 'provinces'),
  borders: changeBorders,
  setup: changeSetup,
  events: changeEvents,
  dates: changeDates,
};

/** Corrects items of a list by id; each value must be marked C in the item's sources. */
function inList(files: BookFiles, file: 'map' | 'nations', key: string, change: Json, path: string): Changed {
  const whole = files[file];
  const items = isObject(whole) ? whole[key] : undefined;
  if (!isObject(change) || !isObject(whole) || !Array.isArray(items)) return refuse('override-shape', { path });
  let list: readonly Json[] = items;
  for (const [id, fields] of Object.entries(change)) {
    const index = list.findIndex((item) => isObject(item) && item.id === id);
    const item = list[index];
    if (!isObject(item) || fields === undefined) return refuse('override-unknown', { path: `${path}.${id}` });
    const corrected = correctItem(item, fields, `${path}.${id}`);
    if (!corrected.ok) return corrected;
    list = list.map((other, place) => (place === index ? corrected.value : other));
  }
  return ok({ ...files, [file]: { ...whole, [key]: list } });
}

/** The given values, including rows of combat points; corrected ones become the table's own (O). */
function correctItem(item: JsonObject, fields: Json, path: string): Result<Json, Refusal> {
  const { combatVp, ...others } = isObject(fields) ? fields : {};
  if (!isObject(fields) || combatVp === undefined) {
    const corrected = correctedData(item, fields, item.sources, '', path);
    return corrected.ok ? ok(withSources(corrected.value, fields, item.sources)) : corrected;
  }
  const rows = correctRows(item.combatVp, combatVp, item.sources, 'combatVp', `${path}.combatVp`);
  if (!rows.ok) return rows;
  const { list, sources } = rows.value;
  return correctItem({ ...item, combatVp: list, sources }, others, path);
}

function withSources(item: Json, fields: Json, sources: Json | undefined): Json {
  return isObject(item) ? { ...item, sources: correctedSources(item, fields, sources) } : item;
}

function sameJson(one: Json | undefined, other: Json | undefined): boolean {
  return canonical(one) === canonical(other);
}
function down(json: Json | undefined, steps: readonly string[]): Json | undefined {
  return steps.reduce<Json | undefined>((at, step) => (isObject(at) ? at[step] : undefined), json);
}

/** A border's river added or removed, a border added, or (`"open": false`) removed. */
function changeBorders(files: BookFiles, change: Json): Changed {
  const map = files.map;
  if (!Array.isArray(change) || !isObject(map) || !Array.isArray(map.borders))
    return refuse('override-shape', { path: 'borders' });
  let borders: readonly Json[] = map.borders;
  for (const wanted of change) {
    if (!isObject(wanted) || !Array.isArray(wanted.between)) return refuse('override-shape', { path: 'borders' });
    const key = pairKey(wanted.between);
    const path = `borders.${key}`;
    const old = borders.find((border) => isObject(border) && pairKey(border.between) === key);
    if (isObject(old)) {
      if (wanted.open === false ? old.source !== 'C' : wanted.river !== old.river && old.riverSource !== 'C') {
        return refuse('override-fixed', { path });
      }
      borders = borders.flatMap((border) =>
        border !== old ? [border] : wanted.open === false ? [] : [{ ...old, river: wanted.river ?? 'none' }],
      );
    } else {
      if (wanted.open === false) return refuse('override-unknown', { path });
      if (isCorner(map, wanted.between)) return refuse('override-corner', { path });
      borders = [...borders, { between: wanted.between, river: wanted.river ?? 'none', source: 'C', riverSource: 'C' }];
    }
  }
  return ok({ ...files, map: { ...map, borders } });
}

function pairKey(between: Json | undefined): string {
  return Array.isArray(between) ? [...between].map(String).sort().join('/') : '';
}

/** Opposite provinces at a four-corner point never touch (5), whatever the table says. */
function isCorner(map: JsonObject, between: readonly Json[]): boolean {
  const corners = Array.isArray(map.fourCorners) ? map.fourCorners : [];
  return corners.some((corner: Json) => Array.isArray(corner) && between.every((id) => corner.includes(id)));
}

function changeSetup(files: BookFiles, change: Json): Changed {
  const setup = files.setup;
  if (!isObject(change) || !isObject(setup) || !Array.isArray(setup.setups))
    return refuse('override-shape', { path: 'setup' });
  let setups: readonly Json[] = setup.setups;
  const fixed = Array.isArray(setup.fixed) ? setup.fixed : [];
  for (const [id, nations] of Object.entries(change)) {
    const old = setups.find((one) => isObject(one) && one.id === id);
    if (!isObject(old) || !isObject(nations) || !isObject(old.units))
      return refuse('override-unknown', { path: `setup.${id}` });
    const units: JsonObject = { ...old.units, ...nations };
    for (const province of fixed) {
      if (typeof province !== 'string') continue;
      for (const nation of new Set([...Object.keys(units), ...Object.keys(old.units)])) {
        if (!sameJson(down(units, [nation, province]), down(old.units, [nation, province]))) {
          return refuse('override-fixed', { path: `setup.${id}.${nation}.${province}` });
        }
      }
    }
    setups = setups.map((one) => (one === old ? { ...old, units } : one));
  }
  return ok({ ...files, setup: { ...setup, setups } });
}

function changeEvents(files: BookFiles, change: Json): Changed {
  const events = files.events;
  if (!isObject(change) || !isObject(events) || !isObject(events.counts))
    return refuse('override-shape', { path: 'events' });
  return ok({ ...files, events: { ...events, counts: { ...events.counts, ...change } } });
}

function changeDates(files: BookFiles, change: Json): Changed {
  const calendar = files.scenarios;
  if (!isObject(change) || !isObject(calendar) || !isObject(calendar.dates))
    return refuse('override-shape', { path: 'dates' });
  const fixed = Array.isArray(calendar.fixedDates) ? calendar.fixedDates.map(String) : [];
  const touched = Object.keys(change).find((turn) => fixed.includes(turn));
  if (touched !== undefined) return refuse('override-fixed', { path: `dates.${touched}` });
  return ok({ ...files, scenarios: { ...calendar, dates: { ...calendar.dates, ...change } } });
}

/** The book of a running game. */
export const bookOf = cachedByOverrides(bookFrom, STANDARD_BOOK);
