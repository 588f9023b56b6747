import type { NameTerm, Phrase, Term, Terms } from '../../../core/result.js';
import { UNIT_KINDS } from '../facts/ids.js';
import type { Becoming } from '../facts/nation.js';
import { area, nation, unit, unitTerms } from './card-terms.js';

/** A nation's transformation at the end of a turn (9.4): when, of which units, and what else the new one gets. */
export function becomingLines({ into: heirs, endOf, earlyIfSubmittedTo, ...becoming }: Becoming): readonly Phrase[] {
  const { convert, within, takes, castles, least, ifGone } = becoming;
  const into = heirs.map(nation);
  const early =
    earlyIfSubmittedTo === undefined ? {} : { early: endOf.slice(0, -1).join(' / '), to: nation(earlyIfSubmittedTo) };
  const whole = heirs.length === 1 && convert.most !== undefined;
  const some: Terms = whole ? { most: convert.most, as: unitTerms(convert.as ?? {}) } : {};
  const lines: Phrase[] = [{ key: 'card-becomes', values: { turn: endOf.at(-1) ?? 0, into, ...early, ...some } }];
  // Of several heirs the last gets the rest (11.seville.1, 11.seville.2).
  const last = heirs.at(-1);
  if (heirs.length > 1 && last !== undefined && convert.most !== undefined) {
    const kinds = UNIT_KINDS.filter((kind) => convert.as?.[kind] !== undefined).map(unit);
    const keep = convert.keep === undefined ? {} : { keep: convert.keep.map(unit) };
    lines.push({ key: 'card-becomes-rest', values: { into: nation(last), most: convert.most, kinds, ...keep } });
  }
  if (within !== undefined) {
    const where: Term[] = [
      ...within.zones.map((id): NameTerm => ({ kind: 'zone', id })),
      ...within.provinces.map(area),
    ];
    lines.push({ key: 'card-becomes-within', values: { into, within: where } });
  }
  if (takes !== undefined && castles !== undefined) {
    const values = { into, takes: takes.map(area), castles: castles.others + 1, fixed: area(castles.fixed) };
    lines.push({ key: 'card-becomes-takes', values });
  }
  if (least !== undefined) lines.push({ key: 'card-becomes-least', values: { into, least: unitTerms(least) } });
  const place = ifGone?.province ?? ifGone?.at;
  if (ifGone !== undefined && place !== undefined) {
    lines.push({ key: 'card-becomes-gone', values: { into, units: unitTerms(ifGone.units), place: area(place) } });
  }
  return lines;
}
