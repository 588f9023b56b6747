import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../src/core/words.js';
import { GAMES } from '../../src/games/registry.js';
import { isTableKey, tell } from '../../src/i18n/index.js';
import { SENTENCES } from '../../src/i18n/languages/index.js';
import { describeCommands } from '../../src/table/words/describe-commands.js';
import { plainStyle, wordsOf } from '../../src/table/words/words.js';
import { diceRace } from '../games/dice-race/index.js';

/** Those in which these sentences are compared. */
const LANGUAGES = ['en', 'fr', 'es'] as const;

const src = path.join(import.meta.dirname, '../../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.startsWith('persistence/generated'),
);
const textOf = (file: string) => readFileSync(path.join(src, file), 'utf8');
const sources = files.filter((file) => !/^(games|kit)\//.test(file)).map(textOf);

describe('the catalogues', () => {
  it('hold no sentence that nobody says', () => {
    const speakers = files
      .filter((file) => !file.startsWith('i18n'))
      .map(textOf)
      .join('\n');
    // Keys put together, such as `phase.did-${what}` or `${code}-none`.
    const begun = [...speakers.matchAll(/`([\w-]+[.-][\w.-]*)\$\{/g)].map((match) => match[1] ?? '');
    const ended = [...speakers.matchAll(/\$\{[^}]*\}(-[\w-]+)`/g)].map((match) => match[1] ?? '');
    const isSaid = (words: string) =>
      speakers.includes(`'${words}'`) ||
      begun.some((beginning) => words.startsWith(beginning)) ||
      ended.some((end) => words.endsWith(end));
    const silent = Object.keys(SENTENCES.en).filter(
      (key) => !isSaid(key.startsWith('reject.') ? key.slice('reject.'.length) : key),
    );
    expect(silent).toEqual([]);
  });

  it('have every key that is asked for in the code', () => {
    const asked = sources.flatMap((text) => [
      ...[...text.matchAll(/from: 'table',\s*key: '([^']+)'/g)].map((match) => match[1] ?? ''),
      ...[...text.matchAll(/(?:refuse\(|code: )'([a-z-]+)'/g)].map((match) => `reject.${match[1]}`),
    ]);
    const missing = asked.filter((key) => !isTableKey(key) && !SCRIPT_CODES.includes(key));
    expect([...new Set(missing)]).toEqual([]);
  });

  it('say of no time that it is "until in 3 days" or "since 2 hours ago", as Discord shows it', () => {
    const before = /(?:until|since|by|jusqu’à|d’ici|depuis|hasta|antes de|desde)\s\{(?:until|since|date|when)\}/iu;
    for (const locale of LOCALES)
      expect(Object.values(SENTENCES[locale]).filter((text) => before.test(text))).toEqual([]);
  });

  it('count in each language as it is counted there', () => {
    expect(tell('en', 'undo.done', { who: 'A', count: 0 })).toContain('0 actions');
    expect(tell('fr', 'undo.done', { who: 'A', count: 0 })).toContain('0 action.');
    expect(tell('es', 'undo.done', { who: 'A', count: 1 })).toContain('1 acción.');
  });
});

describe('a refusal that names an action', () => {
  it.each(GAMES)('$id: names it in words alone, in every language', (game) => {
    const say = wordsOf([game]);
    const texts = files.filter((file) => file.startsWith(`games/${game.id}/words`)).map(textOf);
    const verbs = new Set(texts.flatMap((text) => [...text.matchAll(/'verb\.([a-z-]+)':/g)].map(([, id = '']) => id)));
    expect(verbs.size).toBeGreaterThan(2);
    for (const locale of LOCALES)
      for (const id of verbs) {
        const rejection = { code: 'not-offered', values: { verb: { kind: 'verb', id } } };
        const said = say({ from: 'rejection', module: game.id, rejection }, plainStyle(locale, {}));
        expect(said).not.toMatch(/[[\]{}]/);
      }
  });
});

describe('what a game calls its actions and questions, in a sentence of the table', () => {
  const JOINED = ['menu-of', 'menu-of-several', 'ask', 'ask-exactly', 'ask-some', 'range'].map((key) => `panel.${key}`);
  const TWICE = /[?!:][ \u00a0\u202f]?[:?.]|[¿¡][¿¡]|\.\.(?!\.)/u;

  it.each(GAMES)('$id: has one mark of its own, in every language', (game) => {
    const say = wordsOf([game]);
    const texts = files.filter((file) => file.startsWith(`games/${game.id}/`) || file.startsWith('kit/')).map(textOf);
    const called = (kind: string) =>
      [...new Set(texts.flatMap((text) => [...text.matchAll(new RegExp(`'?${kind}\\.([a-z-]+)'?:`, 'g'))]))]
        .map(([, id = '']) => ({ kind, id }))
        .filter(({ id }) => game.words.say('en', `${kind}.${id}`) !== null);
    const values = { min: 1, max: 2 };
    const slots = called('slot');
    expect(slots.length).toBeGreaterThan(2);
    const asked = { ...values, verb: called('verb')[0] ?? '' };
    const lines = [
      ...JOINED.flatMap((key) => slots.map((slot) => ({ key, values: { ...asked, slot } }))),
      ...JOINED.flatMap((key) => called('verb').map((verb) => ({ key, values: { ...values, verb, slot: verb } }))),
    ];
    for (const locale of LOCALES) {
      const said = lines.map((line) => say({ from: 'table', module: game.id, ...line }, plainStyle(locale, {})));
      expect(said.filter((text) => TWICE.test(text))).toEqual([]);
      const owed = called('owe').flatMap(({ id: what }) =>
        (['turn', 'reaction', 'window'] as const).map((kind) =>
          say({ from: 'owed', module: game.id, seats: ['a'], kind, what, dueAt: null }, plainStyle(locale, {})),
        ),
      );
      expect(owed.filter((text) => TWICE.test(text))).toEqual([]);
    }
  });

  it('asks in Hispania whether to submit with one mark', () => {
    const values = { verb: { kind: 'verb', id: 'submit' }, slot: { kind: 'slot', id: 'answer' } };
    const say = wordsOf(GAMES);
    const line = { from: 'table', key: 'panel.menu-of', module: 'hispania', values } as const;
    expect(LANGUAGES.map((locale) => say(line, plainStyle(locale, {})))).toEqual([
      'Answer: submit? – Your answer',
      'Répondre : se soumettre ? – Votre réponse',
      'Responder: ¿someterse? – Tu respuesta',
    ]);
  });
});

/** Told by the play script in its own words. */
const SCRIPT_CODES: readonly string[] = ['reject.not-there', 'reject.broken-line'];

describe('lines', () => {
  const say = wordsOf([diceRace()]);
  it('say persons, times, lists and names of the game, and make harmless what persons wrote', () => {
    const style = { ...plainStyle('en', { p1: '*red*' }), escape: (text: string) => text.replaceAll('*', '\\*') };
    const values = {
      who: { kind: 'seat', id: 'p1' },
      seat: 'p1',
      taken: 1,
      max: 2,
    };
    expect(say({ from: 'table', key: 'seat.joined', values }, style)).toBe('\\*red\\* takes seat p1 (1 of 2).');
    expect(say({ from: 'table', key: 'nothing.known' }, style)).toBe('nothing.known');
    const owed = {
      from: 'owed',
      module: 'dice-race',
      seats: ['p1'],
      kind: 'turn',
      what: 'turn',
      dueAt: '2026-11-18T12:00:00Z',
    } as const;
    expect(say(owed, style)).toBe('**\\*red\\*** to play: a turn (due 2026-11-18 12:00 UTC)');
    expect(say({ ...owed, what: 'meeting', values: { mover: { kind: 'seat', id: 'p1' } }, dueAt: null }, style)).toBe(
      '**\\*red\\*** to play: push \\*red\\* back, or yield?',
    );
    expect(say({ from: 'rejection', module: 'dice-race', rejection: { code: 'unheard-of' } }, style)).toBe(
      'That is not possible (unheard-of).',
    );
  });
});

describe('the commands as registered', () => {
  const commands = describeCommands([diceRace(), diceRace('solitaire', 'alone')]);
  it('have each name once, with names and descriptions that Discord takes', () => {
    for (const locale of LOCALES) {
      const names = commands.map((command) => command.names[locale]);
      expect(new Set(names).size, names.join()).toBe(names.length);
    }
    const each = commands.flatMap((command) => [
      command,
      ...command.options,
      ...command.subcommands,
      ...command.subcommands.flatMap((sub) => sub.options),
    ]);
    for (const thing of each) {
      expect(thing.name).toMatch(/^[-a-z]{1,32}$/);
      for (const locale of LOCALES) {
        expect(thing.names[locale], thing.name).toMatch(/^[-_\p{L}\p{N}]{1,32}$/u);
        expect(thing.names[locale]).toBe(thing.names[locale].toLowerCase());
        expect(thing.descriptions[locale].length, `${thing.name} ${locale}`).toBeGreaterThan(0);
        expect(thing.descriptions[locale].length, `${thing.name} ${locale}`).toBeLessThanOrEqual(100);
      }
    }
    for (const command of commands) {
      for (const options of [command.options, ...command.subcommands.map((sub) => sub.options)]) {
        expect(options.length).toBeLessThanOrEqual(25);
        const needed = options.map((option) => option.required === true);
        expect([...needed].sort((one, other) => Number(other) - Number(one))).toEqual(needed);
        for (const locale of LOCALES) {
          const names = options.map((option) => option.names[locale]);
          expect(new Set(names).size, `${command.name}: ${names.join()}`).toBe(names.length);
        }
      }
    }
  });

  it('are those that the design fixes, with the options of the games among them', () => {
    const names = commands.map((command) => command.name);
    const fixed = 'game map score log dice undo done orders remind away autopilot substitute rules export help'.split(
      ' ',
    );
    expect(names).toEqual(expect.arrayContaining(fixed));
    const game = commands.find((command) => command.name === 'game');
    const subs = 'create join leave start status seats settings pause resume end archive mine'.split(' ');
    expect(game?.subcommands.map((sub) => sub.name)).toEqual(expect.arrayContaining(subs));
    const create = game?.subcommands.find((sub) => sub.name === 'create');
    expect(create?.options.map((option) => option.name)).toContain('length');
    expect(commands.find((command) => command.name === 'orders')?.options.map((option) => option.name)).toEqual([
      'react',
    ]);
  });
});
