import type { Action } from '../../core/action.js';
import type { Choice } from '../../core/offer.js';
import type { Term } from '../../core/result.js';
import type { Field, FieldChoice, Line } from '../ports/message.js';
import type { Asking } from './asking.js';
import { countOf, type End, endsOf, type Step } from './basket-answers.js';
import { PAGE, shown, slotTerm } from './choices.js';
import { FIELDS_MOST, type Given } from './form-fields.js';
import { noted } from './one-rows.js';
import { fill, nameOf, type Walk } from './walk.js';
import { withAll } from './whole.js';

/** Reckoning the chances of more than these would keep a form waiting. */
const NOTED_MOST = 40;

/** One of the things that go into it, with all that can be answered for it. */
interface Lot {
  readonly choice: Choice;
  readonly walk: Walk;
  readonly ends: readonly End[];
}

/**
 * What is done again and again, all of it in one form: a field for each thing (a kind of unit to buy, a stack to move),
 * in which what is left to be asked of it is answered: how many (and where to), or where to (and from which side,
 * where that is asked too). Null where that is not all there is to it.
 */
export function basketLots(asking: Asking, walk: Walk): readonly Lot[] | null {
  const { offer, domain } = walk;
  if (offer.several === undefined || offer.several.most < 2 || domain.kind !== 'one') return null;
  const { choices } = domain;
  if (choices.length < 2 || choices.length > FIELDS_MOST) return null;
  const lots: Lot[] = [];
  for (const choice of choices) {
    const chosen = fill(asking.module, asking.state, asking.token.seat, walk, choice.id);
    const whole = chosen === null ? null : (withAll(asking.module, asking.state, asking.token.seat, chosen) ?? chosen);
    const ends = whole === null || countOf(whole) > PAGE ? [] : endsOf(asking, whole);
    if (whole === null || ends.length === 0 || ends.length > PAGE) return null;
    lots.push({ choice, walk: whole, ends });
  }
  return lots;
}

export function basketFields(asking: Asking, lots: readonly Lot[]): readonly Field[] {
  const notes = notesOf(asking, lots);
  return lots.map(({ choice, walk, ends }) => ({
    kind: 'choice',
    label: shown(asking.module, choice).label,
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

/** What is worth knowing of each answer; where they are many, of what is chosen first alone, or only what is known. */
function notesOf(asking: Asking, lots: readonly Lot[]): ReadonlyMap<End, Line> {
  const ends = lots.flatMap((lot) => lot.ends);
  const firsts = new Set(ends.map(({ steps }) => steps[0]?.choice));
  const reckons = ends.length <= NOTED_MOST ? 'last' : firsts.size <= NOTED_MOST ? 'first' : 'none';
  const reckoned = new Map<Choice, Choice>();
  const knowing = ({ at, choice }: Step): Choice => {
    const known = reckoned.get(choice) ?? noted(asking, at, choice);
    reckoned.set(choice, known);
    return known;
  };
  return new Map(
    ends.flatMap((end): [End, Line][] => {
      const last = end.steps.at(-1);
      const lines = end.steps.map((step) => {
        const worth = reckons === 'last' ? step === last : reckons === 'first' && step === end.steps[0];
        return shown(asking.module, worth ? knowing(step) : step.choice).note;
      });
      const note = lines.findLast((line) => line !== undefined);
      return note === undefined ? [] : [[end, note]];
    }),
  );
}

/** How many answers there may be, each an action of its own: things that are chosen, places that each get some. */
function mostOf({ offer, domain }: Walk, ends: readonly End[]): number {
  const each = domain.kind === 'one' && offer.several?.slot === domain.slot;
  const placed = domain.kind === 'number' && ends.some(({ steps }) => steps.length > 0);
  return each || placed ? (offer.several?.most ?? 1) : 1;
}

/** The answer in words; what was asked after the first of it is named. */
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

/** What was filled in as actions, one after the other; null: a value is none of those there were. */
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
