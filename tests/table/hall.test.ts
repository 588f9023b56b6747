import { describe, expect, it } from 'vitest';
import { RECONQUISTA } from '../../src/games/reconquista/index.js';
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
      /One game played to the end:\n.*\*\*Frontier\*\* \(Frontier\): ((red|blue) won|red and blue shared first place) with \d/,
    );
    expect(text).toMatch(/- (red|blue): one (win|draw)/);
    expect(t.textOf(await onServer(t, 'eve', 'game', 'hall', { where: 'server' }))).toContain('on this server yet');
  });
});

describe('a draw', () => {
  // Four cities with three majorities, Portugal and Al-Andalus not free of Muslims: 16 points, and no force comes.
  const SIXTEEN = {
    phase: 'campaign',
    turn: 20,
    seats: { red: [] },
    places: {
      oviedo: { city: 'christian' },
      leon: { city: 'christian' },
      barcelona: { city: 'christian' },
      toledo: { city: 'christian' },
      lisbon: { inside: { side: 'muslim', units: { garrison: 1 } } },
      granada: { inside: { side: 'muslim', units: { garrison: 1 } } },
    },
  };

  it('is told as drawn when the game ends, in the hall and among one’s own games', async () => {
    const t = tableFixture({ games: [RECONQUISTA] });
    await t.lay(SIXTEEN, 'reconquista');
    t.loadedDice.load([3, 2]);
    await t.does('red', 'done');
    const game = await t.game();
    expect(game.outcome?.ranking).toEqual([{ seats: ['p1'], result: 'drawn', score: 16 }]);
    const told = (await Promise.all(t.memory.posts.map((post) => t.post(post)))).join('\n');
    expect(told).toContain('A draw for red.');
    expect(told).not.toContain('has lost');
    const hall = t.textOf(await t.does('red', 'game hall'));
    expect(hall).toContain('drawn by red, 16');
    expect(hall).toContain('- red: one draw');
    expect(t.textOf(await t.does('red', 'score'))).toContain('1 game, 0 won, 1 drawn; best: 16');
  });

  it('is a first place that is shared, too', async () => {
    const t = tableFixture({ games: [FRONTIER] });
    const lands = { keep: { holder: 'red', men: { infantry: 1 } }, mill: { holder: 'blue', men: { infantry: 1 } } };
    const empty = { holder: null, men: {} };
    const frames = [{ kind: 'turn', id: 1, seat: 'blue', moves: 0 }];
    const rest = { ford: empty, wood: empty, hill: empty };
    await t.lay({ seats: { red: [], blue: [] }, round: 6, frames, wait: 1, lands: { ...lands, ...rest } }, 'frontier');
    await t.does('blue', 'done');
    expect((await t.game()).outcome?.ranking).toEqual([{ seats: ['p1', 'p2'], score: 1, tied: true }]);
    const told = (await Promise.all(t.memory.posts.map((post) => t.post(post)))).join('\n');
    expect(told).toContain('1. red and blue: 1 point, tied');
    const hall = t.textOf(await t.does('red', 'game hall'));
    expect(hall).toContain('red and blue shared first place with 1');
    expect(hall).toContain('- red: one draw\n- blue: one draw');
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
