import type { AreaId, NationId } from '../facts/ids.js';
import { attackLimit } from '../stacking/limit.js';
import { enemiesAt } from '../state/reading.js';
import { unitCount } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import type { Party } from './groups.js';

/** 5.3 Passage en force: how many units the enemies here stop: two each, or one each beside a Castle of theirs. */
export function unitsStopped(state: Hispania, nation: NationId, area: AreaId): number {
  let stopped = 0;
  for (const enemy of enemiesAt(state, area, nation)) {
    const stack = state.areas[area][enemy];
    const each = (stack?.castle ?? 0) > 0 ? 1 : 2;
    stopped += unitCount(stack) * each;
  }
  return stopped;
}

/**
 * May the group go on from here? From a province of enemies only if as many stay as they stop, and those fit into the
 * attack. Units that stood there before the movement are not stopped: they never entered.
 */
export function mayLeave(state: Hispania, nation: NationId, area: AreaId, group: readonly Party[]): boolean {
  if (group.every(({ marched }) => marched === null)) return true;
  const needed = unitsStopped(state, nation, area);
  if (needed === 0) return true;
  const leaving = group.reduce((sum, { piece, count }) => sum + (piece.startsWith('leader:') ? 0 : count), 0);
  const staying = unitCount(state.areas[area][nation]) - leaving;
  return staying >= needed && needed <= attackLimit(state, nation, area);
}

/** How many of the units here may go on (5.3): all where no enemy is, none where the stopped would not fit the attack. */
export function mostLeaving(state: Hispania, nation: NationId, area: AreaId): number {
  const here = unitCount(state.areas[area][nation]);
  const needed = unitsStopped(state, nation, area);
  if (needed === 0) return here;
  return needed <= attackLimit(state, nation, area) ? Math.max(0, here - needed) : 0;
}
