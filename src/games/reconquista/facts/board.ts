import { count, fields, list, maybe, oneOf, type Read, type Reader, record, truth } from '../../../kit/data/reader.js';
import { PLACE_IDS, type PlaceId, REGION_IDS, type RegionId, SOURCES } from './ids.js';

const degrees: Reader<number> = (json) => (typeof json === 'number' ? json : 0);

const region = fields({ id: oneOf(REGION_IDS), sources: record(oneOf(SOURCES)) });
const place = fields({
  id: oneOf(PLACE_IDS),
  region: oneOf(REGION_IDS),
  /** The d6 faces that mean this place. */
  faces: list(count),
  mountain: truth,
  /** The face that lands a force from North Africa here. */
  port: maybe(count),
  lon: degrees,
  lat: degrees,
  sources: record(oneOf(SOURCES)),
});
const road = fields({ between: list(oneOf(PLACE_IDS)), source: oneOf(SOURCES) });

export const boardFile = fields({ regions: list(region), places: list(place), roads: list(road) });
type BoardFile = Read<typeof boardFile>;
export type PlaceCard = Read<typeof place>;
export type RegionCard = Read<typeof region>;

/** A road out of a region. */
export interface WayOut {
  readonly near: PlaceId;
  readonly far: PlaceId;
  readonly to: RegionId;
}

/**
 * The fixed facts of a game: the places, by region and face of a die (2.1), and the roads between regions (2.2). A
 * table may replace what is reconstructed (2.3).
 */
export interface Board {
  readonly places: ReadonlyMap<PlaceId, PlaceCard>;
  readonly regions: ReadonlyMap<RegionId, RegionCard>;
  readonly placesOf: ReadonlyMap<RegionId, readonly PlaceId[]>;
  /** The far ends of the roads of a place, lowest region and place first. */
  readonly roadsOf: ReadonlyMap<PlaceId, readonly PlaceId[]>;
  readonly roads: readonly (readonly PlaceId[])[];
  /** The roads out of a region, lowest near end first, then far end. */
  readonly waysOut: ReadonlyMap<RegionId, readonly WayOut[]>;
  /** The other places of the region in rising order, starting after this one (12.6, 13.9). */
  readonly roundFrom: ReadonlyMap<PlaceId, readonly PlaceId[]>;
  readonly ports: ReadonlyMap<number, PlaceId>;
}

export function boardFrom(file: BoardFile): Board {
  const placesOf = new Map(
    REGION_IDS.map((id) => [
      id,
      PLACE_IDS.filter((at) => file.places.some((one) => one.id === at && one.region === id)),
    ]),
  );
  const roads = file.roads.map((one) => one.between);
  const farEnds = (at: PlaceId) =>
    PLACE_IDS.filter((to) => to !== at && roads.some((ends) => ends.includes(at) && ends.includes(to)));
  const regionAt = new Map(file.places.map(({ id, region: at }) => [id, at]));
  const waysFrom = (near: PlaceId) =>
    farEnds(near).flatMap((far): WayOut[] => {
      const to = regionAt.get(far);
      return to === undefined ? [] : [{ near, far, to }];
    });
  const roundOf = (all: readonly PlaceId[]) =>
    all.map((at, here) => [at, [...all.slice(here + 1), ...all.slice(0, here)]] as const);
  return {
    places: new Map(file.places.map((card) => [card.id, card])),
    regions: new Map(file.regions.map((card) => [card.id, card])),
    placesOf,
    roadsOf: new Map(PLACE_IDS.map((at) => [at, farEnds(at)])),
    roads,
    waysOut: new Map([...placesOf].map(([id, all]) => [id, all.flatMap(waysFrom)])),
    roundFrom: new Map([...placesOf.values()].flatMap(roundOf)),
    ports: new Map(file.places.flatMap((card) => (card.port === undefined ? [] : [[card.port, card.id]]))),
  };
}

export function regionOf(board: Board, at: PlaceId): RegionId {
  const card = board.places.get(at);
  if (card === undefined) throw new Error(`no place ${at}`);
  return card.region;
}

export function placesIn(board: Board, id: RegionId): readonly PlaceId[] {
  return board.placesOf.get(id) ?? [];
}

export function roadsFrom(board: Board, at: PlaceId): readonly PlaceId[] {
  return board.roadsOf.get(at) ?? [];
}

export function isMountain(board: Board, at: PlaceId): boolean {
  return board.places.get(at)?.mountain === true;
}

/** The place of a region for a die face. */
export function placeOfFace(board: Board, id: RegionId, face: number): PlaceId {
  const found = placesIn(board, id).find((at) => board.places.get(at)?.faces.includes(face));
  if (found === undefined) throw new Error(`no place of ${id} has the face ${face}`);
  return found;
}

export function placesAfter(board: Board, at: PlaceId): readonly PlaceId[] {
  return board.roundFrom.get(at) ?? [];
}

export function waysOutOf(board: Board, id: RegionId): readonly WayOut[] {
  return board.waysOut.get(id) ?? [];
}
