import { type AreaId, type NationId, PROVINCE_IDS, type ProvinceId, UNIT_KINDS, type UnitKind } from '../facts/ids.js';
import type { Becoming } from '../facts/nation.js';
import { book, isProvince, nationsIn } from '../state/reading.js';
import { unitCount } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';

export function becomingOf(state: Hispania, from: NationId): Becoming | undefined {
  return book(state).nations[from].becomes;
}

/** Does this nation transform at the end of this turn (9.4)? Not at the end of the game. */
export function transforms(state: Hispania, from: NationId): boolean {
  const becoming = becomingOf(state, from);
  if (becoming === undefined || state.nations[from].status !== 'playing') return false;
  if (!becoming.endOf.includes(state.turn) || state.turn >= book(state).scenarios[state.options.scenario].last)
    return false;
  if (state.turn === becoming.endOf.at(-1)) return true;
  return state.nations[from].suzerain === becoming.earlyIfSubmittedTo && becoming.earlyIfSubmittedTo !== undefined;
}

/** Where its units are transformed: everywhere, or within some zones and provinces (11.castille.1). */
export function scopeOf(state: Hispania, from: NationId): readonly AreaId[] {
  const within = becomingOf(state, from)?.within;
  const areas = areasWith(state, from);
  if (within === undefined) return areas;
  return areas.filter(
    (area) =>
      isProvince(area) && (within.provinces.includes(area) || within.zones.includes(book(state).provinces[area].zone)),
  );
}

/**
 * Units there that may be replaced: all except kinds handed on entirely (11.seville.2), and Berbers (11.omeyyad.14).
 */
export function replaceableUnits(state: Hispania, from: NationId, area: AreaId): number {
  const keep = becomingOf(state, from)?.convert.keep ?? [];
  return UNIT_KINDS.reduce((sum, kind) => sum + (counts(kind, keep) ? (state.areas[area][from]?.[kind] ?? 0) : 0), 0);
}
function counts(kind: UnitKind, keep: readonly UnitKind[]): boolean {
  return kind !== 'berber' && !keep.includes(kind);
}

/** How many units must be chosen: all, up to the limit (11.castille.1, 11.leon.1, 11.hispano-romain.1). */
export function unitsToChoose(state: Hispania, from: NationId): number {
  const total = scopeOf(state, from).reduce((sum, area) => sum + replaceableUnits(state, from, area), 0);
  return Math.min(total, becomingOf(state, from)?.convert.most ?? total);
}

/** Held by this nation alone, or empty. */
export function ownedOrEmpty(state: Hispania, nation: NationId, province: ProvinceId): boolean {
  const occupation = state.areas[province];
  return nationsIn(occupation).every((other) => other === nation || unitCount(occupation[other]) === 0);
}

export function provincesFrom(ids: readonly string[]): readonly ProvinceId[] {
  return PROVINCE_IDS.filter((id) => ids.includes(id));
}

/** Has the nation no unit left to transform? */
export function isGone(state: Hispania, from: NationId): boolean {
  return areasWith(state, from).every((area) => unitCount(state.areas[area][from]) === 0);
}

/** Does it become anything? NAVARRE, CASTILLE and HISPANO-ROMAIN need units to transform (14.6.5). */
export function hasHeir(state: Hispania, from: NationId): boolean {
  const becoming = becomingOf(state, from);
  if (!isGone(state, from)) return true;
  return becoming?.ifGone !== undefined || becoming?.takes !== undefined || (becoming?.into.length ?? 0) > 1;
}
