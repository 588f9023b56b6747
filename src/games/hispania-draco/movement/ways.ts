import type { Board } from '../facts/board.js';
import { type CommanderId, isCity, type SpaceId } from '../facts/ids.js';
import { isRoad } from '../roads/network.js';
import { commandersAt, type Pieces, revoltsAt } from '../state/pieces.js';

/** One payment on a way: a connection, or a stretch of a chain of roads (5.1.5). */
export type Leg = {
  readonly cost: number;
  readonly by: 'connection' | 'roads';
  /** From where he was to where he then is, with what lies between on a chain. */
  readonly path: readonly SpaceId[];
};

export interface Route {
  readonly to: SpaceId;
  readonly cost: number;
  readonly legs: readonly Leg[];
  /** It crosses the Durius where the stick lies (11.river-of-oblivion.5). */
  readonly crosses: boolean;
}

/** How far a search may go. The free move of Imperivm is one leg, whatever it costs. */
export interface Means {
  readonly denarii: number;
  readonly legs?: number;
}

interface Found {
  readonly at: SpaceId;
  readonly cost: number;
  readonly count: number;
  readonly crossed: boolean;
  readonly leg: Leg | null;
  readonly before: Found | null;
}

/** More than any turn has. */
const PURSE = 9;
/** Offers, questions and the play of one position ask for the same ways again and again. */
const KNOWN = new WeakMap<Board, WeakMap<Pieces, Map<CommanderId, readonly Route[]>>>();

/** Every space where a general may stop, with the cheapest way there (5.1). */
export function routesOf(board: Board, pieces: Pieces, commander: CommanderId, means: Means): readonly Route[] {
  const { denarii, legs } = means;
  if (legs !== undefined || denarii > PURSE) return found(board, pieces, commander, means);
  const positions = KNOWN.get(board) ?? new WeakMap<Pieces, Map<CommanderId, readonly Route[]>>();
  KNOWN.set(board, positions);
  const known = positions.get(pieces) ?? new Map<CommanderId, readonly Route[]>();
  positions.set(pieces, known);
  const routes = known.get(commander) ?? found(board, pieces, commander, { denarii: PURSE });
  known.set(commander, routes);
  return routes.filter(({ cost }) => cost <= denarii);
}

function found(board: Board, pieces: Pieces, commander: CommanderId, means: Means): readonly Route[] {
  const from = pieces.commanders[commander];
  if (from === null) return [];
  const routes: Route[] = [];
  for (const one of search(board, pieces, commander, from, means)) {
    const stops = commandersAt(pieces, one.at).length === 0;
    if (stops && !routes.some((route) => route.to === one.at)) routes.push(routeOf(one));
  }
  return routes;
}

/** Can he leave a space that he shares (7.4)? */
export function canLeave(board: Board, pieces: Pieces, commander: CommanderId, denarii: number): boolean {
  return routesOf(board, pieces, commander, { denarii }).length > 0;
}

/** Cheapest first; at the same cost a way that does not cross the Durius first. */
function search(board: Board, pieces: Pieces, commander: CommanderId, from: SpaceId, means: Means): readonly Found[] {
  const mayCross = pieces.stick && commander === 'praetor-ulterior';
  const settled = new Map<string, Found>();
  // Whoever comes to a chain of roads first has all of it for 1: nobody after him reaches it cheaper.
  const chained = new Set<string>();
  const open: Found[] = [{ at: from, cost: 0, count: 0, crossed: false, leg: null, before: null }];
  for (;;) {
    const here = takeNearest(open);
    if (here === undefined) break;
    const key = keyOf(here.at, here.crossed);
    if (settled.has(key)) continue;
    settled.set(key, here);
    if (means.legs !== undefined && here.count >= means.legs) continue;
    for (const { to, leg, crosses } of steps(board, pieces, here, mayCross, chained)) {
      const cost = here.cost + leg.cost;
      if (cost > means.denarii) continue;
      open.push({ at: to, cost, count: here.count + 1, crossed: here.crossed || crosses, leg, before: here });
    }
  }
  return [...settled.values()].filter((found) => found.leg !== null);
}

function keyOf(at: SpaceId, crossed: boolean): string {
  return crossed ? `${at}+` : at;
}

function takeNearest(open: Found[]): Found | undefined {
  let best = 0;
  for (let at = 1; at < open.length; at++) {
    const [one, other] = [open[at], open[best]];
    if (one === undefined || other === undefined) continue;
    if (one.cost < other.cost || (one.cost === other.cost && !one.crossed && other.crossed)) best = at;
  }
  return open.splice(best, 1)[0];
}

interface StepOn {
  readonly to: SpaceId;
  readonly leg: Leg;
  readonly crosses: boolean;
}

function steps(board: Board, pieces: Pieces, here: Found, mayCross: boolean, chained: Set<string>): readonly StepOn[] {
  const { at } = here;
  const result: StepOn[] = isCity(at) ? alongRoads(board, pieces, here, mayCross, chained) : [];
  for (const way of board.ways[at]) {
    const crosses = pieces.stick && way.acrossDurius;
    if (!isOpenTo(board, pieces, way.to, here.crossed || (crosses && mayCross))) continue;
    result.push({ to: way.to, leg: { cost: way.segments, by: 'connection', path: [at, way.to] }, crosses });
  }
  return result;
}

/** All cities that an unbroken chain of roads reaches, for 1 (5.1.5, 5.1.6). */
function alongRoads(board: Board, pieces: Pieces, from: Found, mayCross: boolean, chained: Set<string>): StepOn[] {
  if (chained.has(keyOf(from.at, from.crossed))) return [];
  chained.add(keyOf(from.at, from.crossed));
  const reached = [{ at: from.at, path: [from.at], crossed: from.crossed }];
  const result: StepOn[] = [];
  for (const { at, path, crossed } of reached) {
    for (const way of board.ways[at]) {
      if (!isRoad(pieces, way)) continue;
      const after = crossed || (pieces.stick && way.acrossDurius);
      const key = keyOf(way.to, after);
      if (chained.has(key) || !isOpenTo(board, pieces, way.to, crossed || (after && mayCross))) continue;
      chained.add(key);
      const on = [...path, way.to];
      reached.push({ at: way.to, path: on, crossed: after });
      result.push({ to: way.to, leg: { cost: 1, by: 'roads', path: on }, crosses: after && !from.crossed });
    }
  }
  return result;
}

/** May a general be there: no city in revolt, no sea without a fleet, nothing beyond the stick (5.1.2, 5.1.3). */
function isOpenTo(board: Board, pieces: Pieces, space: SpaceId, crossed: boolean): boolean {
  if (!isCity(space)) return pieces.fleets.includes(space);
  if (revoltsAt(pieces, space) > 0) return false;
  return !pieces.stick || crossed || !board.cities[space].north;
}

function routeOf(found: Found): Route {
  const legs: Leg[] = [];
  for (let at: Found | null = found; at !== null; at = at.before) if (at.leg !== null) legs.unshift(at.leg);
  return { to: found.at, cost: found.cost, legs, crosses: found.crossed };
}
