import type { Term } from '../../../core/result.js';
import type { NationId, ProvinceId } from '../facts/ids.js';
import { mayBeStopped, mostLeaving } from '../movement/force.js';
import { areasToLeave, movableParties, reachable } from '../movement/movable.js';
import { attackLimit } from '../movement/stack-limit.js';
import { isLeader, stackedCount } from '../state/stack.js';
import type { Hispania } from '../state/state.js';

/** Units elsewhere that can still reach an attack and find room in it: how many, where the attack is. */
export function joining(state: Hispania, nation: NationId, battles: readonly ProvinceId[]): readonly Term[] {
  return battles.flatMap((province): readonly Term[] => {
    const count = joinersOf(state, nation, province);
    return count === 0 ? [] : [[count, { kind: 'in-province', id: province }]];
  });
}

/** How many could join the attack there, each for itself. */
export function joinersOf(state: Hispania, nation: NationId, province: ProvinceId): number {
  const room = attackLimit(state, nation, province) - stackedCount(state.areas[province][nation]);
  if (room <= 0) return 0;
  let count = 0;
  for (const from of areasToLeave(state, nation)) {
    if (from === province) continue;
    let free = mostLeaving(state, nation, from, []);
    for (const party of movableParties(state, nation, from)) {
      if (isLeader(party.piece) || !reachable(state, nation, from, [{ ...party, count: 1 }], province).has(province))
        continue;
      const able = mayBeStopped(party) ? Math.min(party.count, free) : party.count;
      if (mayBeStopped(party)) free -= able;
      count += able;
    }
  }
  return Math.min(count, room);
}
