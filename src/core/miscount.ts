import { type Domain, sumsOf } from './offer.js';
import type { Rejection, Terms } from './result.js';

/** Too many or too few chosen: the limits, and how many were. Null: the count is not the problem. */
export function miscount(
  domain: Extract<Domain, { kind: 'some' }>,
  tally: Readonly<Record<string, number>>,
  besides: Terms = {},
): Rejection | null {
  const { min, max, choices } = domain;
  const known = ([id, count]: readonly [string, number]) =>
    choices.some((choice) => choice.id === id && count > 0 && count <= choice.count);
  if (!Object.entries(tally).every(known)) return null;
  const { total, bound } = sumsOf(domain, tally);
  if (total >= min && bound <= max) return null;
  const said = (code: string, wanted: Terms, chosen: number): Rejection => ({
    code,
    values: { slot: { kind: 'slot', id: domain.slot }, ...wanted, chosen, ...besides },
  });
  if (min === max) return said('slot-exactly', { exactly: max }, total < min ? total : bound);
  return total < min ? said('slot-least', { min }, total) : said('slot-most', { max }, bound);
}
