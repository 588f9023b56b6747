import { describe, expect, it, test } from 'vitest';
import { isObject, type Json } from '../../src/core/json.js';
import { HISPANIA } from '../../src/games/hispania/index.js';
import { HISPANIA_DRACO } from '../../src/games/hispania-draco/index.js';
import { MEDIOEVO } from '../../src/games/medioevo/index.js';
import { buying } from '../medioevo/support/acts.js';
import { SEATS, world } from '../medioevo/support/world.js';
import { tableFixture } from './fixture.js';

const PEOPLE = ['Ann', 'Bob', 'Cleo', 'José', 'Eve', 'Fay'];

/** Six kingdoms, Ann’s first (BYZANTIUM), each after the other. */
async function kingdoms() {
  const t = tableFixture({ games: [MEDIOEVO] });
  const position = MEDIOEVO.position.write(
    buying(world()),
    (seat) => PEOPLE[(SEATS as readonly string[]).indexOf(seat)] ?? seat,
  );
  if (!isObject(position)) throw new Error('no position');
  const laid = await t.lay(position, 'medioevo');
  expect(laid.refused).toBeUndefined();
  return t;
}

describe('whom a typed option names', () => {
  it('is called by name where it is refused, never by the number of the seat', async () => {
    const t = await kingdoms();
    const typed = { with: 'Cleo', articles: 'passage (given)', enemies: 'Bob, José' };
    const { refused } = await t.does('Ann', 'pact', typed);
    expect(refused).toMatchObject({ code: 'option-unused', values: { text: 'Bob, José' } });
  });

  it('is in Medioevo a kingdom or the person who plays it, as people write it', async () => {
    const t = await kingdoms();
    const told = async (nation: string) => t.textOf(await t.does('Ann', 'kingdom', { nation }));
    const bob = await told('Mamluk Sultanate');
    expect(bob).toContain('Bob');
    for (const nation of ['Bob', 'bob', '@Bob', ' BOB ', 'mamluk', 'Sultanato mameluco'])
      expect(await told(nation), nation).toBe(bob);
    expect(await told('jose')).toContain('José');
    expect((await t.does('Ann', 'kingdom', { nation: 'Dora' })).refused?.code).toBe('kingdom-unknown');
  });

  it('is suggested by kingdom and by person', async () => {
    const t = await kingdoms();
    const ask = async (command: string, focused: string, typed: string, more = {}) =>
      t.table.complete({ ...t.asker('Ann', t.channel), command, focused, options: { ...more, [focused]: typed } });
    const [bob, ...others] = await ask('kingdom', 'nation', 'bo');
    expect(others).toEqual([]);
    expect(bob?.name).toBe('Mamluk Sultanate (Bob)');
    expect(await ask('kingdom', 'nation', 'maml')).toEqual([bob]);
    expect(t.textOf(await t.does('Ann', 'kingdom', { nation: bob?.value ?? '' }))).toContain('Bob');
    expect(await ask('war', 'against', 'bo')).toEqual([bob]);
    expect(await ask('autopilot', 'seat', 'maml')).toEqual([bob]);
    // Once each, not as a kingdom and again as a person.
    const all = (await ask('kingdom', 'nation', '')).map(({ name }) => name);
    for (const person of PEOPLE) expect(all.filter((name) => name.includes(person))).toHaveLength(1);
    const offered = { with: 'Bob', articles: 'others' };
    const third = await ask('pact', 'others', 'Cleo, jo', offered);
    expect(third.map(({ name }) => name)).toContainEqual(expect.stringMatching(/José/));
  });

  it('is the kingdom as well where a person is asked for, and the person in a list', async () => {
    const t = await kingdoms();
    expect((await t.does('Ann', 'letter', { with: 'Hungary', words: 'hail' })).refused).toBeUndefined();
    const articles = 'passage (given), others';
    const pact = { with: 'mamluk sultanate', articles, toll: 10, until: 4, known: 'public' };
    const offered = await t.does('Ann', 'pact', { ...pact, others: 'Cleo and @josé' });
    expect(offered.refused, t.textOf(offered)).toBeUndefined();
    const [offer] = offersIn(await t.table.state(t.channel));
    const seatOf = async (name: string) => (await t.game()).seats.find(({ userName }) => userName === name)?.seat;
    expect(offer).toMatchObject({ to: await seatOf('Bob'), others: [await seatOf('Cleo'), await seatOf('José')] });
    expect((await t.does('Bob', 'decline', { pact: 'Ann' })).refused).toBeUndefined();
  });

  it('is in Hispania all the nations that somebody plays', async () => {
    const t = tableFixture({ games: [HISPANIA] });
    const nations = { galicien: ['infantry'] };
    await t.lay({
      turn: 4,
      nation: 'rome',
      phase: 'move',
      provinces: { leon: nations, duero: { rome: ['elite'] }, galice: { basque: ['infantry'] } },
      seats: {
        Ann: ['rome'],
        Bob: ['galicien', 'basque'],
        Cleo: ['castille'],
        Dan: ['carthage', 'cantabrien', 'lusitanien', 'celte', 'ibere'],
      },
      statuses: { castille: 'waiting' },
    });
    const told = async (nation: string) => t.textOf(await t.does('Ann', 'nation', { nation }));
    expect(await told('Ann')).toBe(await told('rome'));
    expect(await told('@bob')).toMatch(/GALICIANS.*Bob.*BASQUES.*Bob/s);
    const [bob] = await t.table.complete({
      ...t.asker('Ann', t.channel),
      command: 'nation',
      focused: 'nation',
      options: { nation: 'bob' },
    });
    expect(await told(bob?.value ?? '')).toBe(await told('bob'));
    expect((await t.does('Ann', 'nation', { nation: 'Cleo' })).refused?.code).toBe('nation-of-nobody');
  });
});

function offersIn(state: Json): readonly Json[] {
  const { diplomacy } = isObject(state) ? state : {};
  return isObject(diplomacy) && Array.isArray(diplomacy.offers) ? diplomacy.offers : [];
}

test('a general is lent to a friend by his name [12.1]', async () => {
  const t = tableFixture({ games: [HISPANIA_DRACO] });
  const laid = await t.lay(
    {
      seats: { Ann: [], Ben: [], Cleo: [] },
      pieces: {
        commanders: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'valentia', consul: 'tarraco' },
        revolts: { onuba: 2 },
      },
    },
    'hispania-draco',
  );
  expect(laid.refused, t.textOf(laid)).toBeUndefined();
  const asked = { ...t.asker('Ben', t.channel), command: 'lend', focused: 'to' };
  const [cleo] = await t.table.complete({ ...asked, options: { general: 'praetor-citerior', to: 'cl' } });
  expect(cleo?.name).toContain('(Cleo)');
  const lent = await t.does('Ben', 'lend', { general: 'praetor-citerior', to: '@cleo' });
  expect(lent.refused, t.textOf(lent)).toBeUndefined();
});
