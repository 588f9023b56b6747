import { describe, expect, it } from 'vitest';
import { HISPANIA } from '../../src/games/hispania/index.js';
import { RECONQUISTA } from '../../src/games/reconquista/index.js';
import { tableFixture } from './fixture.js';

/** ROME comes to Segovia, where one unit of CANTABRIA stands that has never been asked. */
async function overrun() {
  const t = tableFixture({ games: [HISPANIA] });
  await t.lay({
    turn: 3,
    nation: 'rome',
    phase: 'move',
    step: 1,
    seats: { red: ['rome'], blue: ['cantabrien'], green: ['galicien'] },
    provinces: {
      cuenca: { rome: ['elite', 'elite'] },
      segovie: { cantabrien: ['infantry'] },
      asturies: { cantabrien: ['infantry'] },
    },
  });
  await t.does('red', 'move', { from: 'cuenca', to: 'segovie', units: '2 elite' });
  t.loadedDice.load([10, 10, 1]);
  expect((await t.does('red', 'done')).refused).toBeUndefined();
  return t;
}

describe('/log since:turn', () => {
  it('tells what happened to whoever asks, whose turns they were, and shows the ways', async () => {
    const t = await overrun();
    const reply = await t.does('blue', 'log', { since: 'turn' });
    const lines = t.textOf(reply).split('\n');
    expect(lines[0]).toMatch(/Segovia.*ROME.*CANTABRIA/);
    expect(lines.length).toBeLessThanOrEqual(6);
    const picture = reply.picture?.('en');
    const marks = picture?.kind === 'scene' ? picture.scene.marks : [];
    expect(marks).toContainEqual(expect.objectContaining({ kind: 'arrow', path: ['cuenca', 'segovie'] }));
  });

  it('tells of a battle that is still fought', async () => {
    const t = tableFixture({ games: [HISPANIA] });
    await t.lay({
      turn: 3,
      nation: 'rome',
      phase: 'move',
      step: 1,
      seats: { red: ['rome'], blue: ['cantabrien'] },
      provinces: { cuenca: { rome: ['elite'] }, segovie: { cantabrien: ['infantry', 'infantry', 'infantry'] } },
    });
    await t.does('red', 'move', { from: 'cuenca', to: 'segovie', units: '1 elite' });
    t.loadedDice.load([1, 1, 1, 1]);
    await t.does('red', 'done');
    await t.does('red', 'stand');
    const first = async () => t.textOf(await t.does('blue', 'log', { since: 'turn' })).split('\n')[0];
    expect(await first()).toMatch(/Segovia.*ROME.*CANTABRIA/);
    // To answer in another's turn is no turn of one's own.
    expect((await t.does('blue', 'stand')).refused).toBeUndefined();
    expect(await first()).toMatch(/Segovia.*ROME.*CANTABRIA/);
  });

  it('tells a seat that has not played yet which counters it drew', async () => {
    const t = tableFixture({ games: [HISPANIA] });
    await t.does('red', 'game create', { system: 'hispania', scenario: 'A', events: 'on' });
    for (const person of ['red', 'blue', 'green', 'black']) await t.does(person, 'game join');
    await t.does('red', 'game start');
    for (const person of ['blue', 'black']) {
      const told = t.textOf(await t.does(person, 'log', { since: 'turn' }));
      expect(told.match(/You draw the event/g)).toHaveLength(2);
      const more = await t.press(person, t.tokenOf(await t.does(person, 'game status'), 'More…'));
      const held = await t.press(person, t.tokenOf(more, 'Your event counters'));
      expect(held.refused).toBeUndefined();
      const [first = ''] = /(?<=the event \*\*).+?(?=\*\*)/.exec(told) ?? [];
      expect(t.textOf(held)).toMatch(new RegExp(`^You hold: .*${first}`));
    }
  });

  it('tells who came by a nation or a group that was bid for', () => {
    const read = HISPANIA.position.read({ turn: 1, seats: { red: ['rome'], blue: ['carthage'] } }, (name) => name);
    if (!read.ok) throw new Error(JSON.stringify(read.rejection));
    for (const type of ['nation-assigned', 'group-assigned'])
      expect(HISPANIA.meanings.touched?.(read.value, { type, seat: 'blue', nation: 'carthage', points: 8 })).toEqual([
        'blue',
      ]);
  });

  it('says that nothing happened to others, and nothing at all to whoever played last', async () => {
    const t = await overrun();
    expect(t.textOf(await t.does('green', 'log', { since: 'turn' }), 'fr')).toContain('Il ne vous est rien arrivé');
    const now = await t.does('red', 'log', { since: 'turn' });
    expect([t.textOf(now), now.picture]).toEqual(['Nobody has played since you did.', undefined]);
  });

  it('knows no other beginning', async () => {
    const t = await overrun();
    expect((await t.does('red', 'log', { since: 'ever' })).refused?.code).toBe('log-since');
  });
});

describe('in a solitaire', () => {
  /** The moves are ended: the reaction, a siege, the next turn. */
  async function played() {
    const t = tableFixture({ games: [RECONQUISTA] });
    await t.lay(
      {
        turn: 3,
        phase: 'campaign',
        seats: { red: [] },
        places: {
          oviedo: { city: 'christian', inside: { side: 'christian', units: { garrison: 3 } } },
          leon: { city: 'christian', inside: { side: 'christian', units: { army: 2 } } },
          toledo: { city: 'muslim', inside: { side: 'muslim', units: { army: 2 } } },
          zaragoza: { city: 'muslim', outside: { side: 'christian', units: { army: 2 } } },
        },
      },
      'reconquista',
    );
    t.loadedDice.load([5, 6, 2]);
    expect((await t.does('red', 'done')).refused).toBeUndefined();
    return t;
  }

  it('what the game did is a few lines, and all of it behind a button', async () => {
    const t = await played();
    const since = await t.does('red', 'log', { since: 'turn' });
    const few = t.textOf(since).split('\n');
    const buttons = (since.controls ?? []).flat().flatMap((one) => (one.kind === 'button' ? [one.label] : []));
    expect(buttons).toContainEqual({ from: 'table', key: 'panel.everything' });
    const whole = t.textOf(await t.does('red', 'log', { since: 'everything' })).split('\n');
    expect(t.textOf(since)).toMatch(/Turn 3 is over: \d+ points/);
    expect(few.length).toBeLessThan(whole.length);
    expect(whole.join('\n')).toMatch(/Muslim reaction/);
  });

  it('nothing yet is said as that', async () => {
    const t = tableFixture({ games: [RECONQUISTA] });
    await t.lay({ phase: 'campaign', seats: { red: [] }, places: {} }, 'reconquista');
    expect(t.textOf(await t.does('red', 'log', { since: 'turn' }))).toBe('Nobody has played since you did.');
  });
});
