import { Client, DiscordAPIError, Events, type Interaction, MessageFlags, REST, Routes } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FakeDiscord } from './fake-discord.js';
import type { FakeUser } from './fake-user.js';
import type { FakeChannel } from './world.js';

let discord: FakeDiscord;
let client: Client;
let channel: FakeChannel;
let ann: FakeUser;

const COMMANDS = [
  {
    name: 'game',
    description: 'Games',
    options: [
      { type: 1, name: 'start', description: 'Start it' },
      {
        type: 1,
        name: 'create',
        description: 'A new one',
        options: [{ type: 3, name: 'system', description: 'Which', required: true, autocomplete: true }],
      },
    ],
  },
];

beforeEach(async () => {
  discord = await FakeDiscord.start({ heartbeatMs: 150 });
  channel = discord.world.addChannel('war', discord.world.addGuild('club'));
  ann = discord.user('Ann', 'fr');
  client = new Client({ intents: [], rest: { api: discord.apiUrl, version: '10', retries: 3 } });
  client.rest.setToken(discord.token);
  await client.rest.put(Routes.applicationCommands(discord.applicationId), { body: COMMANDS });
});

afterEach(async () => {
  await client.destroy();
  await discord.close();
});

async function listen(handle: (interaction: Interaction) => Promise<unknown>): Promise<void> {
  client.on(Events.InteractionCreate, (interaction) => {
    handle(interaction).catch((failure: unknown) => failures.push(failure));
  });
  await client.login(discord.token);
  await discord.ready();
}
const failures: unknown[] = [];
beforeEach(() => failures.splice(0));

function post(body: Record<string, unknown>): Promise<unknown> {
  return client.rest.post(Routes.channelMessages(channel.id), { body });
}

describe('the gateway', () => {
  test('a session that broke is resumed, and what happened meanwhile arrives', async () => {
    await listen(async (interaction) => interaction.isChatInputCommand() && interaction.reply('here'));
    discord.gateway.dropSockets();
    const answer = await ann.slash(channel, 'game start');
    expect(answer.text).toBe('here');
    expect(discord.gateway.counts).toMatchObject({ identified: 1, resumed: 1 });
  });

  test('a reconnect asked for is followed; a session declared invalid is begun anew', async () => {
    await listen(async (interaction) => interaction.isChatInputCommand() && interaction.reply('here'));
    discord.gateway.askReconnect();
    await discord.world.until('a resumed session', () => discord.gateway.counts.resumed === 1);
    expect((await ann.slash(channel, 'game start')).text).toBe('here');
    discord.gateway.invalidate(false);
    await discord.world.until('a new session', () => discord.gateway.counts.identified === 2);
    expect((await ann.slash(channel, 'game start')).text).toBe('here');
  });

  test('heartbeats are sent, and a connection that does not answer them is left', async () => {
    await listen(async () => undefined);
    discord.gateway.silence(true);
    await discord.world.until('a fresh connection', () => discord.gateway.counts.resumed >= 1);
    discord.gateway.silence(false);
    expect(discord.gateway.counts.heartbeats).toBeGreaterThan(0);
  });

  test('a wrong token is turned away', async () => {
    await expect(client.login('wrong')).rejects.toThrow();
  });
});

describe('interactions', () => {
  test('answers at once, deferred ones, follow-ups, updates by buttons, forms and suggestions', async () => {
    await listen(async (interaction) => {
      if (interaction.isAutocomplete())
        return interaction.respond([{ name: `${interaction.locale} one`, value: 'one' }]);
      if (interaction.isChatInputCommand()) {
        await interaction.deferReply({ flags: MessageFlags.Ephemeral });
        await interaction.editReply({
          content: interaction.options.getSubcommand(),
          components: [
            { type: 1, components: [{ type: 2, style: 1, label: 'Go', custom_id: 'go' }] },
            { type: 1, components: [{ type: 3, custom_id: 'pick', options: [{ label: 'A', value: 'a' }] }] },
            { type: 1, components: [{ type: 2, style: 2, label: 'Ask', custom_id: 'ask' }] },
          ],
        });
        return interaction.followUp({ content: 'more', flags: MessageFlags.Ephemeral });
      }
      if (interaction.isStringSelectMenu()) return interaction.update(`picked ${interaction.values.join()}`);
      if (interaction.isModalSubmit())
        return interaction.reply(`wrote ${interaction.fields.getTextInputValue('word')}`);
      if (!interaction.isButton()) return undefined;
      if (interaction.customId === 'go') return interaction.deferUpdate().then(() => interaction.editReply('gone'));
      return interaction.showModal({
        title: 'A word',
        custom_id: 'form',
        components: [{ type: 1, components: [{ type: 4, custom_id: 'word', label: 'Word', style: 1 }] }],
      });
    });
    expect(await ann.complete(channel, 'game create', { system: 'o' }, 'system')).toEqual([
      { name: 'fr one', value: 'one' },
    ]);
    const answer = await ann.slash(channel, 'game create', { system: 'one' });
    expect(answer.isPrivate).toBe(true);
    expect(answer.deferred).toBe(true);
    const shown = answer.message;
    const [menu] = answer.selects;
    if (shown === null || menu === undefined) throw new Error('nothing shown');
    await discord.world.until('the follow-up', () => answer.followUps.length === 1);
    expect(answer.text).toBe('create\nmore');
    const form = await ann.click(shown, 'Ask');
    expect((await ann.submit(form, channel, { word: 'alea' })).text).toBe('wrote alea');
    expect((await ann.choose(shown, menu, ['a'])).text).toBe('picked a');
    expect((await ann.click(shown, 'Go')).text).toBe('gone');
    expect(discord.violations).toEqual([]);
    expect(failures).toEqual([]);
  });

  test('a late first answer is refused with 10062, a second one with 40060, a token of 15 minutes with 50027', async () => {
    const codes: unknown[] = [];
    const codeOf = (failure: unknown) => codes.push(failure instanceof DiscordAPIError ? failure.code : failure);
    let late = true;
    await listen(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      if (late) {
        discord.clock.advance(3_001);
        await interaction.reply('too late').catch(codeOf);
        late = false;
        return;
      }
      await interaction.reply('in time');
      const route = Routes.interactionCallback(interaction.id, interaction.token);
      await client.rest.post(route, { body: { type: 4, data: { content: 'again' } }, auth: false }).catch(codeOf);
      discord.clock.advance(15 * 60_000 + 1);
      await interaction.editReply('later').catch(codeOf);
    });
    ann.send(channel, 'game start');
    await expect.poll(() => codes).toEqual([10062]);
    await ann.slash(channel, 'game start');
    await expect.poll(() => codes).toEqual([10062, 40060, 50027]);
  });
});

