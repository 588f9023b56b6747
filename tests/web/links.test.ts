import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPage } from '../../scripts/build-page.mjs';
import { openTable } from '../../src/table/open-table.js';
import { plainStyle, sayAll, wordsOf } from '../../src/table/words/words.js';
import { linkDoor } from '../../src/web/guest.js';
import { openWeb, type WebTable } from '../../src/web/server.js';
import type { ReplyShown } from '../../src/web/shown.js';
import { diceRace } from '../games/dice-race/index.js';
import { LIMITS } from '../support/edge-limits.js';
import { MemoryStore } from '../table/memory-store.js';
import { hasBrowser, openBrowser, openTab, PHONE } from './browser.js';
import { PLAIN_PLOTTER } from './plain-plotter.js';

const ADDRESS = 'https://table.example';
const games = [diceRace()];
const say = wordsOf(games);
const store = new MemoryStore();
let ids = 0;
const deps = {
  store,
  games,
  limits: LIMITS,
  clock: { now: () => new Date('2026-01-05T12:00:00Z') },
  // Every seed is another one, as from a good source.
  entropy: { id: () => `id${++ids}`, seed: () => (++ids).toString(16).padStart(64, 'e') },
};
const table = openTable({ ...deps, pageAddress: ADDRESS });
let web: WebTable;
beforeAll(async () => {
  await buildPage();
  web = await openWeb({
    ...{ table, watched: table, store, games, say, plotter: PLAIN_PLOTTER, locale: 'en' },
    door: linkDoor(table),
    inside: null,
    listen: { host: '127.0.0.1', port: 0, asked: true },
    onFault: (fault) => {
      throw fault;
    },
  });
});
afterAll(() => web.close());

async function types(channelId: string, userId: string, command: string, subcommand?: string, options = {}) {
  const asker = {
    requestId: `typed${++ids}`,
    userId,
    userName: userId,
    channelId,
    guildId: 'guild',
    locale: 'en' as const,
  };
  const reply = await table.execute({
    ...asker,
    command,
    options,
    ...(subcommand === undefined ? {} : { subcommand }),
  });
  return { reply, text: sayAll(say, reply.lines, plainStyle('en', reply.people ?? {})) };
}

/** A game of two in this channel. */
async function begun(channel: string): Promise<string> {
  await types(channel, 'ann', 'game', 'create', { system: 'dice-race' });
  for (const user of ['ann', 'bob']) await types(channel, user, 'game', 'join');
  await types(channel, 'ann', 'game', 'start');
  return (await store.inChannel(channel))?.id ?? '';
}

async function linkOf(channel: string, user: string): Promise<string> {
  const { text } = await types(channel, user, 'link');
  return /#key=(\S+)/.exec(text)?.[1] ?? '';
}

function ask(key: string, path: string, more: RequestInit = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${key}`, 'x-table': '1' };
  return fetch(`http://127.0.0.1:${web.port}/api/${path}`, { ...more, headers });
}
const opens = async (key: string) => (await ask(key, 'trail')).status === 200;
const act = (key: string, what: object) =>
  ask(key, 'act', { method: 'POST', body: JSON.stringify({ ...what, id: `web${++ids}` }) });

it('a link opens one seat, and cannot be guessed from another', async () => {
  await begun('one');
  const [ann, bob] = [await linkOf('one', 'ann'), await linkOf('one', 'bob')];
  expect(ann).toMatch(/^s\.[\w-]+\.ann\.[0-9a-f]{64}$/);
  expect([await opens(ann), await opens(bob)]).toEqual([true, true]);
  const [head = '', secret = ''] = [ann.slice(0, -64), bob.slice(-64)];
  for (const key of [
    '',
    's',
    'w',
    head + secret,
    `${head}${'0'.repeat(64)}`,
    ann.replace('.ann.', '.bob.'),
    ann.slice(0, -1),
  ])
    expect([key, await opens(key)]).toEqual([key, false]);
});

it('is kept as a hash alone', async () => {
  const id = await begun('hashed');
  const key = await linkOf('hashed', 'ann');
  const kept = await store.memo(`page-link.${id}.ann`);
  expect(kept).toContain('hash');
  expect(kept).not.toContain(key.slice(-64));
});

it('opens nothing once it was taken back, or a new one was made', async () => {
  await begun('back');
  const first = await linkOf('back', 'ann');
  const second = await linkOf('back', 'ann');
  expect([await opens(first), await opens(second)]).toEqual([false, true]);
  await types('back', 'ann', 'link', undefined, { off: true });
  expect(await opens(second)).toBe(false);
});

it('dies with the seat, and stays dead when its holder sits down again', async () => {
  await types('hands', 'ann', 'game', 'create', { system: 'dice-race' });
  await types('hands', 'ann', 'game', 'join');
  const key = await linkOf('hands', 'ann');
  expect(await opens(key)).toBe(true);
  await types('hands', 'ann', 'game', 'leave');
  expect(await opens(key)).toBe(false);
  await types('hands', 'ann', 'game', 'join');
  expect(await opens(key)).toBe(false);
  expect(await opens(await linkOf('hands', 'ann'))).toBe(true);
});

