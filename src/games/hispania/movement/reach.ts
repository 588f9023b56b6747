import type { AreaId, NationId, River } from '../facts/ids.js';
import { landings } from '../placement/arrivals.js';
import { alliesAt, book, enemiesAt, isMountain, isOffMap, isProvince, rulesTheSea } from '../state/reading.js';
import { isUnitKind } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { exitRoom, mayStay, migrates } from './abroad.js';
import { mayLeave } from './force.js';
import { ledBy, type Party, rangeOf } from './groups.js';

/** A way to an area: every area of it, from where the units stand to where they end, and the river of the last step. */
export type Way = {
  readonly path: readonly AreaId[];
  readonly cost: number;
  readonly river: boolean;
  /** They may not go on from there in this phase. */
  readonly ends: boolean;
};
export type Reach = ReadonlyMap<AreaId, readonly Way[]>;

/**
 * Where the group may end this move (5.1 to 5.6), and by which last steps where it attacks: the province left last
 * matters for rivers (6.4) and for the defender's retreat (6.6). Provinces of enemies, mountains without a Leader and
 * provinces off the map stop it; those of friends it may only cross.
 */
export function reachOf(state: Hispania, nation: NationId, from: AreaId, group: readonly Party[]): Reach {
  const reach = new Map<AreaId, Way[]>();
  const range = rangeOf(state, from, group);
  if (range === 0 || !mayLeave(state, nation, from, group)) return reach;
  const led = ledBy(group);
  const walk: Way[] = [{ path: [from], cost: 0, river: false, ends: false }];
  const seen = new Map<AreaId, number>([[from, 0]]);
  for (let at = 0; at < walk.length; at++) {
    const way = walk[at];
    const here = way?.path.at(-1);
    if (way === undefined || here === undefined) break;
    for (const step of stepsFrom(state, nation, from, here, group, way)) {
      const cost = way.cost + step.cost;
      if (cost > range || way.path.includes(step.to)) continue;
      const hostile = enemiesAt(state, step.to, nation).length > 0;
      const friendly = !hostile && alliesAt(state, step.to, nation).length > 0;
      const stops = step.ends || hostile || (isMountain(state, step.to) && !led);
      if (friendly && stops) continue;
      const next: Way = { path: [...way.path, step.to], cost, river: step.river !== null, ends: step.ends };
      if (!friendly && step.stay) note(reach, step.to, next, hostile);
      if (stops || cost >= range || (seen.get(step.to) ?? Number.POSITIVE_INFINITY) <= cost) continue;
      seen.set(step.to, cost);
      walk.push(next);
    }
  }
  return reach;
}

/** One way to land of one's own or empty; into an attack one for every last step, the shortest. */
function note(reach: Map<AreaId, Way[]>, to: AreaId, way: Way, hostile: boolean): void {
  const known = reach.get(to) ?? [];
  const same = known.find((other) => !hostile || other.path.at(-2) === way.path.at(-2));
  // Off the map a step costs nothing (3.2), so that a longer way may be found first.
  if (same === undefined) reach.set(to, [...known, way]);
  else if (way.cost < same.cost) {
    reach.set(
      to,
      known.map((other) => (other === same ? way : other)),
    );
  }
}

type Step = {
  readonly to: AreaId;
  readonly cost: number;
  readonly river: River | null;
  /** No further step after this one. */
  readonly ends: boolean;
  /** The move may end here. */
  readonly stay: boolean;
};

function stepsFrom(
  state: Hispania,
  nation: NationId,
  from: AreaId,
  here: AreaId,
  group: readonly Party[],
  way: Way,
): readonly Step[] {
  const steps: Step[] = [];
  if (here === 'sea') {
    for (const to of landings(state, nation)) steps.push({ to, cost: 1, river: null, ends: false, stay: true });
    return steps;
  }
  for (const { to, river } of book(state).neighbours.get(here) ?? []) {
    if (!isOffMap(to)) steps.push({ to, cost: 1, river, ends: false, stay: true });
    else if (here === from && isOffMap(from)) {
      // 3.2: off-map provinces do not count; they are left, not entered.
      steps.push({ to, cost: 0, river, ends: false, stay: mayStay(state, nation, to) });
    } else if (goesAbroad(state, nation, from, to, group)) {
      steps.push({ to, cost: 1, river, ends: true, stay: true });
    }
  }
  const fresh = way.path.length === 1 && group.every(({ used }) => used === 0);
  if (fresh) {
    for (const to of book(state).straits.get(here) ?? []) {
      if (here === 'afrique') steps.push({ to, cost: 1, river: null, ends: false, stay: true });
      else if (isProvince(to) || migrates(state, nation, to)) {
        steps.push({ to, cost: 1, river: null, ends: true, stay: true });
      }
    }
  }
  const embarks = isProvince(here) && rulesTheSea(state, nation) && book(state).provinces[here].coast === 'landing';
  if (embarks && from !== 'sea') steps.push({ to: 'sea', cost: 1, river: null, ends: true, stay: true });
  return steps;
}

/** 5.4: from Hispania into an off-map province; units that came from one in this movement do not go back. */
function goesAbroad(state: Hispania, nation: NationId, from: AreaId, to: AreaId, group: readonly Party[]): boolean {
  if (!isOffMap(to) || isOffMap(from)) return false;
  if (group.some(({ marched }) => marched !== null && isOffMap(marched.from))) return false;
  if (mayStay(state, nation, to)) return true;
  const units = group.reduce((sum, { piece, count }) => sum + (isUnitKind(piece) ? count : 0), 0);
  return units > 0 && units <= exitRoom(state, nation, to);
}
