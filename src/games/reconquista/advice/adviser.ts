import type { Adviser, SeatView } from '../../../core/adviser.js';
import { bestOfPaired, type Effort } from '../../../kit/advice/paired-playouts.js';
import type { Reconquista } from '../state/state.js';
import { plansFor } from './candidates.js';
import { AHEAD } from './foresight.js';

/** How many turns ahead, and how much is thought. */
export const EFFORTS: Readonly<Record<'middle' | 'strong', Effort & { readonly plans: number }>> = {
  middle: { playouts: 60, horizon: 1, gate: 1, margin: 0, plans: 8 },
  strong: { playouts: 300, horizon: 2, gate: 1, margin: 0, plans: 20 },
};

/** The player of the solitaire: what is usual, unless another plan comes out better on the same luck. */
export const adviser: Adviser = (asked) => {
  const { view, seat, chance, strength } = asked;
  if (!isReconquista(view)) return null;
  const effort = EFFORTS[strength];
  const plans = plansFor(view, asked, effort.plans);
  const playouts = asked.playouts ?? effort.playouts;
  const { index } = bestOfPaired(AHEAD, view, seat, plans, { ...effort, playouts }, chance);
  const plan = plans[index];
  if (plan === undefined) return null;
  return { action: plan.actions[0], reason: { key: index === 0 ? 'default' : 'better' } };
};

export function isReconquista(view: SeatView): view is SeatView & Reconquista {
  return 'places' in view && 'fortune' in view;
}
