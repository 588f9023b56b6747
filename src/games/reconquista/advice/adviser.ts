import type { Advice, Adviser, SeatView } from '../../../core/adviser.js';
import { playingOut } from '../../../kit/advice/ahead.js';
import { KeptPlans, thinkerOf } from '../../../kit/advice/kept-plans.js';
import { bestOfPaired } from '../../../kit/advice/paired-playouts.js';
import { LAST_TURN } from '../closing/end-of-turn.js';
import type { Reconquista } from '../state/state.js';
import { plansFor } from './candidates.js';
import { AHEAD } from './foresight.js';
import { fearOf, reasonOf } from './reasons.js';
import { swiftly } from './swift/playing.js';

/** Playouts, turns per playout, and number of plans. */
interface Thought {
  readonly playouts: number;
  readonly horizon: number;
  readonly plans: number;
}
/** On numbers, and where a game needs the real rules. */
export const EFFORTS: Readonly<Record<'middle' | 'strong', { readonly swift: Thought; readonly real: Thought }>> = {
  middle: { swift: { playouts: 240, horizon: 1, plans: 12 }, real: { playouts: 72, horizon: 1, plans: 8 } },
  strong: { swift: { playouts: 1600, horizon: 1, plans: 24 }, real: { playouts: 480, horizon: 1, plans: 20 } },
};
const GATE = { gate: 1, margin: 0 };
/** Its playouts end with the game, so that nothing is estimated: more of them always say more. */
const ON_THE_LAST_TURN = 4;

const KEPT = new KeptPlans(AHEAD);

/** The solitaire player: the usual move, unless another plan does better on the same luck. */
export const adviser: Adviser = (asked) => {
  const { view, seat, chance, strength } = asked;
  if (!isReconquista(view)) return null;
  const thinker = thinkerOf(strength, asked.playouts);
  const kept = KEPT.next(view, seat, thinker);
  const { swift, real } = EFFORTS[strength];
  const quick = swiftly(view, seat, swift.horizon);
  const { playouts, horizon, plans: most } = quick === null ? real : swift;
  const playOut = quick ?? playingOut(AHEAD, view, seat, horizon);
  const plans = plansFor(view, asked, most, kept);
  const more = quick !== null && view.turn === LAST_TURN ? ON_THE_LAST_TURN : 1;
  const effort = { ...GATE, playouts: asked.playouts ?? playouts * more };
  const { index, gain } = bestOfPaired(playOut, plans, effort, chance);
  const actions = plans[index]?.actions;
  if (actions === undefined) return null;
  KEPT.keep(view, seat, thinker, actions);
  const advice: Advice = { action: actions[0], reason: reasonOf(view, actions, gain) };
  const fears = fearOf(view, actions);
  return fears === undefined ? advice : { ...advice, fears };
};

function isReconquista(view: SeatView): view is SeatView & Reconquista {
  return 'places' in view && 'fortune' in view;
}
