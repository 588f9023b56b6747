import type { Tally } from '../../core/action.js';
import { inEach } from '../../core/languages.js';
import type { Choice, CountedChoice, Domain } from '../../core/offer.js';
import { ok, type Result, refuse, type Term } from '../../core/result.js';
import { fold } from '../../core/slips.js';
import { SENTENCES } from '../words/languages/index.js';
import { typedWords } from '../words/names.js';
import type { Lexicon } from './lexicon.js';
import { calledBy, nameBeginsWith, nameHints, nameOf } from './names.js';
import { normalized } from './numerals.js';

/** "3 infantry, tarik", "2 infanteries et 1 chevalier", "tout": counts of things, as people type them. */

type SomeDomain = Extract<Domain, { readonly kind: 'some' }>;

/** The suggestion for everything there is. */
export const ALL_OF_IT = inEach((locale) => SENTENCES[locale]['typed.word.all'].split(',')[0] ?? '');
const ALL = new Set(typedWords(SENTENCES, 'typed.word.all').map(fold));
const NONE = new Set(['', ...typedWords(SENTENCES, 'typed.word.none').map(fold)]);
const AND = typedWords(SENTENCES, 'typed.word.and').map((word) => `\\b${word}\\b`);
const PARTS = new RegExp(`\\s*(?:[,;+&]|${AND.join('|')})\\s*`, 'iu');
/** One to six. */
const NUMBERS = ([1, 2, 3, 4, 5, 6] as const).map((number) =>
  typedWords(SENTENCES, `typed.number.${number}`).map(fold),
);

export function isAll(text: string): boolean {
  return ALL.has(fold(text));
}
/** "Nobody", where that is allowed. */
export function isNone(text: string): boolean {
  return NONE.has(fold(text));
}
export function partsOf(text: string): readonly string[] {
  return text.split(PARTS).filter((part) => part.trim() !== '');
}

/** `known`: other names a refusal may mention, such as those of another slot. */
export function countedIn(
  lexicon: Lexicon,
  text: string,
  domain: SomeDomain,
  known: readonly Choice[] = domain.choices,
): Result<Tally> {
  const tally: Record<string, number> = {};
  if (isAll(text)) {
    for (const choice of domain.choices) tally[choice.id] = choice.count;
    return ok(tally);
  }
  for (const part of partsOf(text)) {
    const { count, name } = countedName(part);
    const named = name === '' ? onlyKind(lexicon, domain.choices) : matching(lexicon, domain.choices, name);
    if (named.length === 0 || count === 0 || /^\s*[-−]\s*\d/.test(part))
      return refuse('unit-unknown', {
        text: part.trim(),
        ...nameHints(lexicon, known, named.length === 0 ? name : ''),
      });
    const left = (choice: CountedChoice) => choice.count - (tally[choice.id] ?? 0);
    const there = named.reduce((sum, choice) => sum + left(choice), 0);
    let missing = count ?? there;
    const places = named.map((choice) => lexicon.placeOf?.(choice) ?? null);
    const alike = new Set(named.map(({ values }) => JSON.stringify(values ?? {}))).size === 1;
    if (missing < there && !alike && places.every((place) => place !== null)) {
      const where = named.map((choice, index): Term => [places[index] ?? '', choice.count]);
      return refuse('unit-where', { text: part.trim(), choices: where });
    }
    for (const choice of named) {
      const taken = Math.min(missing, left(choice));
      if (taken > 0) tally[choice.id] = (tally[choice.id] ?? 0) + taken;
      missing -= taken;
    }
    if (missing > 0) return refuse('unit-short', { text: part.trim(), there });
  }
  return Object.keys(tally).length === 0 ? refuse('unit-unknown', { text, ...nameHints(lexicon, known) }) : ok(tally);
}

/** A leading number and the rest of the text: "2 archers", "deux archers"; null: no number. */
export function numberSaid(text: string): { readonly count: number | null; readonly name: string } {
  const [first = '', ...rest] = normalized(text).split(' ');
  const word = NUMBERS.findIndex((words) => words.includes(first));
  if (rest.length === 0 || (!/^\d+$/.test(first) && word < 0)) return { count: null, name: normalized(text) };
  return { count: word < 0 ? Number(first) : word + 1, name: rest.join(' ') };
}

/** No number means one, as in "tarik"; "all infantry" means all of it. */
function countedName(part: string): { readonly count: number | null; readonly name: string } {
  const words = normalized(part).split(' ');
  const first = words[0] ?? '';
  const rest = words.slice(1).join(' ');
  if (rest === '') return /^\d+$/.test(first) ? { count: Number(first), name: '' } : { count: 1, name: first };
  if (ALL.has(first)) return { count: null, name: rest };
  const word = NUMBERS.findIndex((words) => words.includes(first));
  if (/^\d+$/.test(first)) return { count: Number(first), name: rest };
  return word < 0 ? { count: 1, name: words.join(' ') } : { count: word + 1, name: rest };
}

/** A bare number is enough if there is one kind. */
function onlyKind(lexicon: Lexicon, choices: readonly CountedChoice[]): readonly CountedChoice[] {
  return new Set(choices.map((choice) => nameOf(lexicon, choice, 'en'))).size === 1 ? choices : [];
}

/** All choices of that name, or of the only name with this beginning, in the domain's order. */
function matching(lexicon: Lexicon, choices: readonly CountedChoice[], name: string): readonly CountedChoice[] {
  const exact = choices.filter((choice) => calledBy(lexicon, choice).includes(name));
  // "infantry" with light and heavy present: ambiguous.
  if (exact.length > 0) return new Set(exact.map((choice) => nameOf(lexicon, choice, 'en'))).size === 1 ? exact : [];
  const begun = choices.filter((choice) => nameBeginsWith(lexicon, choice, name));
  const names = new Set(begun.map((choice) => nameOf(lexicon, choice, 'en')));
  return names.size === 1 ? begun : [];
}
