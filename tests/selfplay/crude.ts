import type { Action } from '../../src/core/action.js';
import type { Advice } from '../../src/core/adviser.js';
import type { GameModule } from '../../src/core/game-module.js';
import { firstAwaited, type Obligation } from '../../src/core/obligation.js';
import type { SeatId } from '../../src/core/seat.js';
import type { State } from '../../src/core/state.js';
import { NATION_IDS, PROVINCE_IDS } from '../../src/games/hispania/facts/ids.js';
import { seatScore } from '../../src/games/hispania/scoring/final.js';
import { worthAhead } from '../../src/games/hispania/scoring/provinces.js';
import { book } from '../../src/games/hispania/state/reading.js';
import { unitCount } from '../../src/games/hispania/state/stack.js';
import type { Hispania } from '../../src/games/hispania/state/state.js';
import { isView } from '../../src/games/hispania/tells/view.js';
import type { Chance } from '../kit/fuzz/chance.js';
import { fill } from '../kit/fuzz/player.js';

/**
 * A second opinion for the calibration, that shares nothing with the adviser: so many random candidates a decision, one
 * ply deep, the best by a rough count of points, land and units. Hispania alone; elsewhere the first candidate.
 */
const CANDIDATES = 10;
const EVENLY = { offer: () => 1, choice: () => 1 };

export function crude(module: GameModule, state: State, owed: Obligation, chance: Chance): Advice {
  const seat = firstAwaited(owed);
  const offers = module.offers(state, seat).filter(({ optional }) => optional !== true);
  const fallback = module.fallback(state, owed);
  let best: { readonly action: Action; readonly value: number } = { action: fallback, value: Number.NEGATIVE_INFINITY };
  for (let tried = 0; tried <= CANDIDATES; tried++) {
    const action = tried === 0 ? fallback : fill({ module }, state, seat, chance.one(offers).verb, chance, EVENLY);
    const done = module.apply(state, seat, action, chance.branch());
    if (!done.ok) continue;
    const value = situation(module.view(done.value.state, seat), seat);
    if (value > best.value) best = { action, value };
  }
  return { action: best.action, reason: { key: 'crude' } };
}

const LAND = 0.6;
const GOLD = 0.1;
const UNIT = 0.3;

function situation(view: ReturnType<GameModule['view']>, seat: SeatId): number {
  return isView(view) ? seatScore(view, seat) + land(view, seat) + units(view, seat) : 0;
}

/** What its provinces are worth when they count next; where others stand too, by the share of units. */
function land(state: Hispania, seat: SeatId): number {
  let sum = 0;
  for (const province of PROVINCE_IDS) {
    const stacks = state.areas[province];
    const all = NATION_IDS.reduce((count, nation) => count + unitCount(stacks[nation] ?? {}), 0);
    for (const nation of NATION_IDS) {
      const mine = unitCount(stacks[nation] ?? {});
      if (mine === 0 || state.nations[nation].seat !== seat) continue;
      const worth = LAND * worthAhead(state, nation, province) + GOLD * book(state).provinces[province].income;
      sum += worth * (mine === all ? 1 : (mine / all) ** 2);
    }
  }
  return sum;
}

function units(state: Hispania, seat: SeatId): number {
  let sum = 0;
  for (const stacks of Object.values(state.areas)) {
    for (const nation of NATION_IDS) {
      const count = unitCount(stacks[nation] ?? {});
      sum += UNIT * (state.nations[nation].seat === seat ? count : -count / 3);
    }
  }
  return sum;
}
