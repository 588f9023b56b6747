import type { Action } from '../../core/action.js';
import type { TypedOptions } from '../../core/command.js';
import type { Domain, Filled } from '../../core/offer.js';
import { ok, type Rejection, type Result, refuse } from '../../core/result.js';
import type { Aliases, Lexicon, Question, Value } from './lexicon.js';
import { readValue, untyped } from './reading.js';

/** What a command may say besides an option for each slot. */
export interface Filling {
  /** Instead of those of the lexicon. */
  readonly aliases?: Aliases;
  /** What it means when a slot is not said. */
  readonly unsaid?: TypedOptions;
  /** A slot that is answered within the words of another option ("infantry: 2 badajoz; castle: porto"). */
  within?(domain: Question, filled: Filled): { readonly option: string; readonly value: Result<Value> | null } | null;
  /** An option that nothing asks for, and that says no more than what is settled anyway. */
  isSettled?(action: Action, option: string, value: TypedOptions[string]): boolean;
}

/**
 * Makes an action of typed options by walking the offer: each slot takes the option of its name, or of one that stands
 * for it; what is not typed is filled in where it goes without saying. What is typed and nothing asks for is refused: it
 * would not happen.
 */
export function fillIn(
  lexicon: Lexicon,
  verb: string,
  ask: (filled: Filled) => Domain,
  options: TypedOptions,
  how: Filling = {},
): Result<Action> {
  const filled: Record<string, Value> = {};
  const heard = new Set<string>();
  for (;;) {
    const domain = ask(filled);
    if (domain.kind === 'done') break;
    const value = answer(lexicon, domain, filled, options, how, heard);
    if (!value.ok) return value;
    filled[domain.slot] = value.value;
  }
  const action: Action = { verb, ...filled };
  const rejection = unheard(action, options, heard, how);
  return rejection === null ? ok(action) : { ok: false, rejection };
}

function answer(
  lexicon: Lexicon,
  domain: Question,
  filled: Filled,
  options: TypedOptions,
  how: Filling,
  heard: Set<string>,
): Result<Value> {
  const typed = typedFor(options, domain.slot, how.aliases ?? lexicon.aliases);
  if (typed !== null) {
    heard.add(typed.option);
    return readValue(lexicon, domain, typed.value);
  }
  const within = how.within?.(domain, filled) ?? null;
  if (within !== null) {
    heard.add(within.option);
    if (within.value !== null) return within.value;
  }
  const said = how.unsaid?.[domain.slot];
  return said === undefined ? untyped(lexicon, domain, options) : readValue(lexicon, domain, said);
}

/** What was typed and nothing asks for. */
function unheard(action: Action, options: TypedOptions, heard: ReadonlySet<string>, how: Filling): Rejection | null {
  for (const [option, value] of Object.entries(options)) {
    if (heard.has(option) || value === undefined || value === '') continue;
    if (how.isSettled?.(action, option, value) === true) continue;
    return refuse('option-unused', { option: { kind: 'option', id: option }, text: String(value) }).rejection;
  }
  return null;
}

/** What is typed for a slot, and in which option. */
export function typedFor(
  options: TypedOptions,
  slot: string,
  aliases: Aliases = {},
): { readonly option: string; readonly value: string | number | boolean } | null {
  for (const option of [slot, ...(aliases[slot] ?? [])]) {
    const value = options[option];
    if (value !== undefined && value !== '') return { option, value };
  }
  return null;
}