it('shows out whoever looks on by a link that was taken back', async () => {
  await begun('out');
  const key = await linkOf('out', 'ann');
  const answer = await ask(key, 'live');
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toContain('event: shot');
  await types('out', 'ann', 'link', undefined, { off: true });
  await web.live.round();
  expect((await reader?.read())?.value).toContain('event: out');
  expect((await reader?.read())?.done).toBe(true);
});

it('plays its own game alone, and makes no further links', async () => {
  await begun('mine');
  const key = await linkOf('mine', 'ann');
  const elsewhere = await begun('theirs');
  const { touch, panel } = await table.pressable(elsewhere, 'ann');
  const [foreign] = [...panel, ...touch].flat();
  expect((await act(key, { token: foreign?.token })).status).toBe(404);
  const said: ReplyShown = JSON.parse(await (await act(key, { line: '/link' })).text());
  expect([said.refused, said.text.includes('key=')]).toEqual([true, false]);
  expect((await ask(key, 'home')).status).toBe(404);
  const own: ReplyShown = JSON.parse(await (await act(key, { line: '/game status' })).text());
  expect(own.refused).toBe(false);
});

it('a link for everyone shows what everyone sees, and does nothing', async () => {
  const id = await begun('open');
  const status = { id: 'p', gameId: id, version: 1, to: { kind: 'status' }, lines: [], mentions: [] } as const;
  const told = sayAll(say, (await table.resolve(status))?.lines ?? [], plainStyle('en', {}));
  const key = /#key=(w\S+)/.exec(told)?.[1] ?? '';
  expect(await opens(key)).toBe(true);
  for (const what of [{ line: '/game end' }, { token: 'x' }]) expect((await act(key, what)).status).toBe(404);
  expect(await opens(`${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`)).toBe(false);
});

/** Whoever is awaited plays something, until this person has, and then another one. */
async function playsOn(channel: string, first: string): Promise<void> {
  const acted: string[] = [];
  while (!(acted.includes(first) && acted.at(-1) !== first)) {
    const game = await store.inChannel(channel);
    const [owed] = await store.obligations(game?.id ?? '');
    const user = game?.seats.find(({ seat }) => owed?.seats.includes(seat))?.userId ?? '';
    for (const [command, options] of [
      ['bid', { amount: acted.length }],
      ['advance', {}],
      ['react', { how: 'yield' }],
      ['done', {}],
    ] as const) {
      const { reply } = await types(channel, user, command, undefined, options);
      if (reply.refused === undefined) break;
    }
    acted.push(user);
  }
}

it.runIf(hasBrowser)('in a browser: opens with what one missed, and shows one out when it is taken back', async () => {
  await begun('seen');
  const key = await linkOf('seen', 'ann');
  const browser = await openBrowser();
  const { tab } = await openTab(browser, PHONE);
  const open = async () => {
    await tab.goto('about:blank');
    await tab.goto(`http://127.0.0.1:${web.port}/#key=${key}`);
    await tab.getByRole('tab', { selected: true }).waitFor();
  };
  await open();
  await tab.locator('h1').filter({ hasText: /\S/ }).waitFor();
  expect(await tab.getByRole('tab', { selected: true }).innerText()).toBe('Play');
  await playsOn('seen', 'ann');
  await open();
  await tab.getByRole('tab', { name: 'Look back', selected: true }).waitFor();
  await tab.locator('.story').filter({ hasText: /\S/ }).waitFor();
  await types('seen', 'ann', 'link', undefined, { off: true });
  await web.live.round();
  const out = tab.locator('.notice').filter({ hasText: 'does not open a table any more' });
  await out.waitFor();
  await open();
  await out.waitFor();
  await browser.close();
});

it('nobody but its players watches a game that the table has closed to others', async () => {
  const id = await begun('closed');
  const status = { id: 'p', gameId: id, version: 1, to: { kind: 'status' }, lines: [], mentions: [] } as const;
  const told = async () => sayAll(say, (await table.resolve(status))?.lines ?? [], plainStyle('en', {}));
  const key = /#key=(w\S+)/.exec(await told())?.[1] ?? '';
  expect(await opens(key)).toBe(true);
  const { text } = await types('closed', 'ann', 'game', 'settings', { watch: false });
  expect(text).toContain('Nobody but its players');
  expect([await opens(key), (await told()).includes('#key=')]).toEqual([false, false]);
  expect(await opens(await linkOf('closed', 'bob'))).toBe(true);
  await types('closed', 'ann', 'game', 'settings', { watch: true });
  expect(await opens(key)).toBe(true);
});

it('without a page there are no links', async () => {
  const bare = openTable({ ...deps });
  const asker = {
    requestId: 'bare',
    userId: 'ann',
    userName: 'ann',
    channelId: 'one',
    guildId: null,
    locale: 'en' as const,
  };
  expect((await bare.execute({ ...asker, command: 'link', options: {} })).refused?.code).toBe('page-closed');
});
