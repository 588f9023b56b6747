import { isCity } from '../facts/ids.js';
import { chancesOf } from '../odds/chances.js';
import type { CombatFrame } from '../state/frame.js';
import { fieldOf } from '../state/reading.js';
import type { Draco } from '../state/state.js';
import { attack, type Contest, siege } from './contest.js';
import { FACES, lossOf, type Verdict, verdict } from './verdict.js';

/** The contest with this raise by Hispano. */
export function raisedTo(
  state: Draco,
  { contest, commander, target, denarii }: CombatFrame,
  raise: number,
): Contest | null {
  if (commander === null) return null;
  if (contest === 'siege') return siege(fieldOf(state), commander, target, denarii, raise);
  return contest === 'attack' && isCity(target) ? attack(fieldOf(state), commander, target, denarii, raise) : null;
}

/** Asked only about a Roman declaration, and only if his denarii could change anything (10.7.8). */
export function isWorthRaising(state: Draco, here: CombatFrame): boolean {
  const most = Math.min(2, state.turn.hispano);
  if (state.hispano === null || most === 0) return false;
  const [now, then] = [raisedTo(state, here, 0), raisedTo(state, here, most)];
  if (now === null || then === null) return false;
  const [before, after] = [chancesOf(now), chancesOf(then)];
  return before.greater !== after.greater || before.less !== after.less;
}

/** Asked only if another face would be better for him (10.7.6). */
export function isWorthThrowing(state: Draco, here: CombatFrame, contest: Contest): boolean {
  if (state.hispano === null || state.turn.hispano === 0) return false;
  return countBetterFaces(contest, here) > 0;
}

/** How many faces of the Hispanic die are better for him than the current one. */
export function countBetterFaces(contest: Contest, { roman, verdict: now }: CombatFrame): number {
  if (now === null) return 0;
  return FACES.filter((hispanic) => worth(contest, verdict(contest, { roman, hispanic })) > worth(contest, now)).length;
}

/** A verdict's worth to the revolt. */
function worth({ kind }: Contest, result: Verdict): number {
  const lost = lossOf(kind, result);
  return lost === null ? 0 : lost === 'revolt' || lost === 'army' ? -1 : 1;
}
