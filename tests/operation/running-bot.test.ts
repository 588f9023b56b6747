import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FakeDiscord } from '../discord/fake/fake-discord.js';
import { Answered } from '../discord/fake/fake-user.js';
import { textIn } from '../discord/fake/shown.js';
import type { FakeChannel } from '../discord/fake/world.js';
import { answeringServer, onServer } from '../support/databases.js';
import { BotHouse, type BotProcess, build } from './bot-process.js';

/** A server where one answers: an embedded database takes longer to make than the rest of a test. */
const server = await answeringServer();
const databases = server === null ? null : onServer(server);

let discord: FakeDiscord;
let house: BotHouse;
let database: Readonly<Record<string, string>>;
let drop: () => Promise<void>;
beforeAll(build);
beforeEach(async () => {
  discord = await FakeDiscord.start({ shards: 2 });
  house = new BotHouse();
  const made = await databases?.make();
  drop = made?.drop ?? (async () => {});
  database = made?.place.kind === 'server' ? { DATABASE_URL: made.place.url } : {};
});
afterEach(async () => {
  await house.close();
  await drop();
  await discord.close();
});

async function get(bot: BotProcess, where: string): Promise<{ status: number; text: string }> {
  const response = await fetch(`${await bot.opsUrl()}${where}`);
  return { status: response.status, text: await response.text() };
}

async function untilHealthy(bot: BotProcess): Promise<void> {
  await bot.said('at the table');
  while ((await get(bot, '/healthz')).status !== 200) await new Promise((resolve) => setTimeout(resolve, 50));
}

