import { describe, expect, test } from 'vitest';
import { adviceFor } from '../../../src/core/advice-for.js';
import type { SeatView } from '../../../src/core/adviser.js';
import type { Setup } from '../../../src/core/contract/setup.js';
import { firstAwaited } from '../../../src/core/obligation.js';
import type { SeatId } from '../../../src/core/seat.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import type { Frame } from '../../../src/games/hispania/state/frame.js';
import type { Hispania } from '../../../src/games/hispania/state/state.js';
import { SeededDice } from '../../../src/kit/advice/seeded-dice.js';
import { thoughtOf } from '../../../src/table/change/think.js';
import { Chance } from '../../kit/fuzz/chance.js';

const HIDDEN = ['bag', 'hand', 'orders', 'let-pass', 'sealed', 'lots', 'stands', 'passed'] as const;
type Hidden = (typeof HIDDEN)[number];

/** All that the seat cannot see, otherwise; which kinds of it there were to change. */
function otherwise(state: Hispania, seat: SeatId): { readonly other: Hispania; readonly changed: ReadonlySet<Hidden> } {
  const changed = new Set<Hidden>();
  const others = state.seats.filter((one) => one !== seat);
  const pool = [...state.counters.bag, ...others.flatMap((one) => state.players[one]?.hand ?? [])].reverse();
  const players = { ...state.players };
  for (const one of others) {
    const player = state.players[one];
    if (player === undefined) continue;
    const hand = pool.splice(0, player.hand.length);
    if (hand.join() !== player.hand.join()) changed.add('hand');
    const orders = [{ kind: 'pass', event: 'any', unless: 'none' }] as const;
    changed.add('orders').add('let-pass');
    players[one] = { ...player, hand, orders, letPass: { turn: state.turn, nation: 'rome' } };
  }
  if (pool.join() !== state.counters.bag.join()) changed.add('bag');
  const frames = state.frames.map((frame) => frameOtherwise(frame, seat, others, changed));
  return { other: { ...state, players, frames, counters: { ...state.counters, bag: pool } }, changed };
}

function frameOtherwise(frame: Frame, seat: SeatId, others: readonly SeatId[], changed: Set<Hidden>): Frame {
  switch (frame.kind) {
    case 'sealed':
      changed.add('sealed');
      return {
        ...frame,
        bids: { ...frame.bids, ...Object.fromEntries(others.map((one, place) => [one, 40 + place])) },
      };
    case 'lots': {
      changed.add('lots');
      const bids = Object.fromEntries(frame.lots.map((lot, place) => [lot, 30 - place]));
      return { ...frame, bids: { ...frame.bids, ...Object.fromEntries(others.map((one) => [one, bids])) } };
    }
    case 'battle': {
      changed.add('stands');
      const [attacker, defender] = [frame.attacker, frame.defender].map((army) =>
        army.seat === seat ? army : { ...army, stands: 'half' as const, leavesFor: 'tolede' as const },
      );
      return attacker === undefined || defender === undefined
        ? frame
        : { ...frame, attacker, defender, letPass: others };
    }
    case 'window':
    case 'nul':
      changed.add('passed');
      return { ...frame, passed: [...others, ...frame.passed.filter((one) => one === seat)] };
    default:
      return frame;
  }
}

const TABLES: readonly (readonly [string, Setup, readonly Hidden[]])[] = [
  [
    'events',
    { scenario: 'A', events: 'on', 'sign-of-god': 'on' },
    ['bag', 'hand', 'orders', 'let-pass', 'stands', 'passed'],
  ],
  ['secret bids', { scenario: 'A', version: 'advanced', 'secret-bids': 'on' }, ['orders', 'sealed', 'stands']],
  [
    'bids for groups',
    { scenario: 'C', 'group-bids': 'on', events: 'on' },
    ['bag', 'orders', 'lots', 'stands', 'passed'],
  ],
];

describe.each(TABLES)('with %s', (_name, setup, expected) => {
  test.each(['middle', 'strong'] as const)('what is hidden does not change what the %s one does', (strength) => {
    const dice = new Chance(11);
    const started = HISPANIA.setup.begin(setup, ['a', 'b', 'c', 'd'], dice);
    if (!started.ok) throw new Error(started.rejection.code);
    let { state } = started.value;
    const met = new Set<Hidden>();
    const compared = new Map<string, number>();
    for (let step = 0; step < 300 && HISPANIA.outcome(state) === null; step++) {
      const [owed] = HISPANIA.obligations(state);
      if (owed === undefined) throw new Error('nobody is awaited');
      const seat = firstAwaited(owed);
      // Of each kind of decision some are enough.
      const times = compared.get(owed.what) ?? 0;
      if (times < (strength === 'middle' ? 20 : 2)) {
        const { other, changed } = otherwise(state, seat);
        const advised = (from: Hispania) => adviceFor(HISPANIA, from, owed, strength, new SeededDice(step), 6);
        expect(advised(other), owed.what).toEqual(advised(state));
        compared.set(owed.what, times + 1);
        for (const kind of changed) met.add(kind);
      }
      const { action } = adviceFor(HISPANIA, state, owed, 'middle', dice);
      const done = HISPANIA.apply(state, seat, action, dice);
      if (!done.ok) throw new Error(done.rejection.code);
      ({ state } = done.value);
    }
    expect([...met]).toEqual(expect.arrayContaining([...expected]));
  });
});

test('every kind of hidden thing is changed at some table', () => {
  expect(new Set(TABLES.flatMap(([, , expected]) => expected))).toEqual(new Set(HIDDEN));
});

test('neither the seed nor the dice to come change what is advised', () => {
  const started = HISPANIA.setup.begin({ scenario: 'A' }, ['a', 'b', 'c', 'd'], new Chance(3));
  if (!started.ok) throw new Error(started.rejection.code);
  const { state } = started.value;
  const [owed] = HISPANIA.obligations(state);
  if (owed === undefined) throw new Error('nobody is awaited');
  const advised = (seed: string, nextRoll: number) =>
    thoughtOf(HISPANIA, {
      module: HISPANIA.id,
      rulesVersion: HISPANIA.rulesVersion,
      state,
      game: { id: 'g1', seed, words: [], nextRoll, version: 5, seats: [] },
      first: { owed, strength: 'middle' },
    });
  expect(advised('1'.repeat(64), 1)).toEqual(advised('2'.repeat(64), 900));
});

test('a state cannot be handed to an adviser: it has no viewer', () => {
  const started = HISPANIA.setup.begin({ scenario: 'A' }, ['a', 'b', 'c', 'd'], new Chance(1));
  if (!started.ok) throw new Error(started.rejection.code);
  // @ts-expect-error: only a view says whose it is.
  const handed: SeatView = started.value.state;
  expect('viewer' in handed).toBe(false);
});
