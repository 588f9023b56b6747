import { describe, expect, it } from 'vitest';
import { FRONTIER } from '../games/frontier/index.js';
import { tableFixture } from './fixture.js';

type Fixture = ReturnType<typeof tableFixture>;

/** A game from its beginning to its end. */
async function played(t: Fixture) {
  await t.begun(['red', 'blue'], 'frontier');
  await t.does('red', 'autopilot', { on: true, seat: 'blue' });
  while ((await t.game()).phase === 'playing') expect((await t.does('red', 'done')).refused).toBeUndefined();
}

function onServer(t: Fixture, user: string, command: string, subcommand: string, options = {}) {
  return t.table.execute({ ...t.asker(user, t.channel), guildId: 'club', command, subcommand, options });
}

describe('the hall', () => {
  it('lists the games that were played to their end, also when they are put away, and who won them', async () => {
    const t = tableFixture({ games: [FRONTIER] });
    expect((await t.does('eve', 'game hall')).refused?.code).toBe('hall-empty');
    await played(t);
    await t.does('red', 'game archive');
    await t.begun(['red', 'blue'], 'frontier');
    const text = t.textOf(await t.does('eve', 'game hall'));
    expect(text).toMatch(
      /One game played to the end:\n.*\*\*Frontier\*\* \(Frontier\): (red|blue|red and blue) won with \d/,
    );
    expect(text).toMatch(/- (red|blue): one win/);
    expect(t.textOf(await onServer(t, 'eve', 'game', 'hall', { where: 'server' }))).toContain('on this server yet');
  });
});

describe('a rematch', () => {
  it('gathers the same people for the same game: called, and seated only when they press', async () => {
    const t = tableFixture({ games: [FRONTIER] });
    await t.begun(['red', 'blue'], 'frontier');
    expect((await t.does('red', 'game rematch')).refused?.code).toBe('rematch-not-over');
    await t.does('red', 'autopilot', { on: true, seat: 'blue' });
    while ((await t.game()).phase === 'playing') await t.does('red', 'done');
    const before = await t.game();
    expect((await t.does('eve', 'game rematch')).refused?.code).toBe('not-seated');
    const reply = await t.does('blue', 'game rematch', {}, { requestId: 'again' });
    expect(t.textOf(reply)).toContain('you have a seat');
    const game = await t.game();
    expect(game).toMatchObject({
      phase: 'gathering',
      setup: before.setup,
      masterId: 'blue',
      settings: before.settings,
    });
    expect([game.id !== before.id, game.seed !== before.seed]).toEqual([true, true]);
    expect(game.seats.map(({ userId }) => userId).filter((userId) => userId !== null)).toEqual(['blue']);
    const post = t.memory.posts.find(({ gameId, mentions }) => gameId === game.id && mentions.length > 0);
    expect(post?.mentions).toEqual(['red']);
    expect(post === undefined ? '' : await t.post(post)).toContain('red: press the button');
    // The same press delivered twice.
    await t.does('blue', 'game rematch', {}, { requestId: 'again' });
    expect((await t.game()).id).toBe(game.id);
    expect((await t.does('red', 'game join')).refused).toBeUndefined();
    expect((await t.does('red', 'game start')).refused).toBeUndefined();
  });
});

describe('the open games of a server', () => {
  it('have a button each to sit down, from any channel', async () => {
    const t = tableFixture({ games: [FRONTIER] });
    await onServer(t, 'red', 'game', 'create', { system: 'frontier', name: 'Tonight' });
    const asked = await onServer(t, 'blue', 'game', 'open');
    expect(t.textOf(asked)).toContain('**Tonight** (Frontier)');
    expect((await t.press('blue', t.tokenOf(asked, 'Join: Tonight'))).refused).toBeUndefined();
    expect((await t.game()).seats.some(({ userId }) => userId === 'blue')).toBe(true);
    expect((await onServer(t, 'blue', 'game', 'open')).controls ?? []).toEqual([]);
    expect((await t.does('blue', 'game open')).refused?.code).toBe('not-in-server');
  });
});
