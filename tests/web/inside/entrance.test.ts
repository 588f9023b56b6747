import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EnteredShown, TrailShown } from '../../../src/web/shown.js';
import type { FakeUser } from '../../discord/fake/fake-user.js';
import { diceRace } from '../../games/dice-race/index.js';
import { PLAIN_PLOTTER } from '../plain-plotter.js';
import { type InsideStage, openInside } from './stage.js';

/** Who is let in by Discord's word, and who is not: what the page says of itself counts for nothing. */
describe('the door for Activities', () => {
  let inside: InsideStage;
  let ann: FakeUser;
  let bob: FakeUser;
  let cy: FakeUser;

  beforeAll(async () => {
    inside = await openInside([diceRace()], PLAIN_PLOTTER);
    [ann, bob, cy] = [inside.discord.user('Ann'), inside.discord.user('Bob', 'fr'), inside.discord.user('Cy')];
  });
  afterAll(async () => {
    expect(inside.discord.violations).toEqual([]);
    await inside.close();
  });

  const from = { 'x-table': '1' };
  function ask(path: string, more: RequestInit = {}): Promise<Response> {
    return fetch(`http://127.0.0.1:${inside.web.port}${path}`, more);
  }
  function enter(body: object, headers: Readonly<Record<string, string>> = from): Promise<Response> {
    return ask('/api/activity', { method: 'POST', body: JSON.stringify(body), headers });
  }
  async function statusOf(body: object, headers: Readonly<Record<string, string>> = from): Promise<number> {
    return (await enter(body, headers)).status;
  }
  const codeFor = ({ id }: FakeUser) => inside.discord.activities.codeFor(id);
  const launched = ({ id }: FakeUser, channel: { readonly id: string }) =>
    inside.discord.activities.launch(id, channel.id);
  /** In by the front door. */
  async function cameIn(person: FakeUser, channel: { readonly id: string }): Promise<EnteredShown> {
    const answer = await enter({ code: codeFor(person), instanceId: launched(person, channel).id });
    expect([answer.status, inside.faults.map(String)]).toEqual([200, []]);
    return JSON.parse(await answer.text());
  }
  const withKey = (key: string) => ({ ...from, authorization: `Bearer ${key}` });
  const opens = async (key: string) => (await ask('/api/trail', { headers: withKey(key) })).status === 200;
  const types = (key: string, line: string) =>
    ask('/api/act', { method: 'POST', headers: withKey(key), body: JSON.stringify({ line, id: `${line}${key}` }) });
  const toDiscord = () => inside.discord.exchanges.filter(({ path }) => /oauth2|activity|@me/.test(path)).length;

  it('opens his own seat to whoever Discord vouches for, in the language he reads', async () => {
    const channel = inside.stage.channel('front');
    await inside.begun(channel, 'dice-race', ann, bob);
    const [hers, his, onlooker] = [await cameIn(ann, channel), await cameIn(bob, channel), await cameIn(cy, channel)];
    expect([hers.watches, his.watches, onlooker.watches]).toEqual([false, false, true]);
    expect([hers.locale, his.locale]).toEqual(['en', 'fr']);
    expect(hers.key).toMatch(new RegExp(`^a\\.${ann.id}\\.[0-9a-f]{64}$`));
    for (const { key } of [hers, his, onlooker]) expect(await opens(key)).toBe(true);
    expect((await types(hers.key, '/game status')).status).toBe(200);
    expect((await types(onlooker.key, '/game status')).status).toBe(404);
    // Somebody else may look over his shoulder: no key that lives on can be had by one that does not.
    expect(await (await types(hers.key, '/link')).text()).not.toContain('key=');
    const kept = await inside.stage.opened.store.memo(`page-visits.${ann.id}`);
    expect(kept).toContain('hash');
    expect(kept).not.toContain(hers.key.slice(-64));
  });

  it('takes nobody for somebody else', async () => {
    const channel = inside.stage.channel('false');
    await inside.begun(channel, 'dice-race', ann, bob);
    const instance = launched(ann, channel);
    const used = codeFor(ann);
    expect(await statusOf({ code: used, instanceId: instance.id })).toBe(200);
    const { key } = await cameIn(ann, channel);
    const elsewhere = launched(bob, inside.stage.channel('false elsewhere'));
    const tries: [string, object, number][] = [
      ['a code used before', { code: used, instanceId: instance.id }, 401],
      ['a code of nobody', { code: 'x'.repeat(30), instanceId: instance.id }, 401],
      ['no code', { instanceId: instance.id }, 401],
      ['a code that is none', { code: { $ne: '' }, instanceId: instance.id }, 401],
      ['a code with more in it', { code: `${codeFor(ann)}&client_id=1`, instanceId: instance.id }, 401],
      ['somebody who is not there', { code: codeFor(bob), instanceId: instance.id }, 401],
      ['an Activity that is not open', { code: codeFor(ann), instanceId: 'i-1-gc-2-3' }, 401],
      ['another path', { code: codeFor(ann), instanceId: '../../users/@me' }, 401],
      ['one elsewhere', { code: codeFor(ann), instanceId: elsewhere.id }, 401],
      ['one without a game', { code: codeFor(bob), instanceId: elsewhere.id, channelId: channel.id }, 404],
    ];
    for (const [what, body, status] of tries) expect([what, await statusOf(body)]).toEqual([what, status]);
    // What it says of itself changes nothing.
    const claims = { channelId: elsewhere.channelId, userId: bob.id, guildId: '1', state: 'forged' };
    const answer = await enter({ code: codeFor(ann), instanceId: instance.id, ...claims });
    expect(JSON.parse(await answer.text()).key).toContain(`a.${ann.id}.`);
    for (const forged of [key.replace(ann.id, bob.id), `${key.slice(0, -64)}${'0'.repeat(64)}`, `a.${ann.id}.`])
      expect([forged, await opens(forged)]).toEqual([forged, false]);
    expect(inside.refused).toEqual([]);
  });

  it('lets in pages of its own alone: here, and at the address of its proxy', async () => {
    const channel = inside.stage.channel('origin');
    await inside.begun(channel, 'dice-race', ann, bob);
    const own = `https://${inside.discord.applicationId}.discordsays.com`;
    const status = (headers: Readonly<Record<string, string>>) =>
      statusOf({ code: codeFor(ann), instanceId: launched(ann, channel).id }, { ...from, ...headers });
    expect(await status({ origin: own })).toBe(200);
    expect(await status({ origin: 'https://1.discordsays.com' })).toBe(403);
    expect(await status({ origin: 'https://discord.com' })).toBe(403);
    expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect((await ask('/api/activity', { headers: from })).status).toBe(404);
    const policy = (await ask('/?frame_id=1')).headers.get('content-security-policy');
    expect(policy).toContain(`frame-ancestors https://discord.com https://*.discord.com ${own}`);
    expect(policy).toContain("script-src 'self'; style-src 'self'");
  });

  it('shows a closed game to its players alone, also when it closes later', async () => {
    const channel = inside.stage.channel('closed');
    await inside.begun(channel, 'dice-race', ann, bob);
    const [hers, onlooker] = [await cameIn(ann, channel), await cameIn(cy, channel)];
    await ann.slash(channel, 'game settings', { watch: false });
    expect([await opens(hers.key), await opens(onlooker.key)]).toEqual([true, false]);
    expect(await statusOf({ code: codeFor(cy), instanceId: launched(cy, channel).id })).toBe(409);
  });

  it('finds the game of the channel that a thread belongs to', async () => {
    const channel = inside.stage.channel('parent');
    await inside.begun(channel, 'dice-race', ann, bob);
    const thread = inside.discord.world.addThread('battle', channel);
    const { key } = await cameIn(ann, thread);
    const trail: TrailShown = JSON.parse(await (await ask('/api/trail', { headers: withKey(key) })).text());
    expect(trail.steps).toBeGreaterThan(0);
  });

  it('closes with the Activity, after a day, and with the fifth that one opens', async () => {
    const channel = inside.stage.channel('ends');
    await inside.begun(channel, 'dice-race', ann, bob);
    const { key } = await cameIn(ann, channel);
    const instance = launched(ann, channel);
    inside.discord.activities.close(instance);
    // One look holds for a while, so that watching costs no requests.
    const before = toDiscord();
    expect([await opens(key), toDiscord() - before]).toEqual([true, 0]);
    inside.wait(121_000);
    expect(await opens(key)).toBe(false);
    const next = await cameIn(ann, channel);
    inside.discord.clock.advance(86_399_000);
    expect(await opens(next.key)).toBe(true);
    inside.discord.clock.advance(2_000);
    expect(await opens(next.key)).toBe(false);
    const keys: string[] = [];
    for (let count = 0; count < 5; count++) keys.push((await cameIn(ann, channel)).key);
    expect(await Promise.all(keys.map(opens))).toEqual([false, true, true, true, true]);
  });

  it('shows out whose seat is somebody else’s now', async () => {
    const channel = inside.stage.channel('hands');
    await ann.slash(channel, 'game create', { system: 'dice-race' });
    for (const person of [ann, bob]) await person.slash(channel, 'game join');
    const { key } = await cameIn(ann, channel);
    const live = await ask('/api/live', { headers: withKey(key) });
    const reader = live.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('event: shot');
    await ann.slash(channel, 'game leave');
    await inside.web.live.round();
    let told = '';
    for (let read = await reader?.read(); read?.done === false; read = await reader?.read()) told += read.value;
    expect(told).toContain('event: out');
    expect((await types(key, '/game status')).status).toBe(404);
  });

  it('costs Discord little, whatever is tried, and lets others in meanwhile', async () => {
    const channel = inside.stage.channel('flood');
    await inside.begun(channel, 'dice-race', ann, bob);
    const instance = launched(bob, channel);
    inside.wait(3_600_000);
    const before = toDiscord();
    const codes = Array.from({ length: 200 }, (_, at) => `false-code-${at}`);
    const tried = await Promise.all(codes.map((code) => statusOf({ code, instanceId: instance.id })));
    expect(new Set(tried)).toEqual(new Set([401, 429]));
    expect(toDiscord() - before).toBe(24);
    const guessed = await Promise.all(
      codes.map((code, at) =>
        statusOf({ code, instanceId: `i-${at}-gc-1-2` }, { ...from, 'x-forwarded-for': `203.0.113.${at}` }),
      ),
    );
    expect(guessed.filter((status) => status === 401)).toHaveLength(88);
    expect(inside.refused).toEqual([]);
    // Forgotten after a while.
    inside.wait(600_000);
    expect(await statusOf({ code: codeFor(bob), instanceId: instance.id })).toBe(200);
  });

  it('says that Discord is away, and keeps those who are in', async () => {
    const channel = inside.stage.channel('away');
    await inside.begun(channel, 'dice-race', ann, bob);
    const { key } = await cameIn(ann, channel);
    const instanceId = launched(ann, channel).id;
    inside.discord.faults.add({ path: /activity-instances/, times: 8, trouble: { kind: 'status', status: 500 } });
    expect(await statusOf({ code: codeFor(ann), instanceId })).toBe(503);
    inside.wait(121_000);
    expect(await opens(key)).toBe(true);
    expect(inside.faults.length).toBeGreaterThan(0);
  });
});

it('without the right client secret nobody comes in, and the host is told without it', async () => {
  const inside = await openInside([diceRace()], PLAIN_PLOTTER, 'another-secret-of-somebody');
  const ann = inside.discord.user('Ann');
  const channel = inside.stage.channel('secret');
  await inside.begun(channel, 'dice-race', ann, inside.discord.user('Bob'));
  const { activities } = inside.discord;
  const code = activities.codeFor(ann.id);
  const body = JSON.stringify({ code, instanceId: activities.launch(ann.id, channel.id).id });
  const address = `http://127.0.0.1:${inside.web.port}/api/activity`;
  expect((await fetch(address, { method: 'POST', headers: { 'x-table': '1' }, body })).status).toBe(503);
  expect(inside.faults.map(String)).toEqual(['Error: Discord does not accept DISCORD_CLIENT_SECRET']);
  expect(inside.refused).toEqual([401]);
  const told = inside.faults.map((fault) => JSON.stringify(fault, Object.getOwnPropertyNames(fault))).join();
  for (const secret of [code, 'another-secret']) expect(told).not.toContain(secret);
  await inside.close();
});
