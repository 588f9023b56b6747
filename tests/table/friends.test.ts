import { beforeEach, describe, expect, test } from 'vitest';
import type { Post } from '../../src/table/ports/post.js';
import { lifeboat } from '../games/lifeboat/index.js';
import { tableFixture } from './fixture.js';

let t: ReturnType<typeof tableFixture>;

beforeEach(() => {
  t = tableFixture({ games: [lifeboat(), lifeboat('solitaire', 'raft')] });
});

/** Rope or none, seat by seat, and the strokes to come. */
async function atSea(people: readonly string[], ropes: readonly number[], ...strokes: readonly number[]) {
  t.loadedDice.load([...ropes, ...strokes]);
  await t.begun(people, 'lifeboat');
}

async function lastPost(): Promise<Post> {
  const post = t.memory.posts.findLast(
    ({ to, film, retrospect }) => to.kind === 'channel' && film !== true && retrospect !== true,
  );
  if (post === undefined) throw new Error('nothing was posted');
  return post;
}

async function publicButtons() {
  const resolved = await t.table.resolve(await lastPost());
  return (resolved?.controls ?? []).flat();
}

describe('one obligation of several seats', () => {
  beforeEach(() => atSea(['red', 'blue', 'green'], [1, 1, 1], 4, 5));

  test('is one word to the group, and whoever is first answers for all', async () => {
    expect(await t.store.obligations((await t.game()).id)).toHaveLength(1);
    const post = await lastPost();
    expect(await t.post(post)).toContain('**red, blue or green**, whoever of you is first: the course');
    // Who began the game knows.
    expect([...post.mentions].sort()).toEqual(['blue', 'green']);
    expect((await t.does('green', 'row')).refused).toBeUndefined();
    expect(await t.table.view(t.channel, '-')).toMatchObject({ miles: 4, round: 2 });
  });

  test('has one button for all of them', async () => {
    const [row] = await publicButtons();
    if (row === undefined) throw new Error('no button');
    expect(t.labelOf(row)).toBe('Row');
    const asked = await t.press('blue', row.token);
    const sure = await t.press('blue', t.tokenOf(asked, 'Yes, confirm'));
    expect(sure.refused).toBeUndefined();
    expect((await t.store.log((await t.game()).id)).at(-1)).toMatchObject({ kind: 'act', seat: 'p2' });
    // The others come too late, and are told so.
    expect((await t.press('green', row.token)).refused?.code).toBe('press-stale');
    expect((await t.press('white', row.token)).refused?.code).toBe('not-seated');
  });

  test('the autopilot leaves to those who are there', async () => {
    await t.does('red', 'autopilot', { on: true });
    expect(await t.table.view(t.channel, '-')).toMatchObject({ round: 1 });
    await t.does('red', 'game settings', { absence: 'autopilot' });
    const [owed] = await t.store.obligations((await t.game()).id);
    const lapse = { gameId: (await t.game()).id, obligationId: owed?.id ?? '', requestId: 'late' };
    t.wait(72 + 12);
    expect(await t.table.lapse(lapse)).toBe('played');
    expect(await t.table.view(t.channel, '-')).toMatchObject({ round: 2 });
  });
});

