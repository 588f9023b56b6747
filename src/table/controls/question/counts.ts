import { type CountedChoice, type Domain, mostOf, sumsOf } from '../../../core/offer.js';
import type { Term } from '../../../core/result.js';
import type { Control, Controls, Line } from '../../ports/message.js';
import { button, rowsOf, type Shown } from '../buttons.js';
import { type Asking, menuEntry, oneRows, slotLine, slotTerm, tokenAt } from './choices.js';
import { allTheWay, nameOf, pathInParts, type Walk, withoutPartial, writeCounts } from './walk.js';

type Counted = Extract<Domain, { kind: 'some' }>;

/**
 * How many of each. All of it, the usual wish, comes first: its next question is asked at once, and the parts follow
 * below. For a single kind the counts are buttons; for several a menu with a line per number ("2 infantry").
 */
export function countRows(asking: Asking, walk: Walk, domain: Counted): Controls {
  const way = isOnlyPart(walk) ? [] : allTheWay(asking.module, asking.state, asking.token.seat, walk);
  const all = way.at(-1) ?? null;
  const [only, second] = domain.choices;
  // If "all" answers more than this question, "not all" starts with this one.
  const single = only !== undefined && second === undefined && most(domain) <= asking.limits.buttons;
  if (single && (all === null || all.said.length === walk.said.length + 1)) {
    const fewer = numberButtons(asking, walk, domain, all === null ? most(domain) : most(domain) - 1, all !== null);
    return [...wholeRows(asking, all), ...rowsOf(asking.limits, fewer)];
  }
  if (all === null) return partRows(asking, walk, domain);
  const whole = wholeRows(asking, all);
  const part = whole.length > 1 ? null : partMenu(asking, walk, domain);
  // Whom it takes along is counted too: fewer of these as well.
  const later = way.slice(0, -1).map((one) => partButton(asking, one));
  if (part !== null) return [...whole, [part], ...(later.length === 0 ? [] : [later])];
  const parts = button(tokenAt(asking, pathInParts(walk.path)), { from: 'table', key: 'panel.parts' });
  return [...whole, [parts, ...later]];
}

function partButton(asking: Asking, { domain, path }: Walk): Control {
  return button(tokenAt(asking, pathInParts(path)), partLine(asking, domain));
}

function partLine({ module }: Asking, domain: Domain): Line {
  return { from: 'table', key: 'panel.part-of', module: module.id, values: { slot: slotTerm(domain) } };
}

/** Not all of it is wanted: pressed here, or at the previous count, of which all was taken. */
export function isOnlyPart({ partial, tookAll }: Walk): boolean {
  return partial !== null || tookAll;
}

/** What follows "all": its choices, or just the button to do it. */
function wholeRows(asking: Asking, all: Walk | null): Controls {
  if (all === null) return [];
  const { domain, path, offer, filled } = all;
  if (domain.kind === 'one') return oneRows(asking, { domain, path, offer, filled });
  return [[button(tokenAt(asking, path), allLine(asking, all.said.at(-1) ?? []), 'primary')]];
}

function most(domain: Counted): number {
  return Math.min(domain.max, mostOf(domain), ...(domain.choices.length === 1 ? [domain.choices[0]?.count ?? 0] : []));
}

/** `fewer`: shown beside the result of taking all. */
function numberButtons(
  asking: Asking,
  { path }: Walk,
  domain: Counted,
  last: number,
  fewer: boolean,
): readonly Control[] {
  const [only] = domain.choices;
  if (only === undefined) return [];
  const buttons: Control[] = [];
  for (let count = domain.min; count <= last; count++) {
    const counts: Readonly<Record<string, number>> = count === 0 ? {} : { [only.id]: count };
    const label: Line =
      count === 0
        ? { from: 'table', key: 'panel.none' }
        : fewer
          ? countLine(asking, [count, nameOf(only)], count, 'panel.only')
          : upToAll(asking, domain, only, count);
    buttons.push(button(tokenAt(asking, `${withoutPartial(path)},${writeCounts(domain, counts)}`), label));
  }
  return buttons;
}

export function countLine(
  { module }: Asking,
  counted: Term,
  count: number,
  key: 'panel.count' | 'panel.only' = 'panel.count',
): Line {
  return { from: 'table', key, module: module.id, values: { counted: [counted], count } };
}

/** "1 infantry", "2 infantry", "All: 3 infantry": taking all of a kind needs no counting. */
function upToAll(asking: Asking, { min, max }: Counted, choice: CountedChoice, count: number): Line {
  // If an exact number is to be shared out, no kind is listed with counts.
  const takesAll = min < max && count > 1 && count === choice.count && (choice.free === true || count <= max);
  return takesAll
    ? allLine(asking, [[count, nameOf(choice)]])
    : countLine(asking, [count, nameOf(choice)], count, 'panel.count');
}

