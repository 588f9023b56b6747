import type { Action } from '../../../core/action.js';
import type { Choice } from '../../../core/offer.js';
import type { Term } from '../../../core/result.js';
import type { Field, FieldChoice, Line } from '../../ports/message.js';
import { type Asking, labelOfChoice, menuEntry, slotTerm, withForesight } from '../question/choices.js';
import { actionOf, fillSlot, nameOf, takingAll, type Walk } from '../question/walk.js';
import type { Given } from '../token.js';

/** Computing chances for more than this would delay the form. */
const NOTED_MOST = 40;

/** One thing in the form, with all possible answers for it. */
interface Lot {
  readonly choice: Choice;
  readonly walk: Walk;
  readonly ends: readonly End[];
}

/**
 * Repeated actions in one form: a field for each thing (a unit kind to buy, a stack to move) that answers what is left
 * to ask: how many (and where to), or where to (and from which side, if asked). Null if there is more to it.
 */
export function basketLots(asking: Asking, walk: Walk): readonly Lot[] | null {
  const { offer, domain } = walk;
  if (offer.several === undefined || offer.several.most < 2 || domain.kind !== 'one') return null;
  const { choices } = domain;
  if (choices.length < 2 || choices.length > asking.limits.fields) return null;
  const { choices: most } = asking.limits;
  const lots: Lot[] = [];
  for (const choice of choices) {
    const chosen = fillSlot(asking.module, asking.state, asking.token.seat, walk, choice.id);
    const whole =
      chosen === null ? null : (takingAll(asking.module, asking.state, asking.token.seat, chosen) ?? chosen);
    const ends = whole === null || countOf(whole) > most ? [] : endsOf(asking, whole);
    if (whole === null || ends.length === 0 || ends.length > most) return null;
    lots.push({ choice, walk: whole, ends });
  }
  return lots;
}

export function basketFields(asking: Asking, lots: readonly Lot[]): readonly Field[] {
  const notes = notesOf(asking, lots);
  return lots.map(({ choice, walk, ends }) => ({
    kind: 'choice',
    label: labelOfChoice(asking.module, choice).label,
    hint: { from: 'table', key: 'form.none' },
    choices: ends.map((end): FieldChoice => {
      const note = notes.get(end);
      const label = said(asking, walk, end);
      return { value: end.value, label, ...(note === undefined ? {} : { note }) };
    }),
    least: 0,
    most: Math.min(ends.length, mostOf(walk, ends)),
  }));
}

/** Notes on each answer; for many, only on the first choice or only what is known. */
function notesOf(asking: Asking, lots: readonly Lot[]): ReadonlyMap<End, Line> {
  const ends = lots.flatMap((lot) => lot.ends);
  const firsts = new Set(ends.map(({ steps }) => steps[0]?.choice));
  const reckons = ends.length <= NOTED_MOST ? 'last' : firsts.size <= NOTED_MOST ? 'first' : 'none';
  const reckoned = new Map<Choice, Choice>();
  const knowing = ({ at, choice }: Step): Choice => {
    const known = reckoned.get(choice) ?? withForesight(asking, at, choice);
    reckoned.set(choice, known);
    return known;
  };
  return new Map(
    ends.flatMap((end): [End, Line][] => {
      const last = end.steps.at(-1);
      const lines = end.steps.map((step) => {
        const worth = reckons === 'last' ? step === last : reckons === 'first' && step === end.steps[0];
        return menuEntry(asking, worth ? knowing(step) : step.choice).note;
      });
      const note = lines.findLast((line) => line !== undefined);
      return note === undefined ? [] : [[end, note]];
    }),
  );
}

/** How many answers there may be, each its own action: chosen things, or places that each get some. */
function mostOf({ offer, domain }: Walk, ends: readonly End[]): number {
  const each = domain.kind === 'one' && offer.several?.slot === domain.slot;
  const placed = domain.kind === 'number' && ends.some(({ steps }) => steps.length > 0);
  return each || placed ? (offer.several?.most ?? 1) : 1;
}

