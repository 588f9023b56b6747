import type { Advice, Adviser, SeatView } from '../../../core/adviser.js';
import { playingOut } from '../../../kit/advice/ahead.js';
import { KeptPlans, thinkerOf } from '../../../kit/advice/kept-plans.js';
import { bestOfPaired, type Effort } from '../../../kit/advice/paired-playouts.js';
import { inPeril } from '../policy/foresight.js';
import type { Reconquista } from '../state/state.js';
import { plansFor } from './candidates.js';
import { AHEAD } from './foresight.js';
import { fearOf, reasonOf } from './reasons.js';

/** Look-ahead in turns, playouts, and number of plans. */
export const EFFORTS: Readonly<
  Record<'middle' | 'strong', Effort & { readonly horizon: number; readonly plans: number }>
> = {
  middle: { playouts: 72, horizon: 1, gate: 1.5, margin: 0.05, plans: 8 },
  strong: { playouts: 480, horizon: 1, gate: 1, margin: 0, plans: 20 },
};
/** Effort factor when one Muslim answer may end the game. */
const IN_PERIL = 2;

const KEPT = new KeptPlans(AHEAD);

/** The solitaire player: the usual move, unless another plan does better on the same luck. */
export const adviser: Adviser = (asked) => {
  const { view, seat, chance, strength } = asked;
  if (!isReconquista(view)) return null;
  const thinker = thinkerOf(strength, asked.playouts);
  const kept = KEPT.next(view, seat, thinker);
  const effort = EFFORTS[strength];
  const playouts = asked.playouts ?? effort.playouts * (inPeril(view) ? IN_PERIL : 1);
  const plans = kept === null ? plansFor(view, asked, effort.plans) : [{ actions: kept, promise: 0 }];
  const { index, gain } = bestOfPaired(
    playingOut(AHEAD, view, seat, effort.horizon),
    plans,
    { ...effort, playouts },
    chance,
  );
  const actions = plans[index]?.actions;
  if (actions === undefined) return null;
  KEPT.keep(view, seat, thinker, actions);
  const advice: Advice = { action: actions[0], reason: reasonOf(view, actions, gain) };
  const fears = fearOf(view);
  return fears === undefined ? advice : { ...advice, fears };
};

function isReconquista(view: SeatView): view is SeatView & Reconquista {
  return 'places' in view && 'fortune' in view;
}
