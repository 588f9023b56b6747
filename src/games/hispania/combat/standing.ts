import type { BattleFrame, Side } from '../state/battle.js';
import { unitCount } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { stackOfSide } from './targets.js';

/**
 * Whether a side stands without being asked, as whoever leads it said in this battle: to the end, or as long as more than
 * half of its units are left. It says nothing of whether to submit.
 */
export function standsFirm(state: Hispania, battle: BattleFrame, side: Side): boolean {
  const { stands, strength } = battle[side];
  return stands === 'end' || (stands === 'half' && unitCount(stackOfSide(state, battle, side)) * 2 > strength);
}
