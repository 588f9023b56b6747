import type { Action } from '../../core/action.js';
import type { TypedOptions } from '../../core/command.js';
import type { Domain, Filled } from '../../core/offer.js';
import { ok, type Rejection, type Result, refuse } from '../../core/result.js';
import type { Aliases, Lexicon, Question, Value } from './lexicon.js';
import { answerUntyped, readValue } from './reading.js';
import { rejectStrange, type Within, withinOptions } from './within.js';

/** What a command's options may mean besides one per slot. */
export interface Filling {
  /** The meaning of slots left out. */
  readonly unsaid?: TypedOptions;
  /** What another option already says ("captain II"): an option for it may only repeat that. */
  readonly says?: { readonly option: string; readonly text: string; readonly slots: TypedOptions };
  /** An option nothing asks for, but that only repeats what is settled anyway. */
  isSettled?(action: Action, option: string, value: TypedOptions[string]): boolean;
}

/** Known, but ambiguous or too much: closer than an unknown name. */
const UNDERSTOOD: readonly string[] = ['which-one', 'unit-where', 'unit-short'];

/** The result of reading typed options as one verb. */
export interface Reading {
  readonly verb: string;
  readonly read: Result<Action>;
  /** How many options were understood. */
  readonly heard: number;
  /** Nothing typed is wrong, but more is needed. */
  readonly missing: boolean;
}

/**
 * Makes an action of typed options by walking the offer: each slot takes the option of its name or an alias; slots left
 * out are filled if obvious. Options nothing asks for are refused, since they would have no effect.
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

/** The same, and how far it got: for a command with several possible verbs. */
export function readingOf(
  lexicon: Lexicon,
  verb: string,
  ask: (filled: Filled) => Domain,
  options: TypedOptions,
  how: Filling = {},
): Reading {
  const filled: Record<string, Value> = {};
  const heard = new Set<string>();
  const strange = rejectStrange(lexicon, options);
  if (strange !== null) return { verb, read: { ok: false, rejection: strange }, heard: 0, missing: false };
  const within = withinOptions(lexicon, ask, options);
  const listening = { lexicon, aliases: aliasesOf(lexicon, verb), options, how, heard };
  for (;;) {
    const domain = ask(filled);
    if (domain.kind === 'done') break;
    const before = heard.size;
    const value = answer(listening, domain, within(domain, filled));
    // A failed option was typed wrongly; without one the question is open.
    if (!value.ok) {
      const half = heard.size > before && UNDERSTOOD.includes(value.rejection.code) ? 1 / 2 : 0;
      return { verb, read: value, heard: before + half, missing: heard.size === before };
    }
    filled[domain.slot] = value.value;
  }
  const action: Action = { verb, ...filled };
  const rejection = unheard(action, options, heard, how) ?? rejectStrange(lexicon, options, Object.keys(filled));
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
  return said === undefined ? answerUntyped(lexicon, domain) : readValue(lexicon, domain, said);
}

/** Two options contradict each other on one slot ("captain II", level 3). */
function contradiction({ option, value }: { readonly option: string; readonly value: string | number | boolean }) {
  return refuse('option-against', { option: { kind: 'option', id: option }, text: String(value) });
}

/** Options nothing asks for. */
function unheard(action: Action, options: TypedOptions, heard: ReadonlySet<string>, how: Filling): Rejection | null {
  for (const [option, value] of Object.entries(options)) {
    if (heard.has(option) || value === undefined || value === '') continue;
    if (how.isSettled?.(action, option, value) === true) continue;
    return unused(action, option, String(value));
  }
  const { says } = how;
  const lost = Object.keys(says?.slots ?? {}).find((slot) => action[slot] === undefined);
  if (says === undefined || lost === undefined) return null;
  return unused(action, says.option, says.text);
}

function unused({ verb }: Action, option: string, text: string): Rejection {
  return refuse('option-unused', { option: { kind: 'option', id: option }, verb: { kind: 'verb', id: verb }, text })
    .rejection;
}

export function aliasesOf(lexicon: Lexicon, verb: string): Aliases {
  return lexicon.aliasesOf?.[verb] ?? lexicon.aliases ?? {};
}

/** The text typed for a slot, and its option. */
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
