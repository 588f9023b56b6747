import type { Action, SlotValue } from '../../core/action.js';
import type { TypedOptions } from '../../core/command.js';
import type { Domain, Filled } from '../../core/offer.js';
import { ok, type Result } from '../../core/result.js';
import type { Aliases, Lexicon } from './lexicon.js';
import { readValue, untyped } from './reading.js';

/**
 * Makes an action of typed options by walking the offer: each slot takes the option of its name, or of one that stands
 * for it; what is not typed is filled in where it goes without saying.
 */
export function fillIn(
  lexicon: Lexicon,
  verb: string,
  ask: (filled: Filled) => Domain,
  options: TypedOptions,
): Result<Action> {
  const filled: Record<string, Exclude<SlotValue, undefined>> = {};
  for (;;) {
    const domain = ask(filled);
    if (domain.kind === 'done') return ok({ verb, ...filled });
    const typed = typedFor(options, domain.slot, lexicon.aliases);
    const value = typed === undefined ? untyped(lexicon, domain) : readValue(lexicon, domain, typed);
    if (!value.ok) return value;
    filled[domain.slot] = value.value;
  }
}

/** What was typed for a slot, under its own name or another's. */
export function typedFor(options: TypedOptions, slot: string, aliases: Aliases = {}): TypedOptions[string] | undefined {
  for (const name of [slot, ...(aliases[slot] ?? [])]) {
    const value = options[name];
    if (value !== undefined && value !== '') return value;
  }
  return undefined;
}
