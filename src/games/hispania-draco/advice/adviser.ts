import type { Adviser, SeatView } from '../../../core/adviser.js';
import { bestOfPaired, type Effort } from '../../../kit/advice/paired-playouts.js';
import type { Draco } from '../state/state.js';
import { plansFor } from './candidates.js';
import { AHEAD } from './foresight.js';

/** How far ahead, in turns of a general; and how much is thought. */
export const EFFORTS: Readonly<Record<'middle' | 'strong', Effort & { readonly plans: number }>> = {
  middle: { playouts: 24, horizon: 3, gate: 1, margin: 0.3, plans: 6 },
  strong: { playouts: 80, horizon: 9, gate: 1, margin: 0.3, plans: 14 },
};

/** The generals' player, and Hispano's: what is usual, unless another plan comes out better on the same luck. */
export const adviser: Adviser = (asked) => {
  const { view, seat, chance, strength } = asked;
  if (!isDraco(view)) return null;
  const effort = EFFORTS[strength];
  const plans = plansFor(view, asked, effort.plans);
  const playouts = asked.playouts ?? effort.playouts;
  const { index } = bestOfPaired(AHEAD, view, seat, plans, { ...effort, playouts }, chance);
  const plan = plans[index];
  if (plan === undefined) return null;
  return { action: plan.actions[0], reason: { key: index === 0 ? 'default' : 'better' } };
};

export function isDraco(view: SeatView): view is SeatView & Draco {
  return 'pieces' in view && 'commands' in view;
}
