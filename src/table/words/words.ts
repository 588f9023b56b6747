// Over 200 lines: each kind of line has its sentence here.

import type { GameModule } from '../../core/game-module.js';
import type { JsonObject } from '../../core/json.js';
import type { ObligationKind } from '../../core/obligation.js';
import type { NameTerm, Rejection, Term, Terms } from '../../core/result.js';
import { visible } from '../../core/visible.js';
import type { Locale } from '../../core/words.js';
import { figure, isTableKey, listed, tell } from '../../i18n/index.js';
import type { Line, People } from '../ports/message.js';

/** How an edge formats text: Discord escapes markdown and has its own times, the terminal does neither. */
export interface TextStyle {
  readonly locale: Locale;
  readonly people: People;
  /** Escapes user text. */
  readonly escape: (text: string) => string;
  /** An instant as the edge shows it (in Discord `<t:…:R>`). */
  readonly time: (instant: Date) => string;
  /** A person by id, as the edge shows him (in Discord `<@…>`). */
  readonly person?: (userId: string) => string;
  /** A channel by id (in Discord `<#…>`). */
  readonly place?: (channelId: string) => string;
}

/** A line in words; empty if it is not worth a sentence. */
export type Say = (line: Line, style: TextStyle) => string;

/** The words of the table and of all its games. */
export function wordsOf(games: readonly GameModule[]): Say {
  const gameOf = (id: string | null | undefined) => games.find((game) => game.id === id) ?? null;
  const say: Say = (line, style) => {
    switch (line.from) {
      case 'table':
        return sayTable(gameOf(line.module), style, line.key, line.values);
      case 'game':
        return (
          sayGame(gameOf(line.module), style, line.key, line.values) ??
          (isTableKey(line.key) ? sayTable(gameOf(line.module), style, line.key, line.values) : line.key)
        );
      case 'event':
        return gameOf(line.module)?.words.describe(style.locale, line.event, named(style)) ?? '';
      case 'events':
        return gameOf(line.module)?.words.together?.describe(style.locale, line.events, named(style)) ?? '';
      case 'owed':
        return sayOwed(gameOf(line.module), style, line);
      case 'noted':
        return tell(style.locale, 'noted', { said: say(line.line, style), note: say(line.note, style) });
      case 'of-seat': {
        const game = gameOf(line.module);
        const role = line.role === null ? style.escape(line.seat) : sayTerm(game, style, line.role);
        return tell(style.locale, 'of-seat', { role, said: say(line.line, style) });
      }
      case 'roll':
        return sayRoll(gameOf(line.module), style, line);
      case 'rejection':
        return sayRejection(gameOf(line.module), style, line.rejection);
      case 'written':
        return line.text;
      case 'person':
        return style.escape(line.text);
    }
  };
  return say;
}

/** The players as named in sentences about events. */
function named(style: TextStyle): JsonObject {
  return Object.fromEntries(Object.entries(style.people).map(([seat, name]) => [seat, style.escape(name)]));
}

/** Several lines as one text, without empty ones. */
export function sayAll(say: Say, lines: readonly Line[], style: TextStyle): string {
  return lines
    .map((line) => say(line, style))
    .filter((text) => text !== '')
    .join('\n');
}

/** A style without markup: scripts, tests, plain logs. */
export function plainStyle(locale: Locale, people: People): TextStyle {
  return {
    locale,
    people,
    escape: visible,
    time: (instant) => `${instant.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  };
}

function sayTable(game: GameModule | null, style: TextStyle, key: string, values: Terms = {}): string {
  if (!isTableKey(key)) return key;
  const filling: Record<string, string | number> = {};
  for (const [name, term] of Object.entries(values)) {
    filling[name] = typeof term === 'number' ? term : sayTerm(game, style, term);
  }
  return tell(style.locale, key, filling);
}

function sayGame(game: GameModule | null, style: TextStyle, key: string, values: Terms = {}): string | null {
  return game?.words.say(style.locale, key, settleTerms(game, style, values)) ?? null;
}

/** What only the table knows (persons, times) becomes words before a game's own words see it. */
function settleTerms(game: GameModule, style: TextStyle, values: Terms): Terms {
  const settle = (term: Term): Term => {
    if (typeof term !== 'object') return term;
    if (isName(term)) return TABLE_NAMES.includes(term.kind) ? sayTerm(game, style, term) : term;
    return term.map(settle);
  };
  return Object.fromEntries(Object.entries(values).map(([name, term]) => [name, settle(term)]));
}

const TABLE_NAMES = ['seat', 'user', 'channel', 'instant', 'text', 'key'];

function isName(term: Term): term is NameTerm {
  return typeof term === 'object' && !Array.isArray(term);
}

function sayTerm(game: GameModule | null, style: TextStyle, term: Term): string {
  if (typeof term === 'string' || typeof term === 'number') return String(term);
  if (!isName(term))
    return listedOrNothing(
      style.locale,
      term.map((part) => sayCounted(game, style, part) ?? sayTerm(game, style, part)),
    );
  switch (term.kind) {
    case 'seat':
      return style.escape(personIn(style, term.id));
    case 'user':
      return style.person?.(term.id) ?? `@${term.id}`;
    case 'channel':
      return style.place?.(term.id) ?? `#${term.id}`;
    case 'instant':
      return Number.isNaN(Date.parse(term.id)) ? style.escape(term.id) : style.time(new Date(term.id));
    case 'text':
      return style.escape(term.id);
    case 'key':
      return isTableKey(term.id) ? tell(style.locale, term.id) : term.id;
    case 'verb':
    case 'slot':
    case 'choice':
    case 'question':
    case 'topic': {
      const key = `${term.kind}.${term.id}`;
      return sayGame(game, style, key) ?? (isTableKey(key) ? tell(style.locale, key) : term.id);
    }
    case 'game':
      return sayGame(game, style, 'game') ?? term.id;
    case 'setup': {
      const choice = term.id.slice(term.id.indexOf('.') + 1);
      return sayGame(game, style, `choice.${term.id}`) ?? sayGame(game, style, `choice.${choice}`) ?? choice;
    }
    case 'command':
    case 'option': {
      const path = term.id.replaceAll(' ', '.');
      const keys = [`command.${path}`, `option.${path.split('.').at(-1)}`];
      for (const key of keys) {
        const said = sayGame(game, style, key) ?? (isTableKey(key) ? tell(style.locale, key) : null);
        if (said !== null) return said;
      }
      return path.split('.').at(-1) ?? path;
    }
    default:
      return game?.words.name(style.locale, term) ?? term.id;
  }
}

