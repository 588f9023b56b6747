import type { GameEvent } from '../../core/chronicle.js';
import { isList, isObject, isText, type Json, type JsonObject } from '../../core/json.js';
import { inEach, type Locale } from '../../core/languages.js';
import type { NameTerm, Term, Terms } from '../../core/result.js';
import type { GameWords } from '../../core/words.js';
import { type Catalogue, formsOf } from './catalogue.js';
import { SENTENCES } from './languages/index.js';
import { topicsIn } from './names.js';
import { figure, isSingular } from './number.js';
import { sentencesIn } from './said-together.js';
import { type Filling, fill, fillWithin, withoutPlaceholders } from './template.js';
import { filledTerms, type Naming } from './terms.js';

/**
 * A game's words from its catalogue: sentences by key, names as `<kind>.<id>`, events as `told.<type>`. The kit's own
 * sentences are the defaults.
 */
export interface Wording {
  readonly catalogue: Catalogue;
  /** The kind and id under which the catalogue has a name, if different (a territory is a place). */
  catalogued?(term: NameTerm): NameTerm;
  /** Names outside the catalogue (people of history, numbered cards); null: the catalogue, otherwise the id. */
  name?(locale: Locale, term: NameTerm): string | null;
  /** The kind of thing an event field names, so that `{area}` in a sentence is a name: `{ area: 'area' }`. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Events that need more than a sentence with their fields; undefined: the default. */
  tell?(locale: Locale, event: GameEvent, say: (key: string, filling?: Filling) => string): string | null | undefined;
}

export function wordsFrom(wording: Wording): GameWords {
  const said = inEach((locale) => {
    const sentences = Object.entries({ ...SENTENCES[locale], ...wording.catalogue[locale] });
    return new Map(sentences.map(([key, sentence]) => [key, formsOf(sentence)]));
  });
  const keyOf = (term: NameTerm): string => {
    const { kind, id } = wording.catalogued?.(term) ?? term;
    return `${kind}.${id}`;
  };
  const entryOf = (locale: Locale, key: string): string | null => said[locale].get(key)?.one ?? null;

  const naming: Required<Naming> = {
    name(locale, { kind, id }) {
      const own = wording.name?.(locale, { kind, id }) ?? null;
      if (own !== null) return own;
      if (kind === 'sentences')
        return sentencesIn(id)
          .map(({ key, values }) => say(locale, key, values) ?? '')
          .join(' ');
      const entry = entryOf(locale, keyOf({ kind, id }));
      return entry === null ? id : withoutPlaceholders(locale, entry);
    },
    counted(locale, term, count) {
      const several = isSingular(locale, count) ? null : manyOf(locale, term);
      return `${figure(locale, count)} ${several ?? naming.name(locale, term)}`;
    },
  };
  const manyOf = (locale: Locale, term: NameTerm) => said[locale].get(keyOf(term))?.many ?? null;

  const say = (locale: Locale, key: string, values: Terms = {}): string | null => {
    const entry = entryOf(locale, key);
    if (entry === null) return null;
    const filling = filledTerms(locale, byKind(values), naming);
    return BESIDE_A_CHOICE.test(key) ? fillWithin(locale, entry, filling, MENU_LINE) : fill(locale, entry, filling);
  };

  return {
    ruleTopics: topicsIn(wording.catalogue),
    say,
    name: naming.name,
    several(locale, { kind, id }, count = 2) {
      const many = manyOf(locale, { kind, id });
      return many !== null && isSingular(locale, count) ? naming.name(locale, { kind, id }) : many;
    },
    describe(locale, event, people) {
      const terms = termsOf(event, people, wording.fields ?? {});
      const sentence = (key: string, filling: Filling = {}) => {
        const entry = entryOf(locale, key);
        return entry === null ? key : fill(locale, entry, { ...filledTerms(locale, terms, naming), ...filling });
      };
      const own = wording.tell?.(locale, event, sentence);
      if (own !== undefined) return own;
      return entryOf(locale, `told.${event.type}`) === null ? null : sentence(`told.${event.type}`);
    },
  };
}

/** What stands beside a choice in a menu, where Discord takes a hundred characters. */
const BESIDE_A_CHOICE = /^(note|about)\./;
const MENU_LINE = 100;

/** Who acted, and with whom. */
const SEATS: readonly string[] = ['seat', 'with'];

/** Refusals give verbs and slots as bare ids. */
function byKind(values: Terms): Terms {
  const { verb, slot, ...rest } = values;
  return {
    ...rest,
    ...(verb === undefined ? {} : { verb: typeof verb === 'string' ? { kind: 'verb', id: verb } : verb }),
    ...(slot === undefined ? {} : { slot: typeof slot === 'string' ? { kind: 'slot', id: slot } : slot }),
  };
}

/** An event's fields as values of a sentence: names where the game says so, seats as persons. */
function termsOf(event: GameEvent, people: JsonObject, kinds: Readonly<Record<string, string>>): Terms {
  const person = (seat: string): Term => {
    const name = Object.hasOwn(people, seat) ? people[seat] : undefined;
    return isText(name) ? name : { kind: 'seat', id: seat };
  };
  const term = (field: string, value: Json): Term | undefined => {
    const kind = SEATS.includes(field) ? 'seat' : kinds[field];
    if (typeof value === 'number') return value;
    if (typeof value === 'string')
      return kind === 'seat' ? person(value) : kind === undefined ? value : { kind, id: value };
    if (isList(value)) return value.flatMap((one) => term(field, one) ?? []);
    if (!isObject(value)) return undefined;
    // Counts by id: `{ infantry: 2, knight: 1 }`.
    return Object.entries(value).flatMap(([id, count]): Term[] =>
      typeof count !== 'number'
        ? []
        : [kind === 'seat' ? [person(id), count] : [count, kind === undefined ? id : { kind, id }]],
    );
  };
  const terms: Record<string, Term> = {};
  for (const [field, value] of Object.entries(event)) {
    const said = value === undefined ? undefined : term(field, value);
    if (said !== undefined) terms[field] = said;
  }
  return terms;
}
