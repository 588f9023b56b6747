import { isTally, type Tally } from '../../core/action.js';
import { miscount } from '../../core/miscount.js';
import { allOf, allows, type Domain } from '../../core/offer.js';
import type { Rejection } from '../../core/result.js';
import type { Field, FieldChoice, Line } from '../ports/message.js';
import { type Asking, slotLine } from './asking.js';
import type { Link, Question } from './chain.js';
import { shown } from './choices.js';
import { countLine } from './counts.js';
import type { Given } from './form-fields.js';
import { noted } from './one-rows.js';
import { countedPlaces } from './ticks.js';
import { fill, nameOf, type Walk } from './walk.js';

export function chainFields(asking: Asking, links: readonly Link[]): readonly Field[] {
  return links.map((link) => fieldOf(asking, link));
}

function fieldOf(asking: Asking, { domain, walk, always }: Link): Field {
  const label = slotLine(asking, domain);
  switch (domain.kind) {
    case 'one': {
      const choices = domain.choices.map((choice, place) => ({
        value: place.toString(36),
        ...shown(asking.module, noted(asking, walk, choice)),
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
    const named = shown(asking.module, choice);
    const label = choice.count === 1 ? named.label : countLine(asking, [nth, nameOf(choice)], nth);
    return [{ value: `${place.toString(36)}.${nth}`, ...named, label }];
  });
}

/** How far the walk comes with what was filled in, and why not further. */
export interface Filled {
  readonly walk: Walk;
  /** The slot whose value cannot be, as the others are (with how many there may be); or one that nothing asks for. */
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
    const next = fill(module, state, token.seat, walk, value);
    if (next === null) {
      const count = walk.domain.kind === 'some' && isTally(value) ? miscount(walk.domain, value) : null;
      return { walk, wrong: { slot, asked: true, count } };
    }
    walk = next;
  }
  // What had to be filled in is no wish of its own.
  const left = links.find(
    ({ slot, always }, at) => !always && !used.has(slot) && !Object.hasOwn(walk.filled, slot) && isGiven(given[at]),
  );
  return { walk, wrong: left === undefined ? null : { slot: left.slot, asked: false, count: null } };
}

function isGiven(values: readonly string[] | undefined): boolean {
  return values?.some((value) => value !== '') ?? false;
}

/** Null: nothing was filled in, and that does not mean all of it. */
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
