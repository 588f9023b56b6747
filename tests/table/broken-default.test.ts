import { beforeEach, describe, expect, test } from 'vitest';
import type { GameModule } from '../../src/core/game-module.js';
import { diceRace } from '../games/dice-race/index.js';
import { tableFixture } from './fixture.js';

/** The race, with rules whose default is what `wrong` says. */
function wrongly(wrong: Partial<Pick<GameModule, 'fallback'>>): GameModule {
  const race: GameModule = diceRace();
  return { ...race, ...wrong };
}

const NOT_OFFERED = wrongly({ fallback: () => ({ verb: 'sing' }) });
const THROWING = wrongly({
  fallback: () => {
    throw new Error('no such frame');
  },
});

describe.each([
  ['is not offered', NOT_OFFERED],
  ['fails', THROWING],
])('a default that %s', (_name, module) => {
  let t: ReturnType<typeof tableFixture>;
  let faults: unknown[];

  beforeEach(async () => {
    faults = [];
    t = tableFixture({ games: [module], onFault: (fault) => faults.push(fault) });
    await t.racing();
  });

  async function owed() {
    const [first] = await t.store.obligations((await t.game()).id);
    if (first === undefined) throw new Error('nobody is awaited');
    return first;
  }

  async function lapse(requestId: string) {
    return t.table.lapse({ gameId: (await t.game()).id, obligationId: (await owed()).id, requestId });
  }

  test('at the end of a wait is a fault with a reference, told once, and the wait goes on for a person', async () => {
    await t.does('red', 'game settings', { absence: 'autopilot' });
    const { id } = await owed();
    t.wait(72 + 12);
    expect(await lapse('one')).toBe('broken');
    expect(faults).toHaveLength(1);
    const [fault] = faults;
    const reference = fault instanceof Error ? (fault.message.split(':')[0] ?? '') : '';
    expect(reference).not.toBe('');
    const told = await Promise.all(t.memory.posts.slice(-3).map((post) => t.post(post)));
    expect(told.join('\n')).toContain(`a fault of the rules, reported under ${reference}`);
    // Not tried again each minute: no deadline runs any more.
    expect(await owed()).toMatchObject({ id, dueAt: null });
    t.wait(24);
    expect(await lapse('two')).toBe('running');
    expect(faults).toHaveLength(1);
    expect((await t.does('red', 'sneak', { steps: 1 })).refused).toBeUndefined();
    expect((await t.does('red', 'done')).refused).toBeUndefined();
    expect((await owed()).dueAt).not.toBeNull();
  });

  test('of a seat on autopilot stops it, and its holder is awaited in person', async () => {
    await t.does('red', 'autopilot', { on: true });
    expect(faults).toHaveLength(1);
    expect((await t.game()).seats[0]).toMatchObject({ userId: 'red', autopilot: false });
    expect(await owed()).toMatchObject({ seats: ['p1'], dueAt: null });
    expect((await t.does('red', 'sneak', { steps: 1 })).refused).toBeUndefined();
    expect((await t.does('red', 'done')).refused).toBeUndefined();
    expect((await t.does('blue', 'sneak', { steps: 1 })).refused).toBeUndefined();
    expect(faults).toHaveLength(1);
  });
});

test('a deadline once set stays, whatever else happens at the table', async () => {
  const t = tableFixture();
  await t.racing();
  const due = async () => (await t.store.obligations((await t.game()).id))[0]?.dueAt?.getTime() ?? 0;
  const first = await due();
  t.wait(10);
  await t.does('blue', 'shout', { words: 'hurry' });
  expect(await due()).toBe(first);
  await t.does('red', 'game settings', { turn: 0 });
  expect(await due()).toBe(0);
  t.wait(100);
  await t.does('red', 'game settings', { turn: 24 });
  // There was none: whoever is awaited has the whole time.
  expect(await due()).toBe(first + (10 - 72 + 100 + 24) * 3_600_000);
});

test('other settings take no time from a wait that runs, and give it what they add', async () => {
  const t = tableFixture();
  await t.racing();
  const due = async () => (await t.store.obligations((await t.game()).id))[0]?.dueAt?.getTime() ?? 0;
  const first = await due();
  const hours = (count: number) => first + count * 3_600_000;
  t.wait(10);
  await t.does('red', 'game settings', { turn: 1 });
  expect(await due()).toBe(first);
  await t.does('red', 'game settings', { turn: 96 });
  expect(await due()).toBe(hours(24));
  await t.does('red', 'game settings', { turn: 72 });
  expect(await due()).toBe(hours(24));
  // From the moment at which something can be lost there is the whole time.
  t.wait(80);
  await t.does('red', 'game settings', { absence: 'autopilot', grace: 12 });
  expect(await due()).toBe(hours(10 + 80));
  // What the grace loses the deadline gains.
  await t.does('red', 'game settings', { grace: 2 });
  expect(await due()).toBe(hours(10 + 80 + 10));
  await t.does('red', 'game settings', { absence: 'remind' });
  expect(await due()).toBe(hours(10 + 80 + 10));
});

test('nobody is given minutes, nor reminded in public all day long; a script plays in its own time', async () => {
  const t = tableFixture();
  await t.racing();
  const careful = (options: Readonly<Record<string, number>>) =>
    t.table.execute({ ...t.asker('red', t.channel), command: 'game', subcommand: 'settings', options, careful: true });
  for (const options of [{ turn: 0.5 }, { reaction: 0.1 }, { window: 0.9 }, { nudge: 5 }]) {
    expect((await careful(options)).refused?.code).toBe('hours-few');
  }
  expect((await careful({ turn: 1, reaction: 0, window: 1, nudge: 6 })).refused).toBeUndefined();
  expect((await t.does('red', 'game settings', { turn: 0.5 })).refused).toBeUndefined();
  expect((await t.does('red', 'remind', { every: 5 })).refused?.code).toBe('remind-often');
  expect((await t.does('red', 'remind', { every: 1, by: 'direct' })).refused).toBeUndefined();
  expect((await t.does('red', 'remind', { by: 'mention' })).refused).toBeUndefined();
  expect(t.textOf(await t.does('red', 'remind'))).toContain('A reminder every 6 hours.');
});
