import type { Action } from '../../../core/action.js';
import { shouldGiveUp } from '../battle/conditions.js';
import type { Here } from '../battle/stages.js';
import { otherSide } from '../state/battle.js';
import type { Medioevo } from '../state/state.js';

/**
 * A hopeless army that is asked to surrender does: its men come back for nothing (6.8, 4.8). An enemy who offers to is
 * fought on.
 */
export function usualReply(state: Medioevo, here: Here): Action {
  const { parley } = here;
  const side = parley?.kind === 'demand' ? otherSide(parley.by) : null;
  const gives =
    side !== null && (['outnumbered-twice', 'hopeless'] as const).every((one) => shouldGiveUp(state, here, side, one));
  return { verb: gives ? 'accept' : 'refuse' };
}