/** A count of a thing, `[3, name]`: "3 infantry". */
function sayCounted(game: GameModule | null, style: TextStyle, term: Term): string | null {
  if (typeof term !== 'object' || isName(term)) return null;
  const [count, what, ...more] = term;
  if (typeof count !== 'number' || typeof what !== 'object' || !isName(what) || more.length > 0) return null;
  const counted = game?.words.several?.(style.locale, what, count) ?? null;
  const name = sayTerm(game, style, what);
  // A person (a Leader) is single and not counted.
  if (counted === null && count === 1) return name;
  return `${figure(style.locale, count)} ${counted ?? name}`;
}

/** The players; an imported game may name seats at will, even like a built-in property of objects. */
function personIn({ people }: TextStyle, seat: string): string {
  return (Object.hasOwn(people, seat) ? people[seat] : undefined) ?? seat;
}

function listedOrNothing(locale: Locale, parts: readonly string[]): string {
  return parts.length === 0 ? tell(locale, 'list.empty') : listed(locale, parts);
}

function anyOf(locale: Locale, people: readonly string[]): string {
  return listed(locale, people, 'or');
}

function sayOwed(game: GameModule | null, style: TextStyle, line: Extract<Line, { from: 'owed' }>): string {
  const key = `owe.${line.what}`;
  const what =
    sayGame(game, style, key, line.values) ?? (isTableKey(key) ? sayTable(game, style, key, line.values) : line.what);
  const people = line.who ?? line.seats.map((seat) => personIn(style, seat));
  const all = people.map(style.escape);
  const who = line.each === true ? listed(style.locale, all) : anyOf(style.locale, all);
  const told = owedKeys(line.kind, line.each === true ? 1 : people.length, line.yours);
  if (line.dueAt === null) return tell(style.locale, told.free, { who, what });
  return tell(style.locale, told.until, { who, what, until: style.time(new Date(line.dueAt)) });
}

/** In a window nobody is named: it is open to all alike, and who has passed stays private. */
function owedKeys(kind: ObligationKind, people: number, yours: boolean | undefined) {
  if (kind === 'window') {
    if (yours === undefined) return { free: 'owed.window', until: 'owed.window.until' } as const;
    return yours
      ? ({ free: 'owed.your-window', until: 'owed.your-window.until' } as const)
      : ({ free: 'owed.others-window', until: 'owed.others-window.until' } as const);
  }
  if (yours === true && people === 1) {
    return kind === 'turn'
      ? ({ free: 'owed.your-turn', until: 'owed.your-turn.until' } as const)
      : ({ free: 'owed.your-answer', until: 'owed.your-answer.until' } as const);
  }
  if (people > 1) return { free: 'owed.any', until: 'owed.any.until' } as const;
  return { free: 'owed', until: 'owed.until' } as const;
}

function sayRoll(game: GameModule | null, style: TextStyle, line: Extract<Line, { from: 'roll' }>): string {
  const { roll } = line;
  const what = sayGame(game, style, `roll.${roll.purpose.what}`, roll.purpose.values) ?? roll.purpose.what;
  const filling = { number: roll.number, what, face: roll.face, sides: roll.sides };
  const said =
    roll.purpose.needed === undefined
      ? tell(style.locale, 'roll', filling)
      : tell(style.locale, 'roll.needed', { ...filling, needed: roll.purpose.needed });
  return roll.scripted === true ? `${said} ${tell(style.locale, 'roll.scripted')}` : said;
}

function sayRejection(game: GameModule | null, style: TextStyle, rejection: Rejection): string {
  const key = `reject.${rejection.code}`;
  const own = sayGame(game, style, key, rejection.values);
  if (own !== null) return own;
  if (isTableKey(key)) return sayTable(game, style, key, rejection.values);
  return tell(style.locale, 'reject.unknown', { code: rejection.code });
}
