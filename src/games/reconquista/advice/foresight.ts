import type { Action } from '../../../core/action.js';
import type { Obligation } from '../../../core/obligation.js';
import type { Ahead } from '../../../kit/advice/ahead.js';
import { ENGINE } from '../engine/engine.js';
import { briskMove, briskPurchase } from '../policy/brisk.js';
import type { Reconquista } from '../state/state.js';
import { standingOf } from './standing.js';
import { sensibleActions } from './swift/choosing.js';
import { positionOf } from './swift/from-state.js';

/** In steps of a turn; nothing is hidden in this game except future dice. */
export const AHEAD: Ahead<Reconquista> = {
  obligations: ENGINE.obligations,
  apply: ENGINE.apply,
  follow: ENGINE.follow,
  outcome: ({ ending }) => (ending === null ? null : { ranking: [] }),
  imagine: (seen) => seen,
  quick: quickly,
  value: standingOf,
  // Where the Muslims rise, and how strong (13).
  decisive: [
    { what: 'reaction-region', sides: 6 },
    { what: 'reaction-force', sides: 6 },
  ],
  step: ({ turn }) => turn,
};

/** On numbers where they know the rules of the game. */
export function quickly(state: Reconquista, owed: Obligation): readonly [Action, ...Action[]] {
  const position = positionOf(state);
  if (position !== null) return sensibleActions(position);
  const here = state.frames.at(-1);
  if (here?.kind === 'campaign') return briskMove(state, here);
  if (here?.kind === 'spending' && state.fortune.crusaders === 0) return [briskPurchase(state)];
  return [ENGINE.fallback(state, owed)];
}
