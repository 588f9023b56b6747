import type { Choice } from '../../core/offer.js';
import type { Term, Terms } from '../../core/result.js';
import { nearest } from '../../core/slips.js';
import { LOCALES, type Locale } from '../../core/words.js';
import type { Lexicon } from './lexicon.js';
import { endsInNumber, normalized } from './numerals.js';

/** All names of a choice: its id, its name in each language, and the lexicon's. */
export function calledBy(lexicon: Lexicon, choice: Choice): readonly string[] {
  const short = choice.name === undefined ? undefined : nicknamesOf(lexicon, choice.name.kind)?.[choice.name.id];
  const plain = [...properNames(lexicon, choice), ...(short ?? [])];
  const names = [...plain, ...(lexicon.qualified?.(choice, plain) ?? [])].map(normalized);
  const place = lexicon.placeOf?.(choice) ?? null;
  if (place === null) return names;
  const places = [place.id, ...LOCALES.map((locale) => lexicon.words.name(locale, place))].map(normalized);
  return [...names, ...names.flatMap((name) => places.map((where) => `${name} ${where}`))];
}

export function nameBeginsWith(lexicon: Lexicon, choice: Choice, wanted: string): boolean {
  const short = choice.name !== undefined && nicknamesOf(lexicon, choice.name.kind) !== undefined;
  if (short && wanted.length < 3) return false;
  const names = properNames(lexicon, choice);
  // A number is never a prefix of another: "caravan I" is not caravan II.
  const begins = (name: string) =>
    endsInNumber(wanted) ? `${name} `.startsWith(`${wanted} `) : name.startsWith(wanted);
  return [...names, ...(lexicon.qualified?.(choice, names) ?? [])].some((name) => begins(normalized(name)));
}

function nicknamesOf({ nicknames }: Lexicon, kind: string) {
  return nicknames !== undefined && Object.hasOwn(nicknames, kind) ? nicknames[kind] : undefined;
}

function properNames({ words, alsoCalled }: Lexicon, choice: Choice): readonly string[] {
  const names = [choice.id];
  for (const locale of LOCALES) {
    if (choice.name !== undefined) {
      names.push(words.name(locale, choice.name));
      const several = words.several?.(locale, choice.name) ?? null;
      if (several !== null) names.push(several);
    }
    const said = words.say(locale, `choice.${choice.id}`);
    if (said !== null) names.push(said);
  }
  return [...names, ...(alsoCalled?.(choice) ?? [])];
}

/** Choices of exactly this name: several if equally named things are distinct, like two caravans. */
export function choicesCalled<C extends Choice>(lexicon: Lexicon, choices: readonly C[], text: string): readonly C[] {
  const wanted = normalized(text);
  return wanted === '' ? [] : choices.filter((choice) => calledBy(lexicon, choice).includes(wanted));
}

/** What distinguishes equally named things: place, level. */
export function distinctionOf({ name, id, values = {} }: Choice): Term {
  const [place, ...rest] = Object.values(values).toSorted((one, other) => rank(one) - rank(other));
  const what: Term = name ?? { kind: 'choice', id };
  return place === undefined ? what : [place, ...rest];
}
/** Names before figures: "Cologne (II)". */
const rank = (value: Term) => (typeof value === 'object' ? 0 : 1);

/** The choice a text means: exact, the only one with this beginning, or the only one with this word in its name. */
export function choiceNamed<C extends Choice>(lexicon: Lexicon, choices: readonly C[], text: string): C | null {
  const wanted = normalized(text);
  if (wanted === '') return null;
  const exact = choicesCalled(lexicon, choices, wanted);
  if (exact.length > 0) return exact.length === 1 ? (exact[0] ?? null) : null;
  const starting = choices.filter((choice) => nameBeginsWith(lexicon, choice, wanted));
  if (starting.length > 0) return starting.length === 1 ? (starting[0] ?? null) : null;
  const holding = choices.filter((choice) =>
    calledBy(lexicon, choice).some((name) => ` ${name} `.includes(` ${wanted} `)),
  );
  return holding.length === 1 ? (holding[0] ?? null) : null;
}

export function nameOf({ words }: Lexicon, choice: Choice, locale: Locale): string {
  if (choice.name !== undefined) return words.name(locale, choice.name);
  return words.say(locale, `choice.${choice.id}`) ?? choice.id;
}

/** A name in a refusal. */
export function termOf(choice: Choice): Term {
  return choice.name ?? { kind: 'choice', id: choice.id };
}

/** For a refusal: that nothing has this name, the choice nearest to what was typed, and all of them if few. */
export function nameHints(lexicon: Lexicon, choices: readonly Choice[], text = ''): Terms {
  const wanted = normalized(text);
  const known = isThing(lexicon, wanted);
  const meant = known ? null : nearest(choices, (choice) => calledBy(lexicon, choice), wanted);
  const isStrange = wanted !== '' && !known && lexicon.things !== undefined;
  // Units that differ only in movement share a name.
  const named = [...new Map(choices.map((choice) => [nameOf(lexicon, choice, 'en'), termOf(choice)])).values()];
  return {
    ...(isStrange ? { why: NO_SUCH_NAME } : {}),
    ...(meant === null ? {} : { meant: termOf(meant) }),
    ...(named.length === 0 || named.length > MOST_NAMED ? {} : { choices: named }),
  };
}
const MOST_NAMED = 12;
const NO_SUCH_NAME: Term = { kind: 'wanted', id: 'known' };

/** A full name is no misspelling: Huesca does not mean Cuenca. */
function isThing(lexicon: Lexicon, wanted: string): boolean {
  let names = thingNames.get(lexicon);
  if (names === undefined) {
    const things = Object.values(lexicon.things ?? {}).flat();
    names = new Set(things.flatMap((choice) => calledBy(lexicon, choice)));
    thingNames.set(lexicon, names);
  }
  return names.has(wanted) || lexicon.words.say('en', `choice.${wanted}`) !== null;
}
/** Cached: a lexicon does not change. */
const thingNames = new WeakMap<Lexicon, ReadonlySet<string>>();
