import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { systemEntropy } from '../../src/operation/system.js';
import { createReminders } from '../../src/reminders/round.js';
import { diceRace } from '../games/dice-race/index.js';
import type { Answered, FakeUser } from './fake/fake-user.js';
import { buttonsOf, textIn } from './fake/shown.js';
import type { FakeChannel, FakeMessage } from './fake/world.js';
import { GameStage } from './game-stage.js';

/** Nothing is lost by one press, and nothing is taken from anybody who did not agree: all the way to Discord. */

const HOUR = 3_600_000;
let stage: GameStage;
let people: readonly FakeUser[];
let games = 0;

beforeAll(async () => {
  stage = await GameStage.open({ games: [diceRace()], place: { kind: 'memory' } });
  people = ['Ann', 'Bob', 'Cai', 'Eve', 'Zoe'].map((name) => stage.discord.user(name));
});
afterAll(() => stage.close());
afterEach(() => {
  expect(stage.faults).toEqual([]);
  expect(stage.discord.violations).toEqual([]);
});

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('nobody');
  return value;
}

/** Ann (the game master), Bob and Cai race; Eve and Zoe are strangers. */
async function racing() {
  const channel = stage.channel(`safe-${++games}`);
  const [ann, bob, cai, eve, zoe] = people;
  const seated = [ann, bob, cai].map(known);
  await known(ann).slash(channel, 'game create', { system: 'dice-race', name: `Safe ${games}` });
  for (const one of seated) await one.slash(channel, 'game join');
  await known(ann).slash(channel, 'game start');
  for (const [at, one] of seated.entries()) await one.slash(channel, 'bid', { amount: 5 - at });
  await stage.posted();
  return { channel, ann: known(ann), bob: known(bob), cai: known(cai), eve: known(eve), zoe: known(zoe) };
}

const YES = 'Yes, confirm';
const sure = (user: FakeUser, asked: Answered) => user.click(known(asked.messages.at(-1)), YES);

function newest(channel: FakeChannel): FakeMessage {
  const posts = stage.discord.world.messagesIn(channel.id).filter((one) => one.privateTo === null && !one.system);
  return known(posts.filter(({ pinned }) => !pinned).at(-1));
}

async function press(user: FakeUser, channel: FakeChannel, label: RegExp): Promise<Answered> {
  await stage.posted();
  return user.click(newest(channel), label);
}

async function sitter(channel: FakeChannel, seat: string): Promise<string | null | undefined> {
  return (await stage.gameIn(channel)).seats.find((one) => one.seat === seat)?.userId;
}

describe('a seat', () => {
  test('passes to another person when the giver confirms and the taker accepts, and never to a bot', async () => {
    const { channel, bob, eve, zoe } = await racing();
    const robot = stage.discord.world.addUser('Robot', 'en-US', true);
    expect((await bob.slash(channel, 'substitute', { user: robot.id })).text).toContain('is a bot and cannot play');
    const asked = await bob.slash(channel, 'substitute', { user: eve.id });
    expect(asked.text).toContain('Hand seat p2 over');
    expect(await sitter(channel, 'p2')).toBe(bob.id);
    await sure(bob, asked);
    expect(await sitter(channel, 'p2')).toBe(bob.id);
    expect((await press(zoe, channel, /^Take seat p2/)).text).toContain('somebody else to answer');
    expect(await sitter(channel, 'p2')).toBe(bob.id);
    expect(textIn(newest(channel))).toContain(eve.mention);
    await press(eve, channel, /^Take seat p2/);
    expect(await sitter(channel, 'p2')).toBe(eve.id);
  });

  test('of a running game is a stranger’s by the game master’s word alone', async () => {
    const { channel, ann, cai, eve } = await racing();
    const leaving = await cai.slash(channel, 'game leave');
    expect(await sitter(channel, 'p3')).toBe(cai.id);
    await sure(cai, leaving);
    expect(await sitter(channel, 'p3')).toBeNull();
    expect((await eve.slash(channel, 'game join')).text).toContain('the game master is asked');
    expect(await sitter(channel, 'p3')).toBeNull();
    expect((await press(eve, channel, /^Let Eve play/)).text).toContain('for the game master');
    await press(ann, channel, /^Let Eve play/);
    expect(await sitter(channel, 'p3')).toBe(eve.id);
  });
});

