import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { HISPANIA } from '../../src/games/hispania/index.js';
import { RECONQUISTA } from '../../src/games/reconquista/index.js';
import { testImage } from '../support/databases.js';
import type { Answered } from './fake/fake-user.js';
import { buttonsOf, textIn } from './fake/shown.js';
import type { FakeChannel, FakeMessage } from './fake/world.js';
import { GameStage } from './game-stage.js';

let stage: GameStage;

beforeAll(async () => {
  stage = await GameStage.open({ games: [HISPANIA, RECONQUISTA], place: { kind: 'memory', image: await testImage() } });
});
afterAll(() => stage.close());
afterEach(() => {
  expect(stage.faults).toEqual([]);
  expect(stage.discord.violations).toEqual([]);
});

function posts(channel: FakeChannel): readonly FakeMessage[] {
  return stage.discord.world
    .messagesIn(channel.id)
    .filter(({ privateTo, system }) => privateTo === null && !system)
    .sort((one, other) => Number(BigInt(one.id) - BigInt(other.id)));
}

function lastOf({ messages }: Answered): FakeMessage {
  const last = messages.at(-1);
  if (last === undefined) throw new Error('no message');
  return last;
}

/** An edit of an older message may come after the post. */
async function comesTo(message: FakeMessage, labels: readonly string[]): Promise<void> {
  const wanted = labels.join();
  await stage.discord.world.until(`${wanted} under ${textIn(message)}`, () => pressable(message).join() === wanted);
}

function pressable(message: FakeMessage): readonly string[] {
  return buttonsOf(message).flatMap(({ label, disabled }) => (disabled ? [] : [label]));
}

test('the invitation can be pressed until all have come, and so can the pinned status; then everybody sees Start', async () => {
  const channel = stage.channel('invited');
  const people = ['Ann', 'Bob', 'Cleo', 'Dan'].map((name) => stage.discord.user(name));
  const [ann] = people;
  if (ann === undefined) throw new Error('nobody');
  await ann.slash(channel, 'game create', { system: 'hispania', scenario: 'A', name: 'Iberia' });
  await stage.posted();
  const invitation = posts(channel).find((post) => textIn(post).includes('Ann has set up'));
  const pinned = posts(channel).find((post) => post.pinned);
  if (invitation === undefined || pinned === undefined) throw new Error('no invitation');
  expect(textIn(invitation)).toContain('Hispania – A: turns 1 to 13');
  // Not 64 digits for whoever is only invited: a mark of them, and where they are whole.
  expect(textIn(invitation)).toMatch(/fingerprint `[0-9a-f]{16}…`.*dice/);
  expect(textIn(invitation)).not.toMatch(/`[0-9a-f]{17}/);
  const { seedHash } = await stage.gameIn(channel);
  expect((await ann.slash(channel, 'dice')).text).toContain(`\`${seedHash}\``);
  // What the game is like, and more about it at a press.
  expect(textIn(invitation)).toMatch(/Fifteen centuries.*Four players, or five with auctions/s);
  expect((await ann.click(invitation, 'Rules')).text).toContain('Aim of the game');
  // What is chosen otherwise stands in it too; menus show no marks of formatting.
  const status = await ann.slash(channel, 'game status');
  const panel = await ann.click(lastOf(status), 'Options');
  const [menu] = panel.selects;
  const events = menu?.options.find(({ label }) => label === 'Event counters (10.3): off');
  if (menu === undefined || events === undefined) throw new Error(JSON.stringify(menu));
  await ann.click(lastOf(await ann.choose(lastOf(panel), menu, [events.value])), 'on');
  await stage.posted();
  await stage.discord.world.until('the options in the invitation', () => textIn(invitation).includes('Event counters'));
  for (const [at, person] of people.entries()) {
    for (const post of [invitation, pinned]) await comesTo(post, ['Join', 'Start', 'Rules', 'Learn it']);
    const joined = await person.click(at % 2 === 0 ? invitation : pinned, 'Join');
    expect(joined.text).toContain(`You have seat p${at + 1}.`);
    expect(joined.isPrivate).toBe(true);
    await stage.posted();
  }
  await comesTo(invitation, []);
  await comesTo(pinned, ['Start', 'Rules', 'Learn it']);
  const last = posts(channel).at(-1);
  if (last === undefined) throw new Error('no last post');
  expect(textIn(last)).toContain('All seats are taken');
  expect(pressable(last)).toEqual(['Start', 'Rules', 'Learn it']);
  // One who leaves makes room for another: that is said where it can be pressed.
  const dan = people.at(-1);
  await dan?.slash(channel, 'game leave');
  await stage.posted();
  const left = posts(channel).at(-1);
  expect(left === undefined ? [] : pressable(left)).toEqual(['Join', 'Start', 'Rules', 'Learn it']);
});

test('a game that begins with a story is announced before it, with one picture', async () => {
  const channel = stage.channel('alone');
  const ann = stage.discord.user('Ann', 'fr');
  await ann.slash(channel, 'game create', { system: 'reconquista', name: 'Solo' });
  await ann.slash(channel, 'game join');
  await stage.posted();
  await ann.slash(channel, 'game start');
  await stage.posted();
  const told = posts(channel).filter((post) => !post.pinned && /Solo\*\* commence|Tour 1/.test(textIn(post)));
  expect(told.length).toBe(1);
  const [only] = told;
  if (only === undefined) throw new Error('no beginning');
  expect(textIn(only).indexOf('commence')).toBeLessThan(textIn(only).indexOf('Tour 1'));
  expect(only.attachments.length).toBe(1);
  // Nothing of the game stands under what invited to it.
  const invitation = posts(channel).find((post) => textIn(post).includes('a préparé'));
  expect(invitation === undefined ? [] : buttonsOf(invitation).map(({ label }) => label)).not.toContain('Mon tour');
});
