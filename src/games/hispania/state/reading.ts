import type { SeatId } from '../../../core/seat.js';
import type { Book } from '../facts/book.js';
import {
  AREA_IDS,
  type AreaId,
  NATION_IDS,
  type NationId,
  OFF_MAP_IDS,
  type OffMapId,
  PROVINCE_IDS,
  type ProvinceId,
  type UnitKind,
} from '../facts/ids.js';
import type { NationCard } from '../facts/nation.js';
import { bookOf } from '../facts/override.js';
import type { HispaniaEvent } from './events.js';
import { unitCount } from './stack.js';
import type { Hispania, Occupation } from './state.js';
import { allied } from './vassals.js';
import { areasWith } from './whereabouts.js';

/** Questions about a state that many rules share. */

const PROVINCES: ReadonlySet<string> = new Set(PROVINCE_IDS);
const OFF_MAP: ReadonlySet<string> = new Set(OFF_MAP_IDS);

export function isProvince(area: string): area is ProvinceId {
  return PROVINCES.has(area);
}
export function isOffMap(area: string): area is OffMapId {
  return OFF_MAP.has(area);
}

export function book(state: Hispania): Book {
  return bookOf(state.overrides);
}
export function cardOf(state: Hispania, nation: NationId): NationCard {
  return bookOf(state.overrides).nations[nation];
}

const NATIONS: ReadonlySet<string> = new Set(NATION_IDS);
const AREAS: ReadonlySet<string> = new Set(AREA_IDS);
export function isNation(text: string): text is NationId {
  return NATIONS.has(text);
}
export function isArea(text: string): text is AreaId {
  return AREAS.has(text);
}

/** Has the nation a unit here? A Leader or a Ruin alone holds nothing (2.1.2, 9.5.1). */
export function hasUnitIn(state: Hispania, nation: NationId, area: AreaId): boolean {
  return unitCount(state.areas[area][nation]) > 0;
}

/** The provinces of Hispania with the nation's units; without off-map ones and the sea. */
export function provincesOf(state: Hispania, nation: NationId): readonly ProvinceId[] {
  const list: ProvinceId[] = [];
  for (const area of areasWith(state, nation)) if (isProvince(area) && hasUnitIn(state, nation, area)) list.push(area);
  return list;
}

/** The nations with pieces in an area, including lone Leaders. */
export function nationsIn(occupation: Occupation): readonly NationId[] {
  return Object.keys(occupation).filter(isNation);
}

const NOBODY: readonly NationId[] = [];

/** Other nations with units here; lone Leaders stop nobody (5.1.9, 5.3.4). */
export function othersAt(state: Hispania, area: AreaId, nation: NationId): readonly NationId[] {
  const occupation = state.areas[area];
  let others: NationId[] | null = null;
  for (const other in occupation) {
    if (other === nation || !isNation(other) || unitCount(occupation[other]) === 0) continue;
    if (others === null) others = [other];
    else others.push(other);
  }
  return others ?? NOBODY;
}

/**
 * Nations with units here that this one must fight. Nobody fights at sea and off the map, nor suzerain and vassal
 * (9.6.6).
 */
export function enemiesAt(state: Hispania, area: AreaId, nation: NationId): readonly NationId[] {
  const others = othersAt(state, area, nation);
  if (others.length === 0 || !isProvince(area)) return NOBODY;
  return others.filter((other) => !allied(state, nation, other));
}
export function alliesAt(state: Hispania, area: AreaId, nation: NationId): readonly NationId[] {
  const others = othersAt(state, area, nation);
  if (others.length === 0 || !isProvince(area)) return NOBODY;
  return others.filter((other) => allied(state, nation, other));
}

/** Has pieces on or beside the board. */
export function isPresent(state: Hispania, nation: NationId): boolean {
  return state.nations[nation].pool.length > 0 || areasWith(state, nation).length > 0;
}

/** Its player, to be awaited; none if unowned. */
export function playersOf(state: Hispania, nation: NationId): readonly SeatId[] {
  const seat = seatOf(state, nation);
  return seat === null ? [] : [seat];
}
export function seatOf(state: Hispania, nation: NationId): SeatId | null {
  return state.nations[nation].seat;
}
export function nationsOf(state: Hispania, seat: SeatId): readonly NationId[] {
  return NATION_IDS.filter(
    (nation) => state.nations[nation].seat === seat && state.nations[nation].status === 'playing',
  );
}

