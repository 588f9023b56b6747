import { expect, it } from 'vitest';
import { CommandMentions } from '../../src/discord/messages/command-mentions.js';
import { harmless } from '../../src/discord/messages/discord-style.js';

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
