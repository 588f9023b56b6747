import type { Dice } from '../../core/dice.js';
import type { Plan, PlayOut } from './ahead.js';
import { seedFrom } from './seeded-dice.js';

/** How much thought one decision gets. Never a time, so that runs repeat. */
export interface Effort {
  /** Playouts in all. */
  readonly playouts: number;
  /** A plan must beat the usual one by this many of its standard errors. */
  readonly gate: number;
  /** And by at least this much. */
  readonly margin: number;
}

/** The plan found, how much better than the usual one it is, and the error of that. */
export interface Found {
  readonly index: number;
  readonly gain: number;
  readonly error: number;
  readonly tries: number;
}

const AS_USUAL: Found = { index: 0, gain: 0, error: 0, tries: 0 };
/** The fewest tries before a plan may be dropped. */
const A_ROUND = 4;
/** Plans this many errors behind the usual one are dropped. */
const BEHIND = 1;

interface Tried {
  readonly index: number;
  readonly plan: Plan;
  sum: number;
  squares: number;
  count: number;
}

/**
 * The first plan is the usual one, and stays unless another beats it by more than its error. Each of the others is
 * played out with the same luck, so that only the choice differs. The playouts are shared out over the rounds; after
 * each the less promising half is dropped, and what is surely worse than the usual plan.
 */
export function bestOfPaired(
  playOut: PlayOut,
  plans: readonly Plan[],
  { playouts, gate, margin }: Effort,
  chance: Dice,
): Found {
  const [usual, ...others] = plans;
  if (usual === undefined || others.length === 0) return AS_USUAL;
  let left = others.map((plan, place): Tried => ({ index: place + 1, plan, sum: 0, squares: 0, count: 0 }));
  left.sort((one, other) => other.plan.promise - one.plan.promise);
  left = left.slice(0, Math.max(1, Math.floor(playouts / A_ROUND) - 1));
  const all = left;
  const aRound = playouts / Math.ceil(Math.log2(left.length + 1));
  let spent = 0;
  // Vary the faces each decision starts with.
  let number = seedFrom(chance) % 997;
  while (left.length > 0 && spent + left.length < playouts) {
    const tries = Math.max(A_ROUND, Math.floor(aRound / (left.length + 1)));
    for (let time = 0; time < tries && spent + left.length < playouts; time++) {
      const seed = seedFrom(chance);
      number += 1;
      const against = playOut(usual, seed, number);
      spent += 1 + left.length;
      for (const tried of left) {
        const value = playOut(tried.plan, seed, number);
        const gain = value === null ? Number.NEGATIVE_INFINITY : value - (against ?? 0);
        tried.sum += gain;
        tried.squares += gain * gain;
        tried.count += 1;
      }
    }
    left = left.filter((tried) => meanOf(tried) + BEHIND * errorOf(tried) > 0);
    left.sort((one, other) => meanOf(other) - meanOf(one));
    if (left.length > 1) left = left.slice(0, Math.ceil(left.length / 2));
  }
  let best = AS_USUAL;
  for (const tried of all) {
    const [gain, error] = [meanOf(tried), errorOf(tried)];
    if (gain > margin && gain > gate * error && gain > best.gain) {
      best = { index: tried.index, gain, error, tries: tried.count };
    }
  }
  return best;
}

function meanOf({ sum, count }: Tried): number {
  return count === 0 ? Number.NEGATIVE_INFINITY : sum / count;
}

/** The standard error of the mean; infinite until there are three tries. */
function errorOf(tried: Tried): number {
  const { sum, squares, count } = tried;
  if (count < 3 || !Number.isFinite(sum)) return Number.POSITIVE_INFINITY;
  return Math.sqrt(Math.max(0, squares - (sum * sum) / count) / (count - 1) / count);
}
