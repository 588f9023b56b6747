import type { Action } from '../../../src/core/action.js';
import type { GameEvent } from '../../../src/core/chronicle.js';
import { firstAwaited, type Obligation } from '../../../src/core/obligation.js';
import { NATION_IDS, type NationId } from '../../../src/games/hispania/facts/ids.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import type { Hispania } from '../../../src/games/hispania/state/state.js';
import { Chance } from '../../kit/fuzz/chance.js';
import { CountersWorth } from './counters-worth.js';
import { type Forgone, type Market, marketOf, NONE, partsOf, plusForgone } from './gold-forgone.js';

export const SCENARIOS = ['D', 'A', 'C'] as const;
const SEATS = ['p1', 'p2', 'p3', 'p4'];

/** Nobody is there: every obligation by its legal default. */
export function playedByNobody(scenario: string, seed: number) {
  return playedBy(NOBODY, scenario, seed);
}

type Deciding = (state: Hispania, owed: Obligation, chance: Chance) => Action;
const NOBODY: Deciding = (state, owed) => HISPANIA.fallback(state, owed);

/** A whole game in which every obligation is met by the same player, and what becomes of people and gold in it. */
export function playedBy(decide: Deciding, scenario: string, seed: number) {
  const chance = new Chance(seed + 1_000_003);
  const dice = new Chance(seed);
  const started = HISPANIA.setup.begin(
    { scenario, ...(scenario === 'E' || scenario === 'B' ? { version: 'advanced' } : {}) },
    SEATS,
    dice,
  );
  if (!started.ok) throw new Error(started.rejection.code);
  let { state } = started.value;
  const events: GameEvent[] = [...started.value.events];
  const forgone = new Map<NationId, Forgone>();
  const counters = new CountersWorth();
  let purse = NO_PURSE;
  let steps = 0;
  for (; HISPANIA.outcome(state) === null; steps++) {
    if (steps > 20_000) throw new Error('the defaults do not come to an end');
    const [owed] = HISPANIA.obligations(state);
    if (owed === undefined) throw new Error('nobody is awaited');
    const buyer = buyerOf(owed);
    if (buyer !== purse.nation) purse = { nation: buyer, market: buyer === null ? null : marketOf(state, buyer) };
    const done = HISPANIA.apply(state, firstAwaited(owed), decide(state, owed, chance), dice);
    if (!done.ok) throw new Error(JSON.stringify(done.rejection));
    for (const event of done.value.events) {
      const nation = event.type === 'gold-lost' ? nationIn(event.nation) : null;
      if (nation === null) continue;
      const parts = partsOf(event, purse.nation === nation ? purse.market : null);
      forgone.set(nation, plusForgone(forgone.get(nation) ?? NONE, parts));
      if (purse.nation === nation) purse = NO_PURSE;
    }
    events.push(...done.value.events);
    counters.step(state, done.value.state, done.value.events);
    ({ state } = done.value);
  }
  return { state, events, steps, forgone, beyondCounters: counters.beyond(state) };
}

interface Purse {
  readonly nation: NationId | null;
  readonly market: Market | null;
}
const NO_PURSE: Purse = { nation: null, market: null };

const nationIn = (value: unknown) => NATION_IDS.find((nation) => nation === value) ?? null;

/** Whose purchases are awaited. */
function buyerOf({ what, values }: Obligation): NationId | null {
  const nation = what === 'income' || what === 'purchase' ? values?.nation : null;
  return typeof nation === 'object' && nation !== null && 'id' in nation ? nationIn(nation.id) : null;
}

export interface Tally {
  /** Units that came, bought ones too. */
  arrived: number;
  /** Taken off by a check: too many in a place, too many for the land, off the map or at sea. */
  removed: number;
  income: number;
}
const BY_A_CHECK = ['stacking', 'population', 'stranded'];

/** What the checks of a game took of each nation, and the gold that came in. */
export function peopleLost(events: readonly GameEvent[]): ReadonlyMap<string, Tally> {
  const tallies = new Map<string, Tally>();
  const of = (nation: unknown): Tally => {
    const found = tallies.get(String(nation)) ?? { arrived: 0, removed: 0, income: 0 };
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
    }
  }
  return tallies;
}

function unitsIn(units: unknown): number {
  if (typeof units !== 'object' || units === null) return 0;
  return Object.values(units).reduce<number>((sum, count) => (typeof count === 'number' ? sum + count : sum), 0);
}
