import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CoverShown, HomeShown, MomentShown, TrailShown } from '../../src/web/shown.js';
import { appliedTo, Follower } from './events.js';
import { openPage, type PageOpen } from './open-page.js';

let page: PageOpen;
beforeAll(async () => {
  page = await openPage();
});
afterAll(() => page.close());

/** As somebody asks who is no page of ours: with these headers and no others. */
function raw(path: string, headers: Readonly<Record<string, string>>, method = 'GET', body = ''): Promise<number> {
  const { hostname, port } = new URL(page.address);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
const host = () => new URL(page.address).host;
const KEY = { authorization: 'Here forged red', 'x-table': '1' };
const CREATE = JSON.stringify({ line: '/game create system:reconquista', id: 'forged' });

describe('the door', () => {
  it('sends the page with what it may load, and to nobody the way it came from', async () => {
    const answer = await fetch(page.address);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(await answer.text()).not.toMatch(/<script(?![^>]*(src=|application\/json))/);
  });

  it('lets in nobody who comes from another page, by another name, or without a key', async () => {
    const own = { ...KEY, host: host(), origin: page.address };
    const tries: [string, Readonly<Record<string, string>>, number][] = [
      ['another page', { ...own, origin: 'https://elsewhere.example' }, 403],
      ['a form of another page', { authorization: KEY.authorization, host: host() }, 403],
      ['a frame of another page', { ...own, 'sec-fetch-site': 'cross-site' }, 403],
      ['a sister of this name', { ...own, 'sec-fetch-site': 'same-site' }, 403],
      ['another name for this machine', { ...KEY, host: 'rebound.example' }, 421],
      ['no key', { 'x-table': '1', host: host() }, 401],
      ['a key to no channel', { ...own, authorization: 'Here ../x red' }, 401],
    ];
    for (const [what, headers, status] of tries)
      expect([what, await raw('/api/act', headers, 'POST', CREATE)]).toEqual([what, status]);
    expect(await page.local.store.inChannel('forged')).toBeNull();
    expect(await raw('/api/act', own, 'POST', CREATE)).toBe(200);
    expect(await page.local.store.inChannel('forged')).not.toBeNull();
  });

  it('knows neither strange paths nor strange bodies', async () => {
    const own = { ...KEY, host: host() };
    for (const path of [
      '/maps/../../package.json',
      '/maps/%2e%2e/base',
      '/maps/nowhere/base',
      '/maps/hispania/emblem/__proto__',
      '/x',
      '/api/x',
      '/api/cover?game=nowhere',
    ])
      expect([path, await raw(path, own)]).toEqual([path, 404]);
    for (const body of [
      '',
      '{',
      '[]',
      '"x"',
      '{"id":3}',
      '{"id":"a"}',
      '{"id":"b","token":{}}',
      `{"id":"c","line":"${'x'.repeat(70_000)}"}`,
    ])
      expect([body.slice(0, 20), await raw('/api/act', own, 'POST', body)]).toEqual([body.slice(0, 20), 404]);
    expect(await raw('/', own, 'POST')).toBe(405);
  });
});

describe('a table', () => {
  it('shows every game with its board, and begins each by its commands', async () => {
    const home: HomeShown = JSON.parse(await (await page.ask('home', 'red', 'home')).text());
    expect(home.games.map(({ id }) => id)).toEqual(['hispania', 'reconquista', 'hispania-draco', 'medioevo']);
    for (const { id, text, rows } of home.games) {
      const { board, sprites }: CoverShown = JSON.parse(
        await (await page.ask('home', 'red', `cover?game=${id}`)).text(),
      );
      expect(board.above.length).toBeGreaterThan(10);
      for (const item of board.above) expect(sprites).toHaveProperty(item.split('@')[0] ?? '');
      expect(text).not.toBe('');
      expect(rows.flat().length).toBeGreaterThan(1);
    }
    for (const { id } of home.games) {
      await page.types(`plays-${id}`, 'red', `/game create system:${id} bots:default`);
      await page.types(`plays-${id}`, 'red', '/game join');
      expect((await page.types(`plays-${id}`, 'red', '/game start')).refused).toBe(false);
    }
  });

  it('is followed live, each event a difference from the one before', async () => {
    await page.types('live', 'red', '/game create system:reconquista');
    const one = await new Follower().begin(page, 'live', 'red');
    const { shot: gathering, delta } = await one.shot();
    expect([gathering.phase, delta.from]).toEqual(['gathering', null]);
    await page.types('live', 'red', '/game join');
    await page.types('live', 'red', '/game start');
    let now = await one.shot();
    while (now.shot.phase !== 'playing') now = await one.shot();
    expect(Object.keys(now.delta.changed)).not.toContain('name');
    expect(now.shot.board?.places.some(({ held }) => held !== '')).toBe(true);
    const other = await new Follower().begin(page, 'live', 'red');
    expect((await other.shot()).shot).toEqual(now.shot);
    one.close();
    other.close();
  });

  it('misses nothing that happened while the line was down', async () => {
    await page.types('gap', 'red', '/game create system:hispania-draco');
    const one = await new Follower().begin(page, 'gap', 'red');
    const before = await one.shot();
    one.close();
    await page.types('gap', 'red', '/game join');
    await page.types('gap', 'red', '/game start');
    const back = await new Follower().begin(page, 'gap', 'red', one.last);
    const missed: typeof before.delta = JSON.parse((await back.event('shot')).data);
    expect(missed.from).toBe(one.last);
    const whole = await new Follower().begin(page, 'gap', 'red');
    expect(appliedTo(before.shot, missed)).toEqual((await whole.shot()).shot);
    // Whoever knows a shot that nobody keeps is sent all of it.
    const lost = await new Follower().begin(page, 'gap', 'red', 'forgotten');
    expect((await lost.shot()).delta.from).toBeNull();
    for (const follower of [back, whole, lost]) follower.close();
  });

  it('is played by touching: what can be chosen first of all, then what is asked', async () => {
    await page.types('touch', 'red', '/game create system:hispania scenario:A');
    for (const user of ['red', 'blue', 'green', 'yellow']) await page.types('touch', user, '/game join');
    await page.types('touch', 'red', '/game start');
    const shots = await Promise.all(
      ['red', 'blue', 'green', 'yellow'].map(async (user) => {
        const follower = await new Follower().begin(page, 'touch', user);
        const { shot } = await follower.shot();
        follower.close();
        return { user, shot };
      }),
    );
    const playing = shots.filter(({ shot }) =>
      shot.touch.some((control) => 'style' in control && control.style === 'primary'),
    );
    expect(playing).toHaveLength(1);
    const { user = '', shot } = playing[0] ?? {};
    const from = shot?.touch.find((control) => control.kind === 'button' && control.place === 'sea');
    const asked = await page.presses('touch', user, from?.token ?? '');
    expect(asked.asks).toBe(true);
    const to = asked.rows
      .flat()
      .flatMap((control) =>
        control.kind === 'select'
          ? control.choices.flatMap((choice) => (choice.place === 'denia' ? [{ control, choice }] : []))
          : [],
      );
    expect(to).toHaveLength(1);
    const done = await page.presses('touch', user, to[0]?.control.token ?? '', [to[0]?.choice.value ?? '']);
    expect(done.text).toContain('Dénia');
    // Another seat's hand may not do it.
    const [foreign] = shots.filter((one) => one.user !== user);
    expect((await page.presses('touch', foreign?.user ?? '', from?.token ?? '')).refused).toBe(true);
  });

  it('looks back at each step as it was then, and marks what changed', async () => {
    const steps: TrailShown = JSON.parse(await (await page.ask('touch', 'red', 'trail')).text());
    expect(steps.steps).toBeGreaterThanOrEqual(2);
    const at = async (step: number, have = '') =>
      JSON.parse(await (await page.ask('touch', 'red', `moment?at=${step}&have=${have}`)).text()) as MomentShown;
    const first = await at(0);
    const last = await at(steps.steps - 1, first.delta.id);
    expect(last.delta.from).toBe(first.delta.id);
    const begun = appliedTo(null, first.delta);
    const moved = appliedTo(begun, last.delta);
    const held = (shot: typeof begun, id: string) => shot.board?.places.find((place) => place.id === id)?.held;
    expect([held(begun, 'denia'), held(begun, 'sea')]).toEqual(['', 'CARTHAGE 12 infantry, Hamilcar']);
    expect([held(moved, 'denia'), held(moved, 'sea')]).toEqual(['CARTHAGE 12 infantry, Hamilcar', '']);
    expect(moved.told.join()).toContain('Dénia');
    expect(moved).toEqual(appliedTo(null, (await at(steps.steps - 1)).delta));
    expect((await page.ask('touch', 'red', `moment?at=${steps.steps}`)).status).toBe(404);
    expect((await page.ask('touch', 'red', 'moment?at=1.5')).status).toBe(404);
  });

  it('completes what is typed', async () => {
    const [hits, part] = JSON.parse(await (await page.ask('touch', 'red', 'complete?line=%2Fmove%20from%3Aci')).text());
    expect(part).toBe('from:ci');
    expect(hits.every((hit: string) => hit.startsWith('from:'))).toBe(true);
  });

  it('never takes the words of players for marks', async () => {
    const name = '<img src=x onerror=alert(1)> **bold** `code` {t:2026}';
    await page.types('marks', 'red', `/game create system:reconquista name:"${name}"`);
    const follower = await new Follower().begin(page, 'marks', 'red');
    const { shot } = await follower.shot();
    follower.close();
    expect(shot.name).toBe(name);
    expect(shot.status).not.toContain('**bold**');
    expect(shot.status).toContain('\\*\\*bold\\*\\*');
    expect(shot.status).toContain('\\{t\\:2026\\}');
  });
});
