import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/core/words.js';
import { EVENT_KINDS, NATION_IDS } from '../../../src/games/hispania/facts/ids.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { WORDS } from '../../../src/games/hispania/words/index.js';
import { SENTENCES } from '../../../src/games/hispania/words/languages/index.js';
import { isWordKey } from '../../../src/games/hispania/words/sentence.js';
import { isTableKey } from '../../../src/i18n/index.js';
import { figure, signed } from '../../../src/kit/words/number.js';
import { fill } from '../../../src/kit/words/template.js';
import { describeCommands } from '../../../src/table/words/describe-commands.js';
import { RULEBOOKS } from '../../support/rulebooks.js';
import { Reader } from './reader.js';

const folder = path.join(import.meta.dirname, '../../../src/games/hispania');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.startsWith('words/'))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'));

describe('the words of Hispania', () => {
  it('write quotation marks, apostrophes and spaces as the language does', () => {
    for (const locale of LOCALES)
      for (const [key, text] of Object.entries(SENTENCES[locale])) {
        expect(text, `${locale} ${key}`).not.toMatch(/"|\w'\w| {2}| ,/);
        // A French colon has a space before it, but in `option:value` and in addresses.
        if (locale === 'fr')
          expect(text.replace(/\{[^}]*\}|`[^`]*`|version:advanced/g, '#'), `fr ${key}`).not.toMatch(
            /[^\s\d][:;?!](?:\s|$)/,
          );
        if (locale === 'es') expect(text, `es ${key}`).not.toMatch(/^[^¿]*\?|^[^¡]*!/);
      }
  });

  it('have every key that the rules ask for', () => {
    const asked = sources.flatMap((text) => [
      ...found(text, /\bverb: '([a-z-]+)'/g, 'verb'),
      ...found(text, /\bkind: '(?:one|some|number|text)',\s+slot: '([a-z-]+)'/g, 'slot'),
      ...found(text, /\boneOfAreas\('([a-z-]+)'/g, 'slot'),
      ...found(text, /\bnote: '([a-z-]+)'/g, 'note'),
      ...found(text, /\brefuse\(\s*'([a-z-]+)'/g, 'reject'),
      ...found(text, /\b(?:earn|play\.score)\([^;]*?'([a-z-]+)'/g, 'score'),
      ...found(text, /\bkind: '(?:turn|reaction)', what: '([a-z-]+)'/g, 'owe'),
      ...found(text, /\.roll\([^;]*?what: '([a-z-]+)'/g, 'roll'),
    ]);
    expect(asked.length).toBeGreaterThan(100);
    expect([...new Set(asked)].filter((key) => !isWordKey(key) && !isTableKey(key))).toEqual([]);
  });

  it('name every command and option, its description in at most 100 characters', () => {
    const commands = describeCommands([HISPANIA]);
    const things = commands.flatMap((command) => [
      command,
      ...command.options,
      ...command.subcommands.flatMap((sub) => [sub, ...sub.options]),
    ]);
    for (const thing of things) {
      for (const locale of LOCALES) {
        expect(thing.names[locale], thing.name).toMatch(/^[-_\p{Ll}\p{N}]{1,32}$/u);
        expect(thing.descriptions[locale].length, `${thing.name} ${locale}`).toBeLessThanOrEqual(100);
        expect(thing.descriptions[locale], `${thing.name} ${locale}`).not.toBe(thing.name);
      }
    }
    for (const locale of LOCALES) {
      const names = commands.map((command) => command.names[locale]);
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
      for (const { name, options, subcommands } of commands) {
        for (const list of [options, ...subcommands.map((sub) => sub.options)]) {
          const shown = list.map((option) => option.names[locale]);
          expect(
            shown.filter((one, at) => shown.indexOf(one) !== at),
            `${locale} ${name}`,
          ).toEqual([]);
        }
      }
    }
    for (const option of HISPANIA.setup.options) {
      for (const choice of option.choices)
        expect(isWordKey(`choice.${option.name}.${choice}`) || isWordKey(`choice.${choice}`), choice).toBe(true);
    }
  });

  it('tell every topic of the rules, each of a readable length', () => {
    const reader = new Reader();
    for (const topic of HISPANIA.words.ruleTopics) {
      for (const locale of LOCALES) {
        const text = WORDS.say(locale, `rules.${topic}`);
        const name = WORDS.say(locale, `topic.${topic}`);
        expect(name, `${locale} ${topic}`).not.toBeNull();
        expect(text?.length, `${locale} ${topic}`).toBeGreaterThan(60);
        expect(text?.length, `${locale} ${topic}`).toBeLessThan(2500);
        reader.text(locale, topic, text ?? '');
      }
    }
    expect(HISPANIA.words.ruleTopics).toEqual(['orders', ...NATION_IDS]);
    expect(reader.told).toEqual([]);
  });

  it('call events as the book does, which tells of each', () => {
    for (const locale of LOCALES) {
      const parts = RULEBOOKS.book('hispania', locale)?.parts.filter(({ chapter }) => chapter === '10') ?? [];
      const text = parts.map((part) => part.text).join('\n');
      for (const kind of EVENT_KINDS) expect(text, locale).toContain(WORDS.say(locale, `event.${kind}`));
    }
  });

  it('count and write halves as each language does', () => {
    expect(figure('en', 2.5)).toBe('2½');
    expect(figure('fr', -0.5)).toBe('−½');
    expect(figure('es', 1.3)).toBe('1,3');
    expect(signed('fr', 3)).toBe('+3');
    expect(fill('fr', '{n:# point|# points}', { n: 1.5 })).toBe('1½ point');
    expect(fill('en', '{n:# point|# points}', { n: 0 })).toBe('0 points');
    expect(fill('en', 'a[ ({b})][; {c}]', { b: 'x' })).toBe('a (x)');
  });
});

function found(text: string, pattern: RegExp, kind: string): string[] {
  return [...text.matchAll(pattern)].map(([, id]) => `${kind}.${id}`);
}
