import { afterAll, beforeAll, expect, test } from 'vitest';
import { diceRace } from '../games/dice-race/index.js';
import { testImage } from '../support/databases.js';
import { buttonsOf, textIn } from './fake/shown.js';
import type { FakeChannel } from './fake/world.js';
import { GameStage } from './game-stage.js';

let stage: GameStage;

beforeAll(async () => {
  stage = await GameStage.open({ games: [diceRace()], place: { kind: 'memory', image: await testImage() } });
});
afterAll(() => stage.close());

const shownIn = (channel: FakeChannel) =>
  stage.discord.world.messagesIn(channel.id).filter((message) => message.privateTo === null && !message.system);

test('a game whose channel was deleted goes on where its master, or who manages the server, takes it', async () => {
  const [ann, bob, boss] = ['Ann', 'Bob', 'Boss'].map((name) => stage.discord.user(name, 'en-GB'));
  if (ann === undefined || bob === undefined || boss === undefined) throw new Error('nobody');
  const [lost, found, third] = ['lost', 'found', 'third'].map((name) => stage.channel(name));
  if (lost === undefined || found === undefined || third === undefined) throw new Error('nowhere');
  await ann.slash(lost, 'game create', { system: 'dice-race', name: 'Race' });
  for (const user of [ann, bob]) await user.slash(lost, 'game join');
  await ann.slash(lost, 'game start');
  await stage.posted();

  lost.deleted = true;
  expect((await bob.slash(found, 'game move')).text).toContain('There is no game that you could move here');
  expect((await ann.slash(found, 'game move')).text).toContain('Ann has moved **Race** here.');
  await stage.posted();
  expect(shownIn(found).filter((message) => message.pinned)).toHaveLength(1);
  const panel = shownIn(found).findLast((message) => !message.pinned && buttonsOf(message).length > 0);
  expect(panel && textIn(panel)).toContain('Ann has moved **Race** here.');
  expect(panel && textIn(panel)).toContain(`<@${bob.id}>`);
  expect((await bob.slash(found, 'bid', { amount: 7 })).text).toContain('You bid 7.');

  boss.record.administers = true;
  const [suggested] = await boss.complete(third, 'game move', { game: 'ra' }, 'game');
  expect(suggested?.name).toBe('Race');
  await boss.slash(third, 'game move', { game: String(suggested?.value) });
  await stage.posted();
  expect((await stage.gameIn(third)).name).toBe('Race');
  expect(shownIn(third).filter((message) => message.pinned)).toHaveLength(1);
  // Its status stays where it was pinned: what it asks is still of this game.
  expect(
    shownIn(found)
      .filter((message) => !message.pinned)
      .flatMap(buttonsOf)
      .filter((button) => !button.disabled),
  ).toEqual([]);
  expect(stage.faults).toEqual([]);
  expect(stage.discord.violations).toEqual([]);
});
