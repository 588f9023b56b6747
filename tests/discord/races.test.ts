import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { diceRace } from '../games/dice-race/index.js';
import { answeringServer, onServer, testImage } from '../support/databases.js';
import type { Answered, FakeUser } from './fake/fake-user.js';
import type { FakeInteraction } from './fake/interactions.js';
import { buttonsOf } from './fake/shown.js';
import type { FakeChannel, FakeMessage } from './fake/world.js';
import { GameStage } from './game-stage.js';

/** What is pressed in the same moment: once it counts, everybody is answered, and nothing is taken from anybody. */

let stage: GameStage;
let drop: () => Promise<void>;
let people: readonly FakeUser[];
let games = 0;

beforeAll(async () => {
  const server = await answeringServer();
  const made =
    server === null
      ? { place: { kind: 'memory', image: await testImage() } as const, drop: async () => undefined }
      : await onServer(server).make();
  drop = made.drop;
  stage = await GameStage.open({ games: [diceRace()], place: made.place });
  people = ['Ann', 'Bob', 'Cai', 'Eve', 'Zoe'].map((name) => stage.discord.user(name));
});
afterAll(async () => {
  await stage.close();
  await drop();
});
afterEach(() => {
  expect(stage.faults).toEqual([]);
  expect(stage.discord.violations).toEqual([]);
});

function known<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('nothing');
  return value;
}

async function racing() {
  const channel = stage.channel(`race-${++games}`);
  const [ann, bob, cai, eve, zoe] = people.map(known);
  const seated = [ann, bob, cai].map(known);
  await known(ann).slash(channel, 'game create', { system: 'dice-race', name: `Race ${games}` });
  for (const one of seated) await one.slash(channel, 'game join');
  await known(ann).slash(channel, 'game start');
  for (const [at, one] of seated.entries()) await one.slash(channel, 'bid', { amount: 5 - at });
  await stage.posted();
  return { channel, ann: known(ann), bob: known(bob), cai: known(cai), eve: known(eve), zoe: known(zoe) };
}

function newest(channel: FakeChannel): FakeMessage {
  const posts = stage.discord.world.messagesIn(channel.id).filter((one) => one.privateTo === null && !one.system);
  return known(posts.filter(({ pinned }) => !pinned).at(-1));
}
const idOf = (message: FakeMessage, label: RegExp) =>
  known(buttonsOf(message).find((button) => label.test(button.label))).id;
const now = (channel: FakeChannel) => stage.gameIn(channel);
const sitter = async (channel: FakeChannel, seat: string) =>
  (await now(channel)).seats.find((one) => one.seat === seat)?.userId;
const entries = async (channel: FakeChannel) => stage.opened.store.log((await now(channel)).id);

/** Each is answered with words. */
async function allAnswered(pressed: readonly (readonly [FakeUser, FakeInteraction])[]): Promise<readonly string[]> {
  const answers = await Promise.all(pressed.map(([user, sent], at) => user.settled(sent, `press ${at}`)));
  const said = answers.map((answer: Answered) => answer.text);
  for (const text of said) expect(text).not.toBe('');
  return said;
}

test('one button pressed by all at once, and three times by whoever is awaited, counts once', async () => {
  const { channel } = await racing();
  const post = newest(channel);
  const id = known(buttonsOf(post).find(({ id: one }) => one.includes('w.'))).id;
  const [awaited] = await stage.awaited(channel, people);
  const before = (await entries(channel)).length;
  const all = [known(awaited), ...people, known(awaited), known(awaited)];
  await allAnswered(all.map((user) => [user, user.press(post, id)] as const));
  await stage.posted();
  const added = (await entries(channel)).slice(before);
  expect(added.filter(({ kind }) => kind === 'act').length).toBeLessThanOrEqual(1);
  expect(added.every(({ userId }) => userId === known(awaited).id)).toBe(true);
});