function allLine({ module }: Asking, all: Term): Line {
  return { from: 'table', key: 'panel.all', module: module.id, values: { all } };
}

function tickChoices(asking: Asking, domain: Counted, places: ReturnType<typeof countedPlaces>): readonly Shown[] {
  return places.flatMap(({ place, nth }): Shown[] => {
    const choice = domain.choices[place];
    if (choice === undefined) return [];
    const value = tickOf(place, nth);
    const named = menuEntry(asking, choice);
    return [
      choice.count === 1 ? { value, ...named } : { value, ...named, label: upToAll(asking, domain, choice, nth) },
    ];
  });
}

/**
 * The possible parts, if one menu holds them: its ticks are the whole answer. Null if it takes several menus, or if
 * none of several kinds may be meant, which no tick can say.
 */
function partMenu(asking: Asking, { path }: Walk, domain: Counted): Control | null {
  const places = countedPlaces(domain);
  const none = domain.min === 0;
  if (places.length === 0 || places.length + 1 > asking.limits.choices || (none && domain.choices.length > 1))
    return null;
  const nothing: Shown = { value: NO_TICK, label: { from: 'table', key: 'panel.none' } };
  return {
    kind: 'select',
    token: tokenAt(asking, pathInParts(path)),
    label: partLine(asking, domain),
    min: 1,
    max: mostTicks(
      domain,
      {},
      domain.choices.map((_, place) => place.toString(36)),
    ),
    choices: [...(none ? [nothing] : []), ...tickChoices(asking, domain, places)],
  };
}

function partRows(asking: Asking, walk: Walk, domain: Counted): Controls {
  const { page } = asking.token;
  const { choices: most } = asking.limits;
  const partial = walk.partial ?? {};
  const places = countedPlaces(domain);
  const { total: chosen, bound } = sumsOf(domain, partial);
  const last = (page + 1) * most >= places.length;
  const choices = tickChoices(asking, domain, places.slice(page * most, (page + 1) * most));
  const here = [...new Set(choices.map(({ value }) => value.split('.')[0] ?? ''))];
  const kinds = mostTicks(domain, partial, here);
  const path = pathInParts(walk.path, writeCounts(domain, partial));
  const rows: (readonly Control[])[] = [];
  if (choices.length > 0) {
    rows.push([
      {
        kind: 'select',
        token: tokenAt(asking, path, page),
        label: slotLine(asking, domain),
        min: 1,
        max: kinds,
        choices,
      },
    ]);
  }
  const buttons: Control[] = [];
  if (!last) buttons.push(button(tokenAt(asking, path, page + 1), { from: 'table', key: 'panel.next-page' }));
  if (page > 0) buttons.push(button(tokenAt(asking, path, page - 1), { from: 'table', key: 'panel.previous-page' }));
  const enough = chosen >= domain.min && bound <= domain.max;
  if (enough && (chosen > 0 || domain.min === 0)) {
    const done = `${withoutPartial(walk.path)},${writeCounts(domain, partial)}`;
    buttons.push(button(tokenAt(asking, done), { from: 'table', key: chosen > 0 ? 'panel.enough' : 'panel.none' }));
  }
  if (buttons.length > 0) rows.push(buttons);
  return rows;
}

export const NO_TICK = 'none';

function tickOf(place: number, nth: number): string {
  return `${place.toString(36)}.${nth}`;
}

/** "1 infantry", "2 infantry", "1 cavalry": a line per number of each kind; the greatest chosen counts. */
export function countedPlaces(domain: Counted): readonly { place: number; nth: number }[] {
  return domain.choices.flatMap((choice, place) =>
    Array.from({ length: choice.free === true ? choice.count : Math.min(choice.count, domain.max) }, (_, nth) => ({
      place,
      nth: nth + 1,
    })),
  );
}

/** How many of these kinds can be ticked at once, besides choices on other pages. */
function mostTicks(domain: Counted, partial: Readonly<Record<string, number>>, here: readonly string[]): number {
  const there = here.map((place) => domain.choices[Number.parseInt(place, 36)]);
  const ids = there.map((choice) => choice?.id);
  const elsewhere = Object.fromEntries(Object.entries(partial).filter(([id]) => !ids.includes(id)));
  const free = there.filter((choice) => choice?.free === true).length;
  const open = Math.max(0, domain.max - sumsOf(domain, elsewhere).bound);
  return Math.min(here.length, Math.max(1, open + free));
}

/** The ticks of such a menu added to earlier choices; null for values not in it. */
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

/** Is there a later page that could still add something? */
export function hasNextPage(
  { token, limits }: Asking,
  domain: Counted,
  counts: Readonly<Record<string, number>>,
): boolean {
  return (
    (token.page + 1) * limits.choices < countedPlaces(domain).length && sumsOf(domain, counts).total < mostOf(domain)
  );
}
