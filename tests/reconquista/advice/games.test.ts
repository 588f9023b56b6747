import { expect, test } from 'vitest';
import { adviceFor } from '../../../src/core/advice-for.js';
import type { Setup } from '../../../src/core/contract/setup.js';
import { firstAwaited } from '../../../src/core/obligation.js';
import { LOCALES } from '../../../src/core/words.js';
import { RECONQUISTA } from '../../../src/games/reconquista/index.js';
import { SeededDice } from '../../../src/kit/advice/seeded-dice.js';
import { Chance } from '../../kit/fuzz/chance.js';

const TABLES: readonly Setup[] = [
  { scenario: '1' },
  { scenario: '12', events: 'advanced', ages: 'random' },
  { scenario: '17', temper: 'prudent', moves: 'dice' },
  { scenario: '20', 'dice-by': 'event' },
];
/** Of each table; what is thought is little, so that many decisions are seen. */
const DECISIONS = 100;
const PLAYOUTS = 24;

test.each(TABLES)('%j: every action is offered, and said in a line of each language with what is feared', (setup) => {
  const dice = new Chance(9);
  const started = RECONQUISTA.setup.begin(setup, ['p1'], dice);
  if (!started.ok) throw new Error(started.rejection.code);
  let { state } = started.value;
  for (let count = 0; count < DECISIONS && RECONQUISTA.outcome(state) === null; count++) {
    const [owed] = RECONQUISTA.obligations(state);
    if (owed === undefined) throw new Error('nobody is awaited');
    const { action, reason, fears } = adviceFor(RECONQUISTA, state, owed, 'middle', new SeededDice(count), PLAYOUTS);
    // What is not offered would be replaced by the default, with its reason.
    expect(reason.key, `${owed.what} ${JSON.stringify(action)}`).not.toBe('default');
    for (const { key, values } of [reason, ...(fears === undefined ? [] : [fears])]) {
      for (const locale of LOCALES) {
        expect(RECONQUISTA.words.say(locale, `advice.${key}`, values), key).toMatch(/^[^{}[\]]{10,140}$/);
      }
    }
    const done = RECONQUISTA.apply(state, firstAwaited(owed), action, dice);
    if (!done.ok) throw new Error(`${JSON.stringify(action)}: ${done.rejection.code}`);
    ({ state } = done.value);
  }
});
