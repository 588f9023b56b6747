import { describe, expect, it } from 'vitest';
import type { Roll } from '../../src/core/dice.js';
import { EventDice } from '../../src/core/event-dice.js';
import { Roller } from '../../src/table/dice/roller.js';

const siege = (province: string) => ({ what: 'siege', values: { province } });
const SEED = 'c0ffee'.padEnd(64, '0');

/** Two players of one seed, each with his own words and in his own order. */
function thrown(events: readonly string[], words: readonly string[] = [], from = 1): readonly Roll[] {
  const mixed = words.map((word, index) => ({ seat: `p${index + 1}`, word, fromRoll: 1 }));
  const roller = new Roller({ seed: SEED, words: mixed, nextRoll: from });
  const dice = new EventDice(roller, {});
  for (const event of events) dice.roll(6, siege(event));
  return roller.rolls;
}
const facesOf = (rolls: readonly Roll[], province: string) =>
  rolls.filter(({ purpose }) => purpose.values?.province === province).map(({ face }) => face);

describe('dice by event', () => {
  it('show the same in every game of one seed, in whatever order, number and words', () => {
    const one = thrown(['toledo', 'toledo', 'leon', 'toledo', 'leon']);
    const other = thrown(['leon', 'porto', 'toledo', 'leon', 'toledo', 'toledo'], ['lucky'], 40);
    expect(facesOf(other, 'toledo')).toEqual(facesOf(one, 'toledo'));
    expect(facesOf(other, 'leon')).toEqual(facesOf(one, 'leon'));
    expect(other.map(({ number }) => number)).toEqual([40, 41, 42, 43, 44, 45]);
  });

  it('are another die for another event, and for the next throw of the same one', () => {
    const many = thrown(Array.from({ length: 120 }, () => 'toledo'));
    const others = thrown(Array.from({ length: 120 }, () => 'leon'));
    expect(new Set(facesOf(many, 'toledo')).size).toBe(6);
    expect(facesOf(many, 'toledo')).not.toEqual(facesOf(others, 'leon'));
  });

  it('count on from the state, and show after an undo what they showed before', () => {
    const roller = new Roller({ seed: SEED, words: [], nextRoll: 1 });
    const first = new EventDice(roller, {});
    first.roll(6, siege('toledo'));
    const kept = first.thrown;
    const then = new EventDice(roller, kept).roll(6, siege('toledo'));
    expect(new EventDice(roller, kept).roll(6, siege('toledo'))).toBe(then);
    expect(roller.rolls.map(({ purpose }) => purpose.nth)).toEqual([1, 2, 2]);
    expect(roller.rolls.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(JSON.parse(JSON.stringify(kept))).toEqual(kept);
  });
});
