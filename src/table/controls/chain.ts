import type { Tally } from '../../core/action.js';
import type { Choice, CountedChoice, Domain } from '../../core/offer.js';
import type { Asking } from './asking.js';
import { PAGE } from './choices.js';
import { FIELDS_MOST } from './form-fields.js';
import { countedPlaces } from './ticks.js';
import { fill, type Walk } from './walk.js';
import { withAll } from './whole.js';

export type Question = Exclude<Domain, { kind: 'done' }>;

/**
 * Ways on that are looked at, question by question. Of more a few are, evenly: what a form then does not ask, or not in
 * that case, is asked after it.
 */
const WAYS_MOST = 60;

/** One question as a form asks it: with the answers of all ways that lead to it. */
export interface Link {
  readonly slot: string;
  readonly domain: Question;
  /** Where it was met first. */
  readonly walk: Walk;
  /** However the others are answered, it is asked. */
  readonly always: boolean;
}

/**
 * All that is left to be asked of a walk, each question once, whatever is answered to the ones before it. Null where
 * that is less than two questions, or more than a form holds.
 */
export function chainOf(asking: Asking, start: Walk): readonly Link[] | null {
  const found = new Map<string, Omit<Link, 'always'>>();
  const before = new Map<string, Set<string>>();
  const wholes: ReadonlySet<string>[] = [];
  let open = [{ walk: start, asked: new Set<string>() }];
  while (open.length > 0) {
    if (found.size > FIELDS_MOST) return null;
    const each = Math.max(2, Math.floor(WAYS_MOST / open.length));
    open = evenly(open, WAYS_MOST).flatMap(({ walk, asked }) => {
      const { domain } = walk;
      if (domain.kind === 'done') {
        wholes.push(asked);
        return [];
      }
      const known = found.get(domain.slot);
      before.set(domain.slot, new Set([...(before.get(domain.slot) ?? []), ...Object.keys(walk.filled)]));
      const merged = known === undefined ? domain : together(known.domain, domain);
      found.set(domain.slot, { slot: domain.slot, walk: known?.walk ?? walk, domain: merged });
      const on = new Set([...asked, domain.slot]);
      return waysOn(asking, walk, domain, each).map((next) => ({ walk: next, asked: on }));
    });
  }
  const links = inOrder([...found.values()], before).map((link) => ({
    ...link,
    always: wholes.every((asked) => asked.has(link.slot)),
  }));
  const fields = links.reduce((sum, { domain }) => sum + fieldsFor(domain), 0);
  const dead = links.some(({ domain }) => choicesOf(domain) === 0);
  // Whether that is all is a question too.
  const questions = links.length + (start.offer.ends === undefined ? 0 : 1);
  return links.length === 0 || questions < 2 || fields > FIELDS_MOST || dead ? null : links;
}

/** As they are asked: what some way answers before another stands before it. */
function inOrder<Item extends { readonly slot: string }>(
  links: readonly Item[],
  before: ReadonlyMap<string, ReadonlySet<string>>,
): readonly Item[] {
  const waits = ({ slot }: Item) => links.filter((other) => other.slot !== slot && before.get(slot)?.has(other.slot));
  const ordered: Item[] = [];
  while (ordered.length < links.length) {
    const left = links.filter((link) => !ordered.includes(link));
    const next = left.find((link) => waits(link).every((one) => ordered.includes(one))) ?? left[0];
    if (next !== undefined) ordered.push(next);
  }
  return ordered;
}

/** A longer list is several menus, where there is room for them. */
function fieldsFor(domain: Question): number {
  return Math.max(1, Math.ceil(choicesOf(domain) / PAGE));
}

function choicesOf(domain: Question): number {
  switch (domain.kind) {
    case 'one':
      return domain.choices.length;
    case 'some':
      return countedPlaces(domain).length;
    case 'number':
    case 'text':
      return 1;
  }
}

/** Each answer; of what is counted all of it and each kind alone, which among them can do all that a part of it can. */
function waysOn({ module, state, token }: Asking, walk: Walk, domain: Question, most: number): readonly Walk[] {
  const filled = (value: string | number | Tally) => {
    const next = fill(module, state, token.seat, walk, value);
    return next === null ? [] : [next];
  };
  switch (domain.kind) {
    case 'one':
      return evenly(domain.choices, most).flatMap(({ id }) => filled(id));
    case 'some': {
      const all = withAll(module, state, token.seat, walk);
      return [...(all === null ? [] : [all]), ...domain.choices.flatMap(({ id }) => filled({ [id]: 1 }))];
    }
    case 'number':
      return filled(domain.min);
    case 'text':
      return filled('');
  }
}

/** The first, the last, and others between them. */
function evenly<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (items.length <= most) return items;
  const step = (items.length - 1) / (most - 1);
  return items.filter((_, at) => Math.ceil(at / step) * step < at + 1);
}

/** The answers of both; questions of one name that are of another kind are not asked together. */
function together(one: Question, other: Question): Question {
  if (one.kind === 'one' && other.kind === 'one') return { ...one, choices: union(one.choices, other.choices) };
  if (one.kind === 'some' && other.kind === 'some') {
    const choices = union<CountedChoice>(one.choices, other.choices).map((choice) => ({
      ...choice,
      count: Math.max(choice.count, other.choices.find(({ id }) => id === choice.id)?.count ?? 0),
    }));
    return { ...one, choices, max: Math.max(one.max, other.max), min: Math.min(one.min, other.min) };
  }
  if (one.kind === 'number' && other.kind === 'number')
    return { ...one, min: Math.min(one.min, other.min), max: Math.max(one.max, other.max) };
  return one;
}

function union<Item extends Choice>(some: readonly Item[], more: readonly Item[]): readonly Item[] {
  return [...some, ...more.filter(({ id }) => !some.some((known) => known.id === id))];
}
