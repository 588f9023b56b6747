import { type Domain, mostOf, sumsOf } from '../../core/offer.js';
import { PAGE } from './choices.js';

/** Counts in a menu: of each kind a line for every number, and what was ticked is read back. */

type Counted = Extract<Domain, { kind: 'some' }>;

/** None of them. */
export const NO_TICK = 'none';

export function tickOf(place: number, nth: number): string {
  return `${place.toString(36)}.${nth}`;
}

/** "1 infantry", "2 infantry", "1 cavalry": of each kind one line for every number, the greatest chosen counts. */
export function countedPlaces(domain: Counted): readonly { place: number; nth: number }[] {
  return domain.choices.flatMap((choice, place) =>
    Array.from({ length: choice.free === true ? choice.count : Math.min(choice.count, domain.max) }, (_, nth) => ({
      place,
      nth: nth + 1,
    })),
  );
}

/** So many of these kinds can be ticked at once, beside what was chosen on other pages. */
export function mostTicks(domain: Counted, partial: Readonly<Record<string, number>>, here: readonly string[]): number {
  const there = here.map((place) => domain.choices[Number.parseInt(place, 36)]);
  const ids = there.map((choice) => choice?.id);
  const elsewhere = Object.fromEntries(Object.entries(partial).filter(([id]) => !ids.includes(id)));
  const free = there.filter((choice) => choice?.free === true).length;
  const open = Math.max(0, domain.max - sumsOf(domain, elsewhere).bound);
  return Math.min(here.length, Math.max(1, open + free));
}

/** What was ticked in such a menu, added to what was chosen before it; null for what is not in it. */
export function readTicks(
  domain: Counted,
  before: Readonly<Record<string, number>>,
  values: readonly string[],
): Readonly<Record<string, number>> | null {
  const counts: Record<string, number> = { ...before };
  for (const value of values) {
    if (value === NO_TICK && values.length === 1) continue;
    const [place = '', nth = ''] = value.split('.');
    const choice = domain.choices[Number.parseInt(place, 36)];
    const count = Number(nth);
    if (choice === undefined || !Number.isInteger(count) || count < 1 || count > choice.count) return null;
    counts[choice.id] = Math.max(counts[choice.id] ?? 0, count);
  }
  return counts;
}

/** Is there a page behind this one that could still add something? */
export function goesOn(domain: Counted, counts: Readonly<Record<string, number>>, page: number): boolean {
  return (page + 1) * PAGE < countedPlaces(domain).length && sumsOf(domain, counts).total < mostOf(domain);
}
