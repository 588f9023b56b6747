import type { Board } from '../facts/board.js';
import { isCity, SPACE_IDS, type SpaceId } from '../facts/ids.js';
import type { Pieces } from '../state/pieces.js';

/** A connection seen from one end; spaces and connections are list indices. */
export interface Link {
  readonly to: number;
  readonly segments: number;
  readonly connection: number;
  readonly printedRoad: boolean;
  readonly acrossDurius: boolean;
}

/** The board as numbers. */
export interface Network {
  readonly links: readonly (readonly Link[])[];
  readonly connections: ReadonlyMap<string, number>;
  readonly north: Uint8Array;
}

/** Where a position lets generals pass, and where they may not stop. */
export interface Passage {
  readonly network: Network;
  readonly open: Uint8Array;
  readonly taken: Uint8Array;
  /** By connection. */
  readonly laid: Uint8Array;
  readonly stick: boolean;
}

const INDEX: ReadonlyMap<string, number> = new Map(SPACE_IDS.map((id, place) => [id, place]));
const CITIES = SPACE_IDS.filter(isCity).length;
const NETWORKS = new WeakMap<Board, Network>();

export function placeOfSpace(space: SpaceId): number {
  return INDEX.get(space) ?? 0;
}
export function isCityPlace(place: number): boolean {
  return place < CITIES;
}

export function networkOf(board: Board): Network {
  const known = NETWORKS.get(board);
  if (known !== undefined) return known;
  const connections = new Map<string, number>();
  const links = SPACE_IDS.map((space) =>
    board.ways[space].map(({ to, segments, connection, printedRoad, acrossDurius }): Link => {
      const place = connections.get(connection) ?? connections.size;
      connections.set(connection, place);
      return { to: placeOfSpace(to), segments, connection: place, printedRoad, acrossDurius };
    }),
  );
  const north = Uint8Array.from(SPACE_IDS, (space) => (isCity(space) && board.cities[space].north ? 1 : 0));
  const network = { links, connections, north };
  NETWORKS.set(board, network);
  return network;
}

/** No city in revolt, no sea without a fleet; another general may be passed (5.1.2, 5.1.3, 5.1.7). */
export function passageOf(board: Board, pieces: Pieces): Passage {
  const network = networkOf(board);
  const open = new Uint8Array(SPACE_IDS.length).fill(1, 0, CITIES);
  for (const space in pieces.revolts) open[INDEX.get(space) ?? 0] = 0;
  for (const fleet of pieces.fleets) open[placeOfSpace(fleet)] = 1;
  const taken = new Uint8Array(SPACE_IDS.length);
  const { 'praetor-ulterior': one, 'praetor-citerior': two, consul, proconsul } = pieces.commanders;
  if (one !== null) taken[placeOfSpace(one)] = 1;
  if (two !== null) taken[placeOfSpace(two)] = 1;
  if (consul !== null) taken[placeOfSpace(consul)] = 1;
  if (proconsul !== null) taken[placeOfSpace(proconsul)] = 1;
  const laid = new Uint8Array(network.connections.size);
  for (const road of pieces.roads) {
    const place = network.connections.get(road);
    if (place !== undefined) laid[place] = 1;
  }
  return { network, open, taken, laid, stick: pieces.stick };
}

/** Printed and laid roads are alike (5.1.6). */
export function isRoadLink({ laid }: Passage, { printedRoad, connection }: Link): boolean {
  return printedRoad || laid[connection] === 1;
}
