import { describe, expect, it } from 'vitest';
import type { TypedOptions } from '../../../src/core/command.js';
import type { State } from '../../../src/core/state.js';
import { GAMES } from '../../../src/games/registry.js';
import { Roller } from '../../../src/table/dice/roller.js';
import { tableFixture } from '../fixture.js';
import { elsewhere, type Fixture, playsOn, stands, Tryer } from './tryer.js';

const SETUPS: readonly (readonly [string, readonly string[], TypedOptions])[] = [
  ['hispania', ['red', 'blue', 'green', 'yellow'], { tempo: 'table', scenario: 'A', events: 'on' }],
  ['hispania-draco', ['red', 'blue', 'green'], { tempo: 'table' }],
  ['medioevo', ['red', 'blue', 'green'], { tempo: 'table' }],
  ['reconquista', ['red'], {}],
];
const FOUR = SETUPS.map(([id]) => id);

async function played(id: string, steps: number): Promise<{ t: Fixture; someone: Tryer }> {
  const t = tableFixture({ games: GAMES, seed: 'a'.repeat(64) });
  const [, people = [], options = {}] = SETUPS.find(([system]) => system === id) ?? [];
  const begun = await t.begun(people, id, options);
  expect(begun.refused, t.textOf(begun)).toBeUndefined();
  await playsOn(t, GAMES, steps);
  return { t, someone: new Tryer(t, GAMES, 'red') };
}

describe.each(FOUR)('a trial of %s', (id) => {
  it('begins now and after earlier steps, goes on by the real rules, and is the same after a restart', async () => {
    const { t, someone } = await played(id, 3);
    const [game, posts] = [await t.game(), t.memory.posts.length];
    const { state: real, module } = await stands(t, GAMES, game);
    const steps = (await t.table.trail({ gameId: game.id, seat: game.seats[0]?.seat ?? null }))?.steps ?? 0;
    for (const step of [undefined, Math.ceil(steps / 2), 1]) {
      await someone.tries(step);
      if (step === undefined) expect((await someone.trial()).state).toEqual(await imaginedAgain());
      for (let time = 0; time < 5; time++) if (!(await someone.goesOn())) break;
      const { state } = await someone.trial();
      const later = tableFixture({ games: GAMES, store: t.store });
      const [first] = t.controlsOf(someone.last);
      expect((await later.press('red', t.tokenOf(someone.last, 'Leave'))).refused).toBeUndefined();
      expect(first).toBeDefined();
      expect((await someone.trial()).state).toEqual(state);
      await someone.presses('Take back');
      expect(someone.last.refused).toBeUndefined();
    }
    expect(await t.game()).toEqual(game);
    expect(await t.table.state(t.channel)).toEqual(real);
    expect(t.memory.posts).toHaveLength(posts);

    async function imaginedAgain() {
      const { seed, seat } = someone.kept;
      return module.imagine?.(real, seat ?? '', new Roller({ seed, words: [], nextRoll: 1 })) ?? real;
    }
  });

  it('shows the same, whatever its seat cannot know', async () => {
    const { t, someone } = await played(id, id === 'medioevo' ? 2 : 9);
    const game = await t.game();
    const { state, module } = await stands(t, GAMES, game);
    const seat = (await tried(t, someone, [])).seat ?? '';
    const heard = new Set<string>();
    const laid = new Set<string>();
    const held = new Set<string>();
    for (let nth = 0; nth < 4; nth++) {
      const dice = new Roller({ seed: nth.toString(16).padStart(64, '9'), words: [], nextRoll: 1 });
      const other = nth === 0 ? state : await otherwise(t, state, seat, dice, nth);
      expect(module.view(other, seat)).toEqual(module.view(state, seat));
      held.add(JSON.stringify(other));
      const copy = t.memory.copy((one) => one);
      copy.snapshotHere(game.id, other);
      for (const key of copy.memos.keys()) copy.memos.delete(key);
      const there = tableFixture({ games: GAMES, store: copy, seed: 'b'.repeat(64) });
      const same = new Tryer({ ...there, memory: copy }, GAMES, 'red');
      laid.add(JSON.stringify((await tried(t, same, [1, 2, 3])).state));
      heard.add(same.heard);
    }
    // In the others nothing is hidden at this moment.
    if (id === 'hispania' || id === 'medioevo') expect(held.size).toBeGreaterThan(1);
    expect(laid.size).toBe(1);
    expect(heard.size).toBe(1);
  });
});

/** The same for this seat, with something else that it does not see: in Medioevo blue's bid, elsewhere dealt anew. */
async function otherwise(t: Fixture, state: State, seat: string, dice: Roller, nth: number): Promise<State> {
  const game = await t.game();
  const table = elsewhere(t, GAMES);
  const module = table.moduleOf(game);
  if (game.module !== 'medioevo') return module.imagine?.(state, seat, dice) ?? state;
  const before = await table.stateAt(game, game.version - 1);
  const bid = before === null ? null : module.apply(before, 'p2', { verb: 'bid', florins: nth * 10 }, dice);
  if (bid?.ok !== true) throw new Error('blue cannot bid');
  return bid.value.state;
}

async function tried(t: Fixture, someone: Tryer, goingOn: readonly number[]) {
  const { id } = await t.game();
  await someone.pressesToken(`i.${id}.0..begin`);
  for (const _ of goingOn) await someone.goesOn();
  return someone.trial();
}