describe('the REST API', () => {
  test('a rate limit, global or not, is waited for; a failing server is asked again', async () => {
    discord.faults.add({ path: /messages$/, trouble: { kind: 'rate-limit', retryAfterMs: 50 } });
    discord.faults.add({ path: /messages$/, trouble: { kind: 'rate-limit', retryAfterMs: 50, global: true } });
    discord.faults.add({ path: /messages$/, times: 2, trouble: { kind: 'status', status: 502 } });
    await post({ content: 'at last' });
    expect(discord.world.messagesIn(channel.id).map((message) => message.content)).toEqual(['at last']);
    expect(discord.exchanges.slice(1).map((exchange) => exchange.status)).toEqual([429, 429, 502, 502, 200]);
  });

  test('an enforced nonce keeps a message single when the answer was lost', async () => {
    discord.faults.add({ path: /messages$/, trouble: { kind: 'drop-after' } });
    const body = { content: 'once', nonce: 'n1', enforce_nonce: true };
    await post(body).catch(() => post(body));
    expect(discord.world.messagesIn(channel.id)).toHaveLength(1);
  });

  test('files arrive with their alternative text', async () => {
    await client.rest.post(Routes.channelMessages(channel.id), {
      body: { content: 'see', attachments: [{ id: '0', filename: 'a.txt', description: 'a text' }] },
      files: [{ name: 'a.txt', data: Buffer.from('hello'), contentType: 'text/plain' }],
    });
    const [file] = discord.world.messagesIn(channel.id)[0]?.attachments ?? [];
    expect(file).toMatchObject({ filename: 'a.txt', description: 'a text' });
    expect(new TextDecoder().decode(file?.bytes)).toBe('hello');
  });

  test.each([
    ['too long', { content: 'x'.repeat(2001) }],
    ['empty', { content: ' ' }],
    ['six rows', { content: 'x', components: Array.from({ length: 6 }, (_, at) => row([`b${at}`])) }],
    ['six buttons', { content: 'x', components: [row(['1', '2', '3', '4', '5', '6'])] }],
    ['doubled id', { content: 'x', components: [row(['1', '1'])] }],
    ['long label', { content: 'x', components: [row(['1'], 'l'.repeat(81))] }],
    [
      '26 options',
      {
        content: 'x',
        components: [
          {
            type: 1,
            components: [
              {
                type: 3,
                custom_id: 's',
                options: Array.from({ length: 26 }, (_, at) => ({ label: `${at}`, value: `${at}` })),
              },
            ],
          },
        ],
      },
    ],
    ['6,000 in embeds', { embeds: [{ description: 'd'.repeat(4000) }, { description: 'd'.repeat(2001) }] }],
  ])('a message with %s is refused', async (_what, body) => {
    await expect(post(body)).rejects.toThrow();
    expect(discord.world.messagesIn(channel.id)).toEqual([]);
  });

  test.each([
    ['a capital letter', { name: 'Game', description: 'x' }],
    ['an empty description', { name: 'game', description: '' }],
    [
      'a required option after an optional one',
      {
        name: 'game',
        description: 'x',
        options: [
          { type: 3, name: 'a', description: 'x' },
          { type: 3, name: 'b', description: 'x', required: true },
        ],
      },
    ],
    [
      'two options of one name',
      {
        name: 'game',
        description: 'x',
        options: [
          { type: 3, name: 'a', description: 'x' },
          { type: 3, name: 'a', description: 'x' },
        ],
      },
    ],
    ['a made-up locale', { name: 'game', description: 'x', name_localizations: { es: 'partida' } }],
  ])('a command with %s is refused', async (_what, command) => {
    const before = discord.violations.length;
    await expect(
      client.rest.put(Routes.applicationCommands(discord.applicationId), { body: [command] }),
    ).rejects.toThrow();
    expect(discord.violations.length).toBe(before + 1);
  });

  test('what is not in the description of the API is noticed', async () => {
    await expect(client.rest.get('/channels/1/nonsense')).rejects.toThrow();
    await expect(post({ content: 5 })).rejects.toThrow();
    expect(discord.violations.length).toBe(2);
  });

  test('without the token nothing is done', async () => {
    const stranger = new REST({ api: discord.apiUrl, version: '10' }).setToken('stolen');
    await expect(stranger.post(Routes.channelMessages(channel.id), { body: { content: 'x' } })).rejects.toThrow('401');
  });
});

function row(ids: readonly string[], label = 'L') {
  return { type: 1, components: ids.map((id) => ({ type: 2, style: 2, label, custom_id: id })) };
}
