import type { GameEvent } from '../../../src/core/chronicle.js';
import { isList, isObject, isText, type Json, type JsonObject } from '../../../src/core/json.js';
import { STANDARD_BOOK } from '../../../src/games/hispania/facts/book.js';
import { AREA_IDS, NATION_IDS, type NationId } from '../../../src/games/hispania/facts/ids.js';
import { nationsIn } from '../../../src/games/hispania/state/reading.js';
import { piecesOf } from '../../../src/games/hispania/state/stack.js';
import type { Hispania } from '../../../src/games/hispania/state/state.js';
import { must } from '../../kit/fuzz/broken.js';

/**
 * A second set of books: what the events say of units, beside what the board shows. A unit that comes or goes without
 * an event that tells of it is a fault.
 */

/** By `nation/piece`. */
type Count = Map<string, number>;

export function checkUnits(before: Hispania, events: readonly GameEvent[], after: Hispania): void {
  const told: Count = new Map();
  const placed: Count = new Map();
  for (const event of events) {
    for (const [key, area, by] of changesIn(event)) {
      add(told, key, by);
      if (area !== null) add(placed, `${area}/${key}`, by);
    }
  }
  if (before.areas === after.areas && told.size === 0) return;
  const changed = differences(before, after);
  for (const key of new Set([...changed.keys(), ...told.keys()])) {
    const [nation = '', piece = ''] = key.split('/');
    const change = changed.get(key) ?? 0;
    const said = told.get(key) ?? 0;
    if (change === said || transforms(events, nation, change - said) || inherited(piece, nation, changed)) continue;
    // His company waits beside the board, and comes and goes between the two.
    if (nation === 'el-cid' && change - said === -poolChange(before, after, piece)) continue;
    must(false, () => `${nation} has ${change} more ${piece}, events tell of ${said}: ${brief(events)}`);
  }
  if (!events.some(({ type }) => PLACELESS.has(type))) checkPlaces(before, events, after, placed);
}

/** The old nation's units are converted where they stand; a new one without a predecessor begins with its card's units. */
function transforms(events: readonly GameEvent[], nation: string, untold: number): boolean {
  return events.some((event) => {
    if (event.type !== 'transformed') return false;
    if (event.nation === nation) return untold < 0;
    return event.gone === true && isList(event.into) && event.into.includes(nation) && untold > 0;
  });
}

/** A Leader passes over to the heir of his nation. */
function inherited(piece: string, nation: string, changed: Count): boolean {
  if (!piece.startsWith('leader:')) return false;
  return NATION_IDS.some((other) => {
    const heirs = (id: string) => NATION_IDS.find((one) => one === id && heirsOf(one).length > 0);
    const pair = heirs(nation) !== undefined && heirsOf(heirs(nation) ?? other).includes(other);
    const back = heirsOf(other).some((heir) => heir === nation);
    return (pair || back) && (changed.get(`${other}/${piece}`) ?? 0) === -(changed.get(`${nation}/${piece}`) ?? 0);
  });
}
function heirsOf(nation: NationId): readonly NationId[] {
  return STANDARD_BOOK.nations[nation].becomes?.into ?? [];
}

function differences(before: Hispania, after: Hispania): Count {
  const changed: Count = new Map();
  for (const area of AREA_IDS) {
    if (before.areas[area] === after.areas[area]) continue;
    for (const nation of nationsIn(before.areas[area])) {
      for (const [piece, count] of piecesOf(before.areas[area][nation])) add(changed, `${nation}/${piece}`, -count);
    }
    for (const nation of nationsIn(after.areas[area])) {
      for (const [piece, count] of piecesOf(after.areas[area][nation])) add(changed, `${nation}/${piece}`, count);
    }
  }
  return changed;
}

