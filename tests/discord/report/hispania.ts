import type { Action } from '../../../src/core/action.js';
import type { SeatId } from '../../../src/core/seat.js';
import type { State } from '../../../src/core/state.js';
import { isObject, objectsOf, textOf } from '../fake/json.js';
import type { Goals, Vocabulary } from './figures.js';

/** What the report asks of Hispania: its verbs, its goals, and the orders of people who do not want to be asked. */

export const BATTLE_BEGINS = 'battle-began';

/** Who leads a side of the battle under way. */
export function sidesIn(state: State): readonly SeatId[] {
  const battle = objectsOf(state.frames).findLast(({ kind }) => kind === 'battle');
  const armies = battle === undefined ? [] : [battle.attacker, battle.defender].filter(isObject);
  return armies.flatMap(({ seat }) => textOf(seat) ?? []);
}

export const VERBS: Vocabulary = {
  moves: ['move'],
  goods: ['buy', 'place'],
  ends: ['done'],
  stands: ['stand'],
  wholeBattles: ['stand-end'],
};

export const ORDERS: readonly Action[] = [
  { verb: 'order', kind: 'stand', nation: 'any', province: 'any', until: 'end' },
  { verb: 'order', kind: 'pass', event: 'any', unless: 'none' },
];

interface Kind {
  readonly name: string;
  readonly setup: Readonly<Record<string, string>>;
  readonly orders: readonly Action[];
  readonly goals: Goals;
}

const QUIET: Goals = { turnPresses: 10, answersPerBattle: 1, postsPerTurn: 2 };
const WITH_EVENTS: Goals = { turnPresses: 13, answersPerBattle: 1, postsPerTurn: 3 };
const ORDERED = { answersPerBattle: 0.3 };

export const KINDS: readonly Kind[] = [
  { name: 'without events', setup: { scenario: 'A', events: 'off' }, orders: [], goals: QUIET },
  {
    name: 'without events, standing orders',
    setup: { scenario: 'A', events: 'off' },
    orders: ORDERS.slice(0, 1),
    goals: { ...QUIET, ...ORDERED },
  },
  { name: 'events', setup: { scenario: 'A', events: 'on' }, orders: [], goals: WITH_EVENTS },
  {
    name: 'events, standing orders',
    setup: { scenario: 'A', events: 'on' },
    orders: ORDERS,
    goals: { ...WITH_EVENTS, ...ORDERED },
  },
];
