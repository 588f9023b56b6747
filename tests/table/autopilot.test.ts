import { beforeEach, describe, expect, test } from 'vitest';
import { diceRace } from '../games/dice-race/index.js';
import { tableFixture } from './fixture.js';
import { botsPlay, thinkingRace } from './thinking-race.js';

let t: ReturnType<typeof tableFixture>;

beforeEach(async () => {
  t = tableFixture({ games: [thinkingRace()] });
  await t.racing(['red', 'blue']);
});

const pilot = async (seat: number) => (await t.game()).seats[seat]?.pilot ?? null;
const owed = async () => (await t.store.obligations((await t.game()).id)).map(({ seats, what }) => [what, ...seats]);
const verbs = async () =>
  (await t.store.log((await t.game()).id))
    .filter(({ userId }) => userId === 'autopilot')
    .flatMap(({ actions }) => actions.map(({ verb }) => verb));

async function redGoes(): Promise<void> {
  await t.does('red', 'sneak', { steps: 2 });
  await t.does('red', 'done');
}

describe('/autopilot', () => {
  test('plays as well as was asked for, as the table wants it where nobody says', async () => {
    await t.does('blue', 'autopilot', { on: true });
    expect(await pilot(1)).toMatchObject({ strength: 'middle', until: null });
    await redGoes();
    await botsPlay(t);
    expect(await verbs()).toContain('advance');
    await t.does('red', 'game settings', { strength: 'default' });
    await t.does('blue', 'autopilot', { on: false });
    await t.does('blue', 'autopilot', { on: true });
    expect((await t.game()).seats[1]).toMatchObject({ autopilot: true, pilot: null });
  });

  test('plays to the end of a turn, and then the person is awaited again', async () => {
    const told = await t.does('blue', 'autopilot', { until: 1, strength: 'strong' });
    expect(t.textOf(told)).toBe('The autopilot (strong) plays for blue, up to the end of turn 1.');
    await redGoes();
    await botsPlay(t);
    expect((await t.game()).seats[1]).toMatchObject({ autopilot: false, pilot: null });
    await redGoes();
    expect(await botsPlay(t)).toBe(0);
    expect(await owed()).toEqual([['turn', 'p2']]);
  });

  test('plays through a day by his own clock', async () => {
    await t.does('blue', 'remind', { zone: 'Europe/Paris' });
    await t.does('blue', 'autopilot', { until: '2026-11-19' });
    expect((await pilot(1))?.until).toEqual({ what: 'date', at: '2026-11-19T23:00:00.000Z' });
    t.wait(36);
    await redGoes();
    expect(await pilot(1)).toBeNull();
    expect(await botsPlay(t)).toBe(0);
    for (const until of ['2026-11-18', '0', 'soon'])
      expect((await t.does('blue', 'autopilot', { until })).refused?.code).toBe('autopilot-until');
  });

  test('answers alone, and leaves the turns to the person', async () => {
    t = tableFixture({ games: [thinkingRace()] });
    await t.begun(['red', 'blue']);
    await t.does('blue', 'autopilot', { only: 'reactions' });
    expect((await t.game()).seats[1]).toMatchObject({ autopilot: false, pilot: { only: 'reactions' } });
    await t.does('red', 'bid', { amount: 50 });
    await botsPlay(t);
    // It has bid more and is first; that turn is blue’s own.
    expect(await verbs()).toEqual(['bid']);
    expect(await owed()).toEqual([['turn', 'p2']]);
    await t.does('blue', 'autopilot', { on: false });
    expect(await pilot(1)).toBeNull();
  });

  test('plays one part of the seat alone', async () => {
    await t.does('blue', 'autopilot', { nation: 'LANE-1' });
    expect(await pilot(1)).toMatchObject({ part: 'lane-1' });
    await redGoes();
    await botsPlay(t);
    expect(await verbs()).toEqual(['advance', 'done']);
    expect((await t.does('blue', 'autopilot', { nation: 'lane-9' })).refused?.code).toBe('autopilot-part');
  });

  test('asks first whose turn it would play, and then does it as it was asked for', async () => {
    const ask = { ...t.asker('red', t.channel), command: 'autopilot', careful: true };
    const asked = await t.table.execute({ ...ask, options: { strength: 'strong', until: '2' } });
    expect(asked.confirm).toBeDefined();
    expect(await pilot(0)).toBeNull();
    await t.press('red', asked.confirm ?? '');
    expect(await pilot(0)).toMatchObject({ strength: 'strong', until: { what: 'turn', turn: 2 } });
  });

  test('of a game without anybody who thinks plays the default, and says so', async () => {
    t = tableFixture({ games: [diceRace()] });
    await t.racing(['red', 'blue']);
    await t.does('blue', 'autopilot', { strength: 'strong' });
    expect((await t.game()).seats[1]).toMatchObject({ autopilot: true, pilot: null });
    expect(t.textOf(await t.does('red', 'help', { command: 'autopilot' }))).toContain('they play the default');
    expect((await t.does('red', 'advice')).refused?.code).toBe('advice-none');
  });
});

