import type { AreaId, NationId } from '../facts/ids.js';
import { alliesAt, book, isProvince } from '../state/reading.js';
import { isLeader, leaderOf } from '../state/stack.js';
import { inPile } from '../state/stage.js';
import type { Hispania } from '../state/state.js';
import { areasWith } from '../state/whereabouts.js';
import { countsAsStopped, mostLeaving } from './force.js';
import { leadersOf, mayFollow, type Party, partiesAt, rangeOf } from './groups.js';
import { type Reach, reachOf, type Wanted } from './reach.js';

/** Who may still move, from where, and how far, in the current movement (5, 9.2). */

export const EMPTY: Reach = new Map();

/** Units that may still move from an area; in the second movement of 9.2 only the pile, and units it meets. */
export function movableParties(state: Hispania, nation: NationId, area: AreaId): readonly Party[] {
  const { second, pass } = state.stage;
  if (pass === 2 && second?.kind === 'pile' && !inPile(second, area)) return [];
  const all = partiesAt(state, nation, area);
  const parties = all.some(({ halted }) => halted) ? all.filter(({ halted }) => !halted) : all;
  if (parties.length === 0) return parties;
  const leaders = leadersOf(parties);
  const free = mostLeaving(state, nation, area) > 0;
  return parties.filter((party) => {
    if (party.marched !== null && !free && countsAsStopped(party.piece)) return false;
    return rangeOf(state, area, [party]) > 0 || (leaders.length > 0 && mayFollow(party, leaders));
  });
}

/** One pile: a Leader's goes with him, and units it meets only go with it (9.2.2). */
export function reachable(
  state: Hispania,
  nation: NationId,
  area: AreaId,
  group: readonly Party[],
  wanted: Wanted = 'all',
): Reach {
  const { second, pass } = state.stage;
  if (pass === 2 && second?.kind === 'pile') {
    const { leader } = second;
    if (leader !== null && !group.some(({ piece }) => leaderOf(piece) === leader)) return EMPTY;
    const underWay = (state.march[area] ?? []).length > 0;
    if (underWay && group.every(({ marched }) => marched === null)) return EMPTY;
  }
  return reachOf(state, nation, area, group, wanted);
}

export function canGo(state: Hispania, nation: NationId, area: AreaId, group: readonly Party[]): boolean {
  return reachable(state, nation, area, group, 'any').size > 0;
}

/** Areas from which something can move; cached by state. */
export function areasToLeave(state: Hispania, nation: NationId): readonly AreaId[] {
  if (kept !== null && kept.areas === state.areas && kept.march === state.march && kept.stage === state.stage) {
    return kept.list;
  }
  const list = areasWith(state, nation).filter((area) => {
    const parties = movableParties(state, nation, area);
    if (parties.length === 0) return false;
    return parties.some((party) => getsAway(state, nation, area, party)) || reaches(state, nation, area, parties);
  });
  kept = { areas: state.areas, march: state.march, stage: state.stage, list };
  return list;
}
/** Most units have a neighbour to go to; the whole reach is computed only if none is simple. */
function getsAway(state: Hispania, nation: NationId, area: AreaId, party: Party): boolean {
  if (isProvince(area) && party.marched === null && rangeOf(state, area, [party]) > 0 && state.stage.pass === 1) {
    const near = book(state).neighbours.get(area) ?? [];
    if (near.some(({ to }) => isProvince(to) && alliesAt(state, to, nation).length === 0)) return true;
  }
  return canGo(state, nation, area, oneOfEach([party]));
}

/** A Leader may take along units otherwise unable to move: on a mountain, Berbers. */
function reaches(state: Hispania, nation: NationId, area: AreaId, parties: readonly Party[]): boolean {
  const leaders = parties.filter(({ piece }) => isLeader(piece));
  return leaders.some((leader) =>
    parties.some((party) => party !== leader && canGo(state, nation, area, oneOfEach([leader, party]))),
  );
}

type Kept = Pick<Hispania, 'areas' | 'march' | 'stage'> & { readonly list: readonly AreaId[] };
let kept: Kept | null = null;

/** One unit of each: mobility does not depend on numbers, except for those who must stay. */
export function oneOfEach(group: readonly Party[]): readonly Party[] {
  return group.map((party) => ({ ...party, count: 1 }));
}
