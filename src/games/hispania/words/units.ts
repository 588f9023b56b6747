import type { Locale } from '../../../core/words.js';
import { formsOf } from '../../../kit/words/catalogue.js';
import { figure, isSingular } from '../../../kit/words/number.js';
import { UNIT_KINDS } from '../facts/ids.js';
import type { Units } from '../state/battle.js';
import { leaderOf, piecesOf } from '../state/stack.js';
import type { Stack } from '../state/state.js';
import { sentence } from './sentence.js';

/** Units, and other pieces on the board. */
const UNIT_NAMES = [...UNIT_KINDS, 'leader', 'ruin'] as const;
export type UnitName = (typeof UNIT_NAMES)[number];

export function isUnitName(id: string): id is UnitName {
  return UNIT_NAMES.some((known) => known === id);
}

export function unitName(locale: Locale, unit: UnitName): string {
  return sentence(locale, `unit.${unit}`);
}

/** "3 infantry", "1 castle". */
export function countedUnits(locale: Locale, unit: UnitName, count: number): string {
  return `${figure(locale, count)} ${kindOf(locale, unit, count)}`;
}

/** The bare kind within a sentence, in the form for this number. */
export function kindOf(locale: Locale, unit: UnitName, count: number): string {
  const { one, many } = formsOf(sentence(locale, `pieces.${unit}`));
  return isSingular(locale, count) ? one : (many ?? one);
}

/** "3 infantry, 1 knight, Tarik". */
export function stackInWords(locale: Locale, stack: Stack | Units): string {
  return piecesOf(stack)
    .map(([piece, count]) => pieceIn(locale, piece, count))
    .join(', ');
}

export function pieceIn(locale: Locale, piece: string, count: number): string {
  const leader = leaderOf(piece);
  if (leader !== null) return leader;
  return isUnitName(piece) ? countedUnits(locale, piece, count) : `${figure(locale, count)} ${piece}`;
}
