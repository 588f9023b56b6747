import { isCityPlace, isRoadLink, type Passage } from './network.js';

/** The limits of a search. The free move of Imperivm is one leg, whatever it costs. */
export interface Means {
  readonly denarii: number;
  readonly legs?: number;
  /** Over the Durius, where the stick lies (11.river-of-oblivion.5). */
  readonly mayCross: boolean;
}

/** A space on a chain of roads, and the one before it. */
export interface Stretch {
  readonly at: number;
  readonly before: Stretch | null;
}

/** A reached space: how, and from where. */
export interface Found {
  readonly at: number;
  readonly cost: number;
  readonly count: number;
  readonly crossed: boolean;
  /** Along roads; null: by a plain connection. */
  readonly roads: Stretch | null;
  readonly before: Found | null;
}

/** Cheapest first; ties go to a way that does not cross the Durius. */
export function cheapestWays(passage: Passage, from: number, means: Means): readonly Found[] {
  const { links, north } = passage.network;
  const size = links.length;
  const settled = new Uint8Array(2 * size);
  const cheapest = new Uint8Array(2 * size).fill(UNREACHED);
  // The first to reach a chain of roads has all of it for 1: no later way there is cheaper.
  const chained = new Uint8Array(2 * size);
  const found: Found[] = [];
  const queues: Found[][] = [[{ at: from, cost: 0, count: 0, crossed: false, roads: null, before: null }]];

  const isOpen = (to: number, crossed: boolean) =>
    passage.open[to] === 1 && (!passage.stick || crossed || north[to] === 0);
  const push = (before: Found, at: number, leg: number, crossed: boolean, roads: Stretch | null) => {
    const cost = before.cost + leg;
    const key = crossed ? at + size : at;
    if (cost > means.denarii || cost >= (cheapest[key] ?? 0)) return;
    cheapest[key] = cost;
    const queue = 2 * cost + (crossed ? 1 : 0);
    const reached = { at, cost, count: before.count + 1, crossed, roads, before };
    const waiting = queues[queue];
    if (waiting === undefined) queues[queue] = [reached];
    else waiting.push(reached);
  };
  const alongRoads = (here: Found) => {
    const start = here.crossed ? here.at + size : here.at;
    if (chained[start] === 1) return;
    chained[start] = 1;
    const reached: { readonly on: Stretch; readonly crossed: boolean }[] = [
      { on: { at: here.at, before: null }, crossed: here.crossed },
    ];
    for (const { on, crossed } of reached) {
      for (const link of links[on.at] ?? []) {
        if (!isRoadLink(passage, link)) continue;
        const after = crossed || (passage.stick && link.acrossDurius);
        const key = after ? link.to + size : link.to;
        if (chained[key] === 1 || !isOpen(link.to, crossed || (after && means.mayCross))) continue;
        chained[key] = 1;
        const next = { at: link.to, before: on };
        reached.push({ on: next, crossed: after });
        push(here, link.to, 1, after, next);
      }
    }
  };

  for (let queue = 0; queue < queues.length; queue++) {
    for (const here of queues[queue] ?? []) {
      const key = here.crossed ? here.at + size : here.at;
      if (settled[key] === 1) continue;
      settled[key] = 1;
      if (here.before !== null) found.push(here);
      if (means.legs !== undefined && here.count >= means.legs) continue;
      if (isCityPlace(here.at)) alongRoads(here);
      for (const link of links[here.at] ?? []) {
        const crosses = passage.stick && link.acrossDurius;
        if (!isOpen(link.to, here.crossed || (crosses && means.mayCross))) continue;
        // A denarius a segment (5.1.1).
        push(here, link.to, link.segments, here.crossed || crosses, null);
      }
    }
  }
  return found;
}

/** More than the cost of any way. */
const UNREACHED = 255;
