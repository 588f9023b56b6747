import type { Tally } from '../../../core/action.js';
import type { Choice, CountedChoice, Domain } from '../../../core/offer.js';
import { ok, type Result, refuse, type Term } from '../../../core/result.js';
import { beginsSo, calledBy, fold, hints, nameOf } from './names.js';

/** "3 infantry, tarik", "2 infanteries et 1 chevalier", "tout": units as people type them. */

type SomeDomain = Extract<Domain, { readonly kind: 'some' }>;

const ALL = new Set(['all', 'everything', 'tout', 'tous', 'toutes', 'todo', 'todos', 'todas']);
const PARTS = /\s*(?:[,;+&]|\band\b|\bet\b|\by\b)\s*/iu;
const WORD_NUMBERS: { readonly [word: string]: number } = {
  one: 1,
  a: 1,
  an: 1,
  un: 1,
  une: 1,
  uno: 1,
  una: 1,
  two: 2,
  deux: 2,
  dos: 2,
  three: 3,
  trois: 3,
  tres: 3,
  four: 4,
  quatre: 4,
  cuatro: 4,
  five: 5,
  cinq: 5,
  cinco: 5,
  six: 6,
  seis: 6,
};

const NONE = new Set([
  '',
  'none',
  'nothing',
  'nobody',
  'aucun',
  'aucune',
  'rien',
  'personne',
  'ninguno',
  'ninguna',
  'nada',
]);
/** Nobody is to go, where that may be said. */
export function isNone(text: string): boolean {
  return NONE.has(fold(text));
}
export function partsOf(text: string): readonly string[] {
  return text.split(PARTS).filter((part) => part.trim() !== '');
}
export function isAll(text: string): boolean {
  return ALL.has(fold(text));
}

/** `known`: what a refusal may name besides, such as the Leaders that are a slot of their own. */
export function unitsIn(text: string, domain: SomeDomain, known: readonly Choice[] = domain.choices): Result<Tally> {
  const tally: Record<string, number> = {};
  if (isAll(text)) {
    for (const choice of domain.choices) tally[choice.id] = choice.count;
    return ok(tally);
  }
  for (const part of partsOf(text)) {
    const { count, name } = countedName(part);
    const named = name === '' ? onlyKind(domain.choices) : matching(domain.choices, name);
    if (named.length === 0 || count === 0 || /^\s*[-−]\s*\d/.test(part))
      return refuse('unit-unknown', { text: part.trim(), ...hints(known, named.length === 0 ? name : '') });
    const left = (choice: CountedChoice) => choice.count - (tally[choice.id] ?? 0);
    const there = named.reduce((sum, choice) => sum + left(choice), 0);
    let missing = count ?? there;
    if (missing < there && named.length > 1 && named.every(({ note }) => note === 'at'))
      return refuse('unit-where', { text: part.trim(), choices: named.map(placeOf) });
    for (const choice of named) {
      const taken = Math.min(missing, left(choice));
      if (taken > 0) tally[choice.id] = (tally[choice.id] ?? 0) + taken;
      missing -= taken;
    }
    if (missing > 0) return refuse('unit-short', { text: part.trim(), there });
  }
  return Object.keys(tally).length === 0 ? refuse('unit-unknown', { text, ...hints(known) }) : ok(tally);
}

/** Where units stand that are to be had in several places. */
function placeOf({ count, values }: CountedChoice): Term {
  return [values?.area ?? '', count];
}

/** Without a number one unit is meant, as in "tarik"; "all infantry" is all there is of it. */
function countedName(part: string): { readonly count: number | null; readonly name: string } {
  const words = fold(part).split(' ');
  const first = words[0] ?? '';
  const rest = words.slice(1).join(' ');
  if (rest === '') return /^\d+$/.test(first) ? { count: Number(first), name: '' } : { count: 1, name: first };
  if (ALL.has(first)) return { count: null, name: rest };
  const number = /^\d+$/.test(first) ? Number(first) : WORD_NUMBERS[first];
  return number === undefined ? { count: 1, name: words.join(' ') } : { count: number, name: rest };
}

/** A number alone is enough where there is one kind of unit. */
function onlyKind(choices: readonly CountedChoice[]): readonly CountedChoice[] {
  const kinds = new Set(choices.map(({ id }) => id.split('/')[0]));
  return kinds.size === 1 ? choices : [];
}

/** All choices of that name, or of the one name that begins so; those with the most movement left first: they come first in the domain. */
function matching(choices: readonly CountedChoice[], name: string): readonly CountedChoice[] {
  const exact = choices.filter((choice) => calledBy(choice).includes(name));
  if (exact.length > 0) return exact;
  const begun = choices.filter((choice) => beginsSo(choice, name));
  const names = new Set(begun.map((choice) => nameOf(choice, 'en')));
  return names.size === 1 ? begun : [];
}
