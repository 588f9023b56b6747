import type { Advice, Adviser, SeatView } from '../../../core/adviser.js';
import { playingOut } from '../../../kit/advice/ahead.js';
import { KeptPlans, thinkerOf } from '../../../kit/advice/kept-plans.js';
import { bestOfPaired } from '../../../kit/advice/paired-playouts.js';
import type { Draco } from '../state/state.js';
import { plansFor } from './candidates.js';
import { AHEAD } from './foresight.js';
import { fearOf, reasonOf } from './reasons.js';
import { swiftly } from './swift/playing.js';

/** Playouts, generals' turns per playout, and number of plans. */
interface Thought {
  readonly playouts: number;
  readonly horizon: number;
  readonly plans: number;
}
/** On numbers, and where a campaign needs the real rules. */
export const EFFORTS: Readonly<Record<'middle' | 'strong', { readonly swift: Thought; readonly real: Thought }>> = {
  middle: { swift: { playouts: 250, horizon: 6, plans: 10 }, real: { playouts: 40, horizon: 2, plans: 5 } },
  strong: { swift: { playouts: 3000, horizon: 6, plans: 24 }, real: { playouts: 300, horizon: 3, plans: 12 } },
};
const GATE = { gate: 1, margin: 0 };

const KEPT = new KeptPlans(AHEAD);

/** For the generals and Hispano: the usual move, unless another plan does better on the same luck. */
export const adviser: Adviser = (asked) => {
  const { view, seat, chance, strength } = asked;
  if (!isDraco(view)) return null;
  const thinker = thinkerOf(strength, asked.playouts);
  const kept = KEPT.next(view, seat, thinker);
  const { swift, real } = EFFORTS[strength];
  const quick = swiftly(view, seat, swift.horizon);
  const { playouts, horizon, plans: most } = quick === null ? real : swift;
  const playOut = quick ?? playingOut(AHEAD, view, seat, horizon);
  const plans = plansFor(view, asked, most, kept);
  const effort = { ...GATE, playouts: asked.playouts ?? playouts };
  const { index, gain } = bestOfPaired(playOut, plans, effort, chance);
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
