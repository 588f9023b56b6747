import { isTally, type Tally } from '../../../core/action.js';
import { miscount } from '../../../core/miscount.js';
import { allOf, allows, type Choice, type CountedChoice, type Domain } from '../../../core/offer.js';
import type { Rejection } from '../../../core/result.js';
import type { Field, FieldChoice, Line } from '../../ports/message.js';
import { type Asking, menuEntry, slotLine, withForesight } from '../question/choices.js';
import { countedPlaces, countLine } from '../question/counts.js';
import { fillSlot, nameOf, takingAll, type Walk } from '../question/walk.js';
import type { Given } from '../token.js';

type Question = Exclude<Domain, { kind: 'done' }>;

/**
 * How many paths are explored, question by question. Of more, an even sample; what the form then misses is asked
 * afterwards.
 */
const WAYS_MOST = 60;

/** One question as a form asks it: with the answers of all paths that lead to it. */
interface Link {
  readonly slot: string;
  readonly domain: Question;
  /** Where it was first met. */
  readonly walk: Walk;
  /** It is asked whatever the other answers are. */
  readonly always: boolean;
}

/**
 * All remaining questions of a walk, each once, whatever the earlier answers. Null if fewer than two, or more than a
 * form holds.
 */
export function chainOf(asking: Asking, start: Walk): readonly Link[] | null {
  const found = new Map<string, Omit<Link, 'always'>>();
  const before = new Map<string, Set<string>>();
  const wholes: ReadonlySet<string>[] = [];
  let open = [{ walk: start, asked: new Set<string>() }];
  while (open.length > 0) {
    if (found.size > asking.limits.fields) return null;
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
  const fields = links.reduce((sum, { domain }) => sum + fieldsFor(asking, domain), 0);
  const dead = links.some(({ domain }) => choicesOf(domain) === 0);
  // Whether that is all is a question too.
  const questions = links.length + (start.offer.ends === undefined ? 0 : 1);
  return links.length === 0 || questions < 2 || fields > asking.limits.fields || dead ? null : links;
}

/** In order of asking: what a path answers before another comes before it. */
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

/** A longer list is split into several menus if there is room. */
function fieldsFor({ limits }: Asking, domain: Question): number {
  return Math.max(1, Math.ceil(choicesOf(domain) / limits.choices));
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

/** Each answer; for counts, all of it and each kind alone, which between them can do whatever a part can. */
function waysOn({ module, state, token }: Asking, walk: Walk, domain: Question, most: number): readonly Walk[] {
  const filled = (value: string | number | Tally) => {
    const next = fillSlot(module, state, token.seat, walk, value);
    return next === null ? [] : [next];
  };
  switch (domain.kind) {
    case 'one':
      return evenly(domain.choices, most).flatMap(({ id }) => filled(id));
    case 'some': {
      const all = takingAll(module, state, token.seat, walk);
      return [...(all === null ? [] : [all]), ...domain.choices.flatMap(({ id }) => filled({ [id]: 1 }))];
    }
    case 'number':
      return filled(domain.min);
    case 'text':
      return filled('');
  }
}

/** The first, the last, and others evenly between. */
function evenly<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (items.length <= most) return items;
  const step = (items.length - 1) / (most - 1);
  return items.filter((_, at) => Math.ceil(at / step) * step < at + 1);
}

/** The answers of both; same-named questions of different kinds are not merged. */
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

export function chainFields(asking: Asking, links: readonly Link[]): readonly Field[] {
  return links.map((link) => fieldOf(asking, link));
}

function fieldOf(asking: Asking, { domain, walk, always }: Link): Field {
  const label = slotLine(asking, domain);
  switch (domain.kind) {
    case 'one': {
      const choices = domain.choices.map((choice, place) => ({
        value: place.toString(36),
        ...menuEntry(asking, withForesight(asking, walk, choice)),
      }));
      return { kind: 'choice', label, choices, least: always ? 1 : 0, most: 1 };
    }
    case 'some': {
      const whole = allows(domain, allOf(domain));
      const none: readonly FieldChoice[] = domain.min === 0 ? [{ value: NOTHING, label: NONE }] : [];
      const choices = [...countChoices(asking, domain), ...none];
      const most = Math.min(choices.length, domain.choices.length);
      const least = whole || !always ? 0 : 1;
      return { kind: 'choice', label, ...(whole ? { hint: ALL } : {}), choices, least, most };
    }
    case 'number': {
      const values = { slot: { kind: 'slot', id: domain.slot }, min: domain.min, max: domain.max };
      const range: Line = { from: 'table', key: 'panel.range', module: asking.module.id, values };
      return { kind: 'text', label: range, maxLength: 12, required: always };
    }
    case 'text':
      return { kind: 'text', label, maxLength: domain.maxLength, required: always };
  }
}

const ALL: Line = { from: 'table', key: 'form.all' };

const NONE: Line = { from: 'table', key: 'panel.none' };

const NOTHING = 'none';

function countChoices(asking: Asking, domain: Extract<Domain, { kind: 'some' }>): readonly FieldChoice[] {
  return countedPlaces(domain).flatMap(({ place, nth }): FieldChoice[] => {
    const choice = domain.choices[place];
    if (choice === undefined) return [];
    const named = menuEntry(asking, choice);
    const label = choice.count === 1 ? named.label : countLine(asking, [nth, nameOf(choice)], nth);
    return [{ value: `${place.toString(36)}.${nth}`, ...named, label }];
  });
}

/** How far the walk gets with the filled-in values, and why no further. */
interface Filled {
  readonly walk: Walk;
  /** The slot whose value is impossible given the others (and how many are possible), or one that nothing asks for. */
  readonly wrong: { readonly slot: string; readonly asked: boolean; readonly count: Rejection | null } | null;
}

export function fillChain({ module, state, token }: Asking, links: readonly Link[], start: Walk, given: Given): Filled {
  let walk = start;
  const used = new Set<string>();
  while (walk.domain.kind !== 'done') {
    const { slot } = walk.domain;
    const at = links.findIndex((link) => link.slot === slot);
    const link = links[at];
    if (link === undefined) return { walk, wrong: null };
    used.add(slot);
    const value = answerOf(link.domain, walk.domain, given[at] ?? []);
    if (value === null) return { walk, wrong: null };
    const next = fillSlot(module, state, token.seat, walk, value);
    if (next === null) {
      return { walk, wrong: { slot, asked: true, count: countOf(walk.domain, value) } };
    }
    walk = next;
  }
  // A field that had to be filled in expresses no wish.
  const left = links.find(
    ({ slot, always }, at) => !always && !used.has(slot) && !Object.hasOwn(walk.filled, slot) && isGiven(given[at]),
  );
  return { walk, wrong: left === undefined ? null : { slot: left.slot, asked: false, count: null } };
}

/** How many, or how much, is possible. */
function countOf(domain: Question, value: string | number | Tally): Rejection | null {
  if (domain.kind === 'number') return { code: 'number-range', values: { min: domain.min, max: domain.max } };
  return domain.kind === 'some' && isTally(value) ? miscount(domain, value) : null;
}

function isGiven(values: readonly string[] | undefined): boolean {
  return values?.some((value) => value !== '') ?? false;
}

/** Null: nothing filled in, and that does not mean all of it. */
function answerOf(form: Question, domain: Question, values: readonly string[]): string | number | Tally | null {
  const [first = ''] = values;
  if (form.kind === 'some') {
    if (first === '') return domain.kind === 'some' && allows(domain, allOf(domain)) ? allOf(domain) : null;
    const counts: Record<string, number> = {};
    for (const value of values.filter((one) => one !== NOTHING)) {
      const [place = '', nth = ''] = value.split('.');
      const id = form.choices[Number.parseInt(place, 36)]?.id ?? '';
      counts[id] = Math.max(counts[id] ?? 0, Number(nth));
    }
    return counts;
  }
  if (first.trim() === '') return null;
  switch (form.kind) {
    case 'one':
      return form.choices[Number.parseInt(first, 36)]?.id ?? '';
    case 'number':
      return Number(first.trim().replace(',', '.'));
    case 'text':
      return first;
  }
}