describe('whoever’s time is over', () => {
  const lapse = async () => {
    const { id } = await t.game();
    const [wait] = await t.store.obligations(id);
    return t.table.lapse({ gameId: id, obligationId: wait?.id ?? '', requestId: `lapse-${wait?.id}` });
  };

  test('is played for with the strength of the table, until his turn is over', async () => {
    await t.does('red', 'game settings', { absence: 'autopilot' });
    t.wait(72 + 12);
    expect(await lapse()).toBe('played');
    expect(await pilot(0)).toMatchObject({ strength: 'middle', until: { what: 'wait' } });
    // The other’s clock goes on as before.
    await botsPlay(t);
    expect(await verbs()).toEqual(['advance', 'done']);
    expect(await pilot(0)).toBeNull();
    expect(await owed()).toEqual([['turn', 'p2']]);
    expect((await t.store.obligations((await t.game()).id))[0]?.dueAt).not.toBeNull();
  });

  test('comes back to what was agreed before', async () => {
    await t.does('red', 'game settings', { absence: 'autopilot' });
    await t.does('red', 'autopilot', { only: 'reactions', strength: 'strong' });
    t.wait(72 + 12);
    expect(await lapse()).toBe('played');
    await botsPlay(t);
    expect(await pilot(0)).toMatchObject({ strength: 'strong', only: 'reactions', until: null });
  });

  test('is played for by the default where the table wants that', async () => {
    await t.does('red', 'game settings', { absence: 'autopilot', strength: 'default' });
    t.wait(72 + 12);
    expect(await lapse()).toBe('played');
    expect(await verbs()).toEqual(['sneak', 'done']);
  });
});

describe('/advice', () => {
  test('says in private what would be done, and does it at a press', async () => {
    await t.does('red', 'game settings', { advice: true });
    const told = await t.does('red', 'advice');
    expect(t.textOf(told)).toContain('I would:');
    expect(await verbs()).toEqual([]);
    const { version } = await t.game();
    const really = await t.press('red', t.tokenOf(told, 'Do that'));
    expect((await t.game()).version).toBe(version);
    await t.press('red', really.confirm ?? '');
    expect((await t.game()).version).toBe(version + 1);
    expect((await t.does('blue', 'advice')).refused?.code).toBe('advice-not-awaited');
    expect((await t.does('black', 'advice')).refused?.code).toBe('not-seated');
  });

  test('is for those who play against nobody, unless the game master allows it', async () => {
    expect((await t.does('red', 'advice')).refused?.code).toBe('advice-off');
    await t.does('blue', 'autopilot', { on: true });
    expect((await t.does('red', 'advice')).refused).toBeUndefined();
    await t.does('red', 'game settings', { advice: false });
    expect((await t.does('red', 'advice')).refused?.code).toBe('advice-off');
  });
});
