import type { Action, SlotValue, Tally } from '../../../core/action.js';
import type { TypedOptions } from '../../../core/command.js';
import { type Choice, type CountedChoice, type Domain, type Filled, sumsOf } from '../../../core/offer.js';
import { ok, type Result, refuse, type Term, type Terms } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { ask } from '../engine/apply.js';
import { pieceChoice } from '../engine/domain.js';
import { isUnitKind } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { choiceNamed, fold, hints, termOf } from './names.js';
import { isNone, partsOf, unitsIn } from './units.js';

/**
 * Makes an action of typed options by walking the offers: each slot takes the option of its name, or of one that
 * stands for it; what is not typed is filled in where there is one answer or a harmless one.
 */
export function fillIn(
  state: Hispania,
  seat: SeatId,
  verb: string,
  options: TypedOptions,
  aliases: { readonly [slot: string]: readonly string[] } = {},
): Result<Action> {
  const filled: Record<string, Value> = {};
  let counts: Result<Tally | null> | null = null;
  for (;;) {
    const domain = ask(state, seat, verb, filled);
    if (domain.kind === 'done') return ok({ verb, ...filled });
    const typed = typedFor(options, domain.slot, aliases);
    let value = typed === undefined ? defaultFor(domain, filled) : read(domain, typed);
    if (typed === undefined && domain.kind === 'number' && isUnitKind(domain.slot)) {
      counts ??= countsIn(
        options.units,
        countedKinds((more) => ask(state, seat, verb, { ...filled, ...more })),
      );
      if (!counts.ok) return counts;
      value = ok(counts.value === null ? domain.max : (counts.value[domain.slot] ?? 0));
    }
    if (!value.ok) return value;
    filled[domain.slot] = value.value;
  }
}

export function typedFor(
  options: TypedOptions,
  slot: string,
  aliases: { readonly [slot: string]: readonly string[] },
): string | number | boolean | undefined {
  for (const name of [slot, ...(aliases[slot] ?? [])]) {
    const value = options[name];
    if (value !== undefined && value !== '') return value;
  }
  return partFor(slot, options.units);
}

/** "infantry: 3 gibraltar, 4 grenade; castle: badajoz": in units, what is said of one kind. */
function partFor(slot: string, units: TypedOptions[string] | undefined): string | undefined {
  if (typeof units !== 'string' || !isUnitKind(slot)) return undefined;
  for (const part of units.split(';')) {
    const [kind, said] = part.split(/[:>=]/);
    if (kind === undefined || said === undefined) continue;
    if (choiceNamed([pieceChoice(slot)], kind) !== null) return said.trim();
  }
  return undefined;
}

/** "1 infantry, castle" where a number of each kind is asked for (`recruit`): null without a word on it. */
function countsIn(units: TypedOptions[string] | undefined, choices: readonly CountedChoice[]): Result<Tally | null> {
  if (typeof units !== 'string' || units === '') return ok(null);
  const wanted = partsOf(units).filter((part) => !NONE_OF.test(part));
  if (wanted.length === 0) return ok({});
  return unitsIn(wanted.join(', '), { kind: 'some', slot: 'units', choices, min: 0, max: MANY });
}
const MANY = 99;
const NONE_OF = /^\s*0\s/;

/** Every kind whose number is asked for, with the most there may be of it. */
function countedKinds(asked: (more: Filled) => Domain): readonly CountedChoice[] {
  const choices: CountedChoice[] = [];
  const least: Record<string, Value> = {};
  for (;;) {
    const domain = asked(least);
    if (domain.kind !== 'number' || !isUnitKind(domain.slot)) return choices;
    choices.push({ ...pieceChoice(domain.slot), count: domain.max });
    least[domain.slot] = domain.min;
  }
}

type Question = Exclude<Domain, { readonly kind: 'done' }>;
type Value = Exclude<SlotValue, undefined>;

export function read(domain: Question, typed: string | number | boolean): Result<Value> {
  switch (domain.kind) {
    case 'one': {
      const choice = choiceNamed<Choice>(domain.choices, String(typed)) ?? agreed(domain.choices, String(typed));
      return choice === null
        ? refuse('not-a-choice', {
            slot: slotTerm(domain.slot),
            text: String(typed),
            ...hints(domain.choices, String(typed)),
          })
        : ok(choice.id);
    }
    case 'some':
      return domain.min === 0 && isNone(String(typed)) ? ok({}) : unitsIn(String(typed), domain);
    case 'number': {
      const number = Number(typed);
      const fits =
        number >= domain.min && number <= domain.max && Number.isInteger((number - domain.min) / domain.step);
      return fits
        ? ok(number)
        : refuse('not-in-range', { slot: slotTerm(domain.slot), min: domain.min, max: domain.max });
    }
    case 'text':
      return ok(String(typed).slice(0, domain.maxLength));
  }
}

/** Where one may accept or refuse, yes and no say so; in any language. */
function agreed(choices: readonly Choice[], text: string): Choice | null {
  const said = [YES, NO].find((words) => words.includes(fold(text))) ?? [];
  const found = choices.filter(({ id }) => said.includes(id));
  return found.length === 1 ? (found[0] ?? null) : null;
}
const YES: readonly string[] = ['yes', 'y', 'oui', 'si', 'ok', 'accept', 'claim'];
const NO: readonly string[] = ['no', 'n', 'non', 'refuse', 'waive'];

/** The only choice; the least number; all units where all are wanted or are the usual thing; the first way in. */
function defaultFor(domain: Question, filled: Filled): Result<Value> {
  if (domain.kind === 'number') return ok(domain.min);
  if (domain.kind === 'one') {
    const [only, second] = domain.choices;
    const harmless = domain.slot === 'via' || domain.slot === 'from' || domain.slot === 'replace';
    if (only !== undefined && (second === undefined || (harmless && Object.keys(filled).length > 0)))
      return ok(only.id);
  }
  if (domain.kind === 'some') {
    const all = Object.fromEntries(domain.choices.map((choice) => [choice.id, choice.count]));
    if (sumsOf(domain, all).bound <= domain.max) return ok(all);
    const [only, second] = domain.choices;
    if (only !== undefined && second === undefined) return ok({ [only.id]: domain.max });
  }
  if (domain.kind === 'some') return refuse('some-missing', someTerms(domain));
  const choices = domain.kind === 'one' ? domain.choices : [];
  return refuse('slot-missing', { slot: slotTerm(domain.slot), ...hints(choices) });
}

/** How many of which, and how that is typed where they are of one kind. */
function someTerms(domain: Extract<Question, { readonly kind: 'some' }>): Terms {
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

function slotTerm(slot: string): { readonly kind: string; readonly id: string } {
  return { kind: 'slot', id: slot };
}
