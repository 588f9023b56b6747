import type { Contest } from '../battle/contest.js';
import { countBetterFaces, raisedTo } from '../battle/hispano-says.js';
import { chancesOf } from '../odds/chances.js';
import type { CombatFrame } from '../state/frame.js';
import type { Draco } from '../state/state.js';

/** Hispano's combat decisions when absent, or by standing order (12.3). */

/** A raise is worth it if each denarius takes a sixth of the throws from the Romans. */
export function raiseWorth(state: Draco, here: CombatFrame): number {
  const chance = (raise: number) => {
    const contest = raisedTo(state, here, raise);
    if (contest === null) return 0;
    const { greater, less, of } = chancesOf(contest);
    return (greater - (contest.kind === 'attack' ? less : 0)) / of;
  };
  for (const raise of [2, 1]) {
    if (raise <= state.turn.hispano && chance(0) - chance(raise) >= raise / 6) return raise;
  }
  return 0;
}

/** Rerolls if half the faces are better. */
export function keepsThrow(contest: Contest, here: CombatFrame): boolean {
  return countBetterFaces(contest, here) < 3;
}
