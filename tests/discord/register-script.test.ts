import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FakeDiscord } from './fake/fake-discord.js';

const root = path.resolve(import.meta.dirname, '..', '..');
let discord: FakeDiscord;
beforeAll(async () => {
  discord = await FakeDiscord.start();
});
afterAll(() => discord.close());

/** The script as people run it, moved to another Discord by its environment alone. */
async function run(more: Readonly<Record<string, string>>): Promise<{ code: number | null; said: string }> {
  const { DISCORD_TOKEN: _, DISCORD_APPLICATION_ID: __, DISCORD_GUILD_ID: ___, ...rest } = process.env;
  const child = spawn(process.execPath, ['scripts/run.mjs', 'src/register.ts'], {
    cwd: root,
    env: { ...rest, ...more },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await once(child, 'close');
  return { code: child.exitCode, said };
}

test('npm run register writes once, and says when there is nothing to do', async () => {
  const first = await run(discord.environment);
  expect(first.said).toMatch(/\d+ commands are registered everywhere/);
  expect(first.said).toContain('https://discord.com/');
  expect(first.code).toBe(0);
  expect((await run(discord.environment)).said).toContain('Nothing to do');
  const guild = discord.world.addGuild('club');
  expect((await run({ ...discord.environment, DISCORD_GUILD_ID: guild.id })).said).toContain(guild.id);
  expect(discord.commands.writes).toBe(2);
  expect(discord.violations).toEqual([]);
});

test('without or with a wrong token it says so in a sentence', async () => {
  const none = await run({});
  expect([none.code, none.said.trim().split('\n').length]).toEqual([1, 1]);
  const wrong = await run({ ...discord.environment, DISCORD_TOKEN: 'wrong' });
  expect(wrong.code).toBe(1);
  expect(wrong.said).toMatch(/could not be registered.*401/);
});
