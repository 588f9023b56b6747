import { expect, test } from 'vitest';
import { adviceFor } from '../../../src/core/advice-for.js';
import type { Setup } from '../../../src/core/contract/setup.js';
import { firstAwaited } from '../../../src/core/obligation.js';
import { LOCALES } from '../../../src/core/words.js';
import { HISPANIA_DRACO } from '../../../src/games/hispania-draco/index.js';
import { type Draco, ORDER_TOPICS } from '../../../src/games/hispania-draco/state/state.js';
import { SeededDice } from '../../../src/kit/advice/seeded-dice.js';
import { Chance } from '../../kit/fuzz/chance.js';

const ALL = { ingenivm: 'on', imperivm: 'on', proconsvl: 'on', 'legio-hispana': 'on', pirates: 'on' };
const TABLES: readonly (readonly [string, Setup, number])[] = [
  ['a Roman alone', {}, 1],
  ['two with Hispano', { hispano: 'on' }, 3],
  ['every variant', { ...ALL, terror: 'traitors', hispano: 'on' }, 4],
  ['a scenario', { scenario: 'siege-of-numantia' }, 3],
];
/** Of each table; what is thought is little, so that many decisions are seen. */
const DECISIONS = 120;
const PLAYOUTS = 12;

test.each(TABLES)(
  '%s: every action is offered, said in a line of each language, and does not know what is hidden',
  (_name, setup, seats) => {
    const dice = new Chance(7);
    const people = Array.from({ length: seats }, (_, place) => `p${place}`);
    const started = HISPANIA_DRACO.setup.begin(setup, people, dice);
    if (!started.ok) throw new Error(started.rejection.code);
    let { state } = started.value;
    for (let count = 0; count < DECISIONS && HISPANIA_DRACO.outcome(state) === null; count++) {
      const [owed] = HISPANIA_DRACO.obligations(state);
      if (owed === undefined) throw new Error('nobody is awaited');
      const advised = (from: Draco) => adviceFor(HISPANIA_DRACO, from, owed, 'middle', new SeededDice(count), PLAYOUTS);
      const { action, reason, fears } = advised(state);
      // What is not offered would be replaced by the default, with its reason.
      expect(reason.key, `${owed.what} ${JSON.stringify(action)}`).not.toBe('default');
      for (const { key, values } of [reason, ...(fears === undefined ? [] : [fears])]) {
        for (const locale of LOCALES) {
          expect(HISPANIA_DRACO.words.say(locale, `advice.${key}`, values), key).toMatch(/^[^{}[\]]{10,140}$/);
        }
      }
      if (state.hispano !== null && firstAwaited(owed) !== state.hispano) {
        expect(advised(settledOtherwise(state)).action).toEqual(action);
      }
      const done = HISPANIA_DRACO.apply(state, firstAwaited(owed), action, dice);
      if (!done.ok) throw new Error(`${JSON.stringify(action)}: ${done.rejection.code}`);
      ({ state } = done.value);
    }
  },
);

/** What Hispano has settled in advance is all that is hidden (12.3). */
function settledOtherwise(state: Draco): Draco {
  const orders = { ...state.orders };
  for (const topic of ORDER_TOPICS) orders[topic] = state.orders[topic] === 'never' ? 'sensible' : 'never';
  return { ...state, orders };
}
