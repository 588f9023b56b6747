import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { diceRace } from '../games/dice-race/index.js';
import { answeringServer, onServer, testImage } from '../support/databases.js';
import { wrongAtTheEnd } from './ended-buttons.js';
import type { FakeUser } from './fake/fake-user.js';
import { buttonsOf, textIn } from './fake/shown.js';
import type { FakeChannel } from './fake/world.js';
import { GameStage, type GameStageOptions } from './game-stage.js';
import { chanceOf, PanelPlayer } from './panel-player.js';

const games = [diceRace()];
const server = await answeringServer();
const folders: string[] = [];
afterAll(() => folders.map((folder) => rmSync(folder, { recursive: true, force: true })));

async function embedded(): Promise<{ place: GameStageOptions['place']; drop: () => Promise<void> }> {
  const directory = mkdtempSync(path.join(tmpdir(), 'postumus-discord-'));
  folders.push(directory);
  return { place: { kind: 'folder', directory, image: await testImage() }, drop: async () => undefined };
}

const DATABASES = [
  { name: 'the embedded database', make: embedded },
  ...(server === null ? [] : [{ name: 'a PostgreSQL server', make: () => onServer(server).make() }]),
];

let stage: GameStage;
let channel: FakeChannel;
let people: FakeUser[];
let drop: () => Promise<void>;

async function open(made: { place: GameStageOptions['place']; drop: () => Promise<void> }): Promise<void> {
  drop = made.drop;
  stage = await GameStage.open({ games, place: made.place });
}

async function close(): Promise<void> {
  await stage.close();
  await drop();
}

function sitDown(): void {
  channel = stage.channel('race');
  const who = [
    ['Ann', 'en-GB'],
    ['Bob', 'fr'],
    ['Cai', 'es-419'],
    ['Dee', 'de'],
  ] as const;
  people = who.map(([name, locale]) => stage.discord.user(name, locale));
}

/** By the buttons under the posts, as people do it. */
async function begin(): Promise<void> {
  const [ann, ...others] = people;
  await ann?.slash(channel, 'game create', { system: 'dice-race' });
  await ann?.slash(channel, 'game join');
  await stage.posted();
  for (const other of others) {
    const panel = panelIn(channel);
    await other.click(panel, /Join|seat/i);
    await stage.posted();
  }
  await ann?.slash(channel, 'game start');
  await stage.posted();
}

/** The newest post that can be pressed. */
function panelIn(where: FakeChannel) {
  const posts = stage.discord.world.messagesIn(where.id).filter((message) => message.privateTo === null);
  const panel = posts.findLast((message) => buttonsOf(message).some((button) => !button.disabled));
  if (panel === undefined) throw new Error('no panel');
  return panel;
}

describe.each(DATABASES)('on $name', ({ make }) => {
  beforeAll(async () => open(await make()));
  afterAll(close);

  test('four people play a race to its end by buttons, through restarts; every word is where it belongs', async () => {
    sitDown();
    await begin();
    const pick = chanceOf(7);
    const players = people.map((user) => new PanelPlayer(user, pick));
    for (let act = 1; act < 400; act++) {
      const game = await stage.gameIn(channel);
      if (game.phase === 'over') break;
      const awaited = await stage.awaited(channel, people);
      const user = awaited[pick(awaited.length)];
      await players.find((player) => player.user === user)?.act(channel);
      if (act % 40 === 0) await stage.restart();
    }
    await stage.posted();
    const game = await stage.gameIn(channel);
    expect(game.phase).toBe('over');
    expect(stage.faults).toEqual([]);
    expect(stage.discord.violations).toEqual([]);
    expect(players.every((player) => player.presses > 5)).toBe(true);
    const posts = stage.discord.world
      .messagesIn(channel.id)
      .filter((message) => message.privateTo === null && !message.system);
    expect(posts.filter((message) => message.pinned)).toHaveLength(1);
    const [someone] = people;
    expect(someone === undefined ? [] : await wrongAtTheEnd(posts, someone)).toEqual([]);
    expect(posts.some((message) => message.attachments.some((file) => file.description !== null))).toBe(true);
    expect(posts.filter((message) => textIn(message).includes(game.seed))).toHaveLength(1);
  });
});

