import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { diceRace } from '../games/dice-race/index.js';
import { testImage } from '../support/databases.js';
import type { FakeUser } from './fake/fake-user.js';
import { buttonsOf, textIn } from './fake/shown.js';
import type { FakeChannel, FakeMessage } from './fake/world.js';
import { GameStage } from './game-stage.js';
import { chanceOf, PanelPlayer } from './panel-player.js';

let stage: GameStage;
let people: FakeUser[] = [];

beforeAll(async () => {
  stage = await GameStage.open({ games: [diceRace()], place: { kind: 'memory', image: await testImage() } });
});
afterAll(() => stage.close());
beforeEach(() => {
  people = ['Ann', 'Bob'].map((name) => stage.discord.user(name, 'en-GB'));
});
afterEach(() => {
  expect(stage.discord.violations).toEqual([]);
  stage.faults.length = 0;
});

const postsIn = (channel: FakeChannel): readonly FakeMessage[] =>
  stage.discord.world.messagesIn(channel.id).filter(({ privateTo, system }) => privateTo === null && !system);

const pressable = (channel: FakeChannel): FakeMessage => {
  const post = postsIn(channel).findLast((message) => buttonsOf(message).some(({ disabled }) => !disabled));
  if (post === undefined) throw new Error('nothing to press');
  return post;
};

async function begin(channel: FakeChannel, battles = false): Promise<void> {
  const [ann, bob] = people;
  await ann?.slash(channel, 'game create', { system: 'dice-race', name: 'Race' });
  await stage.posted();
  for (const user of [ann, bob]) await user?.click(pressable(channel), /Join|seat/i).catch(() => null);
  if (battles) await ann?.slash(channel, 'game settings', { threads: true });
  await ann?.slash(channel, 'game start');
  await stage.posted();
}

async function playOn(channel: FakeChannel, acts: number): Promise<void> {
  const pick = chanceOf(5);
  const players = people.map((user) => new PanelPlayer(user, pick));
  for (let act = 0; act < acts && (await stage.gameIn(channel)).phase === 'playing'; act++) {
    const [user] = await stage.awaited(channel, people);
    await players.find((player) => player.user === user)?.act(channel);
    await stage.posted();
  }
}

describe.each([
  ['a thread', () => stage.discord.world.addThread('race', stage.channel('club'))],
  ['a forum post', () => stage.discord.world.addThread('race', stage.discord.world.addForum('games', stage.guild))],
  [
    'a private thread',
    () => {
      const ids = people.map(({ id }) => id);
      return stage.discord.world.addPrivateThread('race', stage.channel('club'), ids);
    },
  ],
] as const)('%s is a table', (_name, made) => {
  test('a game is made, played to its end by buttons, its status pinned, nothing of it elsewhere', async () => {
    const thread = made();
    await begin(thread, true);
    await playOn(thread, 300);
    expect((await stage.gameIn(thread)).phase).toBe('over');
    expect(postsIn(thread).filter(({ pinned }) => pinned)).toHaveLength(1);
    expect(postsIn(thread).some(({ attachments }) => attachments.length > 0)).toBe(true);
    // In a thread there are no others: battles are told where the game is.
    const within = [...stage.discord.world.channels.values()].filter(({ parentId }) => parentId === thread.id);
    expect(within).toEqual([]);
    const parent = stage.discord.world.channels.get(thread.parentId ?? '');
    if (parent === undefined) throw new Error('no parent');
    expect(postsIn(parent)).toEqual([]);
    expect(stage.faults).toEqual([]);
  });
});

test('what a thread needs is told of a thread: to write in threads, not in channels', async () => {
  const thread = stage.discord.world.addThread('poor', stage.channel('club'));
  thread.denied.add('thread').add('pin');
  const told = await people[0]?.slash(thread, 'game create', { system: 'dice-race' });
  await stage.discord.world.until('what is lacking', () => told?.text.includes('**Pin Messages (status)**'));
  expect(told?.text).not.toContain('Create Public Threads');
  await stage.posted();
});

describe('a thread that nobody wrote in for long', () => {
  test('is opened again when its status changes', async () => {
    const thread = stage.discord.world.addThread('sleepy', stage.channel('club'));
    await begin(thread);
    thread.archived = true;
    // Only the status follows: nothing new is posted.
    await people[0]?.slash(thread, 'game settings', { turn: 48 });
    await stage.posted();
    expect(thread.archived).toBe(false);
    const status = postsIn(thread).find(({ pinned }) => pinned);
    expect(status?.edits ?? 0).toBeGreaterThan(0);
    thread.archived = true;
    await playOn(thread, 2);
    expect(thread.archived).toBe(false);
  });

  test('and is locked: whoever leads the game is told once, and the posts wait until it is open', async () => {
    const thread = stage.discord.world.addThread('locked', stage.channel('club'));
    await begin(thread);
    const written = () => postsIn(thread).reduce((sum, { edits }) => sum + 1 + edits, 0);
    const before = written();
    Object.assign(thread, { archived: true, locked: true });
    for (const user of people) await user.slash(thread, 'bid', { amount: 3 });
    const [ann] = people;
    const direct = stage.discord.world.directChannel(ann?.id ?? '');
    const told = () => postsIn(direct).filter((message) => textIn(message).includes('closed and locked'));
    stage.bot.ring();
    await stage.discord.world.until('the master is told', () => told().length > 0);
    expect(written()).toBe(before);
    Object.assign(thread, { archived: false, locked: false });
    await stage.posted();
    expect(written()).toBeGreaterThan(before);
    expect(told()).toHaveLength(1);
  });
});