describe('what would end something asks first', () => {
  test('/autopilot in the midst of one’s turn', async () => {
    const { channel } = await racing();
    const awaited = known((await stage.awaited(channel, people))[0]);
    const asked = await awaited.slash(channel, 'autopilot', { on: true });
    const seatOf = async () => (await stage.gameIn(channel)).seats.find(({ userId }) => userId === awaited.id);
    expect((await seatOf())?.autopilot).toBe(false);
    await sure(awaited, asked);
    expect((await seatOf())?.autopilot).toBe(true);
  });

  test('/game end: the ranking is shown, and the game goes on when every seat agrees', async () => {
    const { channel, ann, bob, cai } = await racing();
    const asked = await ann.slash(channel, 'game end');
    expect((await stage.gameIn(channel)).phase).toBe('playing');
    await sure(ann, asked);
    expect((await stage.gameIn(channel)).phase).toBe('over');
    await stage.posted();
    const posts = stage.discord.world.messagesIn(channel.id).map(textIn);
    expect(known(posts.findLast((text) => text.includes('has ended the game')))).toMatch(
      /Ann\*\*: \d[\s\S]*game resume/,
    );

    await bob.slash(channel, 'game resume');
    await press(ann, channel, /^Play on/);
    expect((await stage.gameIn(channel)).phase).toBe('over');
    await press(cai, channel, /^Play on/);
    expect((await stage.gameIn(channel)).phase).toBe('paused');
    await ann.slash(channel, 'game resume');
    expect((await stage.gameIn(channel)).phase).toBe('playing');
  });
});

test('a second /undo changes nothing of the first', async () => {
  const { channel } = await racing();
  const awaited = known((await stage.awaited(channel, people))[0]);
  await awaited.slash(channel, 'advance');
  await awaited.slash(channel, 'undo');
  const first = (await stage.gameIn(channel)).undoAsked;
  expect(first).not.toBeNull();
  for (const user of people.slice(0, 3)) {
    expect((await user.slash(channel, 'undo')).text).toContain('has asked for an undo already');
    expect((await stage.gameIn(channel)).undoAsked).toEqual(first);
  }
});

describe('time', () => {
  test('for an answer is an hour at least, and other settings take none from a wait that runs', async () => {
    const { channel, ann } = await racing();
    const due = async () => {
      const owed = await stage.opened.store.obligations((await stage.gameIn(channel)).id);
      return known(owed[0]).dueAt?.getTime() ?? Number.NaN;
    };
    const before = await due();
    for (const option of ['turn', 'reaction', 'window'])
      expect((await ann.slash(channel, 'game settings', { [option]: 0.5 })).text).toContain('at least 1 hour');
    await ann.slash(channel, 'game settings', { turn: 1 });
    expect(await due()).toBe(before);
    await ann.slash(channel, 'game settings', { turn: 200 });
    expect(await due()).toBeGreaterThan(before);
  });

  test('between two reminders in the channel is six hours at least', async () => {
    const { channel } = await racing();
    const awaited = known((await stage.awaited(channel, people))[0]);
    expect((await awaited.slash(channel, 'remind', { every: 1, by: 'mention' })).text).toContain('6');
    await awaited.slash(channel, 'remind', { every: 6, by: 'mention' });
    const reminders = createReminders({
      store: stage.opened.reminders,
      table: stage.table,
      clock: { now: () => new Date(stage.discord.clock.now()) },
      entropy: systemEntropy,
      outboxSignal: { ring: () => stage.bot.ring() },
    });
    const calls = () =>
      stage.discord.world.messagesIn(channel.id).filter((message) => textIn(message).includes(awaited.mention)).length;
    const before = calls();
    for (let hour = 0; hour < 24; hour++) {
      stage.discord.clock.advance(HOUR);
      await reminders.round();
      await stage.posted();
    }
    expect(calls() - before).toBeGreaterThan(0);
    expect(calls() - before).toBeLessThanOrEqual(4);
    expect(buttonsOf(newest(channel)).length).toBeGreaterThan(0);
  });
});
