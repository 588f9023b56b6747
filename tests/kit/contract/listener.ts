import type { GameEvent } from '../../../src/core/chronicle.js';
import type { GameModule } from '../../../src/core/game-module.js';
import { isList, isObject, isText } from '../../../src/core/json.js';
import type { Choice, Domain } from '../../../src/core/offer.js';
import type { NameTerm, Phrase, Term, Terms } from '../../../src/core/result.js';
import { mayRead, type SeatId } from '../../../src/core/seat.js';
import type { State } from '../../../src/core/state.js';
import { LOCALES, type Locale } from '../../../src/core/words.js';
import { isTableKey } from '../../../src/i18n/index.js';

/** Reads in three languages whatever a game would say, and notes what is missing or nobody should have to read. */
export class Listener<S extends State> {
  readonly faults = new Map<string, string>();
  /** Types of events, and whether a sentence tells them. */
  readonly events = new Map<string, boolean>();
  private readonly module: GameModule<S>;
  private readonly known = new Set<string>();

  constructor(module: GameModule<S>) {
    this.module = module;
  }

  /** What can be said without playing: its name, commands, topics. */
  page(): void {
    const { typing, words, setup } = this.module;
    this.key('game');
    for (const { name, options = [], subcommands = [] } of typing.commands) {
      this.description(`command.${name}`);
      for (const option of options) this.description(`command.${name}.${option.name}`, `option.${option.name}`);
      for (const sub of subcommands) this.description(`command.${name}.${sub.name}`);
      for (const { choices = [], name: option } of options)
        for (const id of choices) this.oneOf(`choice.${option}.${id}`, `choice.${id}`);
    }
    for (const topic of words.ruleTopics) {
      this.key(`topic.${topic}`);
      this.key(`rules.${topic}`);
    }
    for (const { name, choices } of setup.options) {
      this.oneOf(`option.${name}`, `command.game.create.${name}`);
      // A number is said as it is.
      for (const id of choices) if (!/^\d+$/.test(id)) this.oneOf(`choice.${name}.${id}`, `choice.${id}`);
    }
  }

  /** What is said of a position: who is awaited, what they may do, where the game is, who has what. */
  state(state: S): void {
    const { module } = this;
    const view = module.view(state, null);
    for (const { what, values } of module.obligations(state)) this.key(`owe.${what}`, values);
    this.phrase('status', module.status(view));
    for (const { seat, parts, role } of module.seats(view)) {
      for (const part of parts) this.name(part);
      if (role !== null) this.name(role);
      for (const { verb, values } of module.offers(state, seat)) this.key(`verb.${verb}`, values);
    }
    const outcome = module.outcome(state);
    if (outcome?.verdict !== undefined) this.phrase('verdict', outcome.verdict);
  }

  /** What is asked on the way to an action. */
  question(domain: Domain): void {
    if (domain.kind === 'done') return;
    this.key(`slot.${domain.slot}`);
    if (domain.kind === 'one' || domain.kind === 'some') for (const choice of domain.choices) this.choice(choice);
  }

  told(events: readonly GameEvent[], state: S, seats: readonly SeatId[]): void {
    for (const reader of [null, ...seats]) {
      const readable = events.filter(({ audience }) => mayRead(audience ?? 'all', reader));
      if (readable.length === 0) continue;
      const people = Object.fromEntries(seats.map((seat, index) => [seat, PEOPLE[index] ?? seat]));
      const { words } = this.module;
      for (const event of words.condense?.(readable, this.module.view(state, reader)) ?? readable) {
        const said = LOCALES.map((locale) => words.describe(locale, event, people));
        const silent = said.filter((text) => text === null).length;
        if (silent > 0 && silent < said.length) this.fault('en', `event ${event.type}`, 'not told in every language');
        for (const [place, locale] of LOCALES.entries()) {
          const text = said[place];
          if (typeof text === 'string') this.text(locale, `event ${event.type}`, text);
        }
        for (const id of rawIn(event, seats, said)) this.fault('en', `event ${event.type}`, `tells the id ${id}`);
        this.events.set(event.type, this.events.get(event.type) === true || silent === 0);
      }
    }
  }

