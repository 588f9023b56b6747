import { expect, test } from 'vitest';
import type { Action } from '../../src/core/action.js';
import type { Dice } from '../../src/core/dice.js';
import { ok, refuse } from '../../src/core/result.js';
import { type Ahead, type Plan, playingOut } from '../../src/kit/advice/ahead.js';
import { KeptPlans } from '../../src/kit/advice/kept-plans.js';
import { PairedLuck } from '../../src/kit/advice/paired-luck.js';
import { bestOfPaired } from '../../src/kit/advice/paired-playouts.js';
import { SeededDice } from '../../src/kit/advice/seeded-dice.js';
import { leadOver } from '../../src/kit/advice/standing.js';

/** A fair of stalls: each pays what the die of the day shows and something besides; after the first comes the last. */
type Fair = { readonly left: number; readonly won: number };
const START: Fair = { left: 3, won: 0 };

function fair(besides: readonly number[]): Ahead<Fair> {
  const pays = (state: Fair, { at }: Action, dice: Dice): Fair | null => {
    const more = typeof at === 'number' ? besides[at] : undefined;
    return more === undefined
      ? null
      : { left: state.left - 1, won: state.won + more + dice.roll(10, { what: 'stall' }) };
  };
  return {
    obligations: ({ left }) => (left > 0 ? [{ id: `${left}`, seats: ['one'], kind: 'turn', what: 'stall' }] : []),
    apply(state, _seat, action, dice) {
      const paid = pays(state, action, dice);
      return paid === null ? refuse('not-offered') : ok({ state: paid, events: [] });
    },
    follow: (state, _seat, action, dice) => pays(state, action, dice) ?? state,
    outcome: ({ left }) => (left === 0 ? { ranking: [] } : null),
    imagine: (seen) => seen,
    quick: () => [{ verb: 'stall', at: 0 }],
    value: ({ won }) => won,
    step: ({ left }) => START.left - left,
  };
}
const plan = (at: number, promise = 0): Plan => ({ actions: [{ verb: 'stall', at }], promise });
const EFFORT = { playouts: 40, gate: 2, margin: 0 } as const;

test('on the same luck what is a little better is found at once, and by how much', () => {
  const game = fair([1, 1.25, 1]);
  for (let seed = 0; seed < 50; seed++) {
    const found = bestOfPaired(
      playingOut(game, START, 'one', 3),
      [plan(0), plan(1), plan(2)],
      EFFORT,
      new SeededDice(seed),
    );
    expect(found.index).toBe(1);
    expect(found.gain).toBeCloseTo(0.25, 9);
  }
});

test('what is usual stays where nothing is better by more than its error', () => {
  const game = fair([1, 1, 1]);
  // Their luck differs from the usual one's, so that one of them will seem better.
  const unlike: Ahead<Fair> = {
    ...game,
    apply(state, seat, action, dice) {
      const more = action.at === 0 ? 0 : dice.roll(10, { what: `at ${action.at}` }) - 5.5;
      const paid = game.apply(state, seat, action, dice);
      return paid.ok ? ok({ state: { ...paid.value.state, won: paid.value.state.won + more }, events: [] }) : paid;
    },
  };
  let left = 0;
  for (let seed = 0; seed < 200; seed++) {
    const found = bestOfPaired(
      playingOut(unlike, START, 'one', 3),
      [plan(0), plan(1), plan(2)],
      EFFORT,
      new SeededDice(seed),
    );
    if (found.index !== 0) left += 1;
  }
  expect(left / 200).toBeLessThan(0.12);
});

test('the same chance chooses the same; what is refused is never chosen', () => {
  const game = fair([1, 2]);
  const once = () =>
    bestOfPaired(playingOut(game, START, 'one', 3), [plan(0), plan(9, 5), plan(1)], EFFORT, new SeededDice(3));
  expect(once()).toEqual(once());
  expect(once().index).toBe(2);
});

test('a plan goes on for as long as its steps are possible, then what is quick is done', () => {
  const game = fair([1, 4]);
  const long: Plan = {
    actions: [
      { verb: 'stall', at: 1 },
      { verb: 'stall', at: 1 },
      { verb: 'stall', at: 7 },
    ],
    promise: 0,
  };
  const { gain } = bestOfPaired(playingOut(game, START, 'one', 3), [plan(0), long], EFFORT, new SeededDice(1));
  expect(gain).toBeCloseTo(6, 9);
});

test('luck is the same for both in each step of the game, whatever was thrown before', () => {
  const [one, other] = [new PairedLuck(5), new PairedLuck(5)];
  one.inStep(1);
  other.inStep(1);
  other.roll(6, { what: 'only here' });
  expect(other.roll(6, { what: 'revolt' })).toBe(one.roll(6, { what: 'revolt' }));
  one.inStep(2);
  one.roll(6, { what: 'revolt' });
  other.inStep(2);
  const faces = (luck: PairedLuck) => Array.from({ length: 6 }, () => luck.roll(6, { what: 'army' }));
  expect(faces(one)).toEqual(faces(other));
  for (let face = 1; face <= 6; face++) {
    const luck = new PairedLuck(8);
    const all = Array.from({ length: 6000 }, () => luck.roll(6, { what: 'even' }));
    expect(Math.abs(all.filter((one) => one === face).length / 6000 - 1 / 6)).toBeLessThan(0.02);
  }
});

test('a plan is kept until it is done or broken', () => {
  const game: Ahead<Fair> = {
    ...fair([1, 4]),
    apply: (state, _seat, { at }) =>
      at === 7 ? refuse('not-offered') : ok({ state: { left: state.left - 1, won: state.won + 1 }, events: [] }),
  };
  const kept = new KeptPlans(game);
  const actions = [
    { verb: 'stall', at: 0 },
    { verb: 'stall', at: 1 },
  ] as const;
  kept.keep(START, 'one', 'strong', actions);
  const after: Fair = { left: 2, won: 1 };
  expect(kept.next(after, 'one', 'strong')).toEqual([{ verb: 'stall', at: 1 }]);
  expect(kept.next(after, 'one', 'middle')).toBeNull();
  expect(kept.next({ left: 2, won: 3 }, 'one', 'strong')).toBeNull();
  kept.keep(START, 'one', 'strong', [
    { verb: 'stall', at: 0 },
    { verb: 'stall', at: 7 },
  ]);
  expect(kept.next(after, 'one', 'strong')).toBeNull();
});

test('a side is judged beside the best of the others, a table that plays together by what it has', () => {
  expect(
    leadOver([
      { mine: true, value: 9 },
      { mine: false, value: 4 },
      { mine: false, value: 12 },
    ]),
  ).toBe(-3);
  expect(
    leadOver([
      { mine: true, value: 5 },
      { mine: true, value: 4 },
    ]),
  ).toBe(9);
});
