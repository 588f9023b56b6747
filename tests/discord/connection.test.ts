import { expect, test } from 'vitest';
import { PuppetStage } from './puppet-stage.js';
import { said } from './puppet-table.js';

test('a Discord that is down at the start is tried again', async () => {
  const stage = await PuppetStage.open();
  await stage.bot.stop();
  stage.discord.faults.add({ path: /gateway/, times: 6, trouble: { kind: 'status', status: 503 } });
  await stage.bot.start();
  const ann = stage.discord.user('Ann');
  expect((await ann.slash(stage.channel, 'game mine')).text).toBe('done');
  expect(stage.faults.map(({ doing }) => doing)).toEqual(['gateway']);
  await stage.close();
});

test('through dropped sockets, lost and refused sessions every command is answered', async () => {
  const stage = await PuppetStage.open();
  const ann = stage.discord.user('Ann');
  stage.table.onExecute = async (request) => said(`answer ${request.options.what}`);
  const breaks = [
    () => stage.discord.gateway.dropSockets(),
    () => stage.discord.gateway.askReconnect(),
    () => stage.discord.gateway.forgetSessions(),
  ];
  for (const [at, breakIt] of breaks.entries()) {
    breakIt();
    await stage.discord.world.until('a connection', () => stage.discord.gateway.connected);
    await expect.poll(() => stage.bot.shards().every((shard) => shard.ready)).toBe(true);
    const answer = await ann.slash(stage.channel, 'play', { what: String(at) });
    expect(answer.text).toBe(`answer ${at}`);
  }
  expect(stage.table.executed).toHaveLength(3);
  await stage.close();
});

test('commands that cannot be registered now keep nobody from starting', async () => {
  const stage = await PuppetStage.open();
  stage.discord.faults.add({ path: /commands$/, times: 4, trouble: { kind: 'status', status: 500 } });
  expect(await stage.bot.register()).toBe('later');
  expect(await stage.bot.register()).toBe('unchanged');
  await stage.close();
});

test('a token that Discord refuses ends the start', async () => {
  const stage = await PuppetStage.open();
  await stage.bot.stop();
  stage.discord.faults.add({ path: /gateway/, trouble: { kind: 'status', status: 401 } });
  await expect(stage.bot.start()).rejects.toThrow('token');
  await stage.close();
});

test('a bot that stops while it connects again stays away', async () => {
  const stage = await PuppetStage.open();
  const { gateway } = stage.discord;
  const before = { ...gateway.counts };
  gateway.dropSockets();
  await expect.poll(() => stage.bot.shards().every((shard) => shard.ready), { interval: 10 }).toBe(false);
  await stage.bot.stop();
  // Twice the half second after which discord.js connects again.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(gateway.connected).toBe(false);
  expect(gateway.counts).toMatchObject({ identified: before.identified, resumed: before.resumed });
  await stage.close();
});
