import type { Action, SlotValue, Tally } from './action.js';
import { isTally } from './action.js';
import type { NameTerm, Terms } from './result.js';
import type { SeatId } from './seat.js';

/**
 * Offers are the single source of legality. A game states which verbs a seat may use now; a verb's slots are then asked
 * one by one, each with its legal values given those already chosen. Autocomplete, buttons, the autopilot, the fuzzer
 * and the validator all walk this tree; anything outside it is refused.
 */
export interface Offer {
  readonly verb: string;
  /** Shown on the button; the game's words have `verb.<verb>`, filled with these values. */
  readonly values?: Terms;
  /** Allowed, but nobody waits for it (another's turn, a standing order, a capital). */
  readonly optional?: boolean;
  /**
   * Irrevocable whatever is answered: always asks "really?". If that depends on the answer, or on a loss, the module's
   * `preview` says so.
   */
  readonly final?: boolean;
  /**
   * So many answers at once in this slot, each a separate action, with all (or, of a number, the least) that the next
   * slots allow: stacks that go together, provinces that each get a unit.
   */
  readonly several?: { readonly slot: string; readonly most: number };
  /** The verb that often follows: a form for all of this one also asks for that one, and does it afterwards. */
  readonly ends?: string;
  /** Offering it, or its choices, reveals a secret (an event held): kept off public buttons. */
  readonly secret?: boolean;
}

/** The next slot and its legal values, or nothing more to ask. */
export type Domain =
  | { readonly kind: 'one'; readonly slot: string; readonly choices: readonly Choice[] }
  | {
      readonly kind: 'some';
      readonly slot: string;
      /** Per id at most its count; in all between min and max, beyond which only `free` ones may come. */
      readonly choices: readonly CountedChoice[];
      readonly min: number;
      readonly max: number;
    }
  | {
      readonly kind: 'number';
      readonly slot: string;
      readonly min: number;
      readonly max: number;
      readonly step: number;
      /** The maximum is all there is. */
      readonly all?: true;
    }
  | { readonly kind: 'text'; readonly slot: string; readonly maxLength: number }
  | { readonly kind: 'done' };

export interface Choice {
  readonly id: string;
  /** The name to show; by default the id is looked up as `choice.<id>`. */
  readonly name?: NameTerm;
  /** Shown beside it, as a key of the game's words (`note.<note>`), e.g. that an attack starts. */
  readonly note?: string;
  readonly values?: Terms;
}
export interface CountedChoice extends Choice {
  readonly count: number;
  /** Takes no room: not counted towards `max`. */
  readonly free?: true;
}

/** The slots filled so far, in order. */
export type Filled = Readonly<Record<string, Exclude<SlotValue, undefined>>>;

/** Given a seat and a partly filled action, gives the next question. */
type AskNext = (seat: SeatId, verb: string, filled: Filled) => Domain;

export function allows(domain: Exclude<Domain, { kind: 'done' }>, value: SlotValue): boolean {
  switch (domain.kind) {
    case 'one':
      return typeof value === 'string' && domain.choices.some((choice) => choice.id === value);
    case 'some':
      return isTally(value) && allowsTally(domain, value);
    case 'number':
      return (
        typeof value === 'number' &&
        value >= domain.min &&
        value <= domain.max &&
        Number.isInteger((value - domain.min) / domain.step)
      );
    case 'text':
      return typeof value === 'string' && value.length <= domain.maxLength;
  }
}

function allowsTally(domain: Extract<Domain, { kind: 'some' }>, tally: Readonly<Record<string, number>>): boolean {
  for (const [id, count] of Object.entries(tally)) {
    const choice = domain.choices.find((candidate) => candidate.id === id);
    if (choice === undefined || !Number.isInteger(count) || count < 1 || count > choice.count) return false;
  }
  const { total, bound } = sumsOf(domain, tally);
  return total >= domain.min && bound <= domain.max;
}

/** How many are chosen in all, and how many count towards `max`. */
export function sumsOf(
  { choices }: Extract<Domain, { kind: 'some' }>,
  tally: Readonly<Record<string, number>>,
): { readonly total: number; readonly bound: number } {
  let [total, bound] = [0, 0];
  for (const [id, count] of Object.entries(tally)) {
    total += count;
    if (choices.find((choice) => choice.id === id)?.free !== true) bound += count;
  }
  return { total, bound };
}

/** The most that may be chosen in all. */
export function mostOf({ choices, max }: Extract<Domain, { kind: 'some' }>): number {
  const counted = (free: boolean) =>
    choices.reduce((sum, choice) => sum + ((choice.free === true) === free ? choice.count : 0), 0);
  return Math.min(max, counted(false)) + counted(true);
}

/** Everything of each kind. */
export function allOf({ choices }: Extract<Domain, { kind: 'some' }>): Tally {
  return Object.fromEntries(choices.map(({ id, count }) => [id, count]));
}

export function isAll({ choices }: Extract<Domain, { kind: 'some' }>, tally: Tally): boolean {
  return choices.every(({ id, count }) => tally[id] === count);
}

const MISFITS = ['not-offered', 'slot-missing', 'slot-illegal', 'slot-unknown'] as const;
export type Misfit = { readonly code: (typeof MISFITS)[number]; readonly slot?: string; readonly domain?: Domain };

/** Walks the tree with the action's values; null when the action is one of those offered. */
export function misfitOf(offers: readonly Offer[], ask: AskNext, seat: SeatId, action: Action): Misfit | null {
  if (!offers.some((offer) => offer.verb === action.verb)) return { code: 'not-offered' };
  const filled: Record<string, Exclude<SlotValue, undefined>> = {};
  for (;;) {
    const domain = ask(seat, action.verb, filled);
    if (domain.kind === 'done') break;
    const value = action[domain.slot];
    if (value === undefined) return { code: 'slot-missing', slot: domain.slot, domain };
    if (!allows(domain, value)) return { code: 'slot-illegal', slot: domain.slot, domain };
    filled[domain.slot] = value;
  }
  const strange = Object.keys(action).find((slot) => slot !== 'verb' && !Object.hasOwn(filled, slot));
  return strange === undefined ? null : { code: 'slot-unknown', slot: strange };
}