/** The answer in words; questions after its first are named. */
function said({ module }: Asking, walk: Walk, { steps, action }: End): Line {
  const { domain } = walk;
  const term = (value: Term): Line => ({ from: 'table', key: 'term', module: module.id, values: { term: value } });
  const [first, then] = steps;
  if (domain.kind === 'number') {
    const count = Number(action[domain.slot]);
    if (first === undefined) return term(count);
    const values = { choice: count, slot: slotTerm(first.at.domain), after: nameOf(first.choice) };
    return { from: 'table', key: 'form.then', module: module.id, values };
  }
  if (first === undefined) return term(walk.said.at(-1) ?? '');
  if (then === undefined) return term(nameOf(first.choice));
  const values = { choice: nameOf(first.choice), slot: slotTerm(then.at.domain), after: nameOf(then.choice) };
  return { from: 'table', key: 'form.then', module: module.id, values };
}

/** The filled-in values as actions, in order; null: a value is not one of those offered. */
export function basketActions(lots: readonly Lot[], given: Given): readonly Action[] | null {
  const actions: Action[] = [];
  for (const [at, { ends }] of lots.entries()) {
    for (const value of given[at] ?? []) {
      const end = ends.find((one) => one.value === value);
      if (end === undefined) return null;
      actions.push(end.action);
    }
  }
  return actions;
}

/** One answer: the choices, question by question, and the resulting action. */
interface End {
  readonly value: string;
  readonly steps: readonly Step[];
  readonly action: Action;
}

interface Step {
  readonly at: Walk;
  readonly choice: Choice;
}

/** How many answers there are; unbounded if it is not chosen from a list. */
function countOf({ domain }: Walk): number {
  switch (domain.kind) {
    case 'done':
      return 1;
    case 'one':
      return domain.choices.length;
    case 'number':
      return Math.floor((domain.max - domain.min) / domain.step) + 1;
    case 'some':
    case 'text':
      return Number.POSITIVE_INFINITY;
  }
}

/** None if an answer leads to more than one further question. */
function endsOf(asking: Asking, walk: Walk): readonly End[] {
  const { domain } = walk;
  switch (domain.kind) {
    case 'done':
      return [{ value: '0', steps: [], action: actionOf(walk) }];
    case 'number':
      return numbersIn(walk).flatMap((number, place) => placedEnds(asking, filled(asking, walk, number), place));
    case 'one': {
      const ways = domain.choices.map((choice, place) => {
        const step = { at: walk, choice };
        const next = filled(asking, walk, choice.id);
        const value = place.toString(36);
        if (next?.domain.kind !== 'one') return ended(leastOf(asking, next), value, [step]);
        return next.domain.choices.flatMap((then, nth) =>
          ended(leastOf(asking, filled(asking, next, then.id)), `${value}.${nth.toString(36)}`, [
            step,
            { at: next, choice: then },
          ]),
        );
      });
      return ways.some((way) => way.length === 0) ? [] : ways.flat();
    }
    case 'some':
    case 'text':
      return [];
  }
}

function numbersIn(walk: Walk): readonly number[] {
  const { domain } = walk;
  if (domain.kind !== 'number') return [];
  return Array.from({ length: countOf(walk) }, (_, place) => domain.min + place * domain.step);
}

/**
 * How many and where to, chosen together. With many places only the smaller numbers are listed: several answers may be
 * given, and those for one place add up.
 */
function placedEnds(asking: Asking, walk: Walk | null, place: number): readonly End[] {
  const value = place.toString(36);
  if (walk?.domain.kind !== 'one') return ended(walk, value, []);
  const { choices } = walk.domain;
  if ((place + 1) * choices.length > asking.limits.choices) return [];
  return choices.flatMap((choice, nth) =>
    ended(filled(asking, walk, choice.id), `${value}.${nth.toString(36)}`, [{ at: walk, choice }]),
  );
}

function filled({ module, state, token }: Asking, walk: Walk, value: string | number): Walk | null {
  return fillSlot(module, state, token.seat, walk, value);
}

/** For a number the minimum, as when several are chosen in a menu. */
function leastOf(asking: Asking, walk: Walk | null): Walk | null {
  return walk?.domain.kind === 'number' ? filled(asking, walk, walk.domain.min) : walk;
}

function ended(walk: Walk | null, value: string, steps: End['steps']): readonly End[] {
  return walk?.domain.kind === 'done' ? [{ value, steps, action: actionOf(walk) }] : [];
}