describe('a seat handed over', () => {
  const offers = async (channel: FakeChannel, giver: FakeUser, takers: readonly FakeUser[]) => {
    const asked = [];
    for (const taker of takers) asked.push(await giver.slash(channel, 'substitute', { user: taker.id }));
    const sure = asked.map((answer) => {
      const message = known(answer.messages.at(-1));
      return [giver, giver.press(message, idOf(message, /^Yes/))] as const;
    });
    await allAnswered(sure);
    await stage.posted();
  };

  test('to two at once is offered to one of them', async () => {
    const { channel, bob, eve, zoe } = await racing();
    await offers(channel, bob, [eve, zoe]);
    expect((await now(channel)).requests).toHaveLength(1);
  });

  test('is taken once, by whoever it is for, though he presses twice, others too and the giver takes it back', async () => {
    const { channel, ann, bob, cai, eve, zoe } = await racing();
    await offers(channel, bob, [eve]);
    const post = newest(channel);
    const [take, no] = [idOf(post, /^Take seat p2/), idOf(post, /^Seat p2: no/)];
    const pressed = [
      [eve, eve.press(post, take)],
      [zoe, zoe.press(post, take)],
      [cai, cai.press(post, take)],
      [eve, eve.press(post, take)],
      [bob, bob.press(post, no)],
      [ann, ann.press(post, take)],
    ] as const;
    await allAnswered(pressed);
    const holder = await sitter(channel, 'p2');
    expect([bob.id, eve.id]).toContain(holder);
    expect((await now(channel)).requests).toEqual([]);
    const done = (await entries(channel)).filter(({ detail }) => JSON.stringify(detail).includes('"substitute"'));
    expect(done).toHaveLength(holder === eve.id ? 1 : 0);
  });

  test('to himself, to somebody who sits already, or to whoever has sat down elsewhere meanwhile, stays', async () => {
    const { channel, ann, bob, cai, eve } = await racing();
    for (const seated of [bob, cai])
      expect((await bob.slash(channel, 'substitute', { user: seated.id })).text).toContain('already');
    await offers(channel, bob, [eve]);
    const post = newest(channel);
    const take = idOf(post, /^Take seat p2/);
    const leaving = await cai.slash(channel, 'game leave');
    await cai.click(known(leaving.messages.at(-1)), 'Yes, confirm');
    await ann.slash(channel, 'game settings', { open: true });
    await eve.slash(channel, 'game join');
    expect(await sitter(channel, 'p3')).toBe(eve.id);
    await allAnswered([[eve, eve.press(post, take)]]);
    expect(await sitter(channel, 'p2')).toBe(bob.id);
  });

  test('is nobody’s once its giver has left or the game has ended', async () => {
    const { channel, ann, bob, eve } = await racing();
    await offers(channel, bob, [eve]);
    const post = newest(channel);
    const take = idOf(post, /^Take seat p2/);
    const leaving = known((await bob.slash(channel, 'game leave')).messages.at(-1));
    const ending = known((await ann.slash(channel, 'game end')).messages.at(-1));
    await bob.click(leaving, 'Yes, confirm');
    await ann.click(ending, 'Yes, confirm').catch(() => null);
    await allAnswered([[eve, eve.press(post, take)]]);
    expect(await sitter(channel, 'p2')).toBeNull();
  });
});

test('an undo that one asks for, another agrees to and a third plays over, all at once, leaves one of them', async () => {
  const { channel } = await racing();
  const awaited = known((await stage.awaited(channel, people))[0]);
  await awaited.slash(channel, 'advance');
  await awaited.slash(channel, 'undo');
  await stage.posted();
  const others = people.slice(0, 3).filter((user) => user !== awaited);
  const post = newest(channel);
  const before = await entries(channel);
  const agree = idOf(post, /gree/);
  const pressed = [
    ...others.map((user) => [user, user.press(post, agree)] as const),
    [awaited, awaited.send(channel, 'done', {})] as const,
    ...others.map((user) => [user, user.press(post, agree)] as const),
    [awaited, awaited.send(channel, 'undo', {})] as const,
  ];
  await allAnswered(pressed);
  const added = (await entries(channel)).slice(before.length);
  const undone = added.findIndex(({ kind }) => kind === 'undo');
  const played = added.findIndex(({ kind }) => kind === 'act');
  expect(added.filter(({ kind }) => kind === 'undo').length).toBeLessThanOrEqual(1);
  // Whoever played on took his question with it: what he then takes back is what he has just done, and no more.
  const to = known(added[undone] ?? { detail: null }).detail;
  if (undone > played && played >= 0) expect(to).toMatchObject({ to: before.length + played });
  const { length } = await entries(channel);
  expect((await now(channel)).version).toBe(length);
});

test('a game that is ended while its players press goes on for nobody, and is reopened with all of it', async () => {
  const { channel, ann, bob, cai } = await racing();
  const awaited = known((await stage.awaited(channel, people))[0]);
  const ending = known((await ann.slash(channel, 'game end')).messages.at(-1));
  const pressed = [
    [awaited, awaited.send(channel, 'advance', {})],
    [ann, ann.press(ending, idOf(ending, /^Yes/))],
    [bob, bob.send(channel, 'game pause', {})],
    [awaited, awaited.send(channel, 'advance', {})],
  ] as const;
  await allAnswered(pressed);
  await stage.posted();
  if ((await now(channel)).phase !== 'over') {
    // It had moved on since he was asked: asked again.
    const again = await ann.slash(channel, 'game end');
    await ann.click(known(again.messages.at(-1)), 'Yes, confirm');
  }
  expect((await now(channel)).phase).toBe('over');
  const state = JSON.stringify(await stage.table.state(channel.id));
  await bob.slash(channel, 'game resume');
  await stage.posted();
  const post = newest(channel);
  const on = idOf(post, /^Play on/);
  await allAnswered([ann, cai, ann, cai, bob].map((user) => [user, user.press(post, on)] as const));
  expect((await now(channel)).phase).toBe('paused');
  await Promise.all([ann, bob, cai].map((user) => user.slash(channel, 'game resume')));
  expect((await now(channel)).phase).toBe('playing');
  expect(JSON.stringify(await stage.table.state(channel.id))).toBe(state);
});

test('what is pressed while the line to Discord breaks is done once, and answered once it is back', async () => {
  const { channel } = await racing();
  const awaited = known((await stage.awaited(channel, people))[0]);
  const before = (await entries(channel)).length;
  const question = known((await awaited.slash(channel, 'advance')).messages.at(-1));
  const sent = awaited.press(question, idOf(question, /^Yes/));
  stage.discord.gateway.dropSockets();
  await allAnswered([[awaited, sent]]);
  await stage.discord.ready();
  expect((await entries(channel)).slice(before).filter(({ kind }) => kind === 'act')).toHaveLength(1);
});
