import type { Action } from '../../../core/action.js';
import type { Obligation } from '../../../core/obligation.js';
import type { Ahead } from '../../../kit/advice/ahead.js';
import { ENGINE } from '../engine/steps.js';
import { GENERAL_IDS } from '../facts/ids.js';
import { sensibleActions } from '../policy/campaign.js';
import type { Draco } from '../state/state.js';
import { standingOf } from './standing.js';

/** Turn by turn, everybody doing what is sensible. What Hispano has settled in advance shows as it comes. */
export const AHEAD: Ahead<Draco> = {
  obligations: ENGINE.obligations,
  apply: ENGINE.apply,
  follow: ENGINE.follow,
  outcome: ({ ending }) => (ending === null ? null : { ranking: [] }),
  imagine: (seen) => seen,
  quick,
  value: standingOf,
  step: turnsPlayed,
};

function turnsPlayed({ round, turn }: Draco): number {
  return round * GENERAL_IDS.length + (round === 0 ? 0 : GENERAL_IDS.indexOf(turn.general));
}

/** A way is gone with what it is gone for; everything else step by step. */
function quick(state: Draco, owed: Obligation): readonly [Action, ...Action[]] {
  return owed.what === 'roman-phase' ? sensibleActions(state) : [ENGINE.fallback(state, owed)];
}
