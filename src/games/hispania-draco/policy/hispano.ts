import { chancesOf } from '../combat/chances.js';
import type { Contest } from '../combat/contest.js';
import { facesBetter, raisedTo } from '../combat/hispano-says.js';
import type { CityId } from '../facts/ids.js';
import type { CombatFrame, MarchFrame, RevoltRollFrame } from '../state/frame.js';
import type { Draco } from '../state/state.js';

/** What Hispano does who is away, or has settled to leave it to good sense (12.3). */

/** A raise that takes a sixth of the throws from the Romans for each denarius is worth it. */
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

/** Half the faces better: throw again. */
export function keepsThrow(contest: Contest, here: CombatFrame): boolean {
  return facesBetter(contest, here) < 3;
}

export function sensibleRoll(_state: Draco, _here: RevoltRollFrame): { verb: string; die?: string } {
  return { verb: 'hold' };
}
export function sensibleMarch(
  _state: Draco,
  _here: MarchFrame,
  _cities: readonly CityId[],
): { verb: string; to?: string } {
  return { verb: 'hold' };
}
export function sensibleStrike(
  _state: Draco,
  _when: 'before' | 'between' | 'after',
): { verb: string; army?: CityId; target?: CityId; denarii?: number } {
  return { verb: 'hold' };
}
export function sensibleUprising(_state: Draco, cities: readonly CityId[]): CityId {
  return cities[0] ?? 'beseda';
}
export function sensibleMuster(_state: Draco, cities: readonly CityId[]): CityId {
  return cities[0] ?? 'beseda';
}
