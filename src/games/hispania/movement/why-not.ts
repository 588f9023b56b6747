import { type Rejection, refuse, type Terms } from '../../../core/result.js';
import { areaChoice } from '../engine/domain.js';
import type { AreaId, NationId } from '../facts/ids.js';
import { landings } from '../placement/arrivals.js';
import { alliesAt, book, enemiesAt, isMountain, isOffMap } from '../state/reading.js';
import type { Hispania } from '../state/state.js';
import { mayLeave, unitsStopped } from './force.js';
import { leadersOf, ledBy, mayFollow, type Party, rangeOf } from './groups.js';

/** Why a group cannot go there: the first rule in its way (5). */
export function whyNot(
  state: Hispania,
  nation: NationId,
  from: AreaId,
  to: AreaId,
  group: readonly Party[],
): Rejection {
  const said = (code: string, values: Terms = {}) =>
    refuse(code, { from: areaName(from), to: areaName(to), ...values }).rejection;
  const led = ledBy(group);
  if (group.some(({ halted }) => halted)) return said('move-halted');
  if (group.some(({ used }) => used > 0) && isMountain(state, from) && !led) return said('move-mountain');
  if (led && !group.every((party) => mayFollow(party, leadersOf(group)))) return said('move-not-fresh');
  if (group.some(({ piece }) => piece === 'berber') && !led) return said('move-berbers');
  if (!mayLeave(state, nation, from, group)) {
    return said('move-force', { needed: unitsStopped(state, nation, from) });
  }
  const range = rangeOf(state, from, group);
  if (range === 0) return said('move-spent');
  if (alliesAt(state, to, nation).length > 0) return said('move-friends');
  if (to === 'sea' || isOffMap(to)) return said('move-abroad');
  if (opposite(state, from, to)) return said('move-corner');
  const free = freeWay(state, nation, from, to);
  if (free === null) return said('out-of-reach');
  if (free.length > range)
    return from === 'sea' ? said('move-landing') : said('out-of-reach', { far: free.length, range });
  const stop = free.slice(0, -1).find((area) => stopsAt(state, nation, area, led));
  return stop === undefined
    ? said('out-of-reach')
    : said('out-of-reach', { stop: areaName(stop), ...passage(state, nation, stop) });
}

/** The shortest way over land or from a landing, ignoring enemies and mountains; without the start. */
export function freeWay(state: Hispania, nation: NationId, from: AreaId, to: AreaId): readonly AreaId[] | null {
  const ways: (readonly AreaId[])[] = [[]];
  const seen = new Set<AreaId>([from]);
  for (let at = 0; at < ways.length; at++) {
    const way = ways[at] ?? [];
    const here = way.at(-1) ?? from;
    const near = onwardFrom(state, nation, here);
    for (const next of near) {
      if (seen.has(next) || (isOffMap(next) && next !== to)) continue;
      if (next === to) return [...way, next];
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return null;
}

/** Past enemies one may go on by force, from where they stand (5.3.1). */
function passage(state: Hispania, nation: NationId, stop: AreaId): Terms {
  return enemiesAt(state, stop, nation).length > 0 ? { force: areaName(stop) } : {};
}

function onwardFrom(state: Hispania, nation: NationId, here: AreaId): readonly AreaId[] {
  if (here === 'sea') return landings(state, nation);
  if (here === 'afrique') return book(state).straits.get(here) ?? [];
  return (book(state).neighbours.get(here) ?? []).map(({ to }) => to);
}

function stopsAt(state: Hispania, nation: NationId, area: AreaId, led: boolean): boolean {
  return enemiesAt(state, area, nation).length > 0 || (isMountain(state, area) && !led);
}

/** Across a point where four provinces meet (5.0.2). */
function opposite(state: Hispania, from: AreaId, to: AreaId): boolean {
  return book(state).map.fourCorners.some((corners) => {
    const [first, second, third, fourth] = corners;
    const pair = (one: AreaId | undefined, other: AreaId | undefined) =>
      (from === one && to === other) || (from === other && to === one);
    return pair(first, third) || pair(second, fourth);
  });
}

function areaName(area: AreaId): { readonly kind: string; readonly id: string } {
  return areaChoice(area).name ?? { kind: 'area', id: area };
}
