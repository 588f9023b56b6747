import type { AreaId, NationId } from '../../facts/ids.js';
import { leadersDomain } from '../../movement/asking.js';
import type { Party } from '../../movement/groups.js';
import { areasToLeave, movableParties, oneOfEach, reachable } from '../../movement/movable.js';
import type { Reach } from '../../movement/reach.js';
import { attackLimit } from '../../movement/stack-limit.js';
import { enemiesAt, isProvince } from '../../state/reading.js';
import { leaderOf, stackedCount } from '../../state/stack.js';
import type { Hispania } from '../../state/state.js';

/** Units of one kind that can still move, alone or with the Leaders beside them. */
export interface Source {
  readonly from: AreaId;
  readonly party: Party;
  /** Their Leaders; none: they move by themselves. */
  readonly led: readonly Party[];
  readonly reach: Reach;
}

/** Units facing an enemy stay to fight, except those beyond the attack limit (4.5.1). */
export function sourcesOf(state: Hispania, nation: NationId): readonly Source[] {
  const sources: Source[] = [];
  for (const from of areasToLeave(state, nation)) {
    if (enemiesAt(state, from, nation).length > 0 && !isCrowded(state, nation, from)) continue;
    const asked = leadersDomain(state, nation, from);
    const parties = movableParties(state, nation, from);
    const units = parties.filter(({ piece }) => leaderOf(piece) === null);
    if (asked === null || asked.min === 0) for (const party of units) add(state, nation, sources, from, party, []);
    if (asked === null) continue;
    const leaders = parties.filter(({ id }) => asked.choices.some((choice) => choice.id === id)).slice(0, asked.max);
    for (const party of units) add(state, nation, sources, from, party, leaders);
  }
  return sources;
}

/** The Vandals' march ends with all of them on one enemy (11.vandale.4). */
function isCrowded(state: Hispania, nation: NationId, area: AreaId): boolean {
  const stack = state.areas[area][nation] ?? {};
  return isProvince(area) && stackedCount(stack) > attackLimit(state, nation, area, stack.leaders ?? []);
}

function add(
  state: Hispania,
  nation: NationId,
  sources: Source[],
  from: AreaId,
  party: Party,
  led: readonly Party[],
): void {
  const reach = reachable(state, nation, from, oneOfEach([...led, party]));
  if (reach.size > 0) sources.push({ from, party, led, reach });
}
