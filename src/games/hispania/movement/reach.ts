import type { Book } from '../facts/book.js';
import type { AreaId, NationId, River } from '../facts/ids.js';
import { landings } from '../placement/arrivals.js';
import { book, isMountain, isOffMap, isProvince, othersAt, rulesTheSea } from '../state/reading.js';
import { isUnitKind } from '../state/stack.js';
import type { Hispania } from '../state/state.js';
import { allied } from '../state/vassals.js';
import { mayMigrate, mayStay, roomAbroad } from './abroad.js';
import { mayLeave } from './force.js';
import { ledBy, type Party, rangeOf } from './groups.js';

/** A way to an area: all areas from start to end, and the river of the last step. */
export type Way = {
  readonly path: readonly AreaId[];
  readonly cost: number;
  readonly river: boolean;
  /** They may not go on from there in this phase. */
  readonly ends: boolean;
};
export type Reach = ReadonlyMap<AreaId, readonly Way[]>;
/** How much is needed: any area, a particular one, or all of them. */
export type Wanted = 'any' | 'all' | AreaId;

/**
 * Where the group may end this move, and by which last steps if it attacks: the last province left matters for rivers
 * (6.4.3) and for the defender's retreat (6.6.4). Others' provinces (5.1.3, 5.2.3), mountains without a Leader (5.1.2,
 * 5.2.2) and off-map provinces (5.4.4) stop it; friends' provinces may only be crossed (5.1.4, 9.6.10), and not where
 * it would have to stop (5.1.8).
 */
export function reachOf(
  state: Hispania,
  nation: NationId,
  from: AreaId,
  group: readonly Party[],
  wanted: Wanted = 'all',
): Reach {
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
      const asked = wanted === 'all' || wanted === 'any' || wanted === step.to;
      const nearer = cost < range && (seen.get(step.to) ?? Number.POSITIVE_INFINITY) > cost;
      if (!asked && !nearer) continue;
      const others = isProvince(step.to) ? othersAt(state, step.to, nation) : [];
      const hostile = others.some((other) => !allied(state, nation, other));
      const friendly = !hostile && others.length > 0;
      const stops = step.ends || hostile || (isMountain(state, step.to) && !led);
      if (friendly && stops) continue;
      const goesOn = !stops && nearer;
      const same = reach.get(step.to)?.find(({ path }) => !hostile || path.at(-2) === here);
      // Off the map a step costs nothing (3.2.5), so a longer way may be found first.
      const stays = asked && !friendly && step.stay && (same === undefined || cost < same.cost);
      if (!goesOn && !stays) continue;
      const next: Way = { path: [...way.path, step.to], cost, river: step.river !== null, ends: step.ends };
      if (stays) note(reach, next, same);
      if (stays && (wanted === 'any' || (wanted === step.to && !hostile && !isOffMap(from)))) return reach;
      if (!goesOn) continue;
      seen.set(step.to, cost);
      walk.push(next);
    }
  }
  return reach;
}

/** One way to own or empty land; into an attack the shortest for every last step. */
function note(reach: Map<AreaId, Way[]>, way: Way, instead: Way | undefined): void {
  const to = way.path.at(-1);
  if (to === undefined) return;
  const known = reach.get(to);
  if (known === undefined) reach.set(to, [way]);
  else if (instead === undefined) known.push(way);
  else known[known.indexOf(instead)] = way;
}

type Step = {
  readonly to: AreaId;
  readonly cost: number;
  readonly river: River | null;
  /** The last possible step. */
  readonly ends: boolean;
  /** The move may end here. */
  readonly stay: boolean;
};

/**
 * Landing (5.6.1), embarking (5.6.4, 5.6.6), straits (5.5.1 to 5.5.3, 3.2.6); most areas only have common borders:
 * their steps never change.
 */
function stepsFrom(
  state: Hispania,
  nation: NationId,
  from: AreaId,
  here: AreaId,
  group: readonly Party[],
  way: Way,
): readonly Step[] {
  if (here === 'sea') return landings(state, nation).map((to) => onward(to, null));
  const overland = landSteps(book(state), here);
  const straits = way.path.length === 1 ? book(state).straits.get(here) : undefined;
  const shore = from !== 'sea' && rulesTheSea(state, nation);
  if (!overland.abroad && straits === undefined && !shore) return overland.steps;
  const steps: Step[] = [...overland.steps];
  for (const { to, river } of overland.abroad ? (book(state).neighbours.get(here) ?? []) : []) {
    if (!isOffMap(to)) continue;
    if (here === from && isOffMap(from)) {
      // Off-map provinces do not count (3.2.5); they are left, not entered (5.4.2).
      steps.push({ to, cost: 0, river, ends: false, stay: mayStay(state, nation, to) });
    } else if (goesAbroad(state, nation, from, to, group)) {
      steps.push({ to, cost: 1, river, ends: true, stay: true });
    }
  }
  if (straits !== undefined && group.every(({ used }) => used === 0)) {
    for (const to of straits) {
      if (here === 'afrique') steps.push(onward(to, null));
      else if (isProvince(to) || mayMigrate(state, nation, to)) {
        steps.push({ to, cost: 1, river: null, ends: true, stay: true });
      }
    }
  }
  if (shore && isProvince(here) && book(state).provinces[here].coast === 'landing') {
    steps.push({ to: 'sea', cost: 1, river: null, ends: true, stay: true });
  }
  return steps;
}

function onward(to: AreaId, river: River | null): Step {
  return { to, cost: 1, river, ends: false, stay: true };
}

/**
 * The steps over common borders within Hispania (5.0.1), rivers or not (5.1.6), and whether others lead out of it;
 * computed once per book.
 */
type Overland = { readonly steps: readonly Step[]; readonly abroad: boolean };
function landSteps(facts: Book, here: AreaId): Overland {
  let known = overland.get(facts);
  if (known === undefined) {
    known = new Map();
    overland.set(facts, known);
  }
  const found = known.get(here);
  if (found !== undefined) return found;
  const near = facts.neighbours.get(here) ?? [];
  const steps = near.filter(({ to }) => !isOffMap(to)).map(({ to, river }) => onward(to, river));
  const made = { steps, abroad: steps.length < near.length };
  known.set(here, made);
  return made;
}
const overland = new WeakMap<Book, Map<AreaId, Overland>>();

/** From Hispania into an off-map province (5.4.3); units that came from one in this movement do not return (5.4.4). */
function goesAbroad(state: Hispania, nation: NationId, from: AreaId, to: AreaId, group: readonly Party[]): boolean {
  if (!isOffMap(to) || isOffMap(from)) return false;
  if (group.some(({ marched }) => marched !== null && isOffMap(marched.from))) return false;
  if (mayStay(state, nation, to)) return true;
  const units = group.reduce((sum, { piece, count }) => sum + (isUnitKind(piece) ? count : 0), 0);
  return units > 0 && units <= roomAbroad(state, nation, to);
}
