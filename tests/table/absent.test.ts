import { expect, test } from 'vitest';
import type { GameModule } from '../../src/core/game-module.js';
import { diceRace } from '../games/dice-race/index.js';
import { tableFixture } from './fixture.js';
import { thinkingRace } from './thinking-race.js';

/** A race under way, red to play; whoever is absent is played for. */
async function racing(games: readonly GameModule[] = [diceRace()]) {
  const t = tableFixture({ games });
  await t.racing();
  await t.does('red', 'game settings', { absence: 'autopilot' });
  const owed = async () => {
    const [wait] = await t.store.obligations((await t.game()).id);
    if (wait === undefined || wait.dueAt === null) throw new Error('nobody has a deadline');
    return { ...wait, hours: (wait.dueAt.getTime() - wait.since.getTime()) / 3_600_000 };
  };
  const lapse = async () => {
    const { id } = await t.game();
    const wait = await owed();
    return t.table.lapse({ gameId: id, obligationId: wait.id, requestId: `lapse-${wait.id}` });
  };
  const told = async () => {
    const texts: string[] = [];
    for (const post of t.memory.posts) if (post.to.kind === 'channel') texts.push(await t.post(post));
    return texts.join('\n');
  };
  return { ...t, owed, lapse, told };
}
type Table = Awaited<ReturnType<typeof racing>>;

/** Red is played for, blue plays. */
async function redMisses(t: Table) {
  t.wait(72 + 12);
  expect(await t.lapse()).toBe('played');
  await t.does('blue', 'sneak', { steps: 1 });
  await t.does('blue', 'done');
}

test('whoever was played for is waited for less long the next time, until he acts', async () => {
  const t = await racing();
  expect((await t.owed()).hours).toBe(72);
  await redMisses(t);
  // Of an answer a quarter too.
  expect(await t.owed()).toMatchObject({ seats: ['p1'], kind: 'reaction', hours: 6 });
  expect(await t.told()).toContain('Until red acts again, every wait for red is a quarter as long.');
  // He is here, and has his whole time again.
  const status = await t.does('red', 'game status');
  expect((await t.press('red', t.tokenOf(status, t.doable(status)[1] ?? ''))).refused).toBeUndefined();
  expect(await t.owed()).toMatchObject({ kind: 'turn', hours: 72 });
  expect((await t.game()).seats[0]?.lapses).toBeUndefined();
});

test('an announced absence is seen by all: in the status, at the seats, in the call', async () => {
  const t = await racing();
  await t.does('red', 'away', { from: '2026-11-18', to: '2026-11-30' });
  const line = 'red is away until 2026-11-30.';
  expect(t.textOf(await t.does('blue', 'game status'))).toContain(line);
  expect(t.textOf(await t.does('blue', 'game seats'))).toContain(line);
  const call = t.memory.posts.findLast(({ live }) => live !== undefined);
  if (call === undefined) throw new Error('no call');
  expect(await t.post(call)).toContain(line);
});

test('the table chooses what follows an announced absence at once', async () => {
  const t = await racing();
  await t.does('red', 'away', { from: '2026-11-18', to: '2026-11-30' });
  expect(await t.lapse()).toBe('running');
  expect(t.textOf(await t.does('red', 'game settings', { away: 'autopilot' }))).toContain(
    'the autopilot plays at once',
  );
  expect(await t.lapse()).toBe('played');
  expect(await t.told()).toContain('red is away as announced: the autopilot has played the default.');
  // He has said so: he missed nothing.
  expect((await t.game()).seats[0]?.lapses).toBeUndefined();
});

test('whoever is away is handed to a thinking autopilot once, and told so as he has said', async () => {
  const t = await racing([thinkingRace()]);
  await t.does('red', 'game settings', { away: 'autopilot', strength: 'middle' });
  await t.does('red', 'away', { from: '2026-11-18', to: '2026-11-30' });
  const [wait] = await t.store.obligations((await t.game()).id);
  const lapse = async (requestId: string) =>
    t.table.lapse({ gameId: (await t.game()).id, obligationId: wait?.id ?? '', requestId });
  expect(await lapse('first')).toBe('played');
  // It thinks now: nothing lapses again for as long as that takes.
  expect(await lapse('second')).toBe('running');
  const told = (await t.told()).split('\n').filter((line) => line.includes('autopilot ('));
  expect(told).toEqual(['red is away as announced: the autopilot (middle) plays this on.']);
});

test('a substitute named for it takes the seat at once, where the table wants that', async () => {
  const t = await racing();
  await t.does('red', 'game settings', { away: 'substitute' });
  await t.does('red', 'substitute', { user: 'sue', when: 'absent' });
  await t.answers('sue', t.doable({ lines: [], controls: await t.table.panel((await t.game()).id, 'sue') })[0] ?? '');
  await t.does('red', 'away', { from: '2026-11-18', to: '2026-11-30' });
  expect(await t.lapse()).toBe('substituted');
  expect((await t.game()).seats[0]).toMatchObject({ userId: 'sue' });
});
