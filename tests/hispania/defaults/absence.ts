import type { GameEvent } from '../../../src/core/event.js';
import { firstAwaited } from '../../../src/core/obligation.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import type { Hispania } from '../../../src/games/hispania/state/state.js';
import { Chance } from '../../kit/fuzz/chance.js';

export const SCENARIOS = ['D', 'A', 'C'] as const;
const SEATS = ['p1', 'p2', 'p3', 'p4'];

/** Nobody is there: every obligation by its legal default, until `enough` or the end. */
export function playedByNobody(scenario: string, seed: number, enough: (state: Hispania) => boolean = () => false) {
  const dice = new Chance(seed);
  const started = HISPANIA.setup(
    { scenario, ...(scenario === 'E' || scenario === 'B' ? { version: 'advanced' } : {}) },
    SEATS,
    dice,
  );
  if (!started.ok) throw new Error(started.rejection.code);
  let { state } = started.value;
  const events: GameEvent[] = [...started.value.events];
  let steps = 0;
  for (; HISPANIA.outcome(state) === null && !enough(state); steps++) {
    if (steps > 20_000) throw new Error('the defaults do not come to an end');
    const [owed] = HISPANIA.obligations(state);
    if (owed === undefined) throw new Error('nobody is awaited');
    const done = HISPANIA.apply(state, firstAwaited(owed), HISPANIA.fallback(state, owed), dice);
    if (!done.ok) throw new Error(JSON.stringify(done.rejection));
    events.push(...done.value.events);
    ({ state } = done.value);
  }
  return { state, events, steps };
}

export interface Tally {
  /** Units that came, bought ones too. */
  arrived: number;
  /** Taken off by a check: too many in a place, too many for the land, off the map or at sea. */
  removed: number;
  income: number;
  forgone: number;
}
const BY_A_CHECK = ['stacking', 'population', 'stranded'];

/** What the checks of a game took of each nation, and the gold that it let go. */
export function peopleLost(events: readonly GameEvent[]): ReadonlyMap<string, Tally> {
  const tallies = new Map<string, Tally>();
  const of = (nation: unknown): Tally => {
    const found = tallies.get(String(nation)) ?? { arrived: 0, removed: 0, income: 0, forgone: 0 };
    tallies.set(String(nation), found);
    return found;
  };
  for (const event of events) {
    switch (event.type) {
      case 'arrived':
        of(event.nation).arrived += unitsIn(event.units);
        break;
      case 'unit-bought':
        of(event.nation).arrived += Number(event.count);
        break;
      case 'removed':
        if (BY_A_CHECK.includes(String(event.why)) && !String(event.unit).startsWith('leader:'))
          of(event.nation).removed += Number(event.count);
        break;
      case 'income':
        of(event.nation).income += Number(event.gold);
        break;
      case 'tribute':
        of(event.suzerain).income += Number(event.gold);
        break;
      case 'gold-lost':
        of(event.nation).forgone += Number(event.gold);
        break;
    }
  }
  return tallies;
}

function unitsIn(units: unknown): number {
  if (typeof units !== 'object' || units === null) return 0;
  return Object.values(units).reduce<number>((sum, count) => (typeof count === 'number' ? sum + count : sum), 0);
}
