import { expect, test } from 'vitest';
import { adviceFor } from '../../../src/core/advice-for.js';
import { firstAwaited } from '../../../src/core/obligation.js';
import { LOCALES } from '../../../src/core/words.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { Chance } from '../../kit/fuzz/chance.js';

/** Small matters on which it has no opinion. */
const LEFT_TO_THE_DEFAULT = ['nul', 'fury', 'purchase', 'berbers', 'mission', 'assault', 'no-refuge'];

test('every reason of a whole game is said in a line of each language, with nothing left open', () => {
  const dice = new Chance(5);
  const started = HISPANIA.setup.begin(
    { scenario: 'A', events: 'on', 'sign-of-god': 'on' },
    ['a', 'b', 'c', 'd'],
    dice,
  );
  if (!started.ok) throw new Error(started.rejection.code);
  let { state } = started.value;
  const reasons = new Set<string>();
  const byDefault = new Set<string>();
  while (HISPANIA.outcome(state) === null) {
    const [owed] = HISPANIA.obligations(state);
    if (owed === undefined) throw new Error('nobody is awaited');
    const { action, reason } = adviceFor(HISPANIA, state, owed, 'middle', new Chance(reasons.size));
    reasons.add(reason.key);
    if (reason.key === 'default') byDefault.add(owed.what);
    for (const locale of LOCALES) {
      const said = HISPANIA.words.say(locale, `advice.${reason.key}`, reason.values);
      expect(said, reason.key).toMatch(/^[^{}[\]]{10,110}$/);
    }
    const done = HISPANIA.apply(state, firstAwaited(owed), action, dice);
    if (!done.ok) throw new Error(`${JSON.stringify(action)} is refused: ${done.rejection.code}`);
    ({ state } = done.value);
  }
  // What it says is offered: else the default would be done, and elsewhere than where it has nothing to say.
  expect([...byDefault].filter((what) => !LEFT_TO_THE_DEFAULT.includes(what))).toEqual([]);
  expect([...reasons].filter((key) => key !== 'default').length).toBeGreaterThan(12);
});
