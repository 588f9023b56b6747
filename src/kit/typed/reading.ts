import { miscount } from '../../core/miscount.js';
import { type Choice, mostOf } from '../../core/offer.js';
import { ok, type Rejection, type Result, refuse, type Term, type Terms } from '../../core/result.js';
import { fold } from '../../core/slips.js';
import { SENTENCES } from '../words/languages/index.js';
import { typedWords } from '../words/names.js';
import { countedIn, isNone } from './counted.js';
import type { Lexicon, Question, Value } from './lexicon.js';
import { choiceNamed, choicesCalled, distinctionOf, nameHints, termOf } from './names.js';

/** Answers one question of an offer from what was typed, or by default. */

type Some = Extract<Question, { readonly kind: 'some' }>;

export function readValue(lexicon: Lexicon, domain: Question, typed: string | number | boolean): Result<Value> {
  const text = String(typed);
  switch (domain.kind) {
    case 'one': {
      const choice = choiceNamed<Choice>(lexicon, domain.choices, text) ?? agreed(domain.choices, text);
      if (choice !== null) return ok(choice.id);
      const same = choicesCalled<Choice>(lexicon, domain.choices, text);
      if (same.length > 1) return refuse('which-one', { text, choices: same.slice(0, MOST_SHOWN).map(distinctionOf) });
      return refuse('not-a-choice', { slot: slotTerm(domain.slot), text, ...nameHints(lexicon, domain.choices, text) });
    }
    case 'some': {
      const tally = domain.min === 0 && isNone(text) ? ok({}) : countedIn(lexicon, text, domain);
      if (!tally.ok) return tally;
      const wrong = miscount(domain, tally.value, { choices: countedTerms(domain) });
      return wrong === null ? tally : { ok: false, rejection: wrong };
    }
    case 'number': {
      const number = Number(typed);
      const fits =
        number >= domain.min && number <= domain.max && Number.isInteger((number - domain.min) / domain.step);
      return fits ? ok(number) : asked(lexicon, domain);
    }
    case 'text':
      return text.length <= domain.maxLength
        ? ok(text)
        : refuse('text-long', { slot: slotTerm(domain.slot), most: domain.maxLength, length: text.length });
  }
}

/** The longest list in a refusal. */
const MOST_SHOWN = 12;

/** Yes and no, in any language, where the choice is to accept or refuse. */
function agreed(choices: readonly Choice[], text: string): Choice | null {
  const said = [YES, NO].find((words) => words.includes(fold(text))) ?? [];
  const found = choices.filter(({ id }) => said.includes(id));
  return found.length === 1 ? (found[0] ?? null) : null;
}
const YES = ['yes', 'accept', 'claim', ...typedWords(SENTENCES, 'typed.word.yes').map(fold)];
const NO = ['no', 'refuse', 'waive', ...typedWords(SENTENCES, 'typed.word.no').map(fold)];

/** An untyped slot: the only answer, or the lexicon's usual one; otherwise it is asked. */
export function answerUntyped(lexicon: Lexicon, domain: Question): Result<Value> {
  const value = onlyAnswer(domain) ?? usualAnswer(domain, lexicon.usual?.[domain.slot]);
  return value === null ? asked(lexicon, domain) : ok(value);
}

/** The only possible answer; null if there is a choice. */
export function onlyAnswer(domain: Question): Value | null {
  switch (domain.kind) {
    case 'one':
      return domain.choices.length === 1 ? (domain.choices[0]?.id ?? null) : null;
    case 'number':
      return domain.min === domain.max ? domain.min : null;
    case 'text':
      return null;
    case 'some': {
      if (domain.min >= totalOf(domain)) return takeAll(domain);
      const [only, second] = domain.choices;
      return only !== undefined && second === undefined && domain.min === domain.max ? { [only.id]: domain.max } : null;
    }
  }
}

function usualAnswer(domain: Question, usual: NonNullable<Lexicon['usual']>[string] | undefined): Value | null {
  if (usual === undefined) return null;
  if (domain.kind === 'one') {
    const offered = (id: string) => domain.choices.some((choice) => choice.id === id);
    if (usual === 'first') return domain.choices[0]?.id ?? null;
    return typeof usual === 'string' ? null : (usual.find(offered) ?? null);
  }
  if (domain.kind === 'number') {
    if (usual === 'one') return domain.min === 1 ? 1 : null;
    return usual === 'least' ? domain.min : usual === 'most' ? domain.max : null;
  }
  if (domain.kind === 'text') return usual === 'least' ? '' : null;
  if (usual === 'least') return domain.min === 0 ? {} : null;
  return usual === 'all' && mostOf(domain) >= totalOf(domain) ? takeAll(domain) : null;
}

export function takeAll({ choices }: Some): Readonly<Record<string, number>> {
  return Object.fromEntries(choices.map(({ id, count }) => [id, count]));
}
export function totalOf({ choices }: Some): number {
  return choices.reduce((sum, { count }) => sum + count, 0);
}

/** The question to return when it was not answered, or not validly. */
export function question(lexicon: Lexicon, domain: Question): Rejection {
  const slot = slotTerm(domain.slot);
  switch (domain.kind) {
    case 'some': {
      const { min, max } = domain;
      const wanted: Terms = min === max ? { exactly: max } : { min, max };
      const values = { slot, ...wanted, choices: countedTerms(domain), ...lexicon.example?.(domain) };
      return refuse('some-missing', values).rejection;
    }
    case 'number':
      return refuse('not-in-range', { slot, min: domain.min, max: domain.max }).rejection;
    case 'one':
      return refuse('slot-missing', { slot, ...nameHints(lexicon, domain.choices) }).rejection;
    case 'text':
      return refuse('slot-missing', { slot }).rejection;
  }
}
function countedTerms({ choices }: Some): readonly Term[] {
  return choices.map((one): Term => (one.count === 1 ? termOf(one) : [termOf(one), one.count]));
}
function asked(lexicon: Lexicon, domain: Question): { readonly ok: false; readonly rejection: Rejection } {
  return { ok: false, rejection: question(lexicon, domain) };
}

export function slotTerm(slot: string): { readonly kind: string; readonly id: string } {
  return { kind: 'slot', id: slot };
}
