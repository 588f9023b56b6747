import { type AreaId, type NationId, type ProvinceId, UNIT_KINDS } from '../facts/ids.js';
import { mayMigrate, mayStay } from '../movement/abroad.js';
import { stayLimit } from '../movement/stack-limit.js';
import { book, cardOf, isArea, isOffMap, isProvince, othersAt, rulesTheSea } from '../state/reading.js';
import { type Piece, stackedCount } from '../state/stack.js';
import type { Hispania, Stack } from '../state/state.js';

/** Possible refuges (6.6), and the units that may use them. `aside`: EL CID off the board on turn 17 (11). */
export type Refuge = AreaId | 'aside';

export function isRefuge(text: string): text is Refuge {
  return text === 'aside' || isArea(text);
}

/**
 * How many more units the refuge takes: up to the limit, plus one once, to be corrected at the next movement (4.6.1,
 * 4.6.2).
 */
export function roomIn(state: Hispania, nation: NationId, refuge: Refuge): number {
  if (refuge === 'aside' || !isProvince(refuge)) return Number.POSITIVE_INFINITY;
  const here = stackedCount(state.areas[refuge][nation]);
  return Math.max(0, stayLimit(state, nation, refuge) + 1 - here);
}

/**
 * Adjacent, including by arrows (6.6.10); held by the nation alone, or empty, with room (6.6.3); never where a combat
 * is due (6.6.5), and for the defender never where an attacker came from (6.6.4). Off the map and to sea only by 5.6.2,
 * 5.6.3, 5.6.6 and 6.6.6.
 */
export function refugesFrom(
  state: Hispania,
  nation: NationId,
  area: AreaId,
  barred: readonly AreaId[] = [],
): readonly Refuge[] {
  const refuges: Refuge[] = [];
  for (const { to } of book(state).neighbours.get(area) ?? []) {
    if (isOffMap(to) ? isProvince(area) && mayStay(state, nation, to) : isOpen(state, nation, to)) refuges.push(to);
  }
  for (const to of book(state).straits.get(area) ?? []) {
    if (isProvince(to) ? isOpen(state, nation, to) : mayMigrate(state, nation, to)) refuges.push(to);
  }
  if (isProvince(area) && rulesTheSea(state, nation) && book(state).provinces[area].coast === 'landing') {
    refuges.push('sea');
  }
  if (leavesTheBoard(state, nation)) refuges.push('aside');
  return refuges.filter((refuge) => refuge === 'aside' || !barred.includes(refuge));
}

/**
 * Own full provinces (4.3.2, 4.6.3) nearby with room for one more unit as capital, which may be declared at any moment:
 * the player is asked in time.
 */
export function openAsCapital(
  state: Hispania,
  nation: NationId,
  area: AreaId,
  barred: readonly AreaId[] = [],
): readonly ProvinceId[] {
  const near = (book(state).neighbours.get(area) ?? []).map(({ to }) => to);
  return [...near, ...(book(state).straits.get(area) ?? [])].filter(isProvince).filter((to) => {
    if (barred.includes(to) || othersAt(state, to, nation).length > 0 || state.nations[nation].capital === to)
      return false;
    return (
      roomIn(state, nation, to) === 0 && stackedCount(state.areas[to][nation]) === stayLimit(state, nation, to) + 1
    );
  });
}

function isOpen(state: Hispania, nation: NationId, area: AreaId): boolean {
  return othersAt(state, area, nation).length === 0 && roomIn(state, nation, area) > 0;
}

/** EL CID on turn 17: in somebody's pay or beaten in Valence, he leaves the board and comes again (11.el-cid.13). */
function leavesTheBoard(state: Hispania, nation: NationId): boolean {
  return (cardOf(state, nation).powers ?? []).some(
    (power) => power.power === 'assault' && power.retreatsOffMap && power.turn === state.turn,
  );
}

/** Castles, Forts and wounded Knights stay (6.2.4, 6.6.7); so do neutrals (9.7.2) and some others (11.franc.5). */
export function ableToRetreat(state: Hispania, nation: NationId, area: AreaId, woundedKnights: number): Stack {
  const stack = state.areas[area][nation];
  if (stack === undefined || state.nations[nation].status === 'neutral') return {};
  const may = (piece: Piece) => !bound(state, nation, piece);
  const able: { -readonly [U in (typeof UNIT_KINDS)[number]]?: number } = {};
  let wounded = woundedKnights;
  for (const unit of UNIT_KINDS) {
    if (unit === 'castle' || unit === 'fort' || !may(unit)) continue;
    let count = stack[unit] ?? 0;
    if (unit === 'knight' || unit === 'crusader') {
      const held = Math.min(wounded, count);
      wounded -= held;
      count -= held;
    }
    if (count > 0) able[unit] = count;
  }
  const leaders = (stack.leaders ?? []).filter((leader) => may(`leader:${leader}`));
  return leaders.length === 0 ? able : { ...able, leaders };
}

/** FRANC's Roland and the Knights (11.franc.5). */
function bound(state: Hispania, nation: NationId, piece: Piece): boolean {
  return (cardOf(state, nation).powers ?? []).some(
    (power) =>
      power.power === 'no-retreat' &&
      (power.units.some((unit) => unit === piece) || power.leaders.some((leader) => `leader:${leader}` === piece)),
  );
}
