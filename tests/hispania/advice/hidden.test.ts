import { expect, test } from 'vitest';
import { adviceFor } from '../../../src/core/advice-for.js';
import type { SeatView } from '../../../src/core/adviser.js';
import { firstAwaited } from '../../../src/core/obligation.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import type { Hispania } from '../../../src/games/hispania/state/state.js';
import { SeededDice } from '../../../src/kit/advice/seeded-dice.js';
import { Chance } from '../../kit/fuzz/chance.js';

/** What the seat cannot see, otherwise: the counters of the others and of the bag, their standing orders. */
function otherwise(state: Hispania, seat: string): Hispania {
  const others = state.seats.filter((one) => one !== seat);
  const pool = [...state.counters.bag, ...others.flatMap((one) => state.players[one]?.hand ?? [])].reverse();
  const players = { ...state.players };
  for (const one of others) {
    const player = state.players[one];
    if (player === undefined) continue;
    const orders = [{ kind: 'pass', event: 'any', unless: 'none' }] as const;
    players[one] = { ...player, hand: pool.splice(0, player.hand.length), orders };
  }
  return { ...state, players, counters: { ...state.counters, bag: pool } };
}

test.each(['middle', 'strong'] as const)('what is hidden does not change what the %s one does', (strength) => {
  const dice = new Chance(11);
  const started = HISPANIA.setup({ scenario: 'A', events: 'on' }, ['a', 'b', 'c', 'd'], dice);
  if (!started.ok) throw new Error(started.rejection.code);
  let { state } = started.value;
  let compared = 0;
  const every = strength === 'strong' ? 19 : 3;
  for (let step = 0; step < 240 && HISPANIA.outcome(state) === null; step++) {
    const [owed] = HISPANIA.obligations(state);
    if (owed === undefined) throw new Error('nobody is awaited');
    const seat = firstAwaited(owed);
    if (step % every === 0) {
      const advised = (from: Hispania) => adviceFor(HISPANIA, from, owed, strength, new SeededDice(step), 8);
      const other = otherwise(state, seat);
      expect(JSON.stringify(other.counters.bag)).not.toBe(JSON.stringify(state.counters.bag));
      expect(advised(other)).toEqual(advised(state));
      compared += 1;
    }
    const { action } = adviceFor(HISPANIA, state, owed, 'middle', dice);
    const done = HISPANIA.apply(state, seat, action, dice);
    if (!done.ok) throw new Error(done.rejection.code);
    ({ state } = done.value);
  }
  expect(compared).toBeGreaterThan(10);
});

test('a state cannot be handed to an adviser: it has no viewer', () => {
  const started = HISPANIA.setup({ scenario: 'A' }, ['a', 'b', 'c', 'd'], new Chance(1));
  if (!started.ok) throw new Error(started.rejection.code);
  // @ts-expect-error: only a view says whose it is.
  const handed: SeatView = started.value.state;
  expect('viewer' in handed).toBe(false);
});
