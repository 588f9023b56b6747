import type { Advice, Adviser, SeatView } from '../../../core/adviser.js';
import { KeptPlans, thinkerOf } from '../../../kit/advice/kept-plans.js';
import { bestOfPaired, type Effort } from '../../../kit/advice/paired-playouts.js';
import type { Draco } from '../state/state.js';
import { plansFor } from './candidates.js';
import { AHEAD } from './foresight.js';
import { fearOf, reasonOf } from './reasons.js';

/** Look-ahead in generals' turns, playouts, and number of plans. */
export const EFFORTS: Readonly<Record<'middle' | 'strong', Effort & { readonly plans: number }>> = {
  middle: { playouts: 40, horizon: 2, gate: 1, margin: 0, plans: 5 },
  strong: { playouts: 300, horizon: 3, gate: 1, margin: 0, plans: 12 },
};

const KEPT = new KeptPlans(AHEAD);

/** For the generals and Hispano: the usual move, unless another plan does better on the same luck. */
export const adviser: Adviser = (asked) => {
  const { view, seat, chance, strength } = asked;
  if (!isDraco(view)) return null;
  const thinker = thinkerOf(strength, asked.playouts);
  const kept = KEPT.next(view, seat, thinker);
  const effort = EFFORTS[strength];
  const playouts = asked.playouts ?? effort.playouts;
  const plans = kept === null ? plansFor(view, asked, effort.plans) : [{ actions: kept, promise: 0 }];
  const { index, gain } = bestOfPaired(AHEAD, view, seat, plans, { ...effort, playouts }, chance);
  const actions = plans[index]?.actions;
  if (actions === undefined) return null;
  KEPT.keep(view, seat, thinker, actions);
  const advice: Advice = { action: actions[0], reason: reasonOf(view, actions, gain) };
  const fears = fearOf(view, seat === view.hispano);
  return fears === undefined ? advice : { ...advice, fears };
};

function isDraco(view: SeatView): view is SeatView & Draco {
  return 'pieces' in view && 'commands' in view;
}