describe('the bot as a process', () => {
  test('registers, answers, tells how it is, and stops when asked to', async () => {
    const bot = house.start(discord.environment);
    await untilHealthy(bot);
    expect(await bot.said('registered')).toMatchObject({ commands: 'written' });

    const channel = discord.world.addChannel('spain', discord.world.addGuild('club'));
    const answered = await discord.user('Ana').slash(channel, 'help');
    expect(answered.isPrivate).toBe(true);
    expect(answered.text.length).toBeGreaterThan(20);

    const { text } = await get(bot, '/metrics');
    expect(text).toContain('postumus_requests_total{kind="command",outcome="done"} 1');
    expect(text).toContain('postumus_gateway_ready{shard="0"} 1');
    expect(text).toContain('postumus_gateway_ready{shard="1"} 1');

    bot.signal('SIGTERM');
    expect(await bot.exited).toBe(0);
    expect(await bot.said('stopped')).toMatchObject({ clean: true });
    expect(`${bot.log}${bot.errors}`).not.toContain(discord.token);
    expect(discord.violations).toEqual([]);
  });

  test('finds everything again after a restart, and registers nothing anew', async () => {
    const guild = discord.world.addGuild('club');
    const channel = discord.world.addChannel('spain', guild);
    const ana = discord.user('Ana');
    const before = house.start({ ...discord.environment, ...database });
    await untilHealthy(before);
    await ana.slash(channel, 'remind', { every: 7 });
    before.signal('SIGKILL');
    await before.exited;

    const after = house.start({ ...discord.environment, ...database });
    await untilHealthy(after);
    expect(await after.said('registered')).toMatchObject({ commands: 'unchanged' });
    const kept = await ana.slash(channel, 'remind');
    expect(kept.isPrivate).toBe(true);
    expect(kept.text).toContain('7 hours');
    after.signal('SIGINT');
    expect(await after.exited).toBe(0);
  });

  test('finishes what it began when it is asked to stop', async () => {
    const bot = house.start({ ...discord.environment, ...database });
    await untilHealthy(bot);
    const channel = discord.world.addChannel('spain', discord.world.addGuild('club'));
    const ana = discord.user('Ana');
    const many = 12;
    // Discord accepts no answer yet: all of them are under way when the signal comes.
    let release = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    discord.faults.add({ path: /callback/, times: many, trouble: { kind: 'held', until } });
    for (let hours = 6; hours < 6 + many; hours++) ana.send(channel, 'remind', { every: hours });
    while (discord.faults.waiting > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    bot.signal('SIGTERM');
    await bot.said('stopping');
    release();
    expect(await bot.exited).toBe(0);
    // On a machine too slow for Discord's three seconds the answer is a direct message.
    const { world } = discord;
    const told = [...world.messagesIn(channel.id), ...world.messagesIn(world.directChannel(ana.id).id)].map(textIn);
    for (let hours = 6; hours < 6 + many; hours++)
      expect(
        told.filter((text) => text.includes(`every ${hours} hours`)),
        `${hours}`,
      ).not.toEqual([]);
    expect(await bot.said('stopped')).toMatchObject({ clean: true });
  });

  test('reads .env, and tells in one sentence what is wrong with it', async () => {
    writeFileSync(path.join(house.folder, '.env'), 'DISCORD_TOKEN=Bot secret-word\nLOCALE=la\n');
    const bot = house.start({});
    expect(await bot.exited).toBe(1);
    expect(bot.errors).toBe(
      'Postumus cannot start: DISCORD_TOKEN must be the bot token alone, without "Bot" or spaces; ' +
        'LOCALE must be one of en, fr, es, not "la".\n',
    );
    expect(bot.log).toBe('');
  });

  test('tells in one sentence why it cannot start', async () => {
    const first = house.start(discord.environment);
    await first.said('at the table');
    const second = house.start(discord.environment);
    expect(await second.exited).toBe(1);
    expect(second.errors).toMatch(/^Postumus cannot start: .*\n$/);
    expect(second.errors).toContain(path.join(house.folder, 'data'));

    const DATABASE_URL = 'postgresql://bot:hunter2secret@127.0.0.1:1/none';
    const lost = house.start({ ...discord.environment, DATABASE_URL });
    expect(await lost.exited).toBe(1);
    expect(lost.errors).toMatch(/^Postumus cannot start: .*\n$/);
    expect(`${lost.log}${lost.errors}`).not.toContain('hunter2secret');

    const { port } = new URL(await first.opsUrl());
    const other = { ...discord.environment, DATA_DIR: path.join(house.folder, 'other'), ...database };
    const crowded = house.start({ ...other, OPS_PORT: `127.0.0.1:${port}` });
    expect(await crowded.exited).toBe(1);
    expect(crowded.errors).toContain(`OPS_PORT ${port} cannot be had`);

    const stranger = house.start({ ...other, DISCORD_TOKEN: 'another-token' });
    expect(await stranger.exited).toBe(1);
    expect(stranger.errors).toBe('Postumus cannot start: Discord does not accept DISCORD_TOKEN.\n');
  });
});

describe.runIf(server !== null)('two processes on one PostgreSQL, each with its shard', () => {
  test('answer each for its own servers', async () => {
    const environment = { ...discord.environment, ...database };
    const bots = ['0/2', '1/2'].map((SHARDS) => house.start({ ...environment, SHARDS }));
    for (const bot of bots) await untilHealthy(bot);
    expect(bots.flatMap((bot) => bot.lines.filter(({ msg }) => msg === 'registered'))).toHaveLength(1);

    // Enough servers for both shards: a server's number decides.
    const ana = discord.user('Ana');
    // On a machine too slow for Discord's three seconds an answer is a direct message.
    const answersIn = async (where: readonly FakeChannel[], line: string, typed: Record<string, string> = {}) => {
      const { world } = discord;
      const direct = () => world.messagesIn(world.directChannel(ana.id).id).map(textIn);
      const before = direct().length;
      const sent = where.map((channel) => ana.send(channel, line, typed));
      const said = () => [
        ...sent.filter(({ settled }) => settled).map((one) => new Answered(one).text),
        ...direct().slice(before),
      ];
      await world.until(`answers to /${line}`, () => said().length >= where.length);
      return said();
    };
    const channels: FakeChannel[] = [];
    for (let number = 0; number < 8; number += 1) {
      channels.push(discord.world.addChannel('spain', discord.world.addGuild(`club ${number}`)));
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    const answers = await answersIn(channels, 'help');
    expect(answers.every((text) => text.length > 20)).toBe(true);

    const counts = await Promise.all(
      bots.map(async (bot) => {
        const { text } = await get(bot, '/metrics');
        return Number(/postumus_requests_total\{kind="command",outcome="done"\} (\d+)/.exec(text)?.[1] ?? 0);
      }),
    );
    // What one process commits, either may post: each post comes once.
    const created = await answersIn(channels, 'game create', { system: 'hispania', scenario: 'A' });
    expect(created.every((text) => text.includes('/game start'))).toBe(true);
    // The announcement and the status; that something was pinned Discord tells itself.
    const shownIn = (channel: FakeChannel) =>
      discord.world.messagesIn(channel.id).filter(({ privateTo, system }) => privateTo === null && !system);
    await discord.world.until('both posts in every channel', () =>
      channels.every((channel) => shownIn(channel).length >= 2),
    );
    await new Promise((resolve) => setTimeout(resolve, 2_500)); // the other process polls meanwhile
    expect(channels.map((channel) => shownIn(channel).length)).toEqual(channels.map(() => 2));

    const ofFirst = channels.filter((channel) => (BigInt(channel.guildId ?? 0) >> 22n) % 2n === 0n).length;
    expect(counts).toEqual([ofFirst, channels.length - ofFirst]);
    expect(discord.violations).toEqual([]);
    for (const bot of bots) bot.signal('SIGTERM');
    expect(await Promise.all(bots.map((bot) => bot.exited))).toEqual([0, 0]);
  });
});