  phrase(group: string, { key, values }: Phrase): void {
    this.key(`${group}.${key}`, values);
  }

  key(key: string, values: Terms = {}): void {
    this.values(values);
    for (const locale of LOCALES) {
      const said = this.module.words.say(locale, key, named(values));
      if (said !== null) this.text(locale, key, said);
      else if (!isTableKey(key)) this.fault(locale, key, '(missing)');
    }
  }

  private description(...keys: readonly string[]): void {
    this.oneOf(...keys);
    for (const locale of LOCALES) {
      const said = this.module.words.say(locale, keys[0] ?? '');
      if (said !== null && said.length > 100) this.fault(locale, keys[0] ?? '', 'longer than Discord takes');
    }
  }

  /** The first of them that is known is said. */
  private oneOf(...keys: readonly string[]): void {
    const found = keys.find((key) => isTableKey(key) || this.module.words.say('en', key) !== null);
    if (found === undefined) this.fault('en', keys.join(' or '), '(missing)');
    else if (!isTableKey(found)) this.key(found);
  }

  private choice({ id, name, note, values }: Choice): void {
    if (name === undefined) this.key(`choice.${id}`);
    else this.name(name);
    if (note !== undefined) this.key(`note.${note}`, values);
  }

  private name(term: NameTerm): void {
    const key = `${term.kind} ${term.id}`;
    if (TABLES_OWN.includes(term.kind) || this.known.has(key)) return;
    this.known.add(key);
    if (term.kind === 'verb' || term.kind === 'slot') {
      this.key(`${term.kind}.${term.id}`);
      return;
    }
    const said = LOCALES.map((locale) => this.module.words.name(locale, term));
    // Somebody's own name is the same everywhere; an id is in small letters.
    if (said.every((name) => name === term.id) && /^[a-z0-9][a-z0-9./~:-]*$/.test(term.id) && !/^\d+$/.test(term.id))
      this.fault('en', key, '(no name)');
    else for (const [place, locale] of LOCALES.entries()) this.text(locale, key, said[place] ?? '');
  }

  private values(values: Terms): void {
    const look = (term: Term): void => {
      if (typeof term !== 'object') return;
      if (isName(term)) this.name(term);
      else term.forEach(look);
    };
    Object.values(values).forEach(look);
  }

  private text(locale: Locale, what: string, said: string): void {
    if (said.trim() === '' || BROKEN.test(said)) this.fault(locale, what, said);
  }
  private fault(locale: Locale, what: string, said: string): void {
    this.faults.set(`${locale} ${what}`, said);
  }
}

/** Ids of its fields that stand in a sentence of every language as they are: seats for their persons, names with a hyphen. */
function rawIn(event: GameEvent, seats: readonly SeatId[], said: readonly (string | null)[]): readonly string[] {
  const ids = Object.values(event).flatMap((value): readonly string[] => {
    if (typeof value === 'string') return [value];
    if (isList(value)) return value.filter(isText);
    return isObject(value) ? Object.keys(value) : [];
  });
  const isId = (text: string) => seats.includes(text) || /^[a-z0-9]+(-[a-z0-9]+)+$/.test(text);
  const told = (id: string) =>
    said.every((text) => text !== null && new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(text));
  return ids.filter((id) => isId(id) && told(id));
}

/** As the table does before a game's words see the values. */
function named(values: Terms): Terms {
  const settle = (term: Term): Term => {
    if (typeof term !== 'object') return term;
    if (isName(term)) return TABLES_OWN.includes(term.kind) ? 'Anna' : term;
    return term.map(settle);
  };
  return Object.fromEntries(Object.entries(values).map(([name, term]) => [name, settle(term)]));
}
function isName(term: Term): term is NameTerm {
  return typeof term === 'object' && !Array.isArray(term);
}

const TABLES_OWN = ['seat', 'user', 'channel', 'instant', 'text', 'key'];
const PEOPLE = ['Anna', 'Bruno', 'Carmen', 'Denis', 'Elena', 'Fadila'];
const BROKEN = /undefined|\[object|NaN|\{\w*[}:]|\bnull\b/;
