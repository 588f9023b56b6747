import { ableToRetreat, type Refuge, refugesFrom } from '../retreat/destinations.js';
import type { BattleFrame, Side } from '../state/battle.js';
import { unitCount } from '../state/stack.js';
import type { Hispania, Stack } from '../state/state.js';

/** Which units of a side may leave a battle, and where to (6.6.3 to 6.6.7). */

export function mayRetreatFrom(state: Hispania, battle: BattleFrame, side: Side): boolean {
  return unitCount(unitsAbleToLeave(state, battle, side)) > 0 && refuges(state, battle, side).length > 0;
}

export function unitsAbleToLeave(state: Hispania, battle: BattleFrame, side: Side): Stack {
  return ableToRetreat(state, battle[side].nation, battle.province, battle[side].woundedKnights);
}

export function refuges(state: Hispania, battle: BattleFrame, side: Side): readonly Refuge[] {
  // A hired EL CID is only in that province: he leaves the board (11).
  if (battle.hire !== null && side === 'attacker') return ['aside'];
  return refugesFrom(state, battle[side].nation, battle.province, barredRefuges(battle, side));
}

/** The defender may not go where attackers came from (6.6.4). */
export function barredRefuges(battle: BattleFrame, side: Side): BattleFrame['came'] {
  return side === 'defender' ? battle.came : [];
}
