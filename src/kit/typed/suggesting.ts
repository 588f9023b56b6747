import type { Suggestion, TypedOptions } from '../../core/command.js';
import type { Choice, Domain, Filled } from '../../core/offer.js';
import { fold } from '../../core/slips.js';
import type { Locale } from '../../core/words.js';
import { leastOf } from '../offers/least.js';
import { typedFor } from './filling.js';
import type { Aliases, Lexicon, Value } from './lexicon.js';
import { nameOf } from './names.js';
import { readValue } from './reading.js';

/** What Discord shows. */
const MOST = 25;
const LONGEST = 100;

/** What may be typed into an option now: the legal values of its slot, in the reader's language. */
export function suggestionsFor(
  lexicon: Lexicon,
  /** The question that the option answers; null where nothing in particular is asked. */
  domain: Domain | null,
  option: string,
  options: TypedOptions,
  locale: Locale,
): readonly Suggestion[] {
  const typed = String(options[option] ?? '');
  if (domain?.kind === 'some') return countedSuggestions(lexicon, domain, typed, locale);
  const choices = domain?.kind === 'one' ? domain.choices : (lexicon.things?.[option] ?? []);
  return matching(lexicon, choices, typed, locale);
}

/** Walks the slots with what is typed until the one that the option fills. */
export function questionFor(
  lexicon: Lexicon,
  ask: (filled: Filled) => Domain,
  option: string,
  options: TypedOptions,
  aliases: Aliases = lexicon.aliases ?? {},
): Domain | null {
  const filled: Record<string, Value> = {};
  for (let slots = 0; slots < MOST; slots++) {
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

/** Those that begin so, then those that have it within. */
function matching(lexicon: Lexicon, choices: readonly Choice[], typed: string, locale: Locale): readonly Suggestion[] {
  const wanted = fold(typed);
  const named = choices.map((choice) => ({ name: nameOf(lexicon, choice, locale), value: choice.id }));
  const starting = named.filter(({ name }) => fold(name).startsWith(wanted));
  const containing = named.filter(
    ({ name, value }) => !starting.some((one) => one.value === value) && fold(name).includes(wanted),
  );
  return [...starting, ...containing].slice(0, MOST);
}

/** All of them, then each kind alone; what is typed already is kept before the last comma. */
function countedSuggestions(
  lexicon: Lexicon,
  domain: Extract<Domain, { readonly kind: 'some' }>,
  typed: string,
  locale: Locale,
): readonly Suggestion[] {
  const cut = typed.lastIndexOf(',');
  const before = cut === -1 ? '' : `${typed.slice(0, cut).trim()}, `;
  const last = fold(typed.slice(cut + 1));
  const wanted = last.replace(/^\d+\s*/, '');
  const number = /^\d+/.exec(last)?.[0];
  const list: Suggestion[] = [];
  const all = domain.choices.map((choice) => `${choice.count} ${nameOf(lexicon, choice, locale)}`).join(', ');
  if (before === '' && last === '' && domain.choices.length > 1)
    list.push({ name: all.slice(0, LONGEST), value: all.slice(0, LONGEST) });
  for (const choice of domain.choices) {
    const name = nameOf(lexicon, choice, locale);
    if (!fold(name).includes(wanted)) continue;
    for (let count = choice.count; count >= 1; count--) {
      if (number !== undefined && Number(number) !== count) continue;
      const text = `${before}${count} ${name}`.slice(0, LONGEST);
      list.push({ name: text, value: text });
    }
  }
  return list.slice(0, MOST);
}
