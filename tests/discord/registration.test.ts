import { afterEach, beforeEach, expect, test } from 'vitest';
import { register } from '../../src/discord/commands/registration.js';
import { postingRest } from '../../src/discord/rest/rest.js';
import { GAMES } from '../../src/games/registry.js';
import type { DescribedCommand } from '../../src/table/service.js';
import { describeCommands } from '../../src/table/words/describe-commands.js';
import { FakeDiscord } from './fake/fake-discord.js';
import { PuppetTable } from './puppet-table.js';

let discord: FakeDiscord;
const table = new PuppetTable();

beforeEach(async () => {
  discord = await FakeDiscord.start();
});
afterEach(async () => {
  await discord.close();
  expect(discord.violations).toEqual([]);
});

function registering(guildId: string | null, commands: readonly DescribedCommand[] = table.commands()) {
  const rest = postingRest({ apiUrl: `${discord.apiUrl}/v10/`, token: discord.token }, () => undefined);
  return register(rest, { applicationId: null, guildId }, commands).then(({ outcome }) => outcome);
}

test('commands are written once, and again only when they changed', async () => {
  expect(await registering(null)).toBe('written');
  expect(await registering(null)).toBe('unchanged');
  const [first, second] = table.commands();
  if (first === undefined || second === undefined) throw new Error('no commands');
  const renamed = { ...first, descriptions: { ...first.descriptions, es: 'Otra cosa.' } };
  expect(await registering(null, [renamed, second])).toBe('written');
  expect(await registering(null, [renamed])).toBe('written');
  expect(discord.commands.writes).toBe(3);
});

test('an Entry Point command, which Discord makes for Activities, stays as it is', async () => {
  discord.commands.addEntryPoint('Launch');
  expect(await registering(null)).toBe('written');
  expect(await registering(null)).toBe('unchanged');
  const [point] = discord.commands.in(null).filter(({ type }) => type === 4);
  expect(point).toMatchObject({ name: 'Launch', handler: 2 });
  expect(await registering(null, table.commands().slice(0, 1))).toBe('written');
  expect(discord.commands.in(null).map(({ name }) => name)).toEqual(['play', 'Launch']);
});

test('for trying out they are those of one server', async () => {
  const guild = discord.world.addGuild('club');
  expect(await registering(guild.id)).toBe('written');
  expect(await registering(guild.id)).toBe('unchanged');
  expect(discord.commands.in(null)).toEqual([]);
  expect(discord.commands.in(guild.id)).toHaveLength(2);
});

test('where the present ones cannot be read, they are written', async () => {
  discord.faults.add({ method: 'GET', path: /commands$/, trouble: { kind: 'status', status: 404 } });
  expect(await registering(null)).toBe('written');
});

test('names and descriptions are there in French and both kinds of Spanish', async () => {
  await registering(null);
  expect(discord.commands.in(null)[0]).toMatchObject({
    name: 'play',
    name_localizations: { fr: 'play-fr', 'es-ES': 'play-es', 'es-419': 'play-es' },
    description_localizations: { fr: 'play en français.', 'es-ES': 'play en español.' },
  });
});

test("the commands of the table and of all games are to Discord's liking", async () => {
  expect(await registering(null, describeCommands(GAMES))).toBe('written');
  expect(await registering(null, describeCommands(GAMES))).toBe('unchanged');
  expect(discord.commands.in(null).map((command) => command.name)).toEqual(expect.arrayContaining(['game', 'done']));
});
