import type { SlotValue } from '../../../core/action.js';
import type { TypedOptions } from '../../../core/command.js';
import { type Domain, mostOf } from '../../../core/offer.js';
import { ok, type Rejection, type Result, refuse, type Term, type Terms } from '../../../core/result.js';
import { pieceChoice } from '../engine/domain.js';
import { isUnitKind } from '../state/stack.js';
import { choiceNamed, hints, termOf } from './names.js';

/** What is not typed: filled in where there is one answer or where leaving it out says one, else asked for. */

type Question = Exclude<Domain, { readonly kind: 'done' }>;
type Value = Exclude<SlotValue, undefined>;
type Some = Extract<Domain, { readonly kind: 'some' }>;

export function valueUntyped(domain: Question, options: TypedOptions): Result<Value> {
  const value = onlyAnswer(domain) ?? leftOut(domain, options);
  return value === null ? { ok: false, rejection: question(domain) } : ok(value);
}

/** The one thing that may be answered; null where there is a choice. */
function onlyAnswer(domain: Question): Value | null {
  switch (domain.kind) {
    case 'number':
      return domain.min === domain.max ? domain.min : null;
    case 'one': {
      const [only, second] = domain.choices;
      return only !== undefined && second === undefined ? only.id : null;
    }
    case 'some': {
      const [only, second] = domain.choices;
      if (domain.min >= total(domain)) return everything(domain);
      return only !== undefined && second === undefined && domain.min === domain.max ? { [only.id]: domain.max } : null;
    }
    case 'text':
      return null;
  }
}

/**
 * What leaving out means, as the options say of themselves: one where a number counts from one, for the rest may follow;
 * all units where they all may; none of a kind where other kinds are named; the Castle from beside the board, for so
 * none of those on it is lost (9.5.3).
 */
function leftOut(domain: Question, options: TypedOptions): Value | null {
  if (domain.kind === 'number') return domain.slot === 'count' && domain.min === 1 ? domain.min : null;
  if (domain.kind === 'one') {
    return domain.slot === 'from' && domain.choices.some(({ id }) => id === 'aside') ? 'aside' : null;
  }
  if (domain.kind !== 'some') return null;
  if (domain.slot === 'units') return mostOf(domain) >= total(domain) ? everything(domain) : null;
  return isUnitKind(domain.slot) && isTyped(options.units) && domain.min === 0 ? {} : null;
}

function isTyped(value: TypedOptions[string] | undefined): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
function everything({ choices }: Some): Value {
  return Object.fromEntries(choices.map(({ id, count }) => [id, count]));
}
function total({ choices }: Some): number {
  return choices.reduce((sum, { count }) => sum + count, 0);
}

export function question(domain: Question): Rejection {
  const slot = slotTerm(domain.slot);
  if (domain.kind === 'some') return refuse('some-missing', someTerms(domain)).rejection;
  if (domain.kind === 'number') return refuse('not-in-range', { slot, min: domain.min, max: domain.max }).rejection;
  return refuse('slot-missing', { slot, ...hints(domain.kind === 'one' ? domain.choices : []) }).rejection;
}

/** How many of which, and how that is typed where they are of one kind. */
function someTerms(domain: Some): Terms {
  const { slot, min, max } = domain;
  const counted = domain.choices.map(
    (choice): Term => (choice.count === 1 ? termOf(choice) : [termOf(choice), choice.count]),
  );
  const [first] = domain.choices;
  const example: Terms =
    first === undefined || !isUnitKind(slot) ? {} : { unit: { kind: 'unit', id: slot }, first: [[1, termOf(first)]] };
  const wanted: Terms = min === max ? { exactly: max } : { min, max };
  return { slot: slotTerm(slot), ...wanted, choices: counted, ...example };
}

export function slotTerm(slot: string): { readonly kind: string; readonly id: string } {
  return { kind: 'slot', id: slot };
}

/** "infantry: 3 gibraltar; castle: badajoz": what is said of each kind. */
export type SaidOfKinds = readonly { readonly kind: string; readonly said: string }[];
export function saidOfKinds(units: TypedOptions[string] | undefined): SaidOfKinds {
  if (typeof units !== 'string') return [];
  return units.split(';').flatMap((part) => {
    const [kind, said] = part.split(/[:>=]/);
    return kind === undefined || said === undefined ? [] : [{ kind: kind.trim(), said: said.trim() }];
  });
}

/** Kinds that were named and are none of those that were asked for: null where there are none. */
export function strangeKind(units: TypedOptions[string] | undefined, slots: readonly string[]): Rejection | null {
  const choices = slots.flatMap((slot) => (isUnitKind(slot) ? [pieceChoice(slot)] : []));
  const strange = saidOfKinds(units).find(({ kind }) => choiceNamed(choices, kind) === null);
  if (strange === undefined || choices.length === 0) return null;
  return refuse('unit-unknown', { text: strange.kind, ...hints(choices, strange.kind) }).rejection;
}