describe('a window', () => {
  test('tells nobody who could react', async () => {
    const seen: unknown[] = [];
    for (const ropes of [
      [1, 1, 1],
      [2, 1, 1],
      [1, 2, 2],
    ]) {
      t = tableFixture({ games: [lifeboat()], seed: '01'.repeat(32) });
      await atSea(['red', 'blue', 'green'], ropes, 1);
      await t.does('red', 'row');
      const post = await lastPost();
      const tokens = (await publicButtons()).map(({ token }) => token.split('.').slice(2).join('.'));
      seen.push({
        text: await t.post(post),
        mentions: post.mentions,
        tokens,
        view: await t.table.view(t.channel, '-'),
      });
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });

  test('is passed in secret, and reacted to by whoever can', async () => {
    await atSea(['red', 'blue', 'green'], [1, 2, 1], 1);
    await t.does('red', 'row');
    expect(await t.post(await lastPost())).toContain('Whoever wants to may react: a wave comes (ends');
    const blues = await t.does('blue', 'game status');
    expect(t.doable(blues)).toEqual(['Throw the rope', 'Let it pass']);
    expect(t.textOf(blues)).toContain('You may react: a wave comes');
    const posts = t.memory.posts.length;
    const [pass] = await publicButtons();
    expect((await t.press('green', pass?.token ?? '')).refused).toBeUndefined();
    // Nothing is told in the channel, not even that somebody has passed.
    expect(t.memory.posts.slice(posts).filter(({ to }) => to.kind === 'channel')).toEqual([]);
    expect(await t.table.view(t.channel, '-')).toMatchObject({ wave: true });
    expect((await t.does('green', 'pass')).refused?.code).toBe('not-offered');
    expect(t.textOf(await t.does('green', 'game status'))).toContain('Others may still react: a wave comes');
    expect((await t.does('blue', 'rope')).refused).toBeUndefined();
    expect(await t.table.view(t.channel, '-')).toMatchObject({ wave: false, leaks: 0 });
  });

  test('closes when its own time is over, whatever the table does about absence', async () => {
    await atSea(['red', 'blue'], [1, 2], 1);
    await t.does('red', 'game settings', { window: 6, absence: 'remind' });
    await t.does('red', 'row');
    const game = await t.game();
    const [owed] = await t.store.obligations(game.id);
    expect(owed).toMatchObject({ kind: 'window', seats: ['p1', 'p2'] });
    expect((owed?.dueAt?.getTime() ?? 0) - (owed?.since.getTime() ?? 0)).toBe(6 * 3_600_000);
    t.wait(6);
    expect(await t.table.lapse({ gameId: game.id, obligationId: owed?.id ?? '', requestId: 'closed' })).toBe('played');
    expect(await t.table.view(t.channel, '-')).toMatchObject({ wave: false, leaks: 1 });
    expect(await t.post(await lastPost())).toContain('The time to react is over.');
  });
});

test('an end together is told as one, with a place in each one’s own history', async () => {
  const tellings: string[] = [];
  for (const strokes of [
    [6, 6],
    [4, 4, 6],
    [1, 1],
  ]) {
    t.loadedDice.load([1, 1, ...strokes]);
    await t.begun(['red', 'blue'], 'lifeboat');
    for (const stroke of strokes) {
      await t.does('red', 'row');
      if (stroke === 1) for (const person of ['red', 'blue']) await t.does(person, 'pass');
    }
    expect((await t.game()).phase).toBe('over');
    tellings.push(await t.post(await lastPost()));
    await t.does('red', 'game archive');
  }
  expect(tellings[0]).toContain('The players have won.\nPoints: 12.\nThe boat is ashore.');
  expect(tellings[0]).toContain('red: the first game of **Lifeboat** with these options.');
  expect(tellings[1]).toContain('blue: game 2 of **Lifeboat** with these options, 2 won; number 1 of one’s own');
  expect(tellings[2]).toContain('The game has beaten the players.\nPoints: 2.\nThe boat is lost at sea.');
  expect(tellings[2]).toContain('red: game 3 of **Lifeboat** with these options, 2 won; number 3 of one’s own');
  await t.begun(['red', 'blue'], 'lifeboat');
  expect(t.textOf(await t.does('red', 'score'))).toContain(
    'Your past games of **Lifeboat**:\ncalm sea: 3 games, 2 won; best: 14',
  );
});

test('one person in several seats sees whose button is whose', async () => {
  t.loadedDice.load([1, 1, 1]);
  await t.does('red', 'game create', { system: 'lifeboat' });
  for (const seat of ['p1', 'p2']) await t.does('red', 'game join', { seat });
  await t.does('blue', 'game join');
  const begun = await t.does('red', 'game start');
  expect(t.doable(begun)).toEqual(['Bow: Row', 'Bow: Rest', 'Middle: Row', 'Middle: Rest']);
  expect(t.textOf(begun)).toContain('**red (p1), red (p2) or blue**, whoever of you is first: the course');
});

describe('whoever plays alone', () => {
  beforeEach(async () => {
    await t.begun(['red'], 'raft');
  });

  test('has no clock and is not called', async () => {
    const [owed] = await t.store.obligations((await t.game()).id);
    expect(owed).toMatchObject({ kind: 'turn', dueAt: null });
    expect((await lastPost()).mentions).toEqual([]);
    expect(t.textOf(await t.does('red', 'game settings'))).toContain('No clock, no calls: the game waits for you.');
    const asked = t.textOf(await t.does('red', 'game settings', { nudge: 48 }));
    expect(asked).toContain('A reminder of a waiting game every 48 hours.');
  });

  test('has won or lost', async () => {
    t.loadedDice.load([6, 6]);
    await t.does('red', 'row');
    await t.does('red', 'row');
    expect(await t.post(await lastPost())).toContain('red has won.\nPoints: 12.');
  });
});

test('a clock begins anew for whoever is no longer alone', async () => {
  await t.does('red', 'game create', { system: 'lifeboat' });
  await t.does('red', 'game join');
  await t.does('red', 'game start');
  t.wait(500);
  await t.does('red', 'substitute', { user: 'blue', when: 'absent' });
  await t.answers('blue', 'Take seat p1');
  const [owed] = await t.store.obligations((await t.game()).id);
  expect((owed?.dueAt?.getTime() ?? 0) - (owed?.since.getTime() ?? 0)).toBe(72 * 3_600_000);
  expect(owed?.dueAt?.toISOString()).toBe(new Date(Date.parse('2026-11-18T12:00:00Z') + 572 * 3_600_000).toISOString());
});
