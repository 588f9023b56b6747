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
