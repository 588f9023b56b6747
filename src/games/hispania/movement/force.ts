import type { AreaId, NationId } from '../facts/ids.js';
import { enemiesAt, hasUnitIn, isProvince } from '../state/reading.js';
import { isLeader, leaderOf, type Piece, stackedCount, unitCount } from '../state/stack.js';
import { namesStack } from '../state/stage.js';
import type { Hispania } from '../state/state.js';
import type { Party } from './groups.js';
import { attackLimit } from './stack-limit.js';

/**
 * Passage en force: how many units the enemies here stop: two each (5.3.1), or one each beside their Castle (5.3.2);
 * including Castles and Forts (5.3.5).
 */
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
 * May the group go on from here? From an enemy province only if as many stay as are stopped, and those fit the attack
 * (5.3.6). Units there before the movement are not stopped: they never entered.
 */
export function mayLeave(state: Hispania, nation: NationId, area: AreaId, group: readonly Party[]): boolean {
  if (group.every(({ marched }) => marched === null)) return true;
  const needed = unitsStopped(state, nation, area);
  if (needed === 0) return true;
  const leaving = group.reduce((sum, party) => (mayBeStopped(party) ? sum + party.count : sum), 0);
  const staying = stackedCount(state.areas[area][nation]) - leaving;
  return staying >= needed && needed <= limitWithout(state, nation, area, group);
}

/** Berbers never count as stopped in a passage (11.omeyyad.12). */
export function countsAsStopped(piece: Piece): boolean {
  return !isLeader(piece) && piece !== 'berber';
}

/** Units enemies here may stop: those that came in this movement. */
export function mayBeStopped({ piece, marched }: Party): boolean {
  return marched !== null && countsAsStopped(piece);
}

/** The limit after these Leaders have gone on: a departing Leader's bonus does not help those who stay (5.3.6). */
function limitWithout(state: Hispania, nation: NationId, area: AreaId, gone: readonly Party[]): number {
  const here = state.areas[area][nation]?.leaders ?? [];
  const staying = here.filter((leader) => !gone.some(({ piece }) => leaderOf(piece) === leader));
  return attackLimit(state, nation, area, staying) + invasionRoom(state, nation, area, staying);
}

/**
 * A player with a minor Invasion (10.3.13, 10.3.14) not yet assigned may count on its +2 for one Passage en force; then
 * this is its stack.
 */
function invasionRoom(state: Hispania, nation: NationId, area: AreaId, leaders: readonly string[]): number {
  if (!namesStack(state.stage) || !isProvince(area) || leaders.length > 0) return 0;
  return overfullPassages(state, nation).some((other) => other !== area) ? 0 : 1;
}

/** Where a Passage en force left more units than fit without the minor Invasion. */
export function overfullPassages(state: Hispania, nation: NationId): readonly AreaId[] {
  const passed = [...new Set(state.stage.forced.map(({ through }) => through))];
  return passed.filter((area) => {
    const needed = unitsStopped(state, nation, area);
    return hasUnitIn(state, nation, area) && needed > attackLimit(state, nation, area);
  });
}

/**
 * How many of the stoppable units go on from here (5.3.1): all without enemies, none if the stopped ones would not fit
 * the attack.
 */
export function mostLeaving(state: Hispania, nation: NationId, area: AreaId, leaders: readonly Party[] = []): number {
  const here = stackedCount(state.areas[area][nation]);
  const needed = unitsStopped(state, nation, area);
  if (needed === 0) return here;
  return needed <= limitWithout(state, nation, area, leaders) ? Math.max(0, here - needed) : 0;
}
