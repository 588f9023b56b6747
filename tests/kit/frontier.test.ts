import { describe, expect, it } from 'vitest';
import type { Dice } from '../../src/core/dice.js';
import { firstAwaited } from '../../src/core/obligation.js';
import { leastOf } from '../../src/kit/index.js';
import { FRONTIER } from '../games/frontier/index.js';
import { LIMITS } from '../support/edge-limits.js';
import { tableFixture } from '../table/fixture.js';

function thrown(...faces: readonly number[]): Dice {
  const left = [...faces];
  return { roll: (sides) => left.shift() ?? sides };
}
const NOBODY: Dice = {
  roll() {
    throw new Error('nothing is thrown here');
  },
};

function begun() {
  const started = FRONTIER.setup.begin({}, ['p1', 'p2'], NOBODY);
  if (!started.ok) throw new Error(started.rejection.code);
  return started.value.state;
}

describe('a small game on the kit', () => {
  it('asks slot by slot, and plays on by itself to the next who is awaited', () => {
    let state = begun();
    expect(FRONTIER.obligations(state)).toMatchObject([{ seats: ['p1'], what: 'turn' }]);
    expect(FRONTIER.ask(state, 'p1', 'march', { from: 'mill' })).toMatchObject({ kind: 'one', slot: 'to' });
    const march = { verb: 'march', from: 'mill', to: 'keep', men: { infantry: 2 } };
    for (const [seat, action] of [
      ['p1', march],
      ['p1', { verb: 'done' }],
      ['p2', { verb: 'done' }],
    ] as const) {
      const done = FRONTIER.apply(state, seat, action, thrown(1, 2, 5, 1));
      if (!done.ok) throw new Error(JSON.stringify(done.rejection));
      state = done.value.state;
    }
    // Two raiders came to the Keep: they took one of its men with them.
    expect(state.lands).toMatchObject({ keep: { holder: 'p1', men: { infantry: 1 } } });
    expect(FRONTIER.status(FRONTIER.view(state, null))).toEqual({ key: 'round', values: { round: 2 } });
  });

  it('refuses what is not offered, with a code', () => {
    const state = begun();
    const refused = (seat: string, action: Parameters<typeof FRONTIER.apply>[2]) => {
      const result = FRONTIER.apply(state, seat, action, NOBODY);
      return result.ok ? null : result.rejection.code;
    };
    expect(refused('p2', { verb: 'done' })).toBe('not-your-turn');
    expect(refused('p1', { verb: 'fly' })).toBe('not-offered');
    expect(refused('p1', { verb: 'march', from: 'hill', to: 'keep', men: { infantry: 1 } })).toBe('slot-illegal');
    expect(refused('p1', { verb: 'march', from: 'mill', to: 'keep', men: { infantry: 3 } })).toBe('slot-illegal');
    expect(refused('p1', { verb: 'march', from: 'mill', to: 'keep' })).toBe('slot-missing');
    expect(refused('p1', { verb: 'done', how: 'quickly' })).toBe('slot-unknown');
  });

  it('comes to an end by its defaults alone', () => {
    let state = begun();
    for (let turns = 0; turns < 100 && FRONTIER.outcome(state) === null; turns++) {
      const [owed] = FRONTIER.obligations(state);
      if (owed === undefined) throw new Error('nobody is awaited');
      const done = FRONTIER.apply(state, firstAwaited(owed), FRONTIER.fallback(state, owed), thrown());
      if (!done.ok) throw new Error(done.rejection.code);
      state = done.value.state;
    }
    expect(FRONTIER.outcome(state)?.ranking).toEqual([{ seats: ['p1', 'p2'], score: 1, tied: true }]);
  });

  it('writes a position that reads back to the same, by the names of the persons', () => {
    const state = begun();
    const names: Readonly<Record<string, string>> = { p1: 'red', p2: 'blue' };
    const position = FRONTIER.position.write(state, (seat) => names[seat] ?? seat);
    expect(position).toMatchObject({
      system: 'frontier',
      lands: { mill: { holder: 'red' } },
      seats: { red: [], blue: [] },
    });
    const back = FRONTIER.position.read(JSON.parse(JSON.stringify(position)), (name) => (name === 'red' ? 'p1' : 'p2'));
    expect(back).toEqual({ ok: true, value: state });
    const wrong = FRONTIER.position.read({ seats: { red: [] }, frames: [], lands: {}, moon: 1 }, (name) => name);
    expect(wrong).toEqual({ ok: false, rejection: { code: 'position-key', values: { path: 'moon' } } });
  });
});

describe('its typed commands', () => {
  const table = async () => {
    const t = tableFixture({ games: [FRONTIER] });
    await t.begun(['red', 'blue'], 'frontier');
    return t;
  };
  it('takes names of any language, and fills in what goes without saying', async () => {
    const t = await table();
    const reply = await t.does('red', 'march', { to: 'Donjon', men: '1 horse, un fantassin' });
    expect(t.textOf(reply)).toContain('red: 1 horse and 1 foot, Mill → Keep');
  });
  it('understands the plural as the bot itself writes it, in every language', () => {
    for (const men of ['2 foot', '2 fantassins', '2 infantes']) {
      const meant = FRONTIER.typing.interpret(begun(), 'p1', 'march', { from: 'mill', to: 'keep', men });
      expect(meant.ok ? meant.value : meant.rejection, men).toMatchObject({
        actions: [{ verb: 'march', men: { infantry: 2 } }],
      });
    }
  });

  it('asks "did you mean"', async () => {
    const t = await table();
    const reply = await t.does('red', 'march', { from: 'mill', to: 'Keap' });
    expect(reply.refused?.code).toBe('not-a-choice');
    expect(t.textOf(reply)).toContain('Did you mean Keep?');
    expect(t.textOf(await t.does('red', 'march', { from: 'mill', to: 'keep' }))).toContain('Which men');
  });
  it('suggests what is legal now, in the language of the reader', () => {
    const suggested = FRONTIER.typing.suggest(begun(), 'p1', 'march', 'to', { from: 'mill' }, 'fr', LIMITS);
    expect(suggested.map(({ name }) => name)).toEqual(['Donjon', 'Bois']);
  });
});

it('commits to least where nothing is said', () => {
  const choices = [
    { id: 'foot', count: 2 },
    { id: 'horse', count: 1 },
  ];
  expect(leastOf({ kind: 'some', slot: 'men', choices, min: 2, max: 3 })).toEqual({ foot: 2 });
  expect(leastOf({ kind: 'some', slot: 'men', choices, min: 0, max: 3 })).toEqual({});
});
