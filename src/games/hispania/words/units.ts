import type { Locale } from '../../../core/words.js';
import { inLocale } from '../../../kit/words/common.js';
import { figure, isSingular } from '../../../kit/words/number.js';
import type { UnitKind } from '../facts/ids.js';
import type { Units } from '../state/battle.js';
import { leaderOf, piecesOf } from '../state/stack.js';
import type { Stack } from '../state/state.js';
import { UNITS, UNITS_MANY } from './catalogue/names.js';

export type UnitName = UnitKind | 'leader' | 'ruin';

export function isUnitName(id: string): id is UnitName {
  return Object.hasOwn(UNITS, id);
}

export function unitName(locale: Locale, unit: UnitName): string {
  return inLocale(UNITS[unit], locale);
}

/** "3 infantry", "1 castle": in French with the capitals of the rulebook. */
export function counted(locale: Locale, unit: UnitName, count: number): string {
  return `${figure(locale, count)} ${kindOf(locale, unit, count)}`;
}

/** The bare kind within a sentence, as many as they are. */
export function kindOf(locale: Locale, unit: UnitName, count: number): string {
  const name = inLocale((isSingular(locale, count) ? UNITS : UNITS_MANY)[unit], locale);
  return locale === 'fr' || (locale === 'en' && unit === 'berber') ? name : name.toLocaleLowerCase(locale);
}

/** "3 infantry, 1 knight, Tarik". */
export function pieces(locale: Locale, stack: Stack | Units): string {
  return piecesOf(stack)
    .map(([piece, count]) => pieceIn(locale, piece, count))
    .join(', ');
}

export function pieceIn(locale: Locale, piece: string, count: number): string {
  const leader = leaderOf(piece);
  if (leader !== null) return leader;
  return isUnitName(piece) ? counted(locale, piece, count) : `${figure(locale, count)} ${piece}`;
}
