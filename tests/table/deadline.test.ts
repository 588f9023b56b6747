import { describe, expect, it } from 'vitest';
import type { Dice } from '../../src/core/dice.js';
import { shuffled } from '../../src/core/dice.js';
import { hoursFor, movedByPause } from '../../src/table/deadline/deadline.js';

describe('deadlines', () => {
  it('run from the beginning of the wait, by its kind', () => {
    const allowance = { turnHours: 48, reactionHours: null, windowHours: 12 };
    expect(hoursFor('turn', allowance)).toBe(48);
    expect(hoursFor('reaction', allowance)).toBeNull();
    expect(hoursFor('window', allowance)).toBe(12);
  });

  it('move by as long as the game rested', () => {
    expect(movedByPause(1000, 5000, 8000)).toBe(4000);
    expect(movedByPause(1000, 8000, 5000)).toBe(1000);
  });
});

describe('a fair order', () => {
  it('is one of all, by one die a step', () => {
    const asked: number[] = [];
    const dice: Dice = {
      roll(sides) {
        asked.push(sides);
        return 1;
      },
    };
    expect(shuffled(dice, ['a', 'b', 'c', 'd'], { what: 'order' })).toEqual(['b', 'c', 'd', 'a']);
    expect(asked).toEqual([4, 3, 2]);
  });
});
