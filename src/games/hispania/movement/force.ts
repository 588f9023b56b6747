import type { AreaId, NationId } from '../facts/ids.js';
import { enemiesAt, holds, isProvince } from '../state/reading.js';
import { isLeader, leaderOf, type Piece, stackedCount, unitCount } from '../state/stack.js';
import { namesStack } from '../state/stage.js';
import type { Hispania } from '../state/state.js';
import type { Party } from './groups.js';
import { attackLimit } from './stack-limit.js';

/**
 * Passage en force: how many units the enemies here stop: two each (5.3.1), or one each beside a Castle of theirs
 * (5.3.2); Castles and Forts too (5.3.5).
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
 * May the group go on from here? From a province of enemies only if as many stay as they stop, and those fit into the
 * attack (5.3.6). Units that stood there before the movement are not stopped: they never entered.
 */
export function mayLeave(state: Hispania, nation: NationId, area: AreaId, group: readonly Party[]): boolean {
  if (group.every(({ marched }) => marched === null)) return true;
  const needed = unitsStopped(state, nation, area);
  if (needed === 0) return true;
  const leaving = group.reduce((sum, party) => (isHeld(party) ? sum + party.count : sum), 0);
  const staying = stackedCount(state.areas[area][nation]) - leaving;
  return staying >= needed && needed <= limitWithout(state, nation, area, group);
}

/** Berbers stop for no passage (11.omeyyad.12). */
export function stops(piece: Piece): boolean {
  return !isLeader(piece) && piece !== 'berber';
}

/** Whom enemies here may stop: units that have come in this movement. */
export function isHeld({ piece, marched }: Party): boolean {
  return marched !== null && stops(piece);
}

/** What fits when these Leaders have gone on: the bonus of one who does not stay is no help to those who do (5.3.6). */
function limitWithout(state: Hispania, nation: NationId, area: AreaId, gone: readonly Party[]): number {
  const here = state.areas[area][nation]?.leaders ?? [];
  const staying = here.filter((leader) => !gone.some(({ piece }) => leaderOf(piece) === leader));
  return attackLimit(state, nation, area, staying) + invasionRoom(state, nation, area, staying);
}

/**
 * Who has a minor Invasion (10.3.13, 10.3.14) and has not named its stack yet may count on its +2 for one Passage en
 * force; then this is the stack.
 */
function invasionRoom(state: Hispania, nation: NationId, area: AreaId, leaders: readonly string[]): number {
  if (!namesStack(state.stage) || !isProvince(area) || leaders.length > 0) return 0;
  return leaningOn(state, nation).some((other) => other !== area) ? 0 : 1;
}

/** Where a Passage en force has left more units than fit without the minor Invasion. */
export function leaningOn(state: Hispania, nation: NationId): readonly AreaId[] {
  const passed = [...new Set(state.stage.forced.map(({ through }) => through))];
  return passed.filter((area) => {
    const needed = unitsStopped(state, nation, area);
    return holds(state, nation, area) && needed > attackLimit(state, nation, area);
  });
}

/**
 * How many of the units that enemies may stop go on from here (5.3.1): all where no enemy is, none where the stopped
 * would not fit the attack.
 */
export function mostLeaving(state: Hispania, nation: NationId, area: AreaId, leaders: readonly Party[] = []): number {
  const here = stackedCount(state.areas[area][nation]);
  const needed = unitsStopped(state, nation, area);
  if (needed === 0) return here;
  return needed <= limitWithout(state, nation, area, leaders) ? Math.max(0, here - needed) : 0;
}