/** Area by area too, where the events tell of places. */
function checkPlaces(before: Hispania, events: readonly GameEvent[], after: Hispania, moved: Count): void {
  if (events.some(({ type }) => PLACELESS.has(type))) return;
  const touched = new Set([...moved].flatMap(([key, by]) => (by === 0 ? [] : [key.split('/')[0]])));
  for (const area of AREA_IDS) {
    if (before.areas[area] === after.areas[area] && !touched.has(area)) continue;
    for (const nation of NATION_IDS) {
      if (nation === 'el-cid') continue;
      const was = new Map(piecesOf(before.areas[area][nation]));
      const is = new Map(piecesOf(after.areas[area][nation]));
      for (const piece of new Set([...was.keys(), ...is.keys()])) {
        const change = (is.get(piece) ?? 0) - (was.get(piece) ?? 0);
        const said = moved.get(`${area}/${nation}/${piece}`) ?? 0;
        must(change === said, () => `${area}: ${nation} ${piece} by ${change}, events say ${said}: ${brief(events)}`);
      }
    }
  }
}
const PLACELESS: ReadonlySet<string> = new Set([
  'marched',
  'leader-left',
  'became-infantry',
  'converted',
  'transformed',
]);

/** `[nation/piece, area or null, by]` of one event. */
function changesIn(event: GameEvent): [string, string | null, number][] {
  const nation = text(event.nation);
  const unit = (piece: string, area: Json | undefined, by: number): [string, string | null, number] => [
    `${nation}/${piece}`,
    isText(area) ? area : null,
    by,
  ];
  const stack = (area: Json | undefined, by: number, of: Json | undefined = event.units) =>
    pieces(of).map(([piece, count]) => unit(piece, area, by * count));
  switch (event.type) {
    case 'placed':
      return [unit(text(event.unit), event.to, number(event.count))];
    case 'arrived':
      return isText(event.where) ? stack(event.where, 1) : [];
    case 'moved': {
      const path = isList(event.path) ? event.path : [];
      return [...stack(path[0], -1), ...stack(path.at(-1), 1)];
    }
    case 'retreated':
      return [...stack(event.from, -1), ...stack(event.to, 1)];
    case 'left-the-game':
      return stack(event.to, -1);
    case 'removed':
      return [unit(text(event.unit), event.area, -number(event.count))];
    case 'leader-killed':
      return [unit(`leader:${text(event.leader)}`, event.area, -1)];
    case 'leader-left':
      return [unit(`leader:${text(event.leader)}`, null, -1)];
    case 'rebuilt':
      return [
        unit(text(event.unit), event.province, -1),
        unit('castle', event.province, 1),
        ...(isText(event.from) ? [unit('castle', event.from, -1)] : []),
      ];
    case 'units-lost':
      return stack(event.province, -1, event.lost);
    case 'castle-surrendered':
      return [unit('castle', event.province, -1)];
    case 'fort-placed':
      return [unit('fort', event.province, 1)];
    case 'marched':
      return [unit('infantry', null, -number(event.lost))];
    case 'castle-given':
      return [unit('castle', event.province, 1)];
    case 'berbers-recruited':
      return [unit('berber', event.province, number(event.count))];
    case 'converted':
      return [unit(text(event.unit), null, number(event.count))];
    case 'became-infantry':
      return [unit('elite', null, -number(event.count)), unit('infantry', null, number(event.count))];
    default:
      return [];
  }
}

function pieces(units: Json | undefined): [string, number][] {
  if (!isObject(units)) return [];
  const list: [string, number][] = [];
  for (const [kind, count] of Object.entries(units)) {
    if (typeof count === 'number') list.push([kind, count]);
    else if (isList(count)) for (const leader of count) list.push([`leader:${text(leader)}`, 1]);
  }
  return list;
}

function poolChange(before: Hispania, after: Hispania, piece: string): number {
  return besideBoard(after, piece) - besideBoard(before, piece);
}
function besideBoard({ nations }: Hispania, piece: string): number {
  const { pool, notes } = nations['el-cid'];
  const kept = notes.company;
  const inNote = isObject(kept) ? number(kept[piece]) : 0;
  return pool.reduce((sum, { unit, count }) => sum + (unit === piece ? count : 0), inNote);
}

function add(count: Count, key: string, by: number): void {
  count.set(key, (count.get(key) ?? 0) + by);
}
function text(value: Json | undefined): string {
  return isText(value) ? value : '';
}
function number(value: Json | undefined): number {
  return typeof value === 'number' ? value : 0;
}
function brief(events: readonly JsonObject[]): string {
  return events
    .map((event) => JSON.stringify(event))
    .join(' ')
    .slice(0, 1500);
}
