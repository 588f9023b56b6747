import type { Action } from '../../../core/action.js';
import type { Obligation } from '../../../core/obligation.js';
import type { Ahead } from '../../../kit/advice/ahead.js';
import { ENGINE } from '../engine/steps.js';
import { GENERAL_IDS } from '../facts/ids.js';
import { sensibleActions } from '../policy/campaign.js';
import type { Draco } from '../state/state.js';
import { standingOf } from './standing.js';

/** In steps of a turn, with sensible play by all. Hispano's standing orders are known only as they take effect. */
export const AHEAD: Ahead<Draco> = {
  obligations: ENGINE.obligations,
  apply: ENGINE.apply,
  follow: ENGINE.follow,
  outcome: ({ ending }) => (ending === null ? null : { ranking: [] }),
  imagine: (seen) => seen,
  quick: usually,
  value: standingOf,
  step: turnsPlayed,
};

function turnsPlayed({ round, turn }: Draco): number {
  return round * GENERAL_IDS.length + (round === 0 ? 0 : GENERAL_IDS.indexOf(turn.general));
}

/** A move and its purpose go together; everything else is step by step. */
export function usually(state: Draco, owed: Obligation): readonly [Action, ...Action[]] {
  return owed.what === 'roman-phase' ? sensibleActions(state) : [ENGINE.fallback(state, owed)];
}
