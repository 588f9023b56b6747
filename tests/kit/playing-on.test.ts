import { expect, test } from 'vitest';
import type { Action } from '../../src/core/action.js';
import type { Dice } from '../../src/core/dice.js';
import { ok, refuse } from '../../src/core/result.js';
import { bestByPlayingOn, type Foresight } from '../../src/kit/advice/playing-on.js';
import { SeededDice } from '../../src/kit/advice/seeded-dice.js';

/** A fair of stalls: each pays what its die shows and something besides, three times over; only playing tells which pays best. */
type Fair = { readonly left: number; readonly won: number };
const BESIDES = [0, 1, 2, 2.6] as const;
const CANDIDATES = BESIDES.map((_, index) => ({ action: { verb: 'stall', at: index }, value: 0 }));
const START: Fair = { left: 3, won: 0 };

/** Each stall has dice of its own. */
function luckAt(dice: Dice, at: number): number {
  const faces = BESIDES.map(() => dice.roll(10, { what: 'stall' }));
  return faces[at] ?? 0;
}

const FAIR: Foresight<Fair> = {
  obligations: ({ left }) => (left > 0 ? [{ id: `${left}`, seats: ['one'], kind: 'turn', what: 'stall' }] : []),
  apply(state: Fair, _seat: string, { at }: Action, dice: Dice) {
    const besides = typeof at === 'number' ? BESIDES[at] : undefined;
    if (besides === undefined) return refuse('not-offered');
    return ok({ state: { left: state.left - 1, won: state.won + besides + luckAt(dice, Number(at)) }, events: [] });
  },
  outcome: ({ left }) => (left === 0 ? { ranking: [] } : null),
  imagine: (seen) => seen,
  usual: () => ({ verb: 'stall', at: 0 }),
  value: ({ won }) => won,
  enough: () => false,
};

/** How often the best stall is found. */
function found(playouts: number): number {
  let best = 0;
  for (let seed = 0; seed < 200; seed++) {
    const index = bestByPlayingOn(FAIR, START, 'one', CANDIDATES, playouts, new SeededDice(seed));
    if (index === BESIDES.length - 1) best += 1;
  }
  return best / 200;
}

test('the more it plays on, the better it chooses; without it it takes what was named first', () => {
  expect(found(0)).toBe(0);
  const some = found(8);
  expect(some).toBeGreaterThan(0.25);
  const more = found(64);
  expect(more).toBeGreaterThan(some);
  expect(found(512)).toBeGreaterThan(more);
});

test('the same chance chooses the same; what is refused is never chosen', () => {
  const once = () => bestByPlayingOn(FAIR, START, 'one', CANDIDATES, 12, new SeededDice(9));
  expect(once()).toBe(once());
  const withRefused = [{ action: { verb: 'stall', at: 99 }, value: 5 }, ...CANDIDATES];
  expect(bestByPlayingOn(FAIR, START, 'one', withRefused, 40, new SeededDice(9))).toBe(BESIDES.length);
});

test('what comes before any throw is gone through once for each choice, whatever the luck after it', () => {
  let applied = 0;
  const sureAtFirst = (imagine: Foresight<Fair>['imagine']): Foresight<Fair> => ({
    ...FAIR,
    imagine,
    apply(state, seat, action, dice) {
      applied += 1;
      return state.left > 1
        ? ok({ state: { ...state, left: state.left - 1 }, events: [] })
        : FAIR.apply(state, seat, action, dice);
    },
  });
  const choose = (imagine: Foresight<Fair>['imagine']) => {
    applied = 0;
    const index = bestByPlayingOn(sureAtFirst(imagine), START, 'one', CANDIDATES, 8, new SeededDice(4));
    return { index, applied };
  };
  const once = choose((seen) => seen);
  // Who imagines something else each time goes through all of it each time: 8 times 3.
  const anew = choose((seen) => ({ ...seen }));
  expect(anew.applied).toBe(24);
  expect(once.applied).toBe(4 * 2 + 8);
  expect(once.index).toBe(anew.index);
});

test('chance to think with repeats by its seed, and its faces are even', () => {
  const faces = (seed: number) => {
    const dice = new SeededDice(seed);
    return Array.from({ length: 10_000 }, () => dice.roll(10));
  };
  expect(faces(3)).toEqual(faces(3));
  expect(faces(3)).not.toEqual(faces(4));
  for (let face = 1; face <= 10; face++) {
    const share = faces(3).filter((one) => one === face).length / 10_000;
    expect(Math.abs(share - 0.1)).toBeLessThan(0.015);
  }
});
