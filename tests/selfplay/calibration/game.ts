import { firstAwaited } from '../../../src/core/obligation.js';
import { NATION_IDS, type NationId, type ProvinceId } from '../../../src/games/hispania/facts/ids.js';
import { HISPANIA } from '../../../src/games/hispania/index.js';
import { scoredProvinces } from '../../../src/games/hispania/scoring/provinces.js';
import type { Hispania } from '../../../src/games/hispania/state/state.js';
import { GAMES } from '../../../src/games/registry.js';
import { Chance } from '../../kit/fuzz/chance.js';
import { playerNamed } from '../players.js';

/** A game as the calibration sees it: who held what when it counted, and whatever else was scored. */
export interface Counted {
  readonly scenario: string;
  readonly version: string;
  readonly player: string;
  readonly seed: number;
  /** Before provinces count: what each nation has scored so far but for provinces counted then, and the land it holds. */
  readonly countings: readonly Counting[];
  /** Nation by nation, and by whom it was held: what was bid is apart. */
  readonly nations: Readonly<Partial<Record<NationId, number>>>;
  readonly seats: readonly number[];
}
export interface Counting {
  readonly turn: number;
  readonly held: Readonly<Partial<Record<NationId, Held>>>;
  /** Of each nation until the end of this turn. */
  readonly scored: Readonly<Partial<Record<NationId, number>>>;
}
export interface Held {
  readonly provinces: readonly ProvinceId[];
  readonly vassal: boolean;
}

const MODULE = GAMES.find(({ id }) => id === HISPANIA.id);

export function count(scenario: string, version: string, player: string, seed: number, until = 99): Counted {
  if (MODULE === undefined) throw new Error('the game is not there');
  const seats = ['p1', 'p2', 'p3', 'p4'];
  const dice = new Chance(seed);
  const begun = HISPANIA.setup.begin({ scenario, version }, seats, dice);
  if (!begun.ok) throw new Error(`${scenario} ${version}: ${begun.rejection.code}`);
  let { state } = begun.value;
  const chances = new Map(seats.map((seat, at) => [seat, new Chance(seed * 31 + at)]));
  const play = playerNamed(player);
  const countings: Counting[] = [];
  while (HISPANIA.outcome(state) === null && state.turn <= until) {
    const [owed] = HISPANIA.obligations(state);
    const chance = owed === undefined ? undefined : chances.get(firstAwaited(owed));
    if (owed === undefined || chance === undefined) throw new Error(`seed ${seed} does not come to an end`);
    const { action } = play(MODULE, state, owed, chance);
    const done = HISPANIA.apply(state, firstAwaited(owed), action, dice);
    if (!done.ok) throw new Error(`seed ${seed}: ${JSON.stringify(action)}: ${done.rejection.code}`);
    if (done.value.events.some(({ type }) => type === 'provinces-counted')) {
      const { turn } = state;
      const held = heldBy(state);
      ({ state } = done.value);
      countings.push({ turn, held, scored: scoredUntil(state, turn) });
    } else ({ state } = done.value);
  }
  return {
    scenario,
    version,
    player,
    seed,
    countings,
    nations: scoredUntil(state, 99),
    seats: seats.map((seat) => HISPANIA.seats(HISPANIA.view(state, null)).find((one) => one.seat === seat)?.score ?? 0),
  };
}

function heldBy(state: Hispania): Counting['held'] {
  const held: Partial<Record<NationId, Held>> = {};
  for (const nation of NATION_IDS) {
    if (state.nations[nation].status !== 'playing') continue;
    const provinces = [...scoredProvinces(state, nation)];
    if (provinces.length > 0) held[nation] = { provinces, vassal: state.nations[nation].suzerain !== null };
  }
  return held;
}

function scoredUntil(state: Hispania, turn: number): Partial<Record<NationId, number>> {
  const scored: Partial<Record<NationId, number>> = {};
  for (const entry of state.ledger) {
    if (entry.nation !== null && entry.turn <= turn) scored[entry.nation] = (scored[entry.nation] ?? 0) + entry.points;
  }
  return scored;
}
