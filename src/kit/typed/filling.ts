import type { Action } from '../../core/action.js';
import type { TypedOptions } from '../../core/command.js';
import type { Domain, Filled } from '../../core/offer.js';
import { ok, type Rejection, type Result, refuse } from '../../core/result.js';
import type { Aliases, Lexicon, Question, Value } from './lexicon.js';
import { readValue, untyped } from './reading.js';
import { strangeWithin, type Within, withinOptions } from './within.js';

/** What a command may say besides an option for each slot. */
export interface Filling {
  /** What it means when a slot is not said. */
  readonly unsaid?: TypedOptions;
  /** What the words of another option say already ("captain II"): an option for it may say the same, and nothing else. */
  readonly says?: { readonly option: string; readonly text: string; readonly slots: TypedOptions };
  /** An option that nothing asks for, and that says no more than what is settled anyway. */
  isSettled?(action: Action, option: string, value: TypedOptions[string]): boolean;
}

/** What was typed is known, but is not one thing, or is too much: closer than what nobody knows. */
const UNDERSTOOD: readonly string[] = ['which-one', 'unit-where', 'unit-short'];

/** What came of reading typed options as one verb. */
export interface Reading {
  readonly verb: string;
  readonly read: Result<Action>;
  /** So many of the options were understood. */
  readonly heard: number;
  /** Nothing that was typed is wrong, but something else must be said. */
  readonly missing: boolean;
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
  return readingOf(lexicon, verb, ask, options, how).read;
}

/** The same, with how far it came: for a command that may mean several verbs. */
export function readingOf(
  lexicon: Lexicon,
  verb: string,
  ask: (filled: Filled) => Domain,
  options: TypedOptions,
  how: Filling = {},
): Reading {
  const filled: Record<string, Value> = {};
  const heard = new Set<string>();
  const strange = strangeWithin(lexicon, options);
  if (strange !== null) return { verb, read: { ok: false, rejection: strange }, heard: 0, missing: false };
  const within = withinOptions(lexicon, ask, options);
  const listening = { lexicon, aliases: aliasesOf(lexicon, verb), options, how, heard };
  for (;;) {
    const domain = ask(filled);
    if (domain.kind === 'done') break;
    const before = heard.size;
    const value = answer(listening, domain, within(domain, filled));
    // An option that was looked at in vain was typed wrongly; with none the question is open.
    if (!value.ok) {
      const half = heard.size > before && UNDERSTOOD.includes(value.rejection.code) ? 1 / 2 : 0;
      return { verb, read: value, heard: before + half, missing: heard.size === before };
    }
    filled[domain.slot] = value.value;
  }
  const action: Action = { verb, ...filled };
  const rejection = unheard(action, options, heard, how) ?? strangeWithin(lexicon, options, Object.keys(filled));
  const read: Result<Action> = rejection === null ? ok(action) : { ok: false, rejection };
  return { verb, read, heard: heard.size, missing: false };
}

interface Listening {
  readonly lexicon: Lexicon;
  readonly aliases: Aliases;
  readonly options: TypedOptions;
  readonly how: Filling;
  readonly heard: Set<string>;
}

function answer(
  { lexicon, aliases, options, how, heard }: Listening,
  domain: Question,
  within: Within | null,
): Result<Value> {
  const typed = typedFor(options, domain.slot, aliases);
  const says = how.says?.slots[domain.slot];
  if (typed !== null) {
    heard.add(typed.option);
    const read = readValue(lexicon, domain, typed.value);
    if (says === undefined || !read.ok) return read;
    const said = readValue(lexicon, domain, says);
    return said.ok && String(said.value) === String(read.value) ? read : contradiction(typed);
  }
  if (says !== undefined) return readValue(lexicon, domain, says);
  if (within !== null && (options[within.option] ?? '') !== '') heard.add(within.option);
  if (within !== null && within.value !== null) return within.value;
  const said = how.unsaid?.[domain.slot];
  return said === undefined ? untyped(lexicon, domain) : readValue(lexicon, domain, said);
}

/** Two options say two things of one slot ("captain II", level 3). */
function contradiction({ option, value }: { readonly option: string; readonly value: string | number | boolean }) {
  return refuse('option-against', { option: { kind: 'option', id: option }, text: String(value) });
}

/** What was typed and nothing asks for. */
function unheard(action: Action, options: TypedOptions, heard: ReadonlySet<string>, how: Filling): Rejection | null {
  for (const [option, value] of Object.entries(options)) {
    if (heard.has(option) || value === undefined || value === '') continue;
    if (how.isSettled?.(action, option, value) === true) continue;
    return refuse('option-unused', { option: { kind: 'option', id: option }, text: String(value) }).rejection;
  }
  const { says } = how;
  const lost = Object.keys(says?.slots ?? {}).find((slot) => action[slot] === undefined);
  if (says === undefined || lost === undefined) return null;
  return refuse('option-unused', { option: { kind: 'option', id: says.option }, text: says.text }).rejection;
}

export function aliasesOf(lexicon: Lexicon, verb: string): Aliases {
  return lexicon.aliasesOf?.[verb] ?? lexicon.aliases ?? {};
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