export function isMountain(state: Hispania, area: AreaId): boolean {
  return isProvince(area) && book(state).provinces[area].terrain === 'mountain';
}

/** A power's turns: from the first to the last of the list. */
export function isInTurns(turns: readonly number[], turn: number): boolean {
  const [first] = turns;
  const last = turns.at(-1);
  return first !== undefined && last !== undefined && first <= turn && turn <= last;
}

/** Naval supremacy: its units may stay at sea, embark and retreat there (5.6.3). */
export function rulesTheSea(state: Hispania, nation: NationId): boolean {
  return cardOf(state, nation).navalSupremacy?.includes(state.turn) === true;
}

export function leadersOf(
  state: Hispania,
  nation: NationId,
): readonly { readonly leader: string; readonly area: AreaId }[] {
  return areasWith(state, nation).flatMap((area) =>
    (state.areas[area][nation]?.leaders ?? []).map((leader) => ({ leader, area })),
  );
}

export function hasCastle(state: Hispania, area: AreaId, nation: NationId): boolean {
  return (state.areas[area][nation]?.castle ?? 0) > 0;
}

/** A Castle or Fort stands here: never a second one (3.1.4, 4.2.2). */
export function hasFortification(state: Hispania, area: AreaId): boolean {
  const occupation = state.areas[area];
  return nationsIn(occupation).some((nation) => {
    const stack = occupation[nation];
    return (stack?.castle ?? 0) > 0 || (stack?.fort ?? 0) > 0;
  });
}

export function countOnBoard(state: Hispania, nation: NationId, unit: UnitKind): number {
  let total = 0;
  for (const area of areasWith(state, nation)) total += state.areas[area][nation]?.[unit] ?? 0;
  return total;
}

/** A kind's unused counters; a ruined Castle is still in use (2.3.2, 2.3.3, 9.5.3). */
export function unusedCounters(state: Hispania, nation: NationId, unit: UnitKind): number {
  const limits = cardOf(state, nation);
  const late = state.turn >= 20 ? limits.limitsFrom20?.[unit] : undefined;
  let used = countOnBoard(state, nation, unit);
  for (const waiting of state.nations[nation].pool) if (waiting.unit === unit) used += waiting.count;
  used += inCompany(state, nation, unit);
  if (unit === 'castle') used += PROVINCE_IDS.filter((province) => state.ruins[province] === nation).length;
  return Math.max(0, (late ?? limits.limits[unit] ?? 0) - used);
}

/** During his own turn EL CID's units off the board are a note (11.el-cid.11). */
function inCompany(state: Hispania, nation: NationId, unit: UnitKind): number {
  const { company } = state.nations[nation].notes;
  if (typeof company !== 'object' || company === null || Array.isArray(company)) return 0;
  const count = Object.entries(company).find(([piece]) => piece === unit)?.[1];
  return typeof count === 'number' ? count : 0;
}

/** Christian or Muslim at this time (0.7, 0.8). */
export function religion(state: Hispania, nation: NationId): 'christian' | 'muslim' | null {
  switch (cardOf(state, nation).religion) {
    case 'muslim':
      return 'muslim';
    case 'christian':
      return 'christian';
    case 'christian-from-11':
      return state.turn >= 11 ? 'christian' : null;
    case 'none':
      return state.turn >= 11 ? 'christian' : null;
  }
}

/**
 * A battle is a side story, which a table may tell in a thread: all of the same two nations in one province and turn.
 */
export function threadOf({ turn, frames }: Hispania, event: HispaniaEvent): string | null {
  if (event.type === 'battle-ended') return threadKey(turn, event.province, event.attacker, event.defender);
  const battle = frames.findLast((frame) => frame.kind === 'battle');
  return battle === undefined ? null : threadKey(turn, battle.province, battle.attacker.nation, battle.defender.nation);
}

export function threadKey(turn: number, province: ProvinceId, attacker: NationId, defender: NationId): string {
  return `${turn}/${province}/${attacker}/${defender}`;
}