describe('at the table', () => {
  beforeAll(async () => open({ place: { kind: 'memory', image: await testImage() }, drop: async () => undefined }));
  afterAll(close);
  beforeEach(async () => {
    sitDown();
    await begin();
  });
  afterEach(() => expect(stage.discord.violations).toEqual([]));

  const person = (at: number): FakeUser => {
    const user = people[at];
    if (user === undefined) throw new Error('nobody');
    return user;
  };
  const version = async () => (await stage.gameIn(channel)).version;

  test('secrets reach their owner and nobody else', async () => {
    const [ann, ...others] = people;
    await ann?.slash(channel, 'bid', { amount: 173 });
    await ann?.slash(channel, 'orders', { react: 'push' });
    await ann?.slash(channel, 'log');
    await stage.posted();
    for (const other of others) {
      await other.slash(channel, 'game status');
      await other.slash(channel, 'log');
      await other.slash(channel, 'dice');
      await other.slash(channel, 'export');
      await other.slash(channel, 'score');
      const seen = stage.discord.seenBy(other);
      expect(seen).not.toMatch(/\b173\b/);
      expect(seen).not.toMatch(/Your order|card-drawn.{0,40}p1"/);
    }
    expect(stage.discord.seenBy(person(0))).toMatch(/\b173\b/);
    const game = await stage.gameIn(channel);
    for (const user of people) expect(stage.discord.seenBy(user)).not.toContain(game.seed);
    const posts = stage.discord.world.messagesIn(channel.id).filter((message) => message.privateTo === null);
    expect(JSON.stringify(posts)).not.toMatch(/\b173\b|You draw/);
  });

  test('a stale or doubled click changes nothing and says so, in private', async () => {
    for (const user of people) await user.slash(channel, 'bid', { amount: 3 });
    await stage.posted();
    const first = panelIn(channel);
    const [turn] = await stage.awaited(channel, people);
    if (turn === undefined) throw new Error('nobody is awaited');
    const sneak = buttonsOf(first).find((button) => button.label === 'Sneak');
    if (sneak === undefined) throw new Error('no sneaking');
    const walk = await turn.settled(turn.press(first, sneak.id), 'Sneak');
    const steps = walk.message;
    const one = buttonsOf(steps ?? first).find((button) => button.label === '1');
    if (steps === null || one === undefined) throw new Error('no steps');
    const before = await version();
    const both = [turn.press(steps, one.id), turn.press(steps, one.id)];
    const answers = await Promise.all(both.map((interaction) => turn.settled(interaction, 'one step')));
    expect(await version()).toBe(before + 1);
    expect(answers.every((answer) => answer.isPrivate && answer.text !== '')).toBe(true);
    await stage.posted();
    const stale = await turn.settled(turn.press(first, sneak.id), 'the old button');
    expect(await version()).toBe(before + 1);
    expect([stale.isPrivate, stale.text.length > 10]).toEqual([true, true]);
    // What everybody sees has followed: one who has moved can only be done.
    expect(
      buttonsOf(panelIn(channel))
        .map((button) => button.label)
        .slice(0, 2),
    ).toEqual(['My turn', 'Done']);
  });

  test('nobody plays for another, from outside, or where he has no seat', async () => {
    for (const user of people) await user.slash(channel, 'bid', { amount: 3 });
    await stage.posted();
    const [turn] = await stage.awaited(channel, people);
    const intruder = people.find((user) => user !== turn);
    const stranger = stage.discord.user('Eve');
    const elsewhere = stage.channel('elsewhere');
    const panel = panelIn(channel);
    const before = await version();
    for (const user of [intruder, stranger]) {
      const answer = await user?.click(panel, 'Sneak');
      expect(answer?.isPrivate).toBe(true);
      expect(answer?.message?.id).not.toBe(panel.id);
      expect((await user?.slash(channel, 'advance'))?.isPrivate).toBe(true);
    }
    const astray = await turn?.slash(elsewhere, 'advance');
    expect(astray?.isPrivate).toBe(true);
    expect(await version()).toBe(before);
  });

  test('several games stand side by side; mine lists them with the way there', async () => {
    const second = stage.channel('second');
    const thread = stage.discord.world.addThread('third', channel);
    await person(0).slash(second, 'game create', { system: 'dice-race', name: 'Another @everyone' });
    await person(0).slash(second, 'game join');
    const inThread = await person(0).slash(thread, 'game status');
    expect(inThread.text).toContain('Dice race');
    const mine = await person(0).slash(second, 'game mine');
    expect(mine.text).toContain(`<#${channel.id}>`);
    expect(mine.text).toContain(`<#${second.id}>`);
    expect(mine.text).not.toContain('@everyone');
    expect((await stage.discord.user('Eve').slash(second, 'game mine')).text).not.toContain('<#');
  });

  test('whoever opens a table learns what the bot may not do there', async () => {
    const poor = stage.channel('poor');
    poor.denied.add('pin').add('attach');
    const told = await person(1).slash(poor, 'game create', { system: 'dice-race' });
    await stage.discord.world.until('the list', () => told.followUps.length === 1);
    expect(told.text).toContain('**Joindre des fichiers (cartes)**, **Épingler des messages (état de la partie)**');
    const rich = await person(1).slash(stage.channel('rich'), 'game create', { system: 'dice-race' });
    expect(rich.followUps).toEqual([]);
  });

  test('a battle is told in a thread of its own, where the table wants it', async () => {
    await person(0).slash(channel, 'game settings', { threads: true });
    for (const user of people) await user.slash(channel, 'bid', { amount: 3 });
    for (let turn = 0; turn < 2; turn++) {
      const [mover] = await stage.awaited(channel, people);
      await mover?.slash(channel, 'sneak', { steps: 1 });
      if (turn === 0) await mover?.slash(channel, 'done');
    }
    await stage.posted();
    const threads = [...stage.discord.world.channels.values()].filter((known) => known.parentId === channel.id);
    const [battle] = threads.filter((thread) => thread.name.startsWith('Meeting'));
    expect(threads.filter((thread) => thread.name.startsWith('Meeting'))).toHaveLength(1);
    const told = stage.discord.world.messagesIn(battle?.id ?? '').map(textIn);
    expect(told.join()).toContain('comes to 1');
    const inThread = await person(1).slash(battle ?? channel, 'game status');
    expect(inThread.text).toContain('Dice race');
  });

  test('who only watches sees what all may see, and may touch nothing', async () => {
    const eve = stage.discord.user('Eve');
    const status = await eve.slash(channel, 'game status');
    expect([status.isPrivate, status.buttons.map(({ label }) => label)]).toEqual([
      true,
      ['Map', 'Score', 'Log', 'Rules', 'More…'],
    ]);
    expect((await eve.slash(channel, 'map', { show: 'board' })).images).toHaveLength(1);
    const before = await version();
    for (const line of ['done', 'undo', 'game end', 'game pause', 'game archive', 'autopilot'])
      expect((await eve.slash(channel, line)).isPrivate).toBe(true);
    expect(await version()).toBe(before);
  });

  test('what the game master does over the heads of others is said in the channel', async () => {
    const posts = () => stage.discord.world.messagesIn(channel.id).filter((message) => message.privateTo === null);
    const before = await version();
    await person(1).slash(channel, 'autopilot', { on: true, seat: 'p3' });
    expect(await version()).toBe(before);
    // Where the seat is to play now, it is asked first.
    const answer = await person(0).slash(channel, 'autopilot', { on: true, seat: 'p3' });
    if (answer.message !== null && answer.buttons.some(({ label }) => label === 'Yes, confirm'))
      await person(0).click(answer.message, 'Yes, confirm');
    await stage.posted();
    expect(await version()).toBeGreaterThan(before);
    expect(posts().some((message) => textIn(message).includes('Cai') && textIn(message).includes('Ann'))).toBe(true);
  });

  test('names are offered while they are typed', async () => {
    const found = await person(1).complete(channel, 'game create', { system: 'DICE' }, 'system');
    expect(found).toEqual([{ name: 'Course aux dés', value: 'dice-race' }]);
    expect((await person(1).complete(channel, 'pack', { goods: 'x', lane: 'lane' }, 'lane')).length).toBeGreaterThan(1);
  });

  test('whose turn begins is called once', async () => {
    for (const user of people) await user.slash(channel, 'bid', { amount: 3 });
    await stage.posted();
    const [turn] = await stage.awaited(channel, people);
    const calls = stage.discord.world
      .messagesIn(channel.id)
      .filter((message) => message.privateTo === null && textIn(message).includes('a turn'))
      .filter((message) => JSON.stringify(message.allowedMentions).includes(turn?.id ?? 'nobody'));
    expect(calls.length).toBeLessThanOrEqual(1);
  });
});
