import { beforeEach, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/core/json.js';
import { isObject } from '../../src/core/json.js';
import type { Post } from '../../src/table/ports/post.js';
import { caravan } from '../games/caravan/index.js';
import { tableFixture } from './fixture.js';

let t: ReturnType<typeof tableFixture>;

async function begun(people: readonly string[], discreet = false, ...faces: readonly number[]) {
  t = tableFixture({ games: [caravan(discreet)], seed: '07'.repeat(32) });
  t.loadedDice.load(faces);
  await t.begun(people, 'caravan');
}

async function view(seat: string): Promise<JsonObject> {
  const seen = await t.table.view(t.channel, seat);
  if (!isObject(seen)) throw new Error('no view');
  return seen;
}

async function purse(seat: string) {
  const { purses } = await view('-');
  return isObject(purses) ? purses[seat] : null;
}

async function owed() {
  return (await t.store.obligations((await t.game()).id)).map(({ id, seats, what }) => ({ id, seats, what }));
}

function channelPosts(since: number): readonly Post[] {
  return t.memory.posts.slice(since).filter(({ to }) => to.kind === 'channel');
}

async function bidAll(...bids: readonly (readonly [string, number])[]) {
  for (const [user, coins] of bids) expect((await t.does(user, 'bid', { coins })).refused).toBeUndefined();
}

describe('hands and a deck', () => {
  test('are secret, and their numbers public', async () => {
    await begun(['red', 'blue'], false, 1, 13, 5, 11);
    expect(await view('red')).toMatchObject({ hands: { p1: ['guard', 'silk'], p2: ['back', 'back'] } });
    const spectator = await view('-');
    expect(spectator).toMatchObject({ hands: { p1: ['back', 'back'], p2: ['back', 'back'] } });
    expect(JSON.stringify(spectator)).not.toMatch(/guard|silk|salt/);
    expect(t.textOf(await t.does('blue', 'log', { count: 50 }))).not.toContain('Guard');
    expect(t.textOf(await t.does('red', 'log', { count: 50 }))).toContain('You draw: Guard.');
    // Which die it was is the affair of whoever drew, until the end.
    expect(t.textOf(await t.does('blue', 'dice', { count: 2 }))).toContain('a card');
    expect(t.textOf(await t.does('red', 'dice', { count: 2 }))).toContain('secret until the end');
  });
});

describe('choices of all at once', () => {
  beforeEach(() => begun(['red', 'blue', 'green']));

  test('are awaited of each, sealed, and may be changed until the last is in', async () => {
    expect((await owed()).map(({ seats }) => seats)).toEqual([['p1'], ['p2'], ['p3']]);
    const waits = await owed();
    const posts = t.memory.posts.length;
    await bidAll(['red', 2], ['blue', 4]);
    // The wait of the third is the same as before.
    expect(await owed()).toEqual(waits.slice(2));
    expect(JSON.stringify(await view('green'))).not.toMatch(/"coins":[24]/);
    expect(await view('blue')).toMatchObject({
      frames: expect.arrayContaining([expect.objectContaining({ kind: 'bids' })]),
    });
    await bidAll(['red', 5]);
    const told = (await Promise.all(channelPosts(posts).map((post) => t.post(post)))).join('\n');
    expect(told).not.toMatch(/\b[245]\b/);
    await bidAll(['green', 1]);
    expect(await purse('p1')).toEqual({});
    expect(t.textOf(await t.does('white', 'log', { count: 20 }))).toContain('red pays 5 for a card.');
  });

  test('of whoever is away are the least', async () => {
    await bidAll(['red', 1], ['blue', 2]);
    await t.does('red', 'game settings', { absence: 'autopilot' });
    t.wait(72 + 12);
    const [last] = await owed();
    expect(await t.table.lapse({ gameId: (await t.game()).id, obligationId: last?.id ?? '', requestId: 'away' })).toBe(
      'played',
    );
    expect(await purse('p2')).toEqual({ coin: 3 });
  });
});

describe('a trade', () => {
  beforeEach(async () => {
    // red: salt, silk; blue: silk, silk; green: salt, salt
    await begun(['red', 'blue', 'green'], false, 5, 10, 8, 8, 5, 5);
    await bidAll(['red', 0], ['blue', 0], ['green', 0]);
    expect((await t.does('red', 'unload', { card: 'salt' })).refused).toBeUndefined();
  });

  test('is proposed, countered and accepted; both parts change hands in one action', async () => {
    const posts = t.memory.posts.length;
    const offered = await t.does('red', 'propose', {
      with: 'blue',
      gives: '1 salt',
      takes: '3 coins',
      promise: 'and peace',
    });
    expect(offered.refused).toBeUndefined();
    // Nothing changes hands, and the turn goes on.
    expect(await purse('p1')).toEqual({ coin: 5, salt: 1 });
    expect((await owed()).map(({ seats, what }) => `${seats} ${what}`)).toEqual(['p1 turn', 'p2 trade']);
    const [post] = channelPosts(posts);
    expect(post?.mentions).toEqual(['blue']);
    expect(post === undefined ? '' : await t.post(post)).toContain(
      'red offers blue a trade: 1 salt for 3 coins. “and peace”',
    );
    const countered = await t.does('blue', 'counter', { trade: 'red', gives: '2 coins', takes: '1 salt' });
    expect(countered.refused).toBeUndefined();
    expect((await owed()).map(({ seats, what }) => `${seats} ${what}`)).toEqual(['p1 turn', 'p1 trade']);
    const version = (await t.game()).version;
    const menu = await t.does('red', 'game status');
    const asked = await t.press('red', t.tokenOf(menu, 'Accept – p2'));
    expect((await t.press('red', t.tokenOf(asked, 'Yes, confirm'))).refused).toBeUndefined();
    expect((await t.game()).version).toBe(version + 1);
    expect([await purse('p1'), await purse('p2')]).toEqual([{ coin: 7 }, { coin: 3, salt: 1 }]);
  });

  test('that somebody cannot deliver is not to be had', async () => {
    await t.does('red', 'propose', { with: 'blue', gives: '1 salt', takes: '5 coins' });
    await t.does('blue', 'propose', { with: 'green', gives: '4 coins', takes: '1 coin' });
    expect((await t.does('green', 'accept', {})).refused).toBeUndefined();
    expect(await purse('p2')).toEqual({ coin: 2 });
    expect((await t.does('blue', 'accept', {})).refused?.code).toBe('not-offered');
    expect((await t.does('blue', 'decline', {})).refused).toBeUndefined();
    expect((await owed()).map(({ what }) => what)).toEqual(['turn']);
  });

  test('is withdrawn; and an offer more leaves the buttons of a turn as they were', async () => {
    const turn = await t.does('red', 'game status');
    await t.does('blue', 'propose', { with: 'red', gives: '1 coin', takes: '1 salt' });
    expect((await t.press('red', t.tokenOf(turn, 'Done'))).refused).toBeUndefined();
    expect((await t.does('blue', 'withdraw', {})).refused).toBeUndefined();
    expect((await t.does('red', 'accept', {})).refused?.code).toBe('not-offered');
    expect((await t.does('blue', 'propose', { with: 'red', gives: '', takes: '' })).refused).toBeDefined();
  });
});

test('a secret trade is known to the two alone, and called by direct message', async () => {
  await begun(['red', 'blue', 'green'], true);
  await bidAll(['red', 0], ['blue', 0], ['green', 0]);
  const posts = t.memory.posts.length;
  const before = { green: await view('green'), all: await view('-') };
  expect((await t.does('red', 'propose', { with: 'blue', gives: '2 coins', takes: '1 coin' })).refused).toBeUndefined();
  const fresh = t.memory.posts.slice(posts);
  // Nothing that everybody sees has changed, so no status is written: not even the number of such lines is told.
  expect(fresh.map(({ to }) => (to.kind === 'direct' ? `direct ${to.userId}` : to.kind))).toEqual(['direct blue']);
  const [direct] = fresh;
  expect(direct === undefined ? '' : await t.post(direct)).toContain('the trade that red offers');
  expect({ green: await view('green'), all: await view('-') }).toEqual(before);
  for (const user of ['green', 'white']) {
    for (const command of ['game status', 'log']) expect(t.textOf(await t.does(user, command))).not.toContain('trade');
  }
  // Whoever is awaited in secret is told so where he alone reads it.
  expect(t.textOf(await t.does('blue', 'game status'))).toContain('the trade that red offers');
  expect(t.textOf(await t.press('blue', (await menuOf('blue')) ?? ''))).toContain('the trade that red offers');
  expect((await t.does('blue', 'accept', {})).refused).toBeUndefined();
  expect([await purse('p1'), await purse('p2')]).toEqual([{ coin: 4 }, { coin: 6 }]);
});

/** The button by which one asks what one can do. */
async function menuOf(user: string): Promise<string | undefined> {
  const reply = await t.does(user, 'game status');
  const accept = await t.press(user, t.tokenOf(reply, 'Accept'));
  return t.controlsOf(accept).find((control) => /^(Back|No)$/.test(t.labelOf(control)))?.token;
}

describe('a move of the system', () => {
  test('is a story: each chapter of one action a post of its own, with its dice and marks, as the board then was', async () => {
    await begun(['red', 'blue'], false, 1, 1, 1, 1);
    await bidAll(['red', 0], ['blue', 0]);
    await t.does('red', 'done');
    const posts = t.memory.posts.length;
    // The bandits lie in wait in vain; another day.
    t.loadedDice.load([2]);
    await t.does('blue', 'done');
    const stories = channelPosts(posts);
    const texts = await Promise.all(stories.map((post) => t.post(post)));
    expect(texts).toHaveLength(3);
    expect(texts[1]).toBe('The bandits: Oasis → Pass.');
    expect(texts[2]).toContain('The bandits lie in wait (Pass): 2, 3 needed.');
    expect(texts[2]).not.toContain('Oasis');
    const scenes = await Promise.all(
      stories.map(async (post) => {
        const picture = (await t.table.resolve(post))?.picture?.('en');
        return picture?.kind === 'scene' ? picture.scene : null;
      }),
    );
    expect(scenes.map((scene) => scene?.marks)).toEqual([
      // In blue's day nothing came to be seen that was not there before.
      undefined,
      [{ kind: 'arrow', look: 'move', path: ['oasis', 'pass'], faction: 'bandits' }],
      [{ kind: 'sign', look: 'battle', place: 'pass' }],
    ]);
    expect(scenes.map((scene) => scene?.stacks[0]?.place)).toEqual([undefined, 'pass', 'pass']);
  });

  test('may open a window: whoever has a guard shows it, and nobody knows who could', async () => {
    await begun(['red', 'blue'], false, 1, 13, 5, 5);
    await bidAll(['red', 0], ['blue', 0]);
    t.loadedDice.load([6]);
    await t.does('red', 'done');
    await t.does('blue', 'done');
    expect((await owed()).map(({ seats, what }) => `${seats} ${what}`)).toEqual(['p1,p2 ambush']);
    expect((await t.does('blue', 'guard')).refused?.code).toBe('not-offered');
    expect((await t.does('blue', 'pass')).refused).toBeUndefined();
    expect(JSON.stringify(await view('red'))).toContain('"passed":[]');
    expect((await t.does('red', 'guard')).refused).toBeUndefined();
    expect(await purse('p1')).toEqual({ coin: 5 });
    expect(t.textOf(await t.does('white', 'log', { count: 10 }))).toContain('red shows: Guard.');
  });
});
