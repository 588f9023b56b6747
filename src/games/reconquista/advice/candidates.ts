import type { Action } from '../../../core/action.js';
import type { AdviceAsked } from '../../../core/adviser.js';
import type { Plan } from '../../../kit/advice/ahead.js';
import { everyAction } from '../../../kit/advice/every-action.js';
import { type Campaign, movableAt } from '../campaign/movable.js';
import { targetsOf } from '../campaign/orders.js';
import { PLACE_IDS } from '../facts/ids.js';
import { bookOf } from '../facts/override.js';
import { briskSteps, stepOf, whoGoes } from '../policy/brisk.js';
import { purchasesIn } from '../policy/spending.js';
import { stopsEntry, unitsOf } from '../state/reading.js';
import type { Reconquista } from '../state/state.js';
import { onlyKinds, sizeOf, without } from '../state/troops.js';
import { quickly } from './foresight.js';
import { plansOn } from './swift/choosing.js';
import { positionOf } from './swift/from-state.js';

const MOST = 40;
/** Moving without a fight promises little; stopping there, a little more. */
const REARRANGED = -0.3;

/** The plan that is under way, or the usual move; then the alternatives, most promising first. */
export function plansFor(
  state: Reconquista,
  asked: AdviceAsked,
  most: number,
  kept: Plan['actions'] | null,
): readonly Plan[] {
  const { obligation } = asked;
  const usual: Plan = { actions: kept ?? quickly(state, obligation), promise: 0 };
  const here = state.frames.at(-1);
  const position = positionOf(state);
  const others =
    position !== null
      ? plansOn(position)
      : here?.kind === 'campaign'
        ? campaignPlans(state, here)
        : here?.kind === 'spending' && state.fortune.crusaders === 0
          ? spendingPlans(state)
          : answers(asked);
  const seen = new Set([JSON.stringify(usual.actions)]);
  const plans: Plan[] = [usual];
  for (const plan of [...others].sort((one, other) => other.promise - one.promise)) {
    const key = JSON.stringify(plan.actions);
    if (seen.has(key)) continue;
    seen.add(key);
    plans.push(plan);
    if (plans.length > most) break;
  }
  return plans;
}

function campaignPlans(state: Reconquista, campaign: Campaign): readonly Plan[] {
  const fights = briskSteps(state, campaign).map(({ gain, actions }): Plan => ({ actions, promise: gain }));
  return [...fights, ...rearranged(state, campaign), { actions: [{ verb: 'done' }], promise: 0 }];
}

/** Moves to places without resistance: to gather, or to stand where units are wanted. */
function rearranged(state: Reconquista, campaign: Campaign): readonly Plan[] {
  const book = bookOf(state.overrides);
  return PLACE_IDS.flatMap((from) => {
    const { cid, force } = movableAt(state, book, campaign, from);
    // A force on the move already has its destination.
    if (force !== null) return [];
    return targetsOf(state, book, campaign, from)
      .filter((to) => !stopsEntry(state.places[to], 'christian'))
      .flatMap((to): readonly Plan[] => {
        const able = whoGoes(state, book, campaign, from, to);
        const garrisons = onlyKinds(able, ['garrison']);
        const marchers = without(able, garrisons);
        const friends = sizeOf(unitsOf(state.places[to], 'christian')) > 0 || state.places[to].city !== null;
        return [able, marchers, garrisons]
          .filter((going) => sizeOf(going) > 0)
          .map((going) => {
            const stays = cid && sizeOf(unitsOf(state.places[from], 'christian')) > sizeOf(going);
            const action = stepOf(state, from, to, going, stays);
            return { actions: [action], promise: REARRANGED - (friends ? 0 : 0.2) + 0.02 * sizeOf(going) };
          });
      });
  });
}

function spendingPlans(state: Reconquista): readonly Plan[] {
  const purchases = purchasesIn(state, bookOf(state.overrides));
  const bought = purchases.map(({ good, at, worth }): Plan => {
    const action: Action = { verb: 'buy', unit: good, place: at };
    return { actions: [action], promise: worth };
  });
  return [...bought, { actions: [{ verb: 'done' }], promise: -1 }];
}

function answers(asked: AdviceAsked): readonly Plan[] {
  return everyAction(asked.offers, asked.ask, MOST).map((action): Plan => ({ actions: [action], promise: 0 }));
}
