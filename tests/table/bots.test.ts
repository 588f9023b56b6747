import { describe, expect, test } from 'vitest';
import type { Adviser } from '../../src/core/adviser.js';
import { tableFixture } from './fixture.js';
import { botsPlay, thinkingRace } from './thinking-race.js';

type Table = ReturnType<typeof tableFixture>;

const logOf = async (t: Table) => t.store.log((await t.game()).id);
const botActs = async (t: Table) => (await logOf(t)).filter(({ userId }) => userId === 'autopilot');
const owed = async (t: Table) => t.store.obligations((await t.game()).id);

async function againstBot(strength: string, games = [thinkingRace()]): Promise<Table> {
  const t = tableFixture({ games });
  await t.does('red', 'game create', { system: 'dice-race' });
  await t.does('red', 'game join');
  await t.does('red', 'game fill', { strength, seats: 2 });
  await t.does('red', 'game start');
  return t;
}

describe('bots', () => {
  test('fill the empty seats, as many as are wanted, and make place for people', async () => {
    const t = tableFixture({ games: [thinkingRace()] });
    await t.does('red', 'game create', { system: 'dice-race', bots: 'strong' });
    const seats = async () => (await t.game()).seats.map(({ userId, pilot }) => userId ?? pilot?.strength ?? '-');
    // One seat is left for whoever set the table up.
    expect(await seats()).toEqual(['-', 'strong', 'strong', 'strong']);
    expect((await t.does('blue', 'game fill')).refused?.code).toBe('not-master');
    await t.does('blue', 'game join', { seat: '3' });
    expect(await seats()).toEqual(['-', 'strong', 'blue', 'strong']);
    await t.does('green', 'game join');
    await t.does('black', 'game join');
    expect(await seats()).toEqual(['green', 'black', 'blue', 'strong']);
    await t.does('red', 'game fill', { seats: 3 });
    expect(await seats()).toEqual(['green', 'black', 'blue', '-']);
    expect((await t.does('red', 'game fill', { seats: 3 })).refused?.code).toBe('fill-nothing');
  });

  test('are called by a button of whoever set the table up', async () => {
    const t = tableFixture({ games: [thinkingRace()] });
    const made = await t.does('red', 'game create', { system: 'dice-race' });
    const filled = await t.press('red', t.tokenOf(made, 'Bots in free seats'));
    expect(t.textOf(filled)).toContain('red seats 3 bots (middle).');
    expect(t.textOf(filled)).toContain('3 now play. From 2 to 4 may: `/game fill seats:2` seats fewer bots.');
    expect(t.doable(filled)).not.toContain('Bots in free seats');
    expect((await t.press('blue', t.tokenOf(made, 'Bots in free seats'))).refused?.code).toBe('not-master');
    await t.does('red', 'game join');
    const three = t.textOf(await t.does('red', 'game fill', { seats: 3 }));
    expect(three).toContain('3 now play. From 2 to 4 may');
    expect(t.textOf(await t.does('red', 'game fill', { seats: 2 }))).not.toContain('now play');
    await t.does('blue', 'game join');
    await t.does('green', 'game join');
    // Nobody who sits is sent away for fewer.
    const strong = { seats: 4, strength: 'strong' };
    expect(t.textOf(await t.does('red', 'game fill', strong))).toContain('From 3 to 4 may: `/game fill seats:3`');
  });

  test('play at once what they thought of, in one command a chapter, as the log tells', async () => {
    const t = await againstBot('middle');
    await t.does('red', 'bid', { amount: 50 });
    expect(await botsPlay(t)).toBeGreaterThan(0);
    const acts = await botActs(t);
    expect(acts.flatMap(({ actions }) => actions.map(({ verb }) => verb))).toEqual(['bid', 'advance', 'done']);
    expect(acts.map(({ detail, seat }) => [detail, seat])).toContainEqual([
      { for: expect.stringMatching(/^turn-/), strength: 'middle' },
      'p2',
    ]);
    expect((await owed(t)).map(({ seats }) => seats)).toEqual([['p1']]);
    expect(await botsPlay(t)).toBe(0);
  });

  test('have no clock, and nobody who plays against them alone has one', async () => {
    const t = await againstBot('middle');
    expect((await owed(t)).map(({ dueAt }) => dueAt)).toEqual([null, null]);
    const three = tableFixture({ games: [thinkingRace()] });
    await three.gathered(['red', 'blue']);
    await three.does('red', 'game fill', { seats: 3 });
    await three.does('red', 'game start');
    const waits = await owed(three);
    expect(waits.filter(({ dueAt }) => dueAt === null).map(({ seats }) => seats)).toEqual([['p3']]);
  });

  test('think the same again where they were stopped before they played', async () => {
    const verbsOf = async (cut: boolean) => {
      const t = tableFixture({ games: [thinkingRace()], seed: '7'.repeat(64) });
      await t.does('red', 'game create', { system: 'dice-race' });
      await t.does('red', 'game join');
      await t.does('red', 'game fill', { seats: 2 });
      await t.does('red', 'game start');
      await t.does('red', 'bid', { amount: 50 });
      if (cut) {
        const [real, { id }] = [t.memory.change.bind(t.memory), await t.game()];
        t.memory.change = () => Promise.reject(new Error('killed'));
        await expect(t.table.playOn(id)).rejects.toThrow('killed');
        t.memory.change = real;
      }
      await botsPlay(t);
      return (await botActs(t)).map(({ actions, rolls }) => [actions, rolls.map(({ face }) => face)]);
    };
    expect(await verbsOf(true)).toEqual(await verbsOf(false));
  });

  test('play nothing that was thought of for another moment of the game', async () => {
    const t = await againstBot('middle');
    const { id, version } = await t.game();
    const late = t.memory.change.bind(t.memory);
    let moved = false;
    t.memory.change = async (gameId, requestId, work) => {
      if (!moved && requestId.startsWith('bot:')) {
        moved = true;
        await t.does('red', 'bid', { amount: 50 });
      }
      return late(gameId, requestId, work);
    };
    expect(await t.table.playOn(id)).toBe('played');
    expect((await t.game()).version).toBe(version + 1);
    await botsPlay(t);
    expect((await botActs(t))[0]?.actions).toEqual([{ verb: 'bid', amount: 60 }]);
  });

  test('do the default where the thought is illegal or fails', async () => {
    const wrong: Adviser = () => ({ action: { verb: 'fly' }, reason: { key: 'default' } });
    const t = await againstBot('middle', [{ ...thinkingRace(), adviser: wrong }]);
    await t.does('red', 'bid', { amount: 50 });
    await botsPlay(t);
    expect((await botActs(t))[0]?.actions).toEqual([{ verb: 'bid', amount: 0 }]);
    const failing: Adviser = () => {
      throw new Error('no idea');
    };
    const faults: unknown[] = [];
    const f = tableFixture({
      games: [{ ...thinkingRace(), adviser: failing }],
      onFault: (fault) => faults.push(fault),
    });
    await f.does('red', 'game create', { system: 'dice-race', bots: 'middle' });
    await f.does('red', 'game start');
    await f.does('red', 'bid', { amount: 50 });
    await botsPlay(f);
    expect(faults.length).toBeGreaterThan(0);
    expect((await botActs(f))[0]?.actions).toEqual([{ verb: 'bid', amount: 0 }]);
  });

  test('agree to an undo that the others agree on, and do not play on while it is asked', async () => {
    const t = tableFixture({ games: [thinkingRace()] });
    await t.gathered(['red', 'blue']);
    await t.does('red', 'game fill', { seats: 3 });
    await t.does('red', 'game start');
    await t.does('red', 'bid', { amount: 50 });
    await t.does('red', 'undo');
    expect((await t.game()).undoAsked?.awaiting).toEqual(['p2']);
    expect(await botsPlay(t)).toBe(0);
    await t.answers('blue', 'Agree');
    expect((await t.game()).undoAsked).toBeNull();
    expect(await botsPlay(t)).toBeGreaterThan(0);
  });

  test('give their seat to whoever the game master lets in', async () => {
    const t = await againstBot('middle');
    expect((await t.does('blue', 'game join')).refused).toBeUndefined();
    expect((await t.game()).seats[1]?.userId).toBeNull();
    await t.answers('red', 'Let blue play');
    expect((await t.game()).seats[1]).toMatchObject({ userId: 'blue', autopilot: false, pilot: null });
    expect(await botsPlay(t)).toBe(0);
  });

  test('are never the only ones', async () => {
    const t = await againstBot('middle');
    expect((await t.does('red', 'autopilot', { strength: 'strong' })).refused?.code).toBe('autopilot-alone');
  });
});
