import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { HISPANIA } from '../../src/games/hispania/index.js';
import { testImage } from '../support/databases.js';
import type { Answered, FakeUser } from './fake/fake-user.js';
import { selectsOf } from './fake/shown.js';
import { GameStage } from './game-stage.js';

let stage: GameStage;

beforeAll(async () => {
  stage = await GameStage.open({
    games: [HISPANIA],
    place: { kind: 'memory', image: await testImage() },
    luck: 'what-if',
  });
});
afterAll(() => stage.close());
afterEach(() => {
  expect(stage.faults).toEqual([]);
  expect(stage.discord.violations).toEqual([]);
});

/** Chooses in the first menu that has it. */
async function pick(user: FakeUser, { messages }: Answered, label: RegExp): Promise<Answered> {
  const message = messages.at(-1);
  const menus = message === undefined ? [] : selectsOf(message);
  const menu = menus.find(({ options }) => options.some((option) => label.test(option.label)));
  const chosen = menu?.options.find((option) => label.test(option.label));
  if (message === undefined || menu === undefined || chosen === undefined) throw new Error(`no ${label}`);
  return user.choose(message, menu, [chosen.value]);
}

test('from the panel: "What if", a move, "Do this in the game"; the channel hears of it only then', async () => {
  const channel = stage.channel('what-if');
  const ann = stage.discord.user('Ann', 'en-GB');
  await ann.slash(channel, 'game create', { system: 'hispania', scenario: 'A' });
  for (const user of [ann, ...['Bob', 'Cai', 'Dan'].map((name) => stage.discord.user(name, 'en-GB'))])
    await user.slash(channel, 'game join');
  await ann.slash(channel, 'game start');
  await stage.posted();
  const posts = () => stage.discord.world.messagesIn(channel.id).filter(({ privateTo }) => privateTo === null).length;
  const before = { version: (await stage.gameIn(channel)).version, posts: posts() };

  const panel = await ann.slash(channel, 'game status');
  const trial = await ann.click(panel.messages.at(-1) ?? nothing(), 'What if');
  expect(trial.isPrivate).toBe(true);
  expect(trial.text).toContain('What if: nothing here counts');
  expect(trial.buttons.map(({ label }) => label)).toContain('From the beginning');
  let shown = await pick(ann, trial, /^At sea$/);
  for (const choice of [/^None$/, /^4 Infantr/i, /^Seville$/])
    if (selectsOf(shown.messages.at(-1) ?? nothing()).length > 0) shown = await pick(ann, shown, choice);
    else shown = await ann.click(shown.messages.at(-1) ?? nothing(), choice);
  for (let asked = 0; asked < 3 && !has(shown, 'Do this in the game'); asked++)
    shown = await ann.click(shown.messages.at(-1) ?? nothing(), /^At sea|^Seville|^Yes/);
  expect(shown.text).toContain('What if: nothing here counts');
  await stage.posted();
  expect({ version: (await stage.gameIn(channel)).version, posts: posts() }).toEqual(before);

  const asked = await ann.click(shown.messages.at(-1) ?? nothing(), 'Do this in the game');
  expect(asked.text).toContain('Seville');
  const done = await ann.click(asked.messages.at(-1) ?? nothing(), 'Yes, do it in the game');
  expect(done.isPrivate).toBe(true);
  expect(done.text).toContain('Done in the game, all of it');
  const game = await stage.gameIn(channel);
  expect(game.version).toBe(before.version + 1);
  const [entry] = (await stage.opened.store.log(game.id, game.version)).slice(-1);
  expect(entry).toMatchObject({ kind: 'act', userId: ann.id, actions: [{ verb: 'move', to: 'seville' }] });
});

function has({ buttons }: Answered, name: string): boolean {
  return buttons.some(({ label }) => label === name);
}

function nothing(): never {
  throw new Error('nothing is shown');
}
