import { describe, expect, it } from 'vitest';
import { deriveFace } from '../../src/core/derive.js';
import type { Dice, RollPurpose } from '../../src/core/dice.js';
import { RECONQUISTA } from '../../src/games/reconquista/index.js';
import { hmacSha256 } from '../../src/table/dice/roller.js';
import { laid } from './board.js';

const SEED = '5'.repeat(64);
const OPTIONS = { events: 'standard', ages: 'dates', moves: 'numbers', temper: 'bold', dice: 'event' };

/** The dice of one seed, as the table derives them, with what was thrown. */
function seeded() {
  const thrown: { readonly purpose: RollPurpose; readonly face: number }[] = [];
  const dice: Dice = {
    roll(sides, purpose) {
      const number = thrown.length + 1;
      const face = deriveFace(hmacSha256, { seed: SEED, words: [], number, sides, purpose });
      thrown.push({ purpose, face });
      return face;
    },
  };
  return { dice, thrown };
}

const byEvent = (throws: ReturnType<typeof seeded>['thrown'], what: string) =>
  throws.filter(({ purpose }) => purpose.what === what).map(({ face, purpose }) => [purpose.nth, face]);

describe('dice by event', () => {
  it('show the same rebellion, event and reaction to two who play otherwise', () => {
    const play = (fights: boolean) => {
      const { dice, thrown } = seeded();
      let state = laid(
        { leon: 'christian 3a', galicia: 'muslim 1g', oviedo: '[c][f] christian 5g', pamplona: '[c][f] christian 5g' },
        { options: OPTIONS, turn: 4 },
      );
      const act = (action: Parameters<typeof RECONQUISTA.apply>[2]) => {
        const done = RECONQUISTA.apply(state, 'p1', action, dice);
        if (!done.ok) throw new Error(done.rejection.code);
        state = done.value.state;
      };
      if (fights) act({ verb: 'attack', from: 'leon', to: 'galicia', units: { army: 3 } });
      act({ verb: 'done' });
      return { thrown, state };
    };
    const [one, other] = [play(true), play(false)];
    expect(byEvent(one.thrown, 'battle').length).toBeGreaterThan(byEvent(other.thrown, 'battle').length);
    for (const what of ['reaction-region', 'reaction-force', 'rebellion-region', 'event']) {
      expect(byEvent(one.thrown, what).length, what).toBeGreaterThan(0);
      expect(byEvent(one.thrown, what), what).toEqual(byEvent(other.thrown, what));
    }
    // The counts begin anew with each turn.
    expect(Object.keys(one.state.thrown).every((event) => event.includes('"turn":5'))).toBe(true);
  });

  it('by order keep no counts', () => {
    const { dice, thrown } = seeded();
    const state = laid({ leon: 'christian 3a', galicia: 'muslim 1g' });
    const done = RECONQUISTA.apply(
      state,
      'p1',
      { verb: 'attack', from: 'leon', to: 'galicia', units: { army: 3 } },
      dice,
    );
    expect(done.ok && done.value.state.thrown).toEqual({});
    expect(thrown.every(({ purpose }) => purpose.nth === undefined)).toBe(true);
  });
});
