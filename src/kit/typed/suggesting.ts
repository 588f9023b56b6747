import type { Suggestion, SuggestionRoom, TypedOptions } from '../../core/command.js';
import type { Choice, Domain, Filled } from '../../core/offer.js';
import { fold } from '../../core/slips.js';
import type { Locale } from '../../core/words.js';
import { leastOf } from '../offers/least.js';
import { ALL_OF_IT } from './counted.js';
import { typedFor } from './filling.js';
import type { Aliases, Lexicon, Value } from './lexicon.js';
import { nameOf } from './names.js';
import { readValue } from './reading.js';

/** Completions for an option: its slot's legal values, in the reader's language. */
export function suggestionsFor(
  lexicon: Lexicon,
  /** The question this option answers; null if nothing in particular is asked. */
  domain: Domain | null,
  option: string,
  options: TypedOptions,
  locale: Locale,
  room: SuggestionRoom,
): readonly Suggestion[] {
  const typed = String(options[option] ?? '');
  if (domain?.kind === 'some') return countedSuggestions(lexicon, domain, typed, locale, room);
  const choices = domain?.kind === 'one' ? domain.choices : (lexicon.things?.[option] ?? []);
  return matching(lexicon, choices, typed, locale).slice(0, room.suggestions);
}

/** Walks the slots with what is typed, up to the one this option fills. */
export function questionFor(
  lexicon: Lexicon,
  ask: (filled: Filled) => Domain,
  option: string,
  options: TypedOptions,
  aliases: Aliases = lexicon.aliases ?? {},
): Domain | null {
  const filled: Record<string, Value> = {};
  for (let slots = 0; slots < MOST_SLOTS; slots++) {
    const domain = ask(filled);
    if (domain.kind === 'done') return null;
    const stands = aliases[domain.slot]?.includes(option) === true && options[domain.slot] === undefined;
    if (domain.slot === option || stands) return domain;
    const typed = typedFor(options, domain.slot, aliases);
    const value = readValue(lexicon, domain, typed?.value ?? (domain.kind === 'some' ? 'all' : ''));
    filled[domain.slot] = value.ok ? value.value : leastOf(domain);
  }
  return null;
}

/** No verb has more slots. */
const MOST_SLOTS = 25;

/** Prefix matches first, then matches inside. */
function matching(lexicon: Lexicon, choices: readonly Choice[], typed: string, locale: Locale): readonly Suggestion[] {
  const wanted = fold(typed);
  const named = choices.map((choice) => ({ name: nameOf(lexicon, choice, locale), value: choice.id }));
  const starting = named.filter(({ name }) => fold(name).startsWith(wanted));
  const containing = named.filter(
    ({ name, value }) => !starting.some((one) => one.value === value) && fold(name).includes(wanted),
  );
  return [...starting, ...containing];
}

/**
 * Everything, then each kind; what is typed before the last comma is kept. Lists are never cut: a shortened one would
 * mean something else.
 */
function countedSuggestions(
  lexicon: Lexicon,
  domain: Extract<Domain, { readonly kind: 'some' }>,
  typed: string,
  locale: Locale,
  room: SuggestionRoom,
): readonly Suggestion[] {
  const cut = typed.lastIndexOf(',');
  const before = cut === -1 ? '' : `${typed.slice(0, cut).trim()}, `;
  const last = fold(typed.slice(cut + 1));
  const wanted = last.replace(/^\d+\s*/, '');
  const number = /^\d+/.exec(last)?.[0];
  const list: Suggestion[] = [];
  const all = domain.choices.map((choice) => `${choice.count} ${nameOf(lexicon, choice, locale)}`);
  if (before === '' && last === '' && all.length > 1) list.push(everybody(all, locale, room));
  for (const choice of domain.choices) {
    const name = nameOf(lexicon, choice, locale);
    if (!fold(name).includes(wanted)) continue;
    for (let count = choice.count; count >= 1; count--) {
      if (number !== undefined && Number(number) !== count) continue;
      const text = `${before}${count} ${name}`;
      if (text.length <= room.letters) list.push({ name: text, value: text });
    }
  }
  return list.slice(0, room.suggestions);
}

/** The whole list, or "all" and as much of it as fits. */
function everybody(parts: readonly string[], locale: Locale, { letters }: SuggestionRoom): Suggestion {
  const whole = parts.join(', ');
  if (whole.length <= letters) return { name: whole, value: whole };
  const shown = parts.filter((_, at) => parts.slice(0, at + 1).join(', ').length + MORE.length <= letters);
  return { name: shown.join(', ') + MORE, value: ALL_OF_IT[locale] };
}
const MORE = ', …';
