import { expect, it } from 'vitest';
import { inEach } from '../../src/core/languages.js';
import { CommandMentions } from '../../src/discord/messages/command-mentions.js';
import { discordStyle, harmless } from '../../src/discord/messages/discord-style.js';
import { OptionNames } from '../../src/discord/messages/option-names.js';

const REGISTERED = [
  { id: '11', name: 'game', options: [{ type: 1, name: 'join' }] },
  { id: '12', name: 'dice', options: [{ type: 3, name: 'word' }] },
];

it('makes commands in sentences such as can be tapped, and leaves what it does not know', () => {
  const mentions = new CommandMentions();
  const said = 'Take a seat with `/game join`, then `/dice word:…`; `/nowhere` and `/game` stay.';
  expect(mentions.in(said)).toBe(said);
  mentions.learn({ message: '404: Not Found' });
  expect(mentions.in(said)).toBe(said);
  mentions.learn(REGISTERED);
  expect(mentions.in(said)).toBe(
    'Take a seat with </game join:11>, then </dice:12> `word:…`; `/nowhere` and `/game` stay.',
  );
});

it('makes none of what a person has written', () => {
  const mentions = new CommandMentions();
  mentions.learn(REGISTERED);
  const name = harmless('`/dice`');
  expect(mentions.in(`${name} plays`)).not.toContain('</dice');
});

it('calls options as the reader’s Discord calls them, and sets French as it is set', () => {
  const named = (en: string, fr: string, es: string) => ({ name: en, names: { ...inEach(() => en), fr, es } });
  const dice = {
    options: [named('word', 'mot', 'palabra')],
    subcommands: [{ options: [named('seat', 'siège', 'asiento')] }],
  };
  const options = new OptionNames([dice]);
  const mentions = new CommandMentions();
  mentions.learn(REGISTERED);
  const say = mentions.saying((line) => (line.from === 'person' ? line.text : ''), options);
  const said = (text: string, locale: 'fr' | 'es') =>
    say({ from: 'person', text }, { ...discordStyle(locale, {}), escape: (own) => own });
  expect(said('« Ann » : donnez `/dice word:…` ; `seat` manque ?', 'fr')).toBe(
    '«\u00a0Ann\u00a0»\u00a0: donnez </dice:12> `mot:…`\u00a0; `siège` manque\u00a0?',
  );
  expect(said('`word` : `a ; b`, <t:1:R> :', 'fr')).toBe('`mot`\u00a0: `a ; b`, <t:1:R>\u00a0:');
  expect(said('¿`/dice word:…`?', 'es')).toBe('¿</dice:12> `palabra:…`?');
});
