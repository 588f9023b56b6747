import { expect, test } from 'vitest';
import { adviceFor } from '../../src/core/advice-for.js';
import type { AdviceAsked } from '../../src/core/adviser.js';
import { FRONTIER } from '../games/frontier/index.js';
import { Chance } from '../kit/fuzz/chance.js';

const started = FRONTIER.setup.begin({}, ['red', 'blue'], new Chance(1));
if (!started.ok) throw new Error(started.rejection.code);
const { state } = started.value;
const [owed] = FRONTIER.obligations(state);
if (owed === undefined) throw new Error('nobody is awaited');
const byDefault = { action: FRONTIER.fallback(state, owed), reason: { key: 'default' } };

test('a game without an adviser is played by its defaults', () => {
  expect(adviceFor(FRONTIER, state, owed, 'strong', new Chance(1))).toEqual(byDefault);
});

test('what an adviser says is done where it is offered, and only there', () => {
  const reason = { key: 'points' };
  const mustering = (area: string) => ({
    ...FRONTIER,
    adviser: () => ({ action: { verb: 'muster', area }, reason }),
  });
  const held = FRONTIER.ask(state, 'red', 'muster', {});
  const area = held.kind === 'one' ? (held.choices[0]?.id ?? '') : '';
  expect(adviceFor(mustering(area), state, owed, 'middle', new Chance(1))).toEqual({
    action: { verb: 'muster', area },
    reason,
  });
  expect(adviceFor(mustering('nowhere'), state, owed, 'middle', new Chance(1))).toEqual(byDefault);
});

test('an adviser is handed the view of its seat, and is not asked for the default', () => {
  const asked: AdviceAsked[] = [];
  const listening = {
    ...FRONTIER,
    adviser: (question: AdviceAsked) => {
      asked.push(question);
      return null;
    },
  };
  expect(adviceFor(listening, state, owed, 'default', new Chance(1))).toEqual(byDefault);
  expect(asked).toHaveLength(0);
  expect(adviceFor(listening, state, owed, 'middle', new Chance(1), 7)).toEqual(byDefault);
  expect(asked[0]).toMatchObject({ seat: 'red', strength: 'middle', playouts: 7, view: { viewer: 'red' } });
});
