import type { SlotValue } from '../../core/action.js';
import { fold } from '../../core/fold.js';
import { type Choice, type Domain, sumsOf } from '../../core/offer.js';
import { ok, type Result, refuse, type Term, type Terms } from '../../core/result.js';
import { countedIn, isNone } from './counted.js';
import type { Lexicon, Usual } from './lexicon.js';
import { choiceNamed, hints, termOf } from './names.js';

/** One question of an offer answered by what was typed, or by what goes without saying. */

export type Question = Exclude<Domain, { readonly kind: 'done' }>;
type Value = Exclude<SlotValue, undefined>;

export function readValue(lexicon: Lexicon, domain: Question, typed: string | number | boolean): Result<Value> {
  const text = String(typed);
  switch (domain.kind) {
    case 'one': {
      const choice = choiceNamed<Choice>(lexicon, domain.choices, text) ?? agreed(domain.choices, text);
      if (choice !== null) return ok(choice.id);
      return refuse('not-a-choice', { slot: slotTerm(domain.slot), text, ...hints(lexicon, domain.choices, text) });
    }
    case 'some':
      return domain.min === 0 && isNone(text) ? ok({}) : countedIn(lexicon, text, domain);
    case 'number': {
      const number = Number(typed);
      const fits =
        number >= domain.min && number <= domain.max && Number.isInteger((number - domain.min) / domain.step);
      if (fits) return ok(number);
      return refuse('not-in-range', { slot: slotTerm(domain.slot), min: domain.min, max: domain.max });
    }
    case 'text':
      return ok(text.slice(0, domain.maxLength));
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

/** What was not typed: the only answer there is, or the one that the lexicon calls usual; else it is asked for. */
export function untyped(lexicon: Lexicon, domain: Question): Result<Value> {
  const value = onlyAnswer(domain) ?? usualAnswer(domain, lexicon.usual?.[domain.slot]);
  if (value !== null) return ok(value);
  if (domain.kind === 'some') return refuse('some-missing', someTerms(domain));
  const choices = domain.kind === 'one' ? domain.choices : [];
  return refuse('slot-missing', { slot: slotTerm(domain.slot), ...hints(lexicon, choices) });
}

/** Null where there are several answers. */
export function onlyAnswer(domain: Question): Value | null {
  switch (domain.kind) {
    case 'one':
      return domain.choices.length === 1 ? (domain.choices[0]?.id ?? null) : null;
    case 'number':
      return domain.min === domain.max ? domain.min : null;
    case 'text':
      return null;
    case 'some': {
      const all = everything(domain);
      if (sumsOf(domain, all).total === domain.min) return all;
      const [only, second] = domain.choices;
      return only !== undefined && second === undefined && domain.min === domain.max ? { [only.id]: domain.max } : null;
    }
  }
}

function usualAnswer(domain: Question, usual: Usual | undefined): Value | null {
  if (usual === undefined) return null;
  if (domain.kind === 'one') return usual === 'first' ? (domain.choices[0]?.id ?? null) : null;
  if (domain.kind === 'number') return usual === 'least' ? domain.min : usual === 'most' ? domain.max : null;
  if (domain.kind !== 'some' || usual !== 'all') return null;
  const all = everything(domain);
  return sumsOf(domain, all).bound <= domain.max ? all : null;
}

function everything({ choices }: Extract<Question, { readonly kind: 'some' }>): Readonly<Record<string, number>> {
  return Object.fromEntries(choices.map((choice) => [choice.id, choice.count]));
}

function someTerms({ slot, min, max, choices }: Extract<Question, { readonly kind: 'some' }>): Terms {
  const counted = choices.map((choice): Term => (choice.count === 1 ? termOf(choice) : [termOf(choice), choice.count]));
  const wanted: Terms = min === max ? { exactly: max } : { min, max };
  return { slot: slotTerm(slot), ...wanted, choices: counted };
}

export function slotTerm(slot: string): { readonly kind: string; readonly id: string } {
  return { kind: 'slot', id: slot };
}
