import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCALES } from '../../src/core/words.js';
import { DISCORD_LIMITS } from '../../src/discord/limits.js';
import { messagesOf } from '../../src/discord/messages/containers.js';
import { GAMES } from '../../src/games/registry.js';
import { partReply } from '../../src/table/rulebook/show.js';
import { wordsOf } from '../../src/table/words/words.js';
import { testImage } from '../support/databases.js';
import { RULEBOOKS } from '../support/rulebooks.js';
import type { Answered, FakeUser } from './fake/fake-user.js';
import { isObject, parseJson } from './fake/json.js';
import { messageFaults } from './fake/limits-message.js';
import type { FakeChannel, FakeMessage } from './fake/world.js';
import { GameStage } from './game-stage.js';

let stage: GameStage;
let ann: FakeUser;
beforeAll(async () => {
  stage = await GameStage.open({ games: GAMES, place: { kind: 'memory', image: await testImage() } });
  ann = stage.discord.user('Ann');
});
afterAll(() => stage.close());

function shown(answer: Answered): FakeMessage {
  const message = answer.messages.at(-1);
  if (message === undefined) throw new Error('no answer');
  return message;
}

async function chapter(answer: Answered, label: string): Promise<Answered> {
  const menu = answer.selects.find(({ options }) => options.some((option) => option.label === label));
  const value = menu?.options.find((option) => option.label === label)?.value;
  if (menu === undefined || value === undefined) throw new Error(`no chapter ${label}`);
  return ann.choose(shown(answer), menu, [value]);
}

test('Every part of every book is one message that Discord takes, with its menus and buttons', () => {
  const say = wordsOf(GAMES);
  for (const module of GAMES)
    for (const locale of LOCALES) {
      const book = RULEBOOKS.book(module.id, locale);
      if (book === null) throw new Error(`no book of ${module.id}`);
      const open = { module, book, limits: DISCORD_LIMITS, gameId: 'x'.repeat(20), searched: 'x'.repeat(100) };
      for (const part of book.parts) {
        const { lines, controls = [] } = partReply(open, part, book.parts);
        const speech = { locale, lines, people: {}, controls, attachments: [], mentions: [], picture: null };
        const sent = messagesOf(speech, say, 'container');
        expect(sent.length, part.title).toBe(1);
        const body = parseJson(JSON.stringify(sent[0]?.body));
        expect(isObject(body) ? messageFaults(body, []) : ['no message'], `${module.id} ${locale} ${part.id}`).toEqual(
          [],
        );
      }
    }
});

test('The rules are read in a channel without a game, privately, chapter by chapter', async () => {
  const channel: FakeChannel = stage.channel('empty');
  const which = await ann.slash(channel, 'rules');
  expect(which.isPrivate).toBe(true);
  const book = await ann.click(shown(which), 'Reconquista');
  const sieges = await chapter(book, '14 Sieges');
  expect(sieges.isPrivate).toBe(true);
  expect(sieges.text).toMatch(/^\*\*14 Sieges\*\*\n/);
  // What is bold in the book is bold here.
  expect(sieges.text).toContain('- **14.6** ');
  expect((await ann.click(shown(sieges), 'Next')).text).toMatch(/^\*\*15 End of the turn\*\*/);
  const found = await ann.slash(channel, 'rules', { topic: 'Lethe' });
  expect(found.selects.map(({ placeholder }) => placeholder)).toContain('Hispania, by Draco Ideas');
  expect(await ann.complete(channel, 'rules', { topic: 'reconq' }, 'topic')).toContainEqual({
    name: 'Reconquista',
    value: 'reconquista',
  });
});

test('Help where no game is shows what can be played; Play sets it up and tells what the bot may not do', async () => {
  const channel: FakeChannel = stage.channel('new');
  channel.denied.add('pin');
  const help = await ann.slash(channel, 'help');
  expect(help.isPrivate).toBe(true);
  expect(help.images).toHaveLength(1);
  expect(help.text.length).toBeLessThan(2_000);
  const played = await ann.click(shown(help), 'Play Reconquista');
  await stage.discord.world.until('the list', () => played.followUps.length === 1);
  expect(played.text).toMatch(/is set up.*Pin Messages/s);
  await stage.posted();
  expect((await stage.gameIn(channel)).module).toBe('reconquista');
});
