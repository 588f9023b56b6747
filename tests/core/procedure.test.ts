import { describe, expect, it } from 'vitest';
import { afterRest, hoursFor } from '../../src/core/deadline.js';
import type { Dice } from '../../src/core/dice.js';
import { shuffled } from '../../src/core/dice.js';
import { type Procedures, run } from '../../src/core/procedure.js';

type Frame =
  | { readonly box: 'turn'; readonly battles: number }
  | { readonly box: 'battle'; readonly rounds: number }
  | { readonly box: 'choice' };

const noDice: Dice = {
  roll() {
    throw new Error('no die is rolled here');
  },
};

const procedures: Procedures<readonly string[], Frame> = {
  enter(world, frame, _dice, tell) {
    switch (frame.box) {
      case 'turn':
        if (frame.battles === 0) return { kind: 'go', world: [...world, 'turn over'], next: [] };
        return {
          kind: 'call',
          world: [...world, 'to battle'],
          frame: { box: 'turn', battles: frame.battles - 1 },
          first: [{ box: 'battle', rounds: 2 }],
        };
      case 'battle':
        if (frame.rounds === 0) return { kind: 'go', world, next: [] };
        tell({ type: 'round', left: frame.rounds });
        return {
          kind: 'go',
          world: [...world, 'round'],
          next: [{ box: 'choice' }, { box: 'battle', rounds: frame.rounds - 1 }],
        };
      case 'choice':
        return { kind: 'await', world };
    }
  },
};

describe('the procedure stack', () => {
  it('nests, waits, and goes on from where it was, through JSON', () => {
    const events: object[] = [];
    let at = run(procedures, { world: [], stack: [{ box: 'turn', battles: 2 }] }, noDice, (event) =>
      events.push(event),
    );
    let choices = 0;
    while (at.stack.length > 0) {
      expect(at.stack.at(-1)).toEqual({ box: 'choice' });
      choices++;
      const kept: typeof at = JSON.parse(JSON.stringify(at));
      at = run(procedures, { world: kept.world, stack: kept.stack.slice(0, -1) }, noDice, (event) =>
        events.push(event),
      );
    }
    expect(choices).toBe(4);
    expect(at.world).toEqual(['to battle', 'round', 'round', 'to battle', 'round', 'round', 'turn over']);
    expect(events).toHaveLength(4);
  });

  it('does not hang on rules that run in circles', () => {
    const circle: Procedures<null, { box: 'again' }> = {
      enter: (world, frame) => ({ kind: 'go', world, next: [frame] }),
    };
    expect(() => run(circle, { world: null, stack: [{ box: 'again' }] }, noDice, () => undefined)).toThrow('again');
  });
});

describe('deadlines', () => {
  it('run from the beginning of the wait, by its kind', () => {
    const allowance = { turnHours: 48, reactionHours: null, windowHours: 12 };
    expect(hoursFor('turn', allowance)).toBe(48);
    expect(hoursFor('reaction', allowance)).toBeNull();
    expect(hoursFor('window', allowance)).toBe(12);
  });

  it('move by as long as the game rested', () => {
    expect(afterRest(1000, 5000, 8000)).toBe(4000);
    expect(afterRest(1000, 8000, 5000)).toBe(1000);
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
