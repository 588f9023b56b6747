import type { Action, SlotValue, Tally } from '../../../core/action.js';
import type { TypedOptions } from '../../../core/command.js';
import { type Choice, type CountedChoice, type Domain, type Filled, sumsOf } from '../../../core/offer.js';
import { ok, type Rejection, type Result, refuse } from '../../../core/result.js';
import type { SeatId } from '../../../core/seat.js';
import { ask } from '../engine/apply.js';
import { pieceChoice } from '../engine/domain.js';
import { UNIT_KINDS } from '../facts/ids.js';
import { isUnitKind } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { choiceNamed, fold, hints } from './names.js';
import { isSettled } from './settled.js';
import { isNone, partsOf, unitsIn } from './units.js';
import { question, saidOfKinds, slotTerm, strangeKind, valueUntyped } from './untyped.js';

/**
 * Makes an action of typed options by walking the offers: each slot takes the option of its name, or of one that
 * stands for it, or what it means when it is not said. What is typed and nothing asks for is refused, for it would not happen.
 */
export function fillIn(
  state: Hispania,
  seat: SeatId,
  verb: string,
  options: TypedOptions,
  aliases: Aliases = {},
  unsaid: TypedOptions = {},
): Result<Action> {
  const unknown = strangeKind(options.units, UNIT_KINDS);
  if (unknown !== null) return { ok: false, rejection: unknown };
  const filled: Record<string, Value> = {};
  const asked = new Set<string>();
  let counts: Result<Tally | null> | null = null;
  let kinds: readonly CountedChoice[] = [];
  for (;;) {
    const domain = ask(state, seat, verb, filled);
    if (domain.kind === 'done') {
      const action = { verb, ...filled };
      const rejection = strangeKind(options.units, Object.keys(filled)) ?? unasked(state, seat, action, options, asked);
      return rejection === null ? ok(action) : { ok: false, rejection };
    }
    const typed = typedFor(options, domain.slot, aliases);
    if (typed !== null) asked.add(typed.option);
    const said = typed?.value ?? unsaid[domain.slot];
    let value = said === undefined ? valueUntyped(domain, options) : read(domain, said);
    if (typed === null && domain.kind === 'number' && isUnitKind(domain.slot)) {
      asked.add('units');
      if (counts === null) {
        kinds = countedKinds((more) => ask(state, seat, verb, { ...filled, ...more }));
        counts = countsIn(options.units, kinds);
      }
      if (!counts.ok) return counts;
      if (counts.value !== null) value = ok(counts.value[domain.slot] ?? 0);
      else if (domain.max === kinds.find(({ id }) => id === domain.slot)?.count) value = ok(domain.max);
    } else if (typed === null && isUnitKind(domain.slot)) asked.add('units');
    if (!value.ok) return value;
    filled[domain.slot] = value.value;
  }
}

/** What was typed and nothing asks for, unless it says what is settled anyway. */
function unasked(
  state: Hispania,
  seat: SeatId,
  action: Filled & { readonly verb: string },
  options: TypedOptions,
  asked: ReadonlySet<string>,
): Rejection | null {
  for (const [option, value] of Object.entries(options)) {
    if (asked.has(option) || value === undefined || value === '') continue;
    if (isSettled(state, seat, action, option, value)) continue;
    return refuse('option-unused', { option: { kind: 'option', id: option }, text: String(value) }).rejection;
  }
  return null;
}

/** Which options stand for a slot besides the one of its name. */
export type Aliases = { readonly [slot: string]: readonly string[] };

/** What is typed for a slot, and in which option. */
export function typedFor(
  options: TypedOptions,
  slot: string,
  aliases: Aliases,
): { readonly option: string; readonly value: string | number | boolean } | null {
  for (const option of [slot, ...(aliases[slot] ?? [])]) {
    const value = options[option];
    if (value !== undefined && value !== '') return { option, value };
  }
  const said = isUnitKind(slot)
    ? saidOfKinds(options.units).find(({ kind }) => choiceNamed([pieceChoice(slot)], kind) !== null)
    : undefined;
  return said === undefined ? null : { option: 'units', value: said.said };
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
    case 'some': {
      const tally = domain.min === 0 && isNone(String(typed)) ? ok({}) : unitsIn(String(typed), domain);
      if (!tally.ok) return tally;
      const { total, bound } = sumsOf(domain, tally.value);
      return total >= domain.min && bound <= domain.max ? tally : { ok: false, rejection: question(domain) };
    }
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
