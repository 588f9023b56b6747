import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Post } from '../../src/table/ports/post.js';
import type { FakeGuild } from './fake/world.js';
import { PuppetStage } from './puppet-stage.js';
import { GAME, line, resolved } from './puppet-table.js';

let stage: PuppetStage;
/** More than one page of Discord's list. */
let servers: readonly FakeGuild[];

beforeEach(async () => {
  stage = await PuppetStage.open();
  stage.table.onResolve = async (post) =>
    resolved(post, { game: { ...GAME, id: post.gameId, channelId: stage.channel.id } });
  servers = Array.from({ length: 401 }, (_, at) => stage.discord.world.addGuild(`server ${at}`));
});
afterEach(async () => {
  await stage.close();
  expect(stage.discord.violations).toEqual([]);
});

function waits(gameId: string): Post {
  const post: Post = {
    id: `post ${gameId}`,
    gameId,
    version: 1,
    to: { kind: 'channel' },
    lines: [line('hello')],
    mentions: [],
  };
  stage.outbox.add(post, stage.channel.id);
  return post;
}

test('games rest in the servers that are gone, in those alone, and nothing waits for them', async () => {
  stage.channel.denied.add('send');
  stage.playedIn = servers.map(({ id }) => id);
  expect(await stage.bot.restInGoneServers()).toBe(0);
  expect(stage.table.stranded).toEqual([]);
  const [first, , third] = servers;
  if (first === undefined || third === undefined) throw new Error('no servers');
  for (const { id } of [first, third]) stage.discord.world.guilds.delete(id);
  const post = waits(`in ${first.id}`);
  expect(await stage.bot.restInGoneServers()).toBe(2);
  expect(stage.table.stranded).toEqual([`in ${first.id}`, `in ${third.id}`]);
  expect(stage.outbox.stateOf(post.id)).toBe('abandoned');
});

test('a list in which most are missing is not believed, unless they are few', async () => {
  stage.playedIn = servers.slice(0, 20).map(({ id }) => id);
  for (const { id } of servers.slice(0, 11)) stage.discord.world.guilds.delete(id);
  await expect(stage.bot.restInGoneServers()).rejects.toThrow('11 of 20 servers');
  expect(stage.table.stranded).toEqual([]);
  stage.playedIn = servers.slice(0, 10).map(({ id }) => id);
  expect(await stage.bot.restInGoneServers()).toBe(10);
});

test('where nothing is played nobody asks', async () => {
  stage.discord.faults.add({ path: /users\/@me\/guilds/, trouble: { kind: 'status', status: 500 }, times: 99 });
  expect(await stage.bot.restInGoneServers()).toBe(0);
  stage.playedIn = [servers[0]?.id ?? ''];
  await expect(stage.bot.restInGoneServers()).rejects.toThrow();
  expect(stage.table.stranded).toEqual([]);
});

test('a channel that stays closed is given up after a few tries, and its game rests', async () => {
  stage.channel.denied.add('send');
  const post = waits('g1');
  stage.bot.ring();
  await stage.discord.world.until('it is given up', () => stage.table.stranded.length > 0);
  expect(stage.table.stranded).toEqual(['g1']);
  expect(stage.outbox.stateOf(post.id)).toBe('abandoned');
  // Six tries, and the words to the master.
  expect(stage.refusals).toEqual([403, 403, 403, 403, 403, 403]);
});

test('a channel that is gone is given up at once', async () => {
  stage.channel.deleted = true;
  waits('g2');
  stage.bot.ring();
  await stage.discord.world.until('it is given up', () => stage.table.stranded.length > 0);
  expect(stage.table.stranded).toEqual(['g2']);
});
