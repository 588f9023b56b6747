import { beforeEach, describe, expect, it } from 'vitest';
import { diceRace } from '../games/dice-race/index.js';
import { tableFixture } from './fixture.js';
import { judged } from './forgery/judged.js';

let t: ReturnType<typeof tableFixture>;
let asked = 0;

beforeEach(async () => {
  t = tableFixture({ games: [diceRace()] });
  await t.racing(['red', 'blue']);
});

const DAY = 24;
const rests = async () => (await t.game()).restsAt;
async function rested(gameId?: string) {
  asked += 1;
  return t.table.rest({ gameId: gameId ?? (await t.game()).id, requestId: `rest-${asked}` });
}
const last = async () => t.post(t.memory.posts.filter(({ to }) => to.kind === 'channel').at(-1) ?? never());
function never(): never {
  throw new Error('no post');
}

describe('silence', () => {
  it('begins anew with each act, and not before the table’s own time', async () => {
    const first = await rests();
    t.wait(13 * DAY);
    expect(await rested()).toBe('awake');
    await t.does('red', 'sneak', { steps: 2 });
    expect((await rests())?.getTime()).toBe((first?.getTime() ?? 0) + 13 * DAY * 3_600_000);
    t.wait(13 * DAY);
    expect(await rested()).toBe('awake');
    t.wait(DAY);
    expect(await rested()).toBe('paused');
    expect((await t.game()).phase).toBe('paused');
    expect(await last()).toContain('Nobody has played for a while');
  });

  it('ends a game sixty days after it paused by itself, and the file of it is right', async () => {
    t.wait(14 * DAY);
    expect(await rested()).toBe('paused');
    const { id } = await t.game();
    t.wait(59 * DAY);
    expect(await rested(id)).toBe('awake');
    t.wait(DAY);
    expect(await rested(id)).toBe('ended');
    expect((await t.game()).phase).toBe('over');
    expect(await last()).toContain('Nobody has come back for 60 days');
    const text = String((await t.does('red', 'export')).attachments?.[0]?.content);
    expect(await judged(diceRace(), text)).toMatchObject({ code: 0 });
  });

  it('ends no game that people have paused', async () => {
    await t.does('red', 'game pause');
    expect(await rests()).toBeNull();
    t.wait(400 * DAY);
    expect(await rested()).toBe('awake');
  });

  it('of a game that somebody goes on with begins anew, with its deadlines as they were', async () => {
    t.wait(14 * DAY);
    await rested();
    t.wait(20 * DAY);
    const before = (await t.store.obligations((await t.game()).id)).map(({ dueAt }) => dueAt?.getTime() ?? 0);
    await t.answers('blue', 'Go on with the game');
    expect((await t.game()).phase).toBe('playing');
    const after = (await t.store.obligations((await t.game()).id)).map(({ dueAt }) => dueAt?.getTime() ?? 0);
    expect(after).toEqual(before.map((at) => at + 20 * DAY * 3_600_000));
    t.wait(13 * DAY);
    expect(await rested()).toBe('awake');
    t.wait(DAY);
    expect(await rested()).toBe('paused');
  });

  it('calls anew whom it waits for after a long pause, and nobody after a short one', async () => {
    const lastCalled = () => t.memory.posts.filter(({ to }) => to.kind === 'channel').at(-1)?.mentions;
    for (const [hours, mentioned] of [
      [23, []],
      [24, ['red']],
    ] as const) {
      await t.does('blue', 'game pause');
      t.wait(hours);
      await t.does('blue', 'game resume');
      expect([hours, lastCalled()]).toEqual([hours, mentioned]);
    }
  });

  it('lets only those who sit there go on', async () => {
    t.wait(14 * DAY);
    await rested();
    expect(await t.table.panel((await t.game()).id, 'green')).toEqual([]);
  });

  it('takes between 3 and 60 days, and tells them', async () => {
    const told = await t.does('red', 'game settings', { rest: 3 });
    expect(t.textOf(told)).toContain('Nobody acts for 3 days: the game pauses by itself.');
    t.wait(3 * DAY);
    expect(await rested()).toBe('paused');
    for (const rest of [2, 61, 'soon'])
      expect((await t.does('red', 'game settings', { rest })).refused?.code).toBe('days-wrong');
  });
});

describe('a game that gathers players', () => {
  it('lapses after two weeks in which nobody came, and leaves its channel', async () => {
    const lobby = tableFixture({ games: [diceRace()] });
    await lobby.gathered(['red']);
    const { id } = await lobby.game();
    const rest = (request: string) => lobby.table.rest({ gameId: id, requestId: request });
    lobby.wait(14 * DAY - 1);
    expect(await rest('early')).toBe('awake');
    lobby.wait(1);
    expect(await rest('due')).toBe('lapsed');
    expect(await rest('due')).toBe('awake');
    expect((await lobby.store.find(id))?.phase).toBe('archived');
    await lobby.does('blue', 'game create', { system: 'dice-race' });
    expect((await lobby.game()).id).not.toBe(id);
  });
});
