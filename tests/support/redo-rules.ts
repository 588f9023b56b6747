import { expect, vi } from 'vitest';
import type { Dice, Roll, RollPurpose } from '../../src/core/dice.js';
import type { Course } from '../../src/kit/steps/course.js';
import type { Engine } from '../../src/kit/steps/engine.js';
import type { Play } from '../../src/kit/steps/play.js';
import { Replayed } from '../../src/table/dice/replayed.js';

// Every action of every game: carried out, undone (its state is as it was, and read back from JSON as from a snapshot),
// and done again with the dice that were thrown. The same states, events and dice must come of it, key by key.

class Heard implements Dice {
  readonly rolls: Roll[] = [];
  private readonly dice: Dice;

  constructor(dice: Dice) {
    this.dice = dice;
  }

  roll(sides: number, purpose: RollPurpose): number {
    const face = this.dice.roll(sides, purpose);
    this.rolls.push({ number: this.rolls.length + 1, sides, face, purpose });
    return face;
  }
}

function redone<S extends Course, P extends Play<S>>(engine: Engine<S, P>): Engine<S, P> {
  const apply: Engine<S, P>['apply'] = (state, seat, action, dice) => {
    const before = JSON.stringify(state);
    const heard = new Heard(dice);
    const first = engine.apply(state, seat, action, heard);
    expect(JSON.stringify(state), 'an action changed the state it came from').toBe(before);
    if (!first.ok) {
      expect(heard.rolls, 'refused after a throw').toEqual([]);
      return first;
    }
    const replayed = new Replayed(heard.rolls);
    const again = engine.apply(JSON.parse(before), seat, action, replayed);
    expect(JSON.stringify(again), 'done again, another state or other events came of it').toBe(JSON.stringify(first));
    expect(JSON.stringify(replayed.asked)).toBe(
      JSON.stringify(heard.rolls.map(({ sides, purpose }) => ({ sides, purpose }))),
    );
    return again;
  };
  return { ...engine, apply };
}

vi.mock('../../src/kit/steps/engine.js', async (original) => {
  const kit = await original<typeof import('../../src/kit/steps/engine.js')>();
  const engineOf: typeof kit.engineOf = (game) => redone(kit.engineOf(game));
  return { ...kit, engineOf };
});
