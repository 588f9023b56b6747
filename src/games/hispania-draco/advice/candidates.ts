import type { Action } from '../../../core/action.js';
import type { AdviceAsked } from '../../../core/adviser.js';
import type { Plan } from '../../../kit/advice/ahead.js';
import { everyAction } from '../../../kit/advice/every-action.js';
import { prospectsOf, type Way } from '../policy/campaign.js';
import type { Draco } from '../state/state.js';
import { usually } from './foresight.js';

/** More answers than any interesting question has. */
const MOST = 60;
/** Actions without movement come before distant destinations. */
const AT_HAND = 1;

/** The plan that is under way, or the usual move; then the alternatives, each with its promise. */
export function plansFor(
  state: Draco,
  asked: AdviceAsked,
  most: number,
  kept: Plan['actions'] | null,
): readonly Plan[] {
  const usual = kept ?? usually(state, asked.obligation);
  const others = asked.obligation.what === 'roman-phase' ? romanPlans(state, asked) : answers(asked);
  const seen = new Set([keyOf(usual)]);
  const plans: Plan[] = [{ actions: usual, promise: 0 }];
  for (const plan of [...others].sort((one, other) => other.promise - one.promise)) {
    const key = keyOf(plan.actions);
    if (seen.has(key)) continue;
    seen.add(key);
    plans.push(plan);
    if (plans.length > most) break;
  }
  return plans;
}

function keyOf(actions: readonly Action[]): string {
  return JSON.stringify(actions);
}

/** All destinations, with the first action there; all fights, discs and bribes at hand. */
function romanPlans(state: Draco, asked: AdviceAsked): readonly Plan[] {
  const ways = prospectsOf(state);
  const most = Math.max(0, ...ways.map(({ worth }) => worth));
  const plans = ways.flatMap(planOf);
  const here = everyAction(
    asked.offers.filter(({ verb }) => verb !== 'move' && verb !== 'sail'),
    asked.ask,
    MOST,
  );
  return [...plans, ...here.map((action): Plan => ({ actions: [action], promise: most - AT_HAND }))];
}

function planOf({ actions: [first, ...rest], worth }: Way): readonly Plan[] {
  return first === undefined ? [] : [{ actions: [first, ...rest], promise: worth }];
}

function answers(asked: AdviceAsked): readonly Plan[] {
  return everyAction(asked.offers, asked.ask, MOST).map((action): Plan => ({ actions: [action], promise: 0 }));
}
