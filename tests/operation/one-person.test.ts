import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { tell } from '../../src/i18n/index.js';
import { FakeDiscord } from '../discord/fake/fake-discord.js';
import type { FakeUser } from '../discord/fake/fake-user.js';
import type { FakeChannel } from '../discord/fake/world.js';
import { answeringServer, onServer } from '../support/databases.js';
import { BotHouse, type BotProcess, build } from './bot-process.js';

const FILMS = 36;

const server = await answeringServer();
let discord: FakeDiscord;
let house: BotHouse;
let bot: BotProcess;
let channel: FakeChannel;
let flood: FakeUser;
let drop: () => Promise<void>;
beforeAll(build);
beforeEach(async () => {
  discord = await FakeDiscord.start({ realDeadlines: false });
  house = new BotHouse();
  const made = server === null ? null : await onServer(server).make();
  drop = made?.drop ?? (async () => undefined);
  const database = made?.place.kind === 'server' ? { DATABASE_URL: made.place.url } : {};
  bot = house.start({ ...discord.environment, ...database });
  await bot.said('at the table');
  channel = discord.world.addChannel('spain', discord.world.addGuild('club'));
  flood = discord.user('Flood', 'en-US');
  const people = [flood, ...['Bob', 'Cai', 'Dai'].map((name) => discord.user(name, 'en-US'))];
  await flood.slash(channel, 'game create', { system: 'hispania', scenario: 'A' });
  for (const person of people) await person.slash(channel, 'game join');
  await flood.slash(channel, 'game start');
});
afterEach(async () => {
  await house.close();
  await discord.close();
  await drop();
});

const films = () => Array.from({ length: FILMS }, () => flood.send(channel, 'replay'));
const isShown = (answer: string) => answer.includes(tell('en', 'replay.whole', { game: '', count: 1 }).slice(-20));

test('36 films of one person keep nobody else from an answer', async () => {
  const sent = films();
  const other = discord.user('Other', 'en-US');
  const elsewhere = discord.world.addChannel('rome', discord.world.addGuild('other club'));
  const times: number[] = [];
  /** How many films still waited when each answer came. */
  const waiting: number[] = [];
  for (let at = 0; at < 6; at++) {
    const answer = await other.slash(at % 2 === 0 ? elsewhere : channel, 'help');
    expect(answer.text).toMatch(/\/game|These games can be played here/);
    times.push(answer.ackMs);
    waiting.push(sent.filter(({ settled }) => !settled).length);
  }
  const told = times.map((ms, at) => `${Math.round(ms)} ms (${waiting[at]} films waited)`);
  console.log(`another person: ${told.join(', ')}`);
  const answers = await Promise.all(sent.map((one) => flood.settled(one, 'a film')));
  // Nobody is judged by a clock here: the first was answered while films were still to be made.
  expect(waiting[0]).toBeGreaterThan(0);
  const texts = answers.map(({ text }) => text);
  expect(texts.filter((text) => text.startsWith('4 of your films')).length).toBeGreaterThanOrEqual(FILMS / 2);
  expect(texts.some(isShown)).toBe(true);
  expect(discord.violations).toEqual([]);
});

test('asked to stop while films wait, it stops in order', async () => {
  const sent = films();
  await discord.world.until('the first of them', () => sent.some(({ settled }) => settled));
  bot.signal('SIGTERM');
  const answers = await Promise.all(sent.map((one) => flood.settled(one, 'a film')));
  expect(answers.every(({ text }) => text.length > 0)).toBe(true);
  expect(await bot.exited).toBe(0);
  expect(await bot.said('stopped')).toMatchObject({ clean: true });
  expect(`${bot.log}${bot.errors}`).not.toContain('is closed');
});
