import type { Board } from '../facts/board.js';
import { type CommanderId, SPACE_IDS, type SpaceId } from '../facts/ids.js';
import type { Pieces } from '../state/pieces.js';
import { isRoadLink, type Passage, passageOf, placeOfSpace } from './network.js';
import { cheapestWays, type Found, type Means, type Stretch } from './search.js';

/** One payment on a way: a connection, or a stretch of a chain of roads (5.1.5). */
export type Leg = {
  readonly cost: number;
  readonly by: 'connection' | 'roads';
  /** From start to end, with the stops on a chain between. */
  readonly path: readonly SpaceId[];
};

export interface Route {
  readonly to: SpaceId;
  readonly cost: number;
  /** It crosses the Durius where the stick lies (11.river-of-oblivion.5). */
  readonly crosses: boolean;
  readonly last: Found;
}

/** Offers, questions and play ask for the same ways of a position again and again. */
interface Position {
  readonly board: Board;
  readonly passage: Passage;
  readonly routes: Map<CommanderId, { readonly denarii: number; readonly routes: readonly Route[] }>;
}
const KNOWN = new WeakMap<Pieces, Position>();

function positionOf(board: Board, pieces: Pieces): Position {
  const known = KNOWN.get(pieces);
  if (known?.board === board) return known;
  const position: Position = { board, passage: passageOf(board, pieces), routes: new Map() };
  KNOWN.set(pieces, position);
  return position;
}

/**
 * Every space where a general may stop, with its cheapest way (5.1.8); no way lifts the stick needlessly
 * (11.river-of-oblivion.6).
 */
export function routesOf(
  board: Board,
  pieces: Pieces,
  commander: CommanderId,
  { denarii, legs }: Omit<Means, 'mayCross'>,
): readonly Route[] {
  const from = pieces.commanders[commander];
  if (from === null) return [];
  const { passage, routes } = positionOf(board, pieces);
  const mayCross = pieces.stick && commander === 'praetor-ulterior';
  if (legs !== undefined) return stops(passage, cheapestWays(passage, placeOfSpace(from), { denarii, legs, mayCross }));
  const known = routes.get(commander);
  if (known?.denarii === denarii) return known.routes;
  // With fewer denarii only a way across the Durius may be left, where more would allow a detour.
  if (known !== undefined && known.denarii > denarii && !mayCross)
    return known.routes.filter(({ cost }) => cost <= denarii);
  const found = stops(passage, cheapestWays(passage, placeOfSpace(from), { denarii, mayCross }));
  routes.set(commander, { denarii, routes: found });
  return found;
}

function stops({ taken }: Passage, found: readonly Found[]): readonly Route[] {
  const reached = new Map<number, Found>();
  for (const one of found) {
    if (taken[one.at] === 1) continue;
    const known = reached.get(one.at);
    if (known === undefined || (known.crossed && !one.crossed)) reached.set(one.at, one);
  }
  return [...reached.values()].flatMap((one): readonly Route[] => {
    const to = SPACE_IDS[one.at];
    return to === undefined ? [] : [{ to, cost: one.cost, crosses: one.crossed, last: one }];
  });
}

/** Can he move at all? Most can go next door: all ways are searched only for the others. */
export function canMove(board: Board, pieces: Pieces, commander: CommanderId, denarii: number): boolean {
  const from = pieces.commanders[commander];
  if (from === null) return false;
  const { passage } = positionOf(board, pieces);
  const { network, open, taken, stick } = passage;
  const nextDoor = network.links[placeOfSpace(from)]?.some((link) => {
    const free = open[link.to] === 1 && taken[link.to] === 0;
    return free && (link.segments <= denarii || (denarii > 0 && isRoadLink(passage, link)));
  });
  if (nextDoor === true && !stick) return true;
  return routesOf(board, pieces, commander, { denarii }).length > 0;
}

/** The payments of a way, in order. */
export function legsOf({ last }: Route): readonly Leg[] {
  const legs: Leg[] = [];
  for (let at = last; at.before !== null; at = at.before) {
    const { before, roads } = at;
    const path = roads === null ? [before.at, at.at] : along(roads);
    legs.unshift({ cost: at.cost - before.cost, by: roads === null ? 'connection' : 'roads', path: path.map(spaceAt) });
  }
  return legs;
}

function along(roads: Stretch): readonly number[] {
  const path: number[] = [];
  for (let on: Stretch | null = roads; on !== null; on = on.before) path.unshift(on.at);
  return path;
}

function spaceAt(place: number): SpaceId {
  const space = SPACE_IDS[place];
  if (space === undefined) throw new Error(`no space ${place}`);
  return space;
}
