import type { Suggestion, TypedOptions } from '../../../core/command.js';
import type { Locale } from '../../../core/locale.js';
import type { Choice, Domain, Filled } from '../../../core/offer.js';
import type { SeatId } from '../../../core/seat.js';
import { ask } from '../engine/apply.js';
import { areaChoice, nationChoice, pieceChoice } from '../engine/domain.js';
import { AREA_IDS, NATION_IDS, PROVINCE_IDS, UNIT_KINDS } from '../facts/ids.js';
import type { Hispania } from '../state/state.js';
import { read, typedFor } from './filling.js';
import { ALIASES, offersVerb } from './meant.js';
import { fold, nameOf } from './names.js';
import { ORDER_ALIASES } from './ordering.js';

const MOST = 25;

/** What may be typed into an option now: the legal values of its slot, in the reader's language. */
export function suggest(
  state: Hispania,
  seat: SeatId | null,
  command: string,
  option: string,
  options: TypedOptions,
  locale: Locale,
): readonly Suggestion[] {
  const typed = String(options[option] ?? '');
  const verb = command === 'orders' ? 'order' : command;
  const domain = seat === null || !offersVerb(state, seat, verb) ? null : domainFor(state, seat, verb, option, options);
  if (domain !== null && domain.kind === 'some') return unitSuggestions(domain, typed, locale);
  const choices = domain !== null && domain.kind === 'one' ? domain.choices : general(option);
  return matching(choices, typed, locale);
}

/** Leaders and units are two slots of a move, but one option. */
function domainFor(state: Hispania, seat: SeatId, verb: string, option: string, options: TypedOptions): Domain | null {
  const domain = domainOf(state, seat, verb, option, options);
  if (verb !== 'move' || option !== 'units' || domain?.kind !== 'some') return domain;
  const leaders = domainOf(state, seat, verb, 'leaders', options);
  return leaders?.kind === 'some' ? { ...domain, choices: [...domain.choices, ...leaders.choices] } : domain;
}

/** Walks the slots with what is typed until the one that the option fills. */
function domainOf(state: Hispania, seat: SeatId, verb: string, option: string, options: TypedOptions): Domain | null {
  const filled: Record<string, Filled[string]> = {};
  for (let slots = 0; slots < MOST; slots++) {
    const domain = ask(state, seat, verb, filled);
    if (domain.kind === 'done') return null;
    const table = verb === 'order' ? ORDER_ALIASES : ALIASES;
    const aliases = table[domain.slot] ?? [];
    if (domain.slot === option || (aliases.includes(option) && options[domain.slot] === undefined)) return domain;
    const typed = typedFor(options, domain.slot, table);
    const value = read(domain, typed?.value ?? (domain.kind === 'some' ? 'all' : ''));
    if (value.ok) filled[domain.slot] = value.value;
    else if (domain.kind === 'one' && domain.choices[0] !== undefined) filled[domain.slot] = domain.choices[0].id;
    else return null;
  }
  return null;
}

/** Where nothing in particular is asked: everything of that kind. */
function general(option: string): readonly Choice[] {
  switch (option) {
    case 'province':
      return PROVINCE_IDS.map((province) => areaChoice(province));
    case 'from':
    case 'to':
    case 'via':
    case 'reach':
      return AREA_IDS.map((area) => areaChoice(area));
    case 'nation':
      return NATION_IDS.map(nationChoice);
    case 'unit':
      return UNIT_KINDS.map(pieceChoice);
    default:
      return [];
  }
}

function matching(choices: readonly Choice[], typed: string, locale: Locale): readonly Suggestion[] {
  const wanted = fold(typed);
  const named = choices.map((choice) => ({ name: nameOf(choice, locale), value: choice.id }));
  const starting = named.filter(({ name }) => fold(name).startsWith(wanted));
  const containing = named.filter(
    ({ name, value }) => !starting.some((one) => one.value === value) && fold(name).includes(wanted),
  );
  return [...starting, ...containing].slice(0, MOST);
}

/** All of them, then each kind alone; what is typed already is kept before the last comma. */
function unitSuggestions(
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
  const all = domain.choices.map((choice) => `${choice.count} ${nameOf(choice, locale)}`).join(', ');
  if (before === '' && last === '' && domain.choices.length > 1)
    list.push({ name: all.slice(0, 100), value: all.slice(0, 100) });
  for (const choice of domain.choices) {
    const name = nameOf(choice, locale);
    if (!fold(name).includes(wanted)) continue;
    for (let count = choice.count; count >= 1; count--) {
      if (number !== undefined && Number(number) !== count) continue;
      const text = `${before}${count} ${name}`.slice(0, 100);
      list.push({ name: text, value: text });
    }
  }
  return list.slice(0, MOST);
}
